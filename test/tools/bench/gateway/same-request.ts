import type { BenchPage } from '../chrome/page.js';

/** One request of a page as text, all but its own id. */
function requestOf(page: BenchPage): Promise<string> {
  return page.evaluate(async () => {
    const { fetch } = globalThis;
    const sent: Request[] = [];
    globalThis.fetch = (input, init) => {
      sent.push(new Request(input, init));
      return fetch(input, init);
    };
    await globalThis.benchTurn?.();
    globalThis.fetch = fetch;
    const [request] = sent;
    if (request === undefined) throw new Error('Nothing was sent.');
    const { 'x-request-id': id, ...headers } = Object.fromEntries(request.headers);
    if (id === undefined) throw new Error('There is no request id.');
    const { method, url, credentials } = request;
    return JSON.stringify([method, url, credentials, headers, await request.text()], undefined, 1);
  }, null);
}

/**
 * Holds a request of each contender against the first that was seen.
 * @throws Error when they are not the same, with both
 */
export function sameRequests() {
  let first: string | undefined;
  return async (page: BenchPage): Promise<void> => {
    const request = await requestOf(page);
    first ??= request;
    if (request !== first) throw new Error(`The contenders do not send the same:\n${first}\n${request}`);
  };
}
