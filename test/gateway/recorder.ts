import type { FetchFunction } from '../../src/gateway/options.js';

export interface Sent {
  readonly url: string;
  readonly method: string | undefined;
  readonly headers: Record<string, string>;
  readonly body: unknown;
  readonly credentials: RequestCredentials | undefined;
  readonly redirect: RequestRedirect | undefined;
  readonly cache: RequestCache | undefined;
  readonly signal: AbortSignal | null | undefined;
}

type Reply = Response | Promise<Response>;

export function recorder(reply: (sent: Sent, index: number) => Reply) {
  const sent: Sent[] = [];
  const fetch: FetchFunction = async (url, init) => {
    const one: Sent = {
      url,
      method: init?.method,
      headers: Object.fromEntries(new Headers(init?.headers)),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body,
      credentials: init?.credentials,
      redirect: init?.redirect,
      cache: init?.cache,
      signal: init?.signal,
    };
    sent.push(one);
    return reply(one, sent.length - 1);
  };
  return { fetch, sent };
}

export const answering = (...replies: readonly (() => Reply)[]) =>
  recorder((_sent, index) => replies[Math.min(index, replies.length - 1)]!());

export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): (() => Response) =>
  () =>
    new Response(JSON.stringify(body), { status, headers });

export const text =
  (body: string, status = 200): (() => Response) =>
  () =>
    new Response(body, { status });

export function status(code: number, headers: Record<string, string> = {}): () => Response {
  return () => new Response(code === 204 ? null : '', { status: code, headers });
}

export const dropped = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

/** A fetch that never answers. It ends when the signal is aborted. */
export const hanging = (sent: Sent): Promise<Response> =>
  new Promise((_resolve, reject) => sent.signal?.addEventListener('abort', () => reject(sent.signal?.reason)));

export const NO_LEADS = { leads: [], pagination: { totalNumber: 0 } };
export const PROVIDERS = { serviceProviders: [{ serviceProviderId: '4711', name: 'Lone Star' }] };
export const LEAD = { leadId: '9', status: 'Initial', createDate: '2026-11-18T14:15:00-06:00' };

export async function rejection(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('it was not rejected');
}
