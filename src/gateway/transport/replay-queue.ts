import type { QueuedAction, ReplayQueue } from '../../contract/gateway.js';
import { REPLAY_QUEUE_SIZE } from '../../contract/limits.js';

/** The queue of a client that a host hands in as its gateway: one decision then waits in one place. */
export function replayQueueOf(host: object): ReplayQueue | undefined {
  const queue: unknown = Reflect.get(host, 'challenges');
  return isReplayQueue(queue) ? queue : undefined;
}

function isReplayQueue(queue: unknown): queue is ReplayQueue {
  return typeof queue === 'object' && queue !== null && 'replayAll' in queue && 'add' in queue && 'clear' in queue;
}

/**
 * Actions that a challenge (HTTP 511) has deferred: in memory, at most twenty, the oldest dropped for a newer one.
 * Actions whose asker is gone are left out of a replay.
 */
export function createReplayQueue(size = REPLAY_QUEUE_SIZE): ReplayQueue {
  let queued: readonly QueuedAction[] = [];
  return {
    get size() {
      return queued.length;
    },
    add(action) {
      // The same decision asked again (a retry, a second 511) takes its old place instead of a second one.
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
