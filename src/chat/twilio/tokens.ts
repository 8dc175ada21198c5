import { ChatError } from '../../contract/chat.js';
import { withinLimit } from './time-limit.js';

type GetToken = (reason: 'start' | 'renew') => Promise<string>;

/** The hosts' sources of tokens for one identity: the newest is asked, and the last one stays when all have gone. */
export interface TokenSources {
  add(source: GetToken): () => void;
  /** @throws ChatError `token` when the source throws, or does not answer; it may do better later */
  ask(reason: 'start' | 'renew'): Promise<string>;
}

/** @param limitMs milliseconds until a source that does not answer is given up */
export function createTokenSources(limitMs: number): TokenSources {
  const sources: GetToken[] = [];

  return {
    add(source) {
      sources.push(source);
      return () => {
        const place = sources.indexOf(source);
        if (place >= 0 && sources.length > 1) sources.splice(place, 1);
      };
    },
    async ask(reason) {
      const source = sources.at(-1);
      try {
        const token = source && (await withinLimit(source(reason), limitMs));
        if (token) return token;
      } catch (cause) {
        throw new ChatError('token', 'No token could be had for the chat.', true, { cause });
      }
      throw new ChatError('token', 'There is no token for the chat.', true);
    },
  };
}
