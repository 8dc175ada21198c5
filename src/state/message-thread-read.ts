import { atom } from 'jotai/vanilla';
import type { ThreadRef } from '../contract/message-thread.js';
import { type Asker, ask, methodOf } from './asker.js';
import { leadsAtom, putLeadsAtom } from './lead.js';
import { leadKey } from './lead-ref.js';
import { liveThreadsAtom, threadKey } from './message-thread.js';
import { connectionAtom } from './store.js';

/**
 * Marks the conversation read at the gateway and all its messages in the chat, once they have been seen; the board's dot goes
 * (Spec §4 Message thread).
 */
export const markThreadReadAtom = atom(null, (get, set, { ref, asker }: { ref: ThreadRef; asker: Asker }): void => {
  const { spId, userId } = ref;
  const chat = get(liveThreadsAtom).get(threadKey(ref))?.chat;
  // A mark that is lost is made good by the next one.
  void chat?.markAllRead().catch(() => undefined);
  void ask(asker, 'markThreadRead', async () =>
    methodOf(get(connectionAtom)?.gateway, 'markThreadRead')({ serviceProviderId: spId, userId, read: true }),
  ).then((outcome) => {
    if (outcome.kind === 'done') set(markCustomerReadAtom, ref);
  });
});

/** No lead of that customer has unread messages any more. */
const markCustomerReadAtom = atom(null, (get, set, { spId, userId }: ThreadRef) => {
  const leads = [...get(leadsAtom)].flatMap(([key, lead]) => {
    const isTheirs = lead.customer.userId === userId && key === leadKey({ spId, leadId: lead.leadId });
    return isTheirs && lead.hasUnreadMessages ? [{ ...lead, hasUnreadMessages: false }] : [];
  });
  set(putLeadsAtom, { spId, leads, asked: Number.POSITIVE_INFINITY });
});
