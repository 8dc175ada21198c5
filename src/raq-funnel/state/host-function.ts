import type { WidgetSession } from '../../element/run-call.js';
import type { ErrorKind } from '../../gateway/errors/gateway-error.js';
import { sessionAtom } from '../../session/session.js';
import { anySignal } from '../../web/abort.js';

/** A function of the host. What it answers is not trusted. */
export type HostFunction = (...args: readonly unknown[]) => unknown;

/**
 * A function that the host has given: a property, or a method of the object in it.
 * @returns undefined if there is none
 */
export function hostFunction(given: object | undefined, method?: string): HostFunction | undefined {
  const found = method === undefined ? given : hostValue(given, method);
  return typeof found === 'function' ? (...args) => Reflect.apply(found, given, args) : undefined;
}

/** A field of an object that the host has given; undefined if its getter throws. */
export function hostValue(given: object | undefined, name: string): unknown {
  try {
    return given && Reflect.get(given, name);
  } catch {
    return undefined;
  }
}

export interface HostCall<Value> {
  /** The name of the failure in `widget-error`. */
  readonly operation: string;
  /** @param alive call it when the host makes progress: the time limit starts again */
  readonly call: (signal: AbortSignal, alive: () => void) => unknown;
  /** Checks the answer; undefined if it does not fit. */
  readonly read: (answer: unknown) => Value | undefined;
  readonly signal: AbortSignal;
  /** The time that the host has, in milliseconds. */
  readonly limitMs: number;
  /** The same failure was reported before. */
  readonly isQuiet?: boolean;
}

export type HostAnswer<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'failed'; readonly error: ErrorKind }
  | { readonly kind: 'aborted' };

/**
 * Calls a function of the host. It never throws: a failure, a late answer and one that does not fit are told by
 * `widget-error`, without anything that was handed in or came back. The end of the session aborts it.
 */
export async function callHostFunction<Value>(
  session: WidgetSession,
  host: HostCall<Value>,
): Promise<HostAnswer<Value>> {
  const { operation, call, limitMs, isQuiet = false } = host;
  const ended = session.store.get(sessionAtom)?.ended;
  const over = ended ? anySignal(ended, host.signal) : host.signal;
  const late = new AbortController();
  const signal = anySignal(over, late.signal);
  let timer = setTimeout(() => late.abort(), limitMs);
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => late.abort(), limitMs);
  };
  const failed = (kind: ErrorKind): HostAnswer<Value> => {
    if (!isQuiet && session.isAlive()) session.emit('widget-error', { operation, kind });
    return { kind: 'failed', error: kind };
  };
  try {
    signal.throwIfAborted();
    const answer = await Promise.race([Promise.resolve(call(signal, alive)), untilAborted(signal)]);
    if (over.aborted) return { kind: 'aborted' };
    const value = readAnswer(host, answer);
    return value === undefined ? failed('contract') : { kind: 'done', value };
  } catch {
    if (over.aborted) return { kind: 'aborted' };
    return failed(late.signal.aborted ? 'timeout' : 'network');
  } finally {
    clearTimeout(timer);
  }
}

/** The answer may be an object of the host that throws when it is read. */
function readAnswer<Value>({ read }: HostCall<Value>, answer: unknown): Value | undefined {
  try {
    return read(answer);
  } catch {
    return undefined;
  }
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
