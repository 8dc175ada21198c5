import { atom, type Setter } from 'jotai/vanilla';
import { bareDocument } from '../../contract/bare-document.js';
import { CAMPAIGN_COOKIE, CONTACT_PLACEMENT_TYPES, MESSAGE_SENT } from '../../contract/contact.js';
import type { OutgoingFile, OutgoingMessage, ThreadRef } from '../../contract/message-thread.js';
import { createRequestId } from '../../contract/request-id.js';
import { withoutOutgoing, withPhase } from '../../domain/message-thread/outgoing.js';
import { outboxAtom } from '../../session/outbox.js';
import { leadsAtom } from '../lead/lead.js';
import { leadKey } from '../lead/lead-ref.js';
import { runCall } from '../run-call.js';
import {
  liveThreadsAtom,
  patchThreadAtom,
  type Sender,
  type SentFile,
  sentFilesAtom,
  type ThreadKey,
  threadKey,
} from './message-thread.js';

export interface Sending extends Sender {
  readonly clientId: string;
  /** It was not requested in this tab. Another tab may have sent or deleted it. */
  readonly isSettled?: boolean;
}

/** Removes a message that was not sent, with its file. A running upload is canceled. */
export const deleteOutgoingAtom = atom(
  null,
  (get, set, { ref, clientId }: { readonly ref: ThreadRef; readonly clientId: string }): void => {
    const key = threadKey(ref);
    get(liveThreadsAtom).get(key)?.uploads.get(clientId)?.abort();
    get(sentFilesAtom).delete(clientId);
    void get(outboxAtom)?.drop(key, clientId);
    set(patchThreadAtom, { key, change: ({ outgoing }) => ({ outgoing: withoutOutgoing(outgoing, clientId) }) });
  },
);

export const outgoingFileAtom = atom(null, (get, _set, clientId: string): SentFile | undefined =>
  get(sentFilesAtom).get(clientId),
);

/** A message that a person has just sent. */
export function outgoingOf(body: string, file: OutgoingFile | null): OutgoingMessage {
  const common = { phase: 'sending', messageId: null, index: null, progress: null, isPosted: false } as const;
  return { clientId: createRequestId(), body, file, createdAt: Date.now(), ...common };
}

export function addOutgoing(set: Setter, key: ThreadKey, message: OutgoingMessage): void {
  set(patchThreadAtom, { key, change: ({ outgoing }) => ({ outgoing: [...outgoing, message] }) });
}

export function putOutgoing(
  set: Setter,
  key: ThreadKey,
  clientId: string,
  change: Parameters<typeof withPhase>[2],
): void {
  set(patchThreadAtom, { key, change: ({ outgoing }) => ({ outgoing: withPhase(outgoing, clientId, change) }) });
}

const loadedAt = new Date().toISOString();

/** Records a message as a contact. Unknown fields are left out, and failures are ignored. */
const recordContactAtom = atom(null, async (get, _set, sent: SentContact): Promise<void> => {
  const { ref, leadId, requester, contact, messageId } = sent;
  const lead = leadId === undefined ? undefined : get(leadsAtom).get(leadKey({ spId: ref.spId, leadId }));
  const { postalCode } = lead?.customer.address ?? {};
  const campaignId = cookie(contact?.campaignCookie ?? CAMPAIGN_COOKIE);
  await runCall(get, {
    requester,
    operation: 'createContact',
    call: (createContact, options) =>
      createContact(
        {
          serviceProviderId: ref.spId,
          payloads: [
            {
              contactPlacementType: contact?.contactPlacement ?? CONTACT_PLACEMENT_TYPES.Unknown,
              serviceProviderIds: [ref.spId],
            },
          ],
          // The gateway client may know the number for this name.
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

interface SentContact extends Pick<Sender, 'ref' | 'leadId' | 'requester'> {
  readonly contact?: Sender['contact'] | undefined;
  readonly messageId: string;
}

/** Tells the host that a text has left, or that a file has come back from the chat, and records the contact. */
export const reportSentAtom = atom(
  null,
  (_get, set, { kind, ...sent }: SentContact & { readonly kind: 'text' | 'media' }): void => {
    const { leadId, requester, messageId } = sent;
    const about = leadId === undefined ? {} : { leadId };
    requester.emit('message-sent', { messageId, ...about, kind });
    requester.emit('analytics', { name: 'message-send', userType: 'Authenticated', ...about });
    void set(recordContactAtom, sent);
  },
);

/** Undefined also where the page may read no cookies, as in a sandboxed frame. */
function cookie(name: string): string | undefined {
  try {
    const pairs = globalThis.document ? bareDocument().cookie.split('; ') : [];
    return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  } catch {
    return undefined;
  }
}
