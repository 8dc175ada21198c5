import type { WidgetSession } from '../../element/run-call.js';
import type { ErrorKind } from '../../gateway/errors/gateway-error.js';
import { sessionAtom } from '../../session/session.js';
import { anySignal } from '../../web/abort.js';

/** The second argument of a host's functions. */
export interface HostCallOptions {
  /** Aborted when the answer is no longer needed. */
  readonly signal: AbortSignal;
}

/** A street, as it is sent in the address of a request. */
export interface StreetAddress {
  readonly firstLine: string;
  readonly secondLine?: string;
  /** Five digits, +4 accepted. An address in another place than the request's is not taken. */
  readonly postalCode?: string;
}

/** A street that the host's provider suggests. */
export interface AddressSuggestion {
  readonly id: string;
  /** What the customer reads: '1200 S Lamar Blvd'. */
  readonly label: string;
  /** A quieter text next to it: 'Austin, TX'. */
  readonly detail?: string;
  /** Without it, `resolve` is asked, and without that the label is the street. */
  readonly address?: StreetAddress;
}

/** Suggests streets in the contact step of a funnel. */
export interface AddressProvider {
  /** @param text what the customer has typed, from three letters on */
  suggest(
    text: string,
    options: HostCallOptions & {
      /** Five digits: where the job is. */
      readonly postalCode: string;
      /** BCP 47. */
      readonly locale: string;
    },
  ): Promise<readonly AddressSuggestion[]> | readonly AddressSuggestion[];
  /** The address of a suggestion that was chosen. */
  resolve?(id: string, options: HostCallOptions): Promise<StreetAddress> | StreetAddress;
}

/** Checks a phone number by a code that the host sends by text. */
export interface PhoneVerifier {
  /** Sends a code. It fails by throwing. @param phone ten digits */
  send(phone: string, options: HostCallOptions): Promise<unknown> | unknown;
  /** @returns whether the code is the one that was sent */
  check(phone: string, code: string, options: HostCallOptions): Promise<boolean> | boolean;
  /** When the customer may go on without a code: always by default, or after the first failure. */
  readonly skip?: 'always' | 'after-failure';
}

/**
 * Takes a photo of a request and keeps it. The photo was made smaller, and has no place and no other metadata.
 * @returns what the request names it by: an id or a URL of at most 2048 characters
 */
export type UploadPhoto = (
  photo: File,
  options: HostCallOptions & {
    /** @param part how much is there, from 0 to 1 */
    readonly onProgress: (part: number) => void;
  },
) => Promise<string> | string;

/**
 * Keeps the answers of a customer who wants to go on with them on another device.
 * @param progress one text with the answers so far, without any contact data. Give it back as it is: what is in it may change.
 * @returns a link to a page that gives the token to its funnel, or a code that the customer types there
 */
export type SaveProgress = (progress: string, options: HostCallOptions) => Promise<string> | string;

/**
 * Gives back what `saveProgress` got.
 * @param token the funnel's `resumeToken`
 * @returns null for a token that is not known, or too old
 */
export type LoadProgress = (token: string, options: HostCallOptions) => Promise<string | null> | string | null;

/** Reads an object of the host; undefined if that throws. */
function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

export function hostValue(provided: object | undefined, name: string): unknown {
  return attempt(() => provided && Reflect.get(provided, name));
}

interface HostCall<Value> {
  /** The name of the failure in `widget-error`. */
  readonly operation: string;
  /** The host's function, or the object that has it as a method. */
  readonly provided: object | undefined;
  readonly method?: string;
  readonly args: readonly unknown[];
  /** Options beside the signal. @param alive call it when the host makes progress: the time limit starts again */
  readonly options?: (signal: AbortSignal, alive: () => void) => object;
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
 * Calls a function of the host. Never throws: fires `widget-error`, without arguments or results, if the function fails,
 * is too slow or returns something else. The end of the session aborts it.
 */
export async function callHostFunction<Value>(
  session: WidgetSession,
  host: HostCall<Value>,
): Promise<HostAnswer<Value>> {
  const { operation, provided, method, args, options, read, limitMs, isQuiet = false } = host;
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
    const found = method === undefined ? provided : hostValue(provided, method);
    if (typeof found !== 'function') throw new TypeError(`There is no function for ${operation}.`);
    const called = Reflect.apply(found, provided, [...args, { signal, ...options?.(signal, alive) }]);
    const answer = await Promise.race([Promise.resolve(called), untilAborted(signal)]);
    if (over.aborted) return { kind: 'aborted' };
    const value = attempt(() => read(answer));
    return value === undefined ? failed('contract') : { kind: 'done', value };
  } catch {
    if (over.aborted) return { kind: 'aborted' };
    return failed(late.signal.aborted ? 'timeout' : 'network');
  } finally {
    clearTimeout(timer);
  }
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
