import * as v from 'valibot';
import { type Answer, DONE, ok } from '../router/answer.js';
import { checked, fieldsOf, id, idList, words } from '../router/read-body.js';
import type { Call } from '../router/route.js';
import { isoWithOffset } from '../seed/dates.js';

const contactBody = v.object({
  postalCode: v.optional(v.string()),
  payloads: v.pipe(
    v.array(
      v.object({
        contactPlacementType: v.pipe(v.number(), v.safeInteger()),
        serviceProviderIds: v.pipe(v.array(id), v.nonEmpty()),
      }),
    ),
    v.nonEmpty(),
  ),
  campaignId: v.optional(v.string()),
  sessionStartTimestamp: v.optional(v.string()),
  categoryId: v.optional(id),
  contactType: v.union([v.pipe(v.number(), v.safeInteger()), words]),
  entityId: id,
  entityType: v.optional(words),
});
const idsQuery = v.object({ contactIds: idList });

/** Records that somebody got in touch, once for each provider. */
export function createContact({ body, state, now }: Call): Answer {
  const { payloads, contactType } = checked(contactBody, body);
  for (const serviceProviderId of payloads.flatMap(({ serviceProviderIds }) => serviceProviderIds)) {
    state.data.contacts.push({ contactId: state.nextId(), contactType, serviceProviderId, createdAt: now.getTime() });
  }
  return DONE;
}

/** Contacts by their ids; an unknown id is left out. */
export function contactsByIds({ query, state }: Call): Answer {
  const asked = new Set(checked(idsQuery, fieldsOf(query, 'contactIds')).contactIds);
  const found = state.data.contacts.filter(({ contactId }) => asked.has(contactId));
  return ok({
    contacts: found.map(({ createdAt, ...contact }) => ({ ...contact, createDate: isoWithOffset(createdAt) })),
  });
}
