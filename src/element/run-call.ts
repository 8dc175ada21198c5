import { atom } from 'jotai/vanilla';
import { methodOf } from '../gateway/bind.js';
import { type AnyDefinition, type CallOptions, type MethodOf, NO_REPLAY } from '../gateway/call.js';
import { isSignedOut } from '../gateway/errors/failure-status.js';
import { GatewayError } from '../gateway/errors/gateway-error.js';
import { type Session, type Store, sessionAtom } from '../session/session.js';
import { anySignal } from '../web/abort.js';
import { createRequestId } from '../web/request-id.js';
import type { Emit } from './events/widget-event.js';

/**
 * What a widget's actions work with: the state that the widgets of its session share, and the element that asks.
 * Failures are reported to the element. Waiting actions end with it.
 */
export interface WidgetSession {
  readonly store: Store;
  readonly emit: Emit;
  /** False once the element has left the page or serves another provider or session. */
  isAlive(): boolean;
  /** An operation succeeded, so its earlier failures no longer count. */
  answered?(operation: string): void;
}

/** A failure as a plain value that a view can show. */
export interface Failure extends Pick<GatewayError, 'kind' | 'operation' | 'requestId' | 'status' | 'customMessage'> {
  /** What the failure is about, by name. See `widget-error`. */
  readonly path?: string | undefined;
  readonly isOffline?: boolean | undefined;
}

export type Outcome<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'aborted' };

/** What runs once a challenge (HTTP 511) has been solved. */
export interface Replay {
  /** The whole action, not only its request, under the id of the first try. */
  run(requestId: string): Promise<unknown>;
  /** False if the replay is no longer needed. */
  isWanted?(): boolean;
}

export interface CallRequest<Definition extends AnyDefinition, Value> {
  readonly definition: Definition;
  /** Sends the call. It may prepare the input, change the answer, or send the call again for more. */
  readonly call: (send: MethodOf<Definition>, options: CallOptions) => Promise<Value>;
  /** What a replay runs after a challenge; null if no one waits for the answer. */
  readonly replay: Replay | null;
  /** The first request id, passed again by retries and replays. */
  readonly requestId?: string | undefined;
  /** Aborts this call. The end of the session aborts every call. */
  readonly signal?: AbortSignal;
  /** A background call. Its failure is not reported to the host. */
  readonly isQuiet?: boolean;
  /**
   * The meaning of a 404 with a message: the attribute with an id that the gateway does not know. `'typed'` is for text
   * that a person typed: it needs no message, and is not reported to the host.
   */
  readonly unknown?: string | undefined;
  /** Reports an expired sign-in of a background call to the host, once. The widget then asks the person to sign in. */
  readonly tellsExpiry?: boolean;
}

/** How many calls had been sent when the sign-in was last refused; null while it is valid. */
const expiredAfterAtom = atom<number | null>(null);

let callCount = 0;

/** Whether the gateway has refused the sign-in, and has answered nothing since. */
export const isExpiredAtom = atom((get) => get(expiredAfterAtom) !== null);

/** The sign-in has expired. What was typed stays, and nothing is sent automatically. */
function expire(session: Session): void {
  const isNews = !session.isExpired;
  session.isExpired = true;
  session.store.set(expiredAfterAtom, callCount);
  if (isNews) void session.device.holdTexts();
}

/** A call that was sent after the refusal succeeded, so the person is signed in again. */
function renew(session: Session, ordinal: number): void {
  const after = session.store.get(expiredAfterAtom);
  if (after === null || ordinal <= after) return;
  session.isExpired = false;
  session.store.set(expiredAfterAtom, null);
}

/**
 * Makes a call for a widget. Every call of every widget goes through here. A failure fires `widget-error`, and
 * `challenge-required` if a challenge can resolve it.
 * @returns the answer or the failure as a value; `aborted` if the session has ended
 */
export async function runCall<Definition extends AnyDefinition, Value>(
  widget: WidgetSession,
  request: CallRequest<Definition, Value>,
): Promise<Outcome<Value>> {
  const { definition, call, replay, requestId = createRequestId(), signal, isQuiet = false, tellsExpiry } = request;
  const { unknown } = request;
  const { operation } = definition;
  const session = widget.store.get(sessionAtom);
  callCount += 1;
  const ordinal = callCount;
  const over = combinedSignal(session, signal);
  try {
    over?.throwIfAborted();
    if (session === null) throw new GatewayError({ kind: 'configuration', operation, requestId: '' });
    const value = await call(methodOf(session.bind, definition), {
      requestId,
      signal: over,
      replay: replay === null ? NO_REPLAY : deferred(widget, operation, requestId, replay, session),
    });
    if (session.ended.aborted) return { kind: 'aborted' };
    renew(session, ordinal);
    widget.answered?.(operation);
    return { kind: 'done', value };
  } catch (error) {
    if (session?.ended.aborted || (error instanceof DOMException && error.name === 'AbortError')) {
      return { kind: 'aborted' };
    }
    const failure = failureOf(error, operation, unknown);
    const isNews = tellsExpiry && isSignedOut(failure) && session?.isExpired !== true;
    if (session !== null && isSignedOut(failure)) expire(session);
    if ((isNews || !isQuiet) && failure.path !== 'typed' && widget.isAlive()) emitFailure(widget, failure);
    return { kind: 'failed', failure };
  }
}

function combinedSignal(session: Session | null, own: AbortSignal | undefined): AbortSignal | undefined {
  if (session === null || own === undefined) return own ?? session?.ended;
  return anySignal(session.ended, own);
}

function deferred(
  widget: WidgetSession,
  operation: string,
  requestId: string,
  replay: Replay,
  session: Session | null,
) {
  const isAlive = () => widget.isAlive() && session?.ended.aborted !== true;
  return {
    run: (id = requestId) => replay.run(id),
    isAlive: () => isAlive() && replay.isWanted?.() !== false,
    onDropped: () => {
      if (isAlive()) widget.emit('widget-error', { operation, kind: 'challenge' });
    },
  };
}

function failureOf(error: unknown, operation: string, unknown: string | undefined): Failure {
  if (error instanceof GatewayError) {
    const { kind, requestId, status, customMessage, field, call = field, isOffline } = error;
    // A gateway that lacks the call has nothing to say about the value.
    const isKnownCall = unknown === 'typed' || customMessage !== undefined;
    const path = status === 404 && unknown && isKnownCall ? unknown : call;
    return { kind, operation: error.operation, requestId, status, customMessage, path, isOffline };
  }
  return { kind: 'contract', operation, requestId: '', status: undefined, customMessage: undefined };
}

function emitFailure({ emit }: WidgetSession, { kind, operation, requestId, status, path }: Failure): void {
  emit('widget-error', {
    operation,
    kind,
    ...(status === undefined ? {} : { status }),
    ...(requestId ? { requestId } : {}),
    ...(path ? { path } : {}),
  });
  if (kind === 'challenge') emit('challenge-required', { requestId, operation });
}
