/** How long the answer of an early call is kept for its widget, in milliseconds. */
const CACHE_MS = 15_000;

interface EarlyCall {
  readonly answer: Promise<Response>;
  /** The gateway's log has this id, not the one that the widget made later. */
  readonly requestId: string | null;
  readonly ended: AbortController;
  /** False once the widget has left the page. */
  isWanted(): boolean;
}

const early = new Map<string, EarlyCall>();

/** The loader knows no other name for this header, and takes no call early where a host has set one. */
export const REQUEST_ID = 'x-request-id';

/** Headers that the platform or a single try adds. They do not tell calls apart. */
const ownOfATry = /^(?:accept|content-type|x-request-id)$/;

/**
 * Sends a call before the code of its widget is loaded.
 * @throws TypeError if the request is invalid
 */
export function callEarly(url: string, init: RequestInit, isWanted: () => boolean): void {
  const key = keyOf(url, init);
  if (early.has(key)) return;
  const ended = new AbortController();
  const answer = fetch(url, { ...init, signal: ended.signal });
  // A failure reaches only the widget that takes the answer.
  answer.catch(() => {});
  early.set(key, { answer, requestId: new Headers(init.headers).get(REQUEST_ID), ended, isWanted });
  setTimeout(() => early.delete(key), CACHE_MS);
}

/**
 * Takes the answer of the same call if the loader has made it already. Good or bad, it counts as the first try.
 * Each early call is given out once.
 */
export function takeEarly(url: string, init: RequestInit = {}): EarlyCall | undefined {
  const key = early.size === 0 ? '' : keyOf(url, init);
  const call = early.get(key);
  early.delete(key);
  return call?.isWanted() ? call : undefined;
}

/** Drops all answers after a sign-out. */
export async function dropEarly(): Promise<void> {
  for (const { ended } of early.values()) ended.abort();
  early.clear();
}

function keyOf(url: string, { method = 'GET', body, credentials, headers }: RequestInit): string {
  const fixed = [...new Headers(headers)].filter(([name]) => !ownOfATry.test(name));
  return [method, url, credentials, body, ...fixed].join('\n');
}
