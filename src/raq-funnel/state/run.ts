import { atom } from 'jotai/vanilla';
import { type CallRequest, type Failure, runCall } from '../../element/run-call.js';
import type { AnyDefinition } from '../../gateway/call.js';
import {
  type FunnelCaller,
  type FunnelTask,
  type FunnelTaskName,
  funnelOf,
  IDLE,
  isFirstStepTask,
  patchFunnel,
  taskOf,
} from './store.js';

/** The latest try of each call. Answers to older ones are ignored. */
export const triesAtom = atom(() => new Map<string, AbortController>());

function putTask(caller: FunnelCaller, name: FunnelTaskName, task: FunnelTask): void {
  patchFunnel(caller, ({ tasks }) => ({ tasks: new Map(tasks).set(name, task) }));
}

export interface FunnelCall<Definition extends AnyDefinition, Value>
  extends Pick<CallRequest<Definition, Value>, 'definition' | 'call' | 'requestId' | 'isQuiet' | 'unknown'> {
  readonly name: FunnelTaskName;
  /** Takes the answer, also that of a replay. */
  readonly onDone?: (value: Value) => void;
  readonly onFailed?: ((failure: Failure) => void) | undefined;
  /** The action that a replay runs after a challenge; by default this call. A quiet call is not replayed. */
  readonly again?: () => Promise<unknown>;
  /** False if a replay is no longer needed. */
  readonly isWanted?: () => boolean;
  /** A decision of the person continues when the funnel is removed. */
  readonly isWrite?: boolean;
}

/**
 * Runs a call of a funnel and records its state. An older try of the same call is aborted.
 * `onDone` and `onFailed` are not called if a newer try has replaced this one, or if the funnel is gone.
 */
export async function runFunnelCall<Definition extends AnyDefinition, Value>(
  caller: FunnelCaller,
  request: FunnelCall<Definition, Value>,
): Promise<void> {
  const { name, definition, call, requestId, unknown, onDone, onFailed, isQuiet = false, isWrite = false } = request;
  const { again, isWanted = () => true } = request;
  const { id, session } = caller;
  const tries = session.store.get(triesAtom);
  const key = `${id} ${name}`;
  tries.get(key)?.abort();
  const mine = new AbortController();
  tries.set(key, mine);
  const hasFailed = () => taskOf(funnelOf(caller), name).phase === 'failed';
  putTask(caller, name, { phase: 'busy', failure: null });
  const outcome = await runCall(session, {
    definition,
    call,
    requestId,
    replay: isQuiet
      ? null
      : {
          run: again ?? ((first) => runFunnelCall(caller, { ...request, requestId: first })),
          isWanted: () => hasFailed() && isWanted(),
        },
    isQuiet,
    unknown,
    ...(isWrite ? {} : { signal: mine.signal }),
  });
  if (tries.get(key) !== mine) return;
  tries.delete(key);
  if (funnelOf(caller) === null) return;
  if (outcome.kind === 'done') {
    putTask(caller, name, { phase: 'done', failure: null });
    onDone?.(outcome.value);
  } else if (outcome.kind === 'failed') {
    putTask(caller, name, { phase: 'failed', failure: outcome.failure });
    onFailed?.(outcome.failure);
  } else putTask(caller, name, IDLE);
}

/** Aborts a call that is no longer needed and clears its state. */
export function endFunnelCall(caller: FunnelCaller, name: FunnelTaskName): void {
  const tries = caller.session.store.get(triesAtom);
  const key = `${caller.id} ${name}`;
  tries.get(key)?.abort();
  tries.delete(key);
  putTask(caller, name, IDLE);
}

/** Aborts the calls of a funnel. One that starts again keeps the calls of the first step. */
export function endFunnelCalls({ id, session }: FunnelCaller, isGone: boolean): void {
  const tries = session.store.get(triesAtom);
  const prefix = `${id} `;
  for (const [key, each] of tries) {
    if (!key.startsWith(prefix) || (!isGone && isFirstStepTask(key.slice(prefix.length)))) continue;
    each.abort();
    tries.delete(key);
  }
}
