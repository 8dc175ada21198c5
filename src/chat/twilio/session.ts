import type { Client } from '@twilio/conversations';
import { createEmitter, type Emitter } from '../../contract/chat/emitter.js';
import type { ChatError, Connection } from '../../contract/chat.js';
import { toChatError } from './chat-failure.js';
import { type Connected, createConnector } from './connector.js';
import { watchLiveness } from './liveness.js';
import { createRenewal, type Renewal } from './renewal.js';
import type { SdkClient } from './sdk-client.js';
import type { Timing } from './timing.js';
import { createTokenSources, type TokenSources } from './tokens.js';

export interface SessionEvents {
  connection: Connection;
  /** The client that was there has ended; another one comes, and with it everything must be asked for again. */
  client: Client | undefined;
  /** It cannot go on. What listens hears nothing more. */
  fatal: ChatError;
}

/** The link of one identity: a client of the SDK, and another one whenever that cannot go on. */
export interface Session extends Pick<Emitter<SessionEvents>, 'on'> {
  readonly tokens: TokenSources;
  readonly connection: Connection;
  /** The client as it stands: connects on the first call, and waits while one takes over. @throws ChatError `token`, `init-failed` or `aborted` */
  client(): Promise<Client>;
  /** Questions to the service that cost it little: the first is asked when the link may be dead. */
  readonly probes: Set<() => Promise<unknown>>;
  /** Up to where this side has read each conversation: the SDK hears of its own marks only later. */
  readonly readUpTo: Map<string, number>;
  end(): void;
}

/** @param endpoint address of the service; the SDK's own without it */
export function createSession(endpoint: string | undefined, timing: Timing): Session {
  const tokens = createTokenSources(timing.startMs);
  const connector = createConnector(tokens, endpoint, timing);
  const emitter = createEmitter<SessionEvents>({ connection: new Set(), client: new Set(), fatal: new Set() });
  const probes = new Set<() => Promise<unknown>>();
  let connection: Connection = 'connecting';
  let current: SdkClient | undefined;
  let renewal: Renewal | undefined;
  let coming: Promise<Client> | undefined;

  function tell(next: Connection): void {
    if (connection === next || connection === 'closed') return;
    connection = next;
    emitter.emit('connection', next);
  }

  function tellState(): void {
    tell(current?.client.connectionState === 'connected' ? 'online' : 'reconnecting');
  }

  function adopt({ sdk, token }: Connected): Client {
    const { client } = sdk;
    const ifCurrent = (then: () => void) => () => {
      if (current === sdk) then();
    };
    current = sdk;
    renewal = createRenewal(client, token, tokens, timing);
    const renew = () => renewal?.now();
    client.on('tokenAboutToExpire', ifCurrent(renew));
    client.on('tokenExpired', ifCurrent(rebuild));
    client.on('connectionStateChanged', ifCurrent(follow));
    return client;
  }

  function follow(): void {
    const state = current?.client.connectionState;
    tellState();
    // The SDK does not come back from these by itself.
    if (state === 'denied' || state === 'disconnected' || state === 'error') rebuild();
  }

  function leave(): void {
    renewal?.end();
    current?.end();
    current = undefined;
  }

  function rebuild(): void {
    leave();
    emitter.emit('client', undefined);
    tell('reconnecting');
    coming = connector.again().then(adopt);
    coming.then(
      (client) => {
        emitter.emit('client', client);
        tellState();
      },
      (error: unknown) => {
        if (connection === 'closed') return;
        emitter.emit('fatal', toChatError(error, 'Connecting again'));
        end();
      },
    );
  }

  const unwatch = watchLiveness({
    subject: () => current,
    probe: () => (current ? [...probes][0] : undefined),
    limitMs: timing.probeMs,
    onDoubt: () => tell('reconnecting'),
    onAlive: tellState,
    onDead: rebuild,
  });

  function end(): void {
    unwatch();
    connector.end();
    leave();
    tell('closed');
    emitter.end();
  }

  return {
    tokens,
    probes,
    readUpTo: new Map(),
    on: emitter.on,
    get connection() {
      return connection;
    },
    client() {
      coming ??= connector.first().then((connected) => {
        const client = adopt(connected);
        tellState();
        return client;
      });
      return coming;
    },
    end,
  };
}
