import type { DeferredAction } from '../contract/calls/call.js';
import type { Gateway, Operation } from '../contract/gateway.js';
import { type ErrorKind, GatewayError } from '../contract/gateway-error.js';
import type { Emit } from '../contract/widget-event.js';
import { isSignedOut } from '../domain/gateway-error/signed-out.js';
import { forgetKeptDrafts } from './kept-drafts.js';

/** The widget on whose behalf an action runs: it hears of failures, and its going away ends what waits. */
export interface Asker {
  readonly emit: Emit;
  /** False once the element has left the page or serves another provider or gateway. */
  isAlive(): boolean;
  /** An operation was answered well: what failed of it before is over. */
  answered?(operation: string): void;
}

/** A failure as a plain value that a view can show. */
export interface Failure {
  readonly kind: ErrorKind;
  readonly operation: string;
  readonly requestId: string;
  readonly status: number | undefined;
  /** The gateway's own sentence; it wins over ours (Spec §8). */
  readonly customMessage: string | undefined;
}

export type Outcome<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'aborted' };

/**
 * Runs a call for a widget and turns what is thrown into a plain value.
 * A failure is told to the host: `widget-error`, and `challenge-required` when a challenge can mend it.
 */
export async function ask<Value>(
  asker: Asker,
  operation: Operation,
  run: () => Promise<Value>,
): Promise<Outcome<Value>> {
  try {
    const value = await run();
    asker.answered?.(operation);
    return { kind: 'done', value };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return { kind: 'aborted' };
    const failure = failureOf(error, operation);
    // Whoever is at the page now must not find what another one wrote.
    if (isSignedOut(failure)) forgetKeptDrafts();
    if (asker.isAlive()) tell(asker, failure);
    return { kind: 'failed', failure };
  }
}

/**
 * The action that a challenge defers, for the gateway's queue: it is dropped with its asker, and the host hears of it
 * when it falls out of the full queue (Spec §4 Challenge replay).
 * @param stillWanted false once something newer has made it needless
 */
export function deferred(
  asker: Asker,
  operation: Operation,
  run: () => Promise<unknown>,
  stillWanted: () => boolean = () => true,
): DeferredAction {
  return {
    run,
    isAlive: () => asker.isAlive() && stillWanted(),
    onDropped: () => {
      if (asker.isAlive()) asker.emit('widget-error', { operation, kind: 'challenge' });
    },
  };
}

/** The method of an operation; a connection that lacks it is a fault of its making. */
export function methodOf<Name extends Operation>(gateway: Partial<Gateway> | undefined, operation: Name) {
  const method = gateway?.[operation];
  if (method === undefined) throw new GatewayError({ kind: 'configuration', operation, requestId: '' });
  return method;
}

function failureOf(error: unknown, operation: Operation): Failure {
  if (error instanceof GatewayError) {
    const { kind, requestId, status, customMessage } = error;
    return { kind, operation: error.operation, requestId, status, customMessage };
  }
  return { kind: 'contract', operation, requestId: '', status: undefined, customMessage: undefined };
}

function tell({ emit }: Asker, { kind, operation, requestId, status }: Failure): void {
  emit('widget-error', {
    operation,
    kind,
    ...(status === undefined ? {} : { status }),
    ...(requestId ? { requestId } : {}),
  });
  if (kind === 'challenge') emit('challenge-required', { requestId, operation });
}
