import { atom } from 'jotai/vanilla';
import { CAMPAIGN_COOKIE, CONTACT_PLACEMENT_TYPES, MESSAGE_SENT } from '../contract/contact.js';
import { leadsAtom } from './lead.js';
import { leadKey } from './lead-ref.js';
import type { Sender } from './message-thread.js';
import { runCall } from './run-call.js';

const loadedAt = new Date().toISOString();

export interface SentContact extends Pick<Sender, 'ref' | 'leadId' | 'asker'> {
  readonly contact: Sender['contact'] | undefined;
  readonly messageId: string;
}

/**
 * Records the contact that a message was; what is not known is left out. Failures are ignored
 * (Spec §7 Message center).
 */
export const recordContactAtom = atom(null, async (get, _set, sent: SentContact): Promise<void> => {
  const { ref, leadId, asker, contact, messageId } = sent;
  const lead = leadId === undefined ? undefined : get(leadsAtom).get(leadKey({ spId: ref.spId, leadId }));
  const { postalCode } = lead?.customer.address ?? {};
  const campaignId = cookie(contact?.campaignCookie ?? CAMPAIGN_COOKIE);
  await runCall(get, {
    asker,
    operation: 'createContact',
    call: (createContact, options) =>
      createContact(
        {
          serviceProviderId: ref.spId,
          payloads: [{ contactPlacementType: CONTACT_PLACEMENT_TYPES.Unknown, serviceProviderIds: [ref.spId] }],
          // By name the gateway client may know its number.
          contactType: contact?.contactTypes?.[MESSAGE_SENT] ?? MESSAGE_SENT,
          entityId: messageId,
          entityType: 'message',
          sessionStartTimestamp: contact?.sessionStartedAt ?? loadedAt,
          ...(postalCode ? { postalCode } : {}),
          ...(campaignId ? { campaignId } : {}),
          ...(lead?.category.id ? { categoryId: lead.category.id } : {}),
        },
        options,
      ),
    replay: null,
    isQuiet: true,
  });
});

function cookie(name: string): string | undefined {
  const pairs = globalThis.document?.cookie.split('; ') ?? [];
  const found = pairs.find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}
