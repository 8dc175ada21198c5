import { toChatError } from './chat-failure.js';

/** Milliseconds after which an answer that failed is not asked for again: its asker has waited long enough. */
const PATIENCE_MS = 10_000;

/**
 * Asks something that may be asked twice. A link that is lost takes the questions under way with it, and only those that
 * come after that wait for the next one.
 * @param doing what is done, for the sentence of the failure
 * @throws ChatError
 */
export async function askTwice<T>(doing: string, ask: () => Promise<T>): Promise<T> {
  const since = Date.now();
  try {
    return await ask();
  } catch (error) {
    const failure = toChatError(error, doing);
    if (failure.code !== 'offline' || Date.now() - since > PATIENCE_MS) throw failure;
  }
  try {
    return await ask();
  } catch (error) {
    throw toChatError(error, doing);
  }
}
