import * as v from 'valibot';
import { defineCall, versions, withSchema } from '../call.js';
import { type ContactType, contactTypeNumber } from '../contact-type.js';
import type { GatewayOptions } from '../options.js';
import { filled, id, ids, nothing, wordOrNumber } from '../wire/fields.js';
import type { Id } from '../wire/ids.js';

/** The contact that is recorded after a message. Unknown fields are left out. */
export interface CreateContactInput {
  /** The provider who sent the message. The call then speaks as that provider, otherwise as the member. */
  readonly serviceProviderId?: Id;
  readonly postalCode?: string;
  readonly payloads: readonly { readonly contactPlacementType: number; readonly serviceProviderIds: readonly Id[] }[];
  readonly campaignId?: string;
  readonly sessionStartTimestamp?: string;
  readonly categoryId?: Id;
  /** By name, or by number. */
  readonly contactType: ContactType | number;
  readonly entityId: Id;
  readonly entityType?: string;
}

const contact = {
  method: 'POST',
  path: '/gateway/lead/v1/contact',
  mayOmitCallerId: true,
  body: (
    { serviceProviderId: _, entityType = 'message', contactType, ...contact }: CreateContactInput,
    { contactTypes }: GatewayOptions,
  ) => ({ ...contact, contactType: contactTypeNumber(contactType, contactTypes), entityType }),
  answer: nothing,
} as const;

export const createContactAsMember = defineCall('createContact', { ...contact, caller: 'Member' });

/** Callers ignore its failures. */
export const createContactAsProvider = defineCall('createContact', { ...contact, caller: 'ServiceProvider' });

export const createContactRequest = withSchema(createContactAsProvider, () =>
  v.object({
    postalCode: v.optional(v.string()),
    payloads: v.pipe(
      v.array(
        v.object({
          contactPlacementType: v.pipe(v.number(), v.integer()),
          serviceProviderIds: v.pipe(ids, v.nonEmpty()),
        }),
      ),
      v.nonEmpty(),
    ),
    campaignId: v.optional(v.string()),
    sessionStartTimestamp: v.optional(v.string()),
    categoryId: v.optional(id),
    contactType: wordOrNumber,
    entityId: id,
    entityType: filled,
  }),
);

/**
 * Record a contact.
 * @remarks A thread makes this call after each message, as the provider. A card makes it when the number of a lead is
 * shown, clicked (`4`) or tapped (`6`), with `entityType` `lead`. Its failure is shown to nobody.
 */
export const createContact = versions(
  'createContact',
  { member: createContactAsMember, provider: createContactAsProvider },
  ({ serviceProviderId }) => (serviceProviderId === undefined ? 'member' : 'provider'),
);
