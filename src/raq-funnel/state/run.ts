import { atom } from 'jotai/vanilla';
import { type CallRequest, type Failure, runCall } from '../../element/run-call.js';
import type { Operation } from '../../gateway/gateway.js';
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

export interface FunnelCall<Name extends Operation, Value>
  extends Pick<CallRequest<Name, Value>, 'operation' | 'call' | 'requestId' | 'isQuiet' | 'unknown'> {
  readonly name: FunnelTaskName;
  /** Runs the whole action again with the first request id, after a challenge. A quiet call is not run again. */
  readonly again?: (requestId: string) => Promise<unknown>;
  /** False if a replay is no longer needed. */
  readonly isWanted?: () => boolean;
  /** A decision of the person continues when the funnel is removed. */
  readonly isWrite?: boolean;
}

/**
 * Runs a call of a funnel and records its state. An older try of the same call is aborted.
 * @returns the answer; undefined if it failed, was replaced by a newer try, or the funnel is gone
 */
export async function runFunnelCall<Name extends Operation, Value>(
  caller: FunnelCaller,
  {
    name,
    operation,
    call,
    requestId,
    again,
    isWanted = () => true,
    isWrite = false,
    isQuiet = false,
    unknown,
  }: FunnelCall<Name, Value>,
): Promise<Value | undefined> {
  const { id, session } = caller;
  const tries = session.store.get(triesAtom);
  const key = `${id} ${name}`;
  tries.get(key)?.abort();
  const mine = new AbortController();
  tries.set(key, mine);
  const put = (phase: FunnelTask['phase'], failure: Failure | null = null) => putTask(caller, name, { phase, failure });
  const hasFailed = () => {
    const funnel = funnelOf(caller);
    return funnel !== null && taskOf(funnel, name).phase === 'failed';
  };
  put('busy');
  const outcome = await runCall(session, {
    operation,
    call,
    requestId,
    replay: again ? { run: again, isWanted: () => hasFailed() && isWanted() } : null,
    isQuiet,
    unknown,
    ...(isWrite ? {} : { signal: mine.signal }),
  });
  if (tries.get(key) !== mine) return undefined;
  tries.delete(key);
  if (funnelOf(caller) === null) return undefined;
  if (outcome.kind === 'done') {
    put('done');
    return outcome.value;
  }
  if (outcome.kind === 'failed') put('failed', outcome.failure);
  else put('idle');
  return undefined;
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
