/** How long a call that went out early waits for the widget that asks for it, in milliseconds. */
const KEPT_MS = 15_000;

const early = new Map<string, Promise<Response>>();

/** What the platform or one try adds, and what is therefore no part of what a call asks. */
const ownOfATry = /^(?:accept|content-type|x-request-id)$/;

/** Sends a read before the code that wants its answer is there. */
export function callEarly(url: string, init: RequestInit): void {
  const key = keyOf(url, init);
  if (early.has(key)) return;
  const answer = fetch(url, init);
  // Whoever takes it hears of a failure; nobody else needs to.
  answer.catch(() => {});
  early.set(key, answer);
  setTimeout(() => early.delete(key), KEPT_MS);
}

/**
 * The good answer to the same call, where it went out early; each is given once.
 * @returns undefined where there is none, or it was refused: the call is then made
 */
export async function takeEarly(url: string, init: RequestInit = {}): Promise<Response | undefined> {
  const key = early.size === 0 ? '' : keyOf(url, init);
  const answer = early.get(key);
  early.delete(key);
  const response = await answer?.catch(() => undefined);
  return response?.ok ? response : undefined;
}

function keyOf(url: string, { method = 'GET', body, credentials, headers }: RequestInit): string {
  const fixed = [...new Headers(headers)].filter(([name]) => !ownOfATry.test(name));
  return [method, url, credentials, body, ...fixed].join('\n');
}
