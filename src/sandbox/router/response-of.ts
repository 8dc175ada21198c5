import type { Answer } from './answer.js';

/** An answer as a Response, dated by the gateway's clock. */
export function responseOf({ status, body }: Answer, now: Date): Response {
  const headers = new Headers({ Date: now.toUTCString(), 'Cache-Control': 'no-store' });
  if (body === undefined) return new Response(null, { status, headers });
  headers.set('Content-Type', 'application/json');
  return new Response(JSON.stringify(body), { status, headers });
}
