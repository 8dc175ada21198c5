import type { QueuedAction, ReplayQueue } from '../gateway.js';
import { REPLAY_QUEUE_SIZE } from '../limits.js';

/** Returns the queue of a client that the host passes as its gateway, so that actions wait in one place. */
export function replayQueueOf(host: object): ReplayQueue | undefined {
  const queue: unknown = Reflect.get(host, 'challenges');
  return isReplayQueue(queue) ? queue : undefined;
}

function isReplayQueue(queue: unknown): queue is ReplayQueue {
  return typeof queue === 'object' && queue !== null && 'replayAll' in queue && 'add' in queue && 'clear' in queue;
}

/**
 * Creates a queue for actions that a challenge (HTTP 511) has deferred. If it is full, a new action replaces the oldest.
 * A replay skips actions that nobody waits for any more.
 * @param size the most actions that wait
 */
export function createReplayQueue(size = REPLAY_QUEUE_SIZE): ReplayQueue {
  let queued: readonly QueuedAction[] = [];
  return {
    get size() {
      return queued.length;
    },
    add(action) {
      // A second challenge of the same action replaces the first.
      const others = queued.filter(({ requestId }) => requestId !== action.requestId);
      const dropped = others.slice(0, Math.max(0, others.length + 1 - size));
      queued = [...others.slice(dropped.length), action];
      for (const { onDropped } of dropped) onDropped?.();
    },
    async replayAll() {
      const actions = queued;
      queued = [];
      await Promise.allSettled(
        actions.map(async (action) => (action.isAlive?.() === false ? undefined : action.run())),
      );
    },
    clear() {
      queued = [];
    },
  };
}
