import type { Client } from '@twilio/conversations';
import type { MediaUrl } from '../../contract/chat.js';
import { toChatError } from './chat-failure.js';

/**
 * Asks for addresses of files. The service refuses a whole set for one file that is gone: then each is asked for alone.
 * @param lifeMs milliseconds that an address is taken to work
 */
export async function fetchMediaUrls(
  client: Client,
  ids: readonly string[],
  lifeMs: number,
): Promise<ReadonlyMap<string, MediaUrl>> {
  if (ids.length === 0) return new Map();
  const expiresAt = Date.now() + lifeMs;
  const ask = async (some: readonly string[]) => [...(await client.getTemporaryContentUrlsForMediaSids([...some]))];
  const withEnd = (pairs: readonly (readonly [string, string])[]) =>
    new Map(pairs.flatMap(([id, url]) => (url ? [[id, { url, expiresAt }] as const] : [])));
  try {
    return withEnd(await ask(ids));
  } catch (error) {
    const answers = await Promise.allSettled(ids.map((id) => ask([id])));
    const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    // A refusal of one set is a string; where nothing at all is answered it is the link that fails.
    if (found.length === 0 && typeof error !== 'string') throw toChatError(error, 'Asking for files');
    return withEnd(found);
  }
}
