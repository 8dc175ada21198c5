import { vi } from 'vitest';
import type { WidgetSession } from '../../src/element/run-call.js';
import { type Bind, bindHost } from '../../src/gateway/bind.js';
import { type CallOptions, NO_REPLAY } from '../../src/gateway/call.js';
import { GatewayError, type GatewayErrorDetails } from '../../src/gateway/errors/gateway-error.js';
import type { Gateway } from '../../src/gateway/gateway.js';
import { createReplayQueue } from '../../src/gateway/transport/replay-queue.js';
import { createSession, type Store } from '../../src/session/session.js';

export const SP = '4711';

/** The gateway and identity of all sessions in tests. A later session finds the data of an earlier one. */
export const OWNER = `test provider ${SP}`;

type StagedOperation = Exclude<keyof Gateway, 'challenges'>;

/** A call of the state, which the test answers. */
export interface StagedCall {
  readonly operation: StagedOperation;
  readonly input: Readonly<Record<string, unknown>>;
  readonly options: CallOptions;
  answer(value?: unknown): Promise<void>;
  fail(details?: Partial<GatewayErrorDetails>): Promise<void>;
  /** Answers with 511, as the client does. The action waits in the queue. */
  challenge(): Promise<void>;
}

export interface StagedEvent {
  readonly name: string;
  readonly detail: object;
}

/** Lets everything run that waits only for promises. */
export async function settle(): Promise<void> {
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(0);
  else await new Promise((resolve) => setTimeout(resolve));
}

export function aWidget(store: Store) {
  const events: StagedEvent[] = [];
  let alive = true;
  const session: WidgetSession = {
    store,
    emit(name, detail) {
      events.push({ name, detail });
      return true;
    },
    isAlive: () => alive,
  };
  return {
    session,
    events,
    leave() {
      alive = false;
    },
    told: (name: string) => events.filter((event) => event.name === name).map(({ detail }) => detail),
  };
}

/** The parts of a session whose gateway object has no methods. */
export function noGateway() {
  const challenges = createReplayQueue();
  return { bind: bindHost({ host: {}, challenges }), challenges };
}

/** A session whose calls wait for the test, unless `auto` answers them. */
export function stage(
  auto: Partial<Record<StagedOperation, ((input: StagedCall['input']) => unknown) | undefined>> = {},
  { heedsAbort = true, challenges = createReplayQueue(), owner = OWNER, holdsRestored = false } = {},
) {
  const calls: StagedCall[] = [];

  function method(operation: StagedOperation) {
    return (input: object, options: CallOptions = {}) =>
      new Promise<never>((resolve, reject) => {
        const settled = async (act: () => void) => {
          act();
          await settle();
        };
        const failure = (details: Partial<GatewayErrorDetails>) =>
          new GatewayError({ kind: 'http', operation, requestId: options.requestId ?? '', ...details });
        const call: StagedCall = {
          operation,
          input: { ...input },
          options,
          answer: (value) => settled(() => resolve(value as never)),
          fail: (details = { status: 500 }) => settled(() => reject(failure(details))),
          challenge: () =>
            settled(() => {
              if (options.replay !== undefined && options.replay !== NO_REPLAY)
                challenges.add({ ...options.replay, operation, requestId: options.requestId ?? '' });
              reject(failure({ kind: 'challenge', status: 511 }));
            }),
        };
        calls.push(call);
        if (heedsAbort) options.signal?.addEventListener('abort', () => reject(options.signal?.reason));
        const answer = auto[operation];
        if (answer !== undefined) resolve(answer(call.input) as never);
      });
  }

  const bind: Bind = ({ operation }) => method(operation as StagedOperation);
  const session = createSession({ bind, challenges, owner, holdsRestored });
  return {
    session,
    store: session.store,
    challenges,
    calls,
    of: (operation: StagedOperation) => calls.filter((call) => call.operation === operation),
    last(operation: StagedOperation): StagedCall {
      const call = calls.filter((one) => one.operation === operation).at(-1);
      if (call === undefined) throw new Error(`${operation} was not called`);
      return call;
    },
  };
}
