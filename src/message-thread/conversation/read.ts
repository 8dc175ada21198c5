import { runCall, type WidgetSession } from '../../element/run-call.js';
import { markCustomerRead, otherTabsAtom } from '../../lead-card/lead/lead-state.js';
import type { ThreadRef } from '../../session/lead-ref.js';
import { liveThreadsAtom, threadKey } from './conversation-state.js';

/** Marks the conversation read at the gateway and in the chat, and removes the dot on the board, in other tabs too. */
export function markThreadRead(session: WidgetSession, ref: ThreadRef): void {
  const chat = session.store.get(liveThreadsAtom).get(threadKey(ref))?.chat;
  // Failures are ignored: the next mark covers this one.
  void chat?.markAllRead().catch(() => undefined);
  void markRead(session, ref);
}

async function markRead(session: WidgetSession, ref: ThreadRef, requestId?: string): Promise<void> {
  const { store } = session;
  const outcome = await runCall(session, {
    operation: 'markThreadRead',
    call: (markThreadRead, options) =>
      markThreadRead({ serviceProviderId: ref.spId, userId: ref.userId, read: true }, options),
    requestId,
    replay: { run: (again) => markRead(session, ref, again) },
  });
  if (outcome.kind !== 'done') return;
  markCustomerRead(store, ref);
  store.get(otherTabsAtom).tell({ readThread: ref });
}
