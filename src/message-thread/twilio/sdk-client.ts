import type { Client } from '@twilio/conversations';
import { ChatError } from '../../gateway/chat/chat.js';
import { parsedUrl } from '../../web/platform.js';
import { TimeLimitError, type Timing, withinLimit } from './timing.js';

/** The SDK's default address. */
const DEFAULT_ENDPOINT = 'wss://tsock.us1.twilio.com/v3/wsconnect';

/** States in which the SDK keeps trying. */
const PENDING_STATES: readonly string[] = ['unknown', 'connecting', 'retrying'];
/** How long to wait for all events of one failure, in milliseconds. The most specific one comes last. */
const REASON_WAIT_MS = 50;

function whenStarted(client: Client): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new ChatError('token', 'The chat service refused the token.', true));

    /** The SDK also reports a lost socket as a permanent failure, although it reconnects. */
    function onConnectionError(cause: unknown): void {
      if (client.connectionState === 'denied') refuse();
      if (PENDING_STATES.includes(client.connectionState)) return;
      reject(new ChatError('init-failed', 'The chat service did not start.', true, { cause }));
    }

    client.on('initialized', resolve);
    client.on('initFailed', ({ error }) => {
      if (error?.terminal !== false) setTimeout(onConnectionError, REASON_WAIT_MS, error);
    });
    client.on('tokenExpired', refuse);
  });
}

/** Resolves when the SDK has started or failed. Before that, it ignores a shutdown. */
function whenDecided(client: Client): Promise<void> {
  return new Promise((resolve) => {
    client.on('initialized', resolve);
    client.on('initFailed', () => resolve());
  });
}

function silence(error: unknown): never {
  if (!(error instanceof TimeLimitError)) throw error;
  throw new ChatError('init-failed', 'The chat service did not answer.', true, { cause: error });
}

const nothing = () => {};

/**
 * Loads the SDK. Bundlers accept a missing package only in a `try`: hosts with a chat of their own do not install it.
 * @throws ChatError `init-failed`
 */
export async function loadSdk(): Promise<typeof Client> {
  try {
    return (await import('@twilio/conversations')).Client;
  } catch (cause) {
    throw new ChatError('init-failed', 'The package @twilio/conversations did not load.', true, { cause });
  }
}

/**
 * Starts a client. It connects immediately, and reconnects by itself. It can take new tokens, but does not survive an
 * expired one.
 * @param Sdk what `loadSdk` returned
 */
export function startSdkClient(Sdk: typeof Client, token: string, endpoint: string | undefined, timing: Timing) {
  const { result: client, release } = catchWindowListeners(
    () =>
      new Sdk(token, {
        ...(endpoint === undefined ? {} : { Twilsock: { uri: endpoint } }),
        // Otherwise the SDK leaves names and attributes of all conversations in sessionStorage.
        Sync: { enableSessionStorage: false },
      }),
  );
  const decided = whenDecided(client);
  let unwatch = nothing;
  const refused = new Promise<never>((_resolve, reject) => {
    unwatch = watchPolicy(endpoint, reject);
  });
  const started = Promise.race([whenStarted(client), refused]);
  // The SDK reads all conversations in the background. Nothing else handles a failure of that.
  const settled = started.then(() => client.getSubscribedConversations()).then(nothing, nothing);
  let updated: Promise<unknown> = Promise.resolve();
  let hasEnded = false;

  async function end(): Promise<void> {
    unwatch();
    release();
    await withinLimit(decided, timing.startMs).catch(nothing);
    if (client.connectionState === 'connected') await withinLimit(settled, timing.startMs).catch(nothing);
    // An update that is cut off ends in an error of the SDK that nothing can catch.
    await withinLimit(updated, timing.startMs).catch(nothing);
    client.removeAllListeners();
    await client.shutdown();
  }

  return {
    client,
    /** @throws ChatError `token` or `init-failed`; with a TimeLimitError as cause if the service did not answer */
    ready: withinLimit(started, timing.startMs).catch(silence).finally(unwatch),
    updateToken(token: string): Promise<unknown> {
      updated = client.updateToken(token);
      return updated;
    },
    /** Ends the socket as soon as the SDK allows it. A starting client cannot be stopped. */
    end(): void {
      if (hasEnded) return;
      hasEnded = true;
      end().catch(nothing);
    },
  };
}

export type SdkClient = ReturnType<typeof startSdkClient>;

function hostOf(address: string): string | undefined {
  return parsedUrl(address)?.host;
}

/**
 * Watches whether the page's Content-Security-Policy refuses the socket. The SDK would retry forever without an error.
 * @returns a function that stops watching
 */
function watchPolicy(endpoint: string | undefined, onRefused: (error: ChatError) => void): () => void {
  if (typeof document === 'undefined') return () => {};
  const address = endpoint ?? DEFAULT_ENDPOINT;

  function look({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void {
    if (effectiveDirective !== 'connect-src' || hostOf(blockedURI) !== hostOf(address)) return;
    const sentence = `The page's Content-Security-Policy refuses the chat: add wss://${hostOf(address)} to connect-src.`;
    onRefused(new ChatError('init-failed', sentence, false));
  }

  document.addEventListener('securitypolicyviolation', look);
  return () => document.removeEventListener('securitypolicyviolation', look);
}

/**
 * Runs a function and returns one that removes the window listeners it added. The SDK never removes its own, which would
 * leak ended clients.
 */
function catchWindowListeners<T>(run: () => T): { readonly result: T; readonly release: () => void } {
  if (typeof window === 'undefined') return { result: run(), release: () => {} };
  const page = window;
  const caught: (() => void)[] = [];
  const listen = page.addEventListener;
  const wasOwn = Object.hasOwn(page, 'addEventListener');

  function listenAndNote(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void {
    listen.call(page, type, listener, options);
    caught.push(() => page.removeEventListener(type, listener, options));
  }

  const isOurs = Reflect.set(page, 'addEventListener', listenAndNote);
  try {
    return { result: run(), release: () => caught.splice(0).forEach((remove) => void remove()) };
  } finally {
    if (isOurs && wasOwn) Reflect.set(page, 'addEventListener', listen);
    else if (isOurs) Reflect.deleteProperty(page, 'addEventListener');
  }
}
