import { aborted } from './chat-failure.js';

/**
 * Waits for a promise until a signal says to give up. What is under way goes on, and nobody hears of it.
 * @throws ChatError `aborted` as soon as the signal says so
 */
export async function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  let giveUp = () => {};
  const given = new Promise<never>((_resolve, reject) => {
    giveUp = () => reject(aborted());
  });
  if (signal.aborted) giveUp();
  signal.addEventListener('abort', giveUp);
  try {
    return await Promise.race([given, promise]);
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}
