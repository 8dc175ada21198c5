import type { Client } from '@twilio/conversations';
import { ChatError, type Connection } from '../../gateway/chat/chat.js';
import { createEmitter } from '../../gateway/chat/emitter.js';
import { aborted, toChatError } from './chat-failure.js';
import { loadSdk, type SdkClient, startSdkClient } from './sdk-client.js';
import { createPauses, TimeLimitError, type Timing, withinLimit } from './timing.js';
import { createRenewal, createTokenSources, type Renewal, type TokenSources } from './tokens.js';

export interface SessionEvents {
  connection: Connection;
  /** The client has ended, and another one follows. Everything must be loaded again. */
  client: Client | undefined;
  /** It cannot continue. Listeners receive nothing more. */
  fatal: ChatError;
}

/**
 * The connection of one identity. A new SDK client replaces one that cannot continue.
 * @param endpoint address of the service; the SDK's own without it
 */
export function createSession(endpoint: string | undefined, timing: Timing) {
  const tokens = createTokenSources(timing.startMs);
  const connector = createConnector(tokens, endpoint, timing);
  const emitter = createEmitter<SessionEvents>();
  const probes = new Set<() => Promise<unknown>>();
  let connection: Connection = 'connecting';
  let current: SdkClient | undefined;
  let renewal: Renewal | undefined;
  let pendingClient: Promise<Client> | undefined;
  let isChecking = false;

  function emitConnection(next: Connection): void {
    if (connection === next || connection === 'closed') return;
    connection = next;
    emitter.emit('connection', next);
  }

  function emitState(): void {
    emitConnection(current?.client.connectionState === 'connected' ? 'online' : 'reconnecting');
  }

  function adopt({ sdk, token }: Connected): Client {
    const { client } = sdk;
    const ifCurrent = (then: () => void) => () => {
      if (current === sdk) then();
    };
    current = sdk;
    renewal = createRenewal(sdk, token, tokens, timing);
    const renew = () => renewal?.now();
    client.on('tokenAboutToExpire', ifCurrent(renew));
    client.on('tokenExpired', ifCurrent(rebuild));
    client.on('connectionStateChanged', ifCurrent(follow));
    return client;
  }

  function follow(): void {
    const state = current?.client.connectionState;
    emitState();
    // The SDK does not recover from these.
    if (state === 'denied' || state === 'disconnected' || state === 'error') rebuild();
  }

  function disconnect(): void {
    renewal?.end();
    current?.end();
    current = undefined;
  }

  function rebuild(): void {
    disconnect();
    emitter.emit('client', undefined);
    emitConnection('reconnecting');
    pendingClient = connector.again().then(adopt);
    pendingClient.then(
      (client) => {
        emitter.emit('client', client);
        emitState();
      },
      (error: unknown) => {
        if (connection === 'closed') return;
        emitter.emit('fatal', toChatError(error, 'Connecting again'));
        end();
      },
    );
  }

  /** A socket that was cut during sleep looks open for minutes. The second unanswered request means that it is dead. */
  async function checkLink(): Promise<void> {
    const sdk = current;
    const [probe] = probes;
    if (!sdk || !probe || isChecking) return;
    isChecking = true;
    const isAnswered = () =>
      withinLimit(probe(), timing.probeMs).then(
        () => true,
        () => false,
      );
    try {
      if ((await isAnswered()) || current !== sdk) return;
      emitConnection('reconnecting');
      const isAlive = await isAnswered();
      if (current === sdk) isAlive ? emitState() : rebuild();
    } finally {
      isChecking = false;
    }
  }

  const unwatch = onWake(() => void checkLink());

  function end(): void {
    unwatch();
    connector.end();
    disconnect();
    emitConnection('closed');
    emitter.end();
  }

  return {
    tokens,
    /** Cheap requests to the service. The first one checks a link that may be dead. */
    probes,
    /** The last read index of each conversation. The SDK learns of its own marks only later. */
    readUpTo: new Map<string, number>(),
    on: emitter.on,
    get connection() {
      return connection;
    },
    /**
     * Returns the current client. Connects on the first call, and waits during a replacement.
     * @throws ChatError `token`, `init-failed` or `aborted`
     */
    client(): Promise<Client> {
      pendingClient ??= connector.first().then((connected) => {
        const client = adopt(connected);
        emitState();
        return client;
      });
      return pendingClient;
    },
    end,
  };
}

export type Session = ReturnType<typeof createSession>;

/**
 * Listens for the page to become visible or online again.
 * @returns a function that stops listening
 */
function onWake(wake: () => void): () => void {
  if (typeof document === 'undefined') return () => {};

  function check(): void {
    if (document.visibilityState === 'visible' && navigator.onLine) wake();
  }

  document.addEventListener('visibilitychange', check);
  window.addEventListener('online', check);
  return () => {
    document.removeEventListener('visibilitychange', check);
    window.removeEventListener('online', check);
  };
}

/** A client that has started, and the token that it started with. */
interface Connected {
  readonly sdk: SdkClient;
  readonly token: string;
}

/** How often to ask the host for a token, or accept a refusal, before giving up. */
const TOKEN_TRIES = 4;

/** @param endpoint address of the service; the SDK's own without it */
function createConnector(tokens: TokenSources, endpoint: string | undefined, timing: Timing) {
  const pauses = createPauses(timing.retryMs, timing.longestRetryMs);
  let beginning: SdkClient | undefined;
  let hasEnded = false;

  async function connect(reason: 'start' | 'renew'): Promise<Connected> {
    const Sdk = await loadSdk();
    const token = await tokens.request(reason);
    if (hasEnded) throw aborted();
    const sdk = startSdkClient(Sdk, token, endpoint, timing);
    beginning = sdk;
    try {
      await sdk.ready;
      if (hasEnded) throw aborted();
      return { sdk, token };
    } catch (error) {
      sdk.end();
      throw error;
    } finally {
      beginning = undefined;
    }
  }

  return {
    /**
     * A token from the host's cache may have expired, or the socket may drop. Try once more.
     * @throws ChatError `token`, `init-failed`, or `aborted` after `end`
     */
    async first(): Promise<Connected> {
      try {
        return await connect('start');
      } catch (error) {
        const isOver = !(error instanceof ChatError) || !error.retryable || error.cause instanceof TimeLimitError;
        if (isOver || hasEnded) throw error;
        return connect('renew');
      }
    },
    /**
     * Tries until a client is connected.
     * @throws ChatError if that cannot work, or `aborted` after `end`
     */
    async again(): Promise<Connected> {
      pauses.reset();
      for (let refusals = 0; ; await pauses.next()) {
        try {
          return await connect('renew');
        } catch (error) {
          if (!(error instanceof ChatError)) throw error;
          refusals = error.code === 'token' ? refusals + 1 : 0;
          if (hasEnded || !error.retryable || refusals === TOKEN_TRIES) throw error;
        }
      }
    },
    end(): void {
      hasEnded = true;
      pauses.end();
      beginning?.end();
    },
  };
}
