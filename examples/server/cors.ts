import type { FetchHandler } from './http-adapter.js';

const GATEWAY_HEADERS = [
  'Authorization',
  'Content-Type',
  'X-Application-Version',
  'X-Caller-Id',
  'X-Caller-Type',
  'X-Proxy-Version',
  'X-Request-Id',
  'X-Source-Application',
];

/**
 * Lets pages of other origins call the handler, cookies included, and read its errors: a 511 without these
 * headers would look like a dropped connection.
 */
export function withCors(handler: FetchHandler): FetchHandler {
  return async (request) => {
    const response = isPreflight(request) ? preflight(request) : await handler(request);
    const origin = request.headers.get('Origin');
    response.headers.append('Vary', 'Origin');
    if (origin === null) return response;
    response.headers.set('Access-Control-Allow-Origin', origin);
    response.headers.set('Access-Control-Allow-Credentials', 'true');
    response.headers.set('Access-Control-Expose-Headers', 'Date, Retry-After');
    return response;
  };
}

function isPreflight(request: Request): boolean {
  return request.method === 'OPTIONS' && request.headers.has('Access-Control-Request-Method');
}

function preflight(request: Request): Response {
  const asked = (request.headers.get('Access-Control-Request-Headers') ?? '').split(',').map((name) => name.trim());
  // A host may have renamed headers, so what is asked for is allowed beside our own.
  const extra = asked.filter(
    (name) => name !== '' && !GATEWAY_HEADERS.some((known) => known.toLowerCase() === name.toLowerCase()),
  );
  const headers = new Headers({
    'Access-Control-Allow-Methods': 'GET, POST, PUT',
    'Access-Control-Allow-Headers': [...GATEWAY_HEADERS, ...extra].join(', '),
    'Access-Control-Max-Age': '600',
  });
  if (request.headers.get('Access-Control-Request-Private-Network') === 'true') {
    headers.set('Access-Control-Allow-Private-Network', 'true');
  }
  return new Response(null, { status: 204, headers });
}
