import { ChatError, type ChatErrorCode } from '../../gateway/chat/chat.js';
import { unlessAborted } from '../../web/abort.js';
import { pause, type Scenario } from '../scenarios.js';

/** A call of the chat that can be made to fail. */
export type SandboxChatCall = 'open' | 'recent' | 'earlier' | 'sendMedia';

/** The controls of a sandbox's chat, for tests and stories. */
export interface SandboxChatControls {
  /** The delay of every answer, in milliseconds. Starts with the scenario's value. */
  latencyMs: number;
  /** The upload speed; without it, as fast as files can be read. */
  bytesPerSecond: number | undefined;
  /** Fails the next call of this name. Each use fails one more call. By default `open` with `init-failed`, others with `offline`. */
  failNext(call: SandboxChatCall, code?: ChatErrorCode): void;
  /** Cuts the link. Threads are `reconnecting` and receive nothing. */
  drop(): void;
  /** Restores the link. Threads receive the missed events in order. */
  restore(): void;
  /** Ends every open thread with `fatal`. It can be opened again. */
  die(code?: ChatErrorCode): void;
}

export interface LinkListener {
  /** The link was cut or restored. */
  changed(): void;
  onConnectionLost(error: ChatError): void;
}

const RETRYABLE: readonly ChatErrorCode[] = ['init-failed', 'token', 'offline', 'aborted', 'unknown'];

export function failure(code: ChatErrorCode, message: string): ChatError {
  return new ChatError(code, message, RETRYABLE.includes(code));
}

/** The link between the threads of a sandbox and its conversations. */
export function createChatLink({ latencyMs }: ChatScenario) {
  const listeners = new Set<LinkListener>();
  const failures: { readonly call: SandboxChatCall; readonly code: ChatErrorCode }[] = [];
  let isUp = true;

  function setOnline(on: boolean): void {
    if (isUp === on) return;
    isUp = on;
    for (const listener of [...listeners]) listener.changed();
  }

  const controls: SandboxChatControls = {
    latencyMs,
    bytesPerSecond: undefined,
    failNext: (call, code = call === 'open' ? 'init-failed' : 'offline') => void failures.push({ call, code }),
    drop: () => setOnline(false),
    restore: () => setOnline(true),
    die(code = 'unknown') {
      const error = failure(code, 'The sandbox was told to end its chat.');
      for (const listener of [...listeners]) listener.onConnectionLost(error);
    },
  };

  function listen(listener: LinkListener): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  return {
    controls,
    get isUp() {
      return isUp;
    },
    /**
     * Waits for the delay of an answer.
     * @throws ChatError from `failNext`, or the signal's reason on abort
     */
    async answer(call: SandboxChatCall, signal: AbortSignal): Promise<void> {
      const index = failures.findIndex((each) => each.call === call);
      const [planned] = index < 0 ? [] : failures.splice(index, 1);
      if (controls.latencyMs > 0) await pause(controls.latencyMs, signal);
      signal.throwIfAborted();
      if (planned) throw failure(planned.code, `The sandbox was told to fail at ${call}.`);
    },
    /** Waits until the link is up. @throws the signal's reason on abort */
    async up(signal: AbortSignal): Promise<void> {
      if (isUp) return;
      let unlisten = () => {};
      const change = new Promise<void>((resolve) => {
        unlisten = listen({ changed: resolve, onConnectionLost: () => {} });
      });
      await unlessAborted(change, signal).finally(unlisten);
    },
    listen,
  };
}

export type ChatLink = ReturnType<typeof createChatLink>;

/** The state of the chat service. */
export interface ChatScenario {
  /** The delay of every answer, in milliseconds. */
  readonly latencyMs: number;
  /** How every opening fails. */
  readonly refuses?: ChatErrorCode;
}

/**
 * The chat follows the gateway's scenario. A fault of every call applies to it. Faults of one operation or of a few
 * calls do not.
 */
export function chatScenarioOf({ faults }: Pick<Scenario, 'faults'>): ChatScenario {
  const everywhere = faults.filter(({ operation, fault }) => operation === undefined && fault.times === undefined);
  const latencyMs = everywhere.reduce((total, { fault }) => total + (fault.delayMs ?? 0), 0);
  for (const { fault } of everywhere) {
    if (fault.drop === true) return { latencyMs, refuses: 'init-failed' };
    if (fault.status !== undefined) return { latencyMs, refuses: fault.status === 401 ? 'token' : 'init-failed' };
  }
  return { latencyMs };
}
