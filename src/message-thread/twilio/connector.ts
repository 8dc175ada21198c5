import { ChatError } from '../../gateway/chat/chat.js';
import { aborted } from './chat-failure.js';
import { loadSdk, type SdkClient, startSdkClient } from './sdk-client.js';
import { createPauses, TimeLimitError, type Timing } from './timing.js';
import type { TokenSources } from './tokens.js';

/** A client that has started, and the token that it started with. */
export interface Connected {
  readonly sdk: SdkClient;
  readonly token: string;
}

export interface Connector {
  /** @throws ChatError `token`, `init-failed`, or `aborted` after `end` */
  first(): Promise<Connected>;
  /**
   * Tries until a client is connected.
   * @throws ChatError if that cannot work, or `aborted` after `end`
   */
  again(): Promise<Connected>;
  /** Aborts what is running. */
  end(): void;
}

/** How often to ask the host for a token, or accept a refusal, before giving up. */
const TOKEN_TRIES = 4;

/** @param endpoint address of the service; the SDK's own without it */
export function createConnector(tokens: TokenSources, endpoint: string | undefined, timing: Timing): Connector {
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
    /** A token from the host's cache may have expired, or the socket may drop. Try once more. */
    async first() {
      try {
        return await connect('start');
      } catch (error) {
        const isOver = !(error instanceof ChatError) || !error.retryable || error.cause instanceof TimeLimitError;
        if (isOver || hasEnded) throw error;
        return connect('renew');
      }
    },
    async again() {
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
    end() {
      hasEnded = true;
      pauses.end();
      beginning?.end();
    },
  };
}
