import type { Answer } from './answer.js';

/** An answer as a Response, dated by the gateway's clock. */
export function responseOf({ status, body, text, type, retryAfter }: Answer, now: Date): Response {
  const headers = new Headers({ Date: now.toUTCString(), 'Cache-Control': 'no-store' });
  if (retryAfter !== undefined) headers.set('Retry-After', String(retryAfter));
  if (body === undefined && text === undefined) return new Response(null, { status, headers });
  headers.set('Content-Type', type ?? 'application/json');
  return new Response(text ?? JSON.stringify(body), { status, headers });
}
