import { Client } from '@twilio/conversations';
import { ChatError } from '../../contract/chat.js';
import { watchPolicy } from './policy.js';
import { TimeLimitError, withinLimit } from './time-limit.js';
import type { Timing } from './timing.js';
import { catchWindowListeners } from './window-listeners.js';

/** One client of the SDK: it lives with one token after another, but not past the end of one. */
export interface SdkClient {
  readonly client: Client;
  /** @throws ChatError `token` or `init-failed`; with a TimeLimitError as its cause when the service was silent */
  readonly ready: Promise<void>;
  /** Ends the socket as soon as the SDK allows it: one that is still beginning cannot be stopped half-way. */
  end(): void;
}

/** States in which the SDK goes on trying by itself. */
const TRYING: readonly string[] = ['unknown', 'connecting', 'retrying'];
/** Milliseconds in which the SDK says all that it has to say of one failure: the least of it comes first. */
const SAYING_MS = 50;

function whenStarted(client: Client): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new ChatError('token', 'The chat service refused the token.', true));

    /** A lost socket too is told of as a failure for good, although the SDK begins again. */
    function judge(cause: unknown): void {
      if (client.connectionState === 'denied') refuse();
      if (TRYING.includes(client.connectionState)) return;
      reject(new ChatError('init-failed', 'The chat service did not start.', true, { cause }));
    }

    client.on('initialized', resolve);
    client.on('initFailed', ({ error }) => {
      if (error?.terminal !== false) setTimeout(judge, SAYING_MS, error);
    });
    client.on('tokenExpired', refuse);
  });
}

/** When the SDK first knows whether it starts; before that it does not hear that it should stop. */
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

/** Begins a client. It connects at once, and by itself again whenever its socket is lost. */
export function startSdkClient(token: string, endpoint: string | undefined, timing: Timing): SdkClient {
  const { result: client, release } = catchWindowListeners(
    () =>
      new Client(token, {
        ...(endpoint === undefined ? {} : { Twilsock: { uri: endpoint } }),
        // Else names and attributes of all conversations would stay in the page's sessionStorage.
        Sync: { enableSessionStorage: false },
      }),
  );
  const decided = whenDecided(client);
  let unwatch = nothing;
  const refused = new Promise<never>((_resolve, reject) => {
    unwatch = watchPolicy(endpoint, reject);
  });
  const started = Promise.race([whenStarted(client), refused]);
  // The SDK reads all conversations behind our back, and nobody else hears when that fails.
  const settled = started.then(() => client.getSubscribedConversations()).then(nothing, nothing);
  let hasEnded = false;

  async function end(): Promise<void> {
    unwatch();
    release();
    await withinLimit(decided, timing.startMs).catch(nothing);
    if (client.connectionState === 'connected') await withinLimit(settled, timing.startMs).catch(nothing);
    client.removeAllListeners();
    await client.shutdown();
  }

  return {
    client,
    ready: withinLimit(started, timing.startMs).catch(silence).finally(unwatch),
    end() {
      if (hasEnded) return;
      hasEnded = true;
      end().catch(nothing);
    },
  };
}
