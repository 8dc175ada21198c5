/** How long a call that went out early waits for the widget that asks for it, in milliseconds. */
const KEPT_MS = 15_000;

interface EarlyCall {
  readonly answer: Promise<Response>;
  /** The gateway's log has this id, not the one that the widget made later. */
  readonly requestId: string | null;
  readonly ended: AbortController;
  /** Whoever it was made for has not gone. */
  isWanted(): boolean;
}

const early = new Map<string, EarlyCall>();

const REQUEST_ID = 'x-request-id';

/** What the platform or one try adds, and what is therefore no part of what a call asks. */
const ownOfATry = /^(?:accept|content-type|x-request-id)$/;

/**
 * Sends a read before the code that wants its answer is there.
 * @throws TypeError for what no request can hold
 */
export function callEarly(url: string, init: RequestInit, isWanted: () => boolean): void {
  const key = keyOf(url, init);
  if (early.has(key)) return;
  const ended = new AbortController();
  const answer = fetch(url, { ...init, signal: ended.signal });
  // Whoever takes it hears of a failure; nobody else needs to.
  answer.catch(() => {});
  early.set(key, { answer, requestId: new Headers(init.headers).get(REQUEST_ID), ended, isWanted });
  setTimeout(() => early.delete(key), KEPT_MS);
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

/** The person has signed out: nobody takes these answers any more. */
export async function dropEarly(): Promise<void> {
  for (const { ended } of early.values()) ended.abort();
  early.clear();
}

function keyOf(url: string, { method = 'GET', body, credentials, headers }: RequestInit): string {
  const fixed = [...new Headers(headers)].filter(([name]) => !ownOfATry.test(name));
  return [method, url, credentials, body, ...fixed].join('\n');
}
