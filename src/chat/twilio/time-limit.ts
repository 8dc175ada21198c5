/** What a promise is rejected with that took too long. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
}

/**
 * Waits for a promise, but not longer than this.
 * @throws TimeLimitError when it takes longer; what the promise comes to after that is not looked at
 */
export async function withinLimit<T>(promise: Promise<T>, limitMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeLimitError(`No answer within ${limitMs} ms.`)), limitMs);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}
