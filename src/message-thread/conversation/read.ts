import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { runCall, type WidgetSession } from '../../element/run-call.js';
import { markCustomerReadAtom, otherTabsAtom } from '../../lead-card/lead/lead-state.js';
import type { ThreadRef } from '../../session/lead-ref.js';
import { liveThreadsAtom, threadKey } from './conversation-state.js';

/** Marks the conversation read at the gateway and in the chat, and removes the dot on the board, in other tabs too. */
export const markThreadReadAtom = atom(
  null,
  (get, set, { ref, session }: { ref: ThreadRef; session: WidgetSession }): void => {
    const chat = get(liveThreadsAtom).get(threadKey(ref))?.chat;
    // Failures are ignored: the next mark covers this one.
    void chat?.markAllRead().catch(() => undefined);
    void markRead(get, set, ref, session);
  },
);

async function markRead(
  get: Getter,
  set: Setter,
  ref: ThreadRef,
  session: WidgetSession,
  requestId?: string,
): Promise<void> {
  const outcome = await runCall(session, {
    operation: 'markThreadRead',
    call: (markThreadRead, options) =>
      markThreadRead({ serviceProviderId: ref.spId, userId: ref.userId, read: true }, options),
    requestId,
    replay: { run: (again) => markRead(get, set, ref, session, again) },
  });
  if (outcome.kind !== 'done') return;
  set(markCustomerReadAtom, ref);
  get(otherTabsAtom).tell({ readThread: ref });
}
