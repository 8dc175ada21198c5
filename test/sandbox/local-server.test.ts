import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { gatewayHandler } from '../../examples/server/gateway-handler.js';
import { createLocalServer, type LocalServer } from '../../examples/server/local-server.js';
import { createSandbox, isSandboxScenario, SANDBOX_LEADS } from '../../src/sandbox.js';
import { type Ask, callsOf, PROVIDER, session } from './ask.js';

const { newest } = SANDBOX_LEADS;
const ORIGIN = 'http://localhost:8080';
const UNLISTED = 'https://partner.example';
const LEAD = `/gateway/lead/office/v2/leads/${newest}?spId=${PROVIDER}`;

let server: LocalServer;
let ask: Ask;

beforeAll(async () => {
  server = await createLocalServer({ fetch: gatewayHandler({ createSandbox, isSandboxScenario }) });
  ask = session((request) => fetch(request), server.origin);
});

afterAll(() => server.close());

it('reads a body that comes in many pieces', async () => {
  const answer = await callsOf(ask).saveNote(newest, 'x'.repeat(1_100_000));
  expect(answer.status).toBe(400);
});

it('ends the call when the client leaves', async () => {
  let handled: (signal: AbortSignal) => void = () => {};
  const arrived = new Promise<AbortSignal>((resolve) => {
    handled = resolve;
  });
  const patient = await createLocalServer({
    fetch({ signal }) {
      handled(signal);
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    },
  });
  const leave = new AbortController();
  const call = fetch(patient.origin, { signal: leave.signal }).catch((error) => error.name);
  const signal = await arrived;
  expect(signal.aborted).toBe(false);
  leave.abort();
  expect(await call).toBe('AbortError');
  await expect.poll(() => signal.aborted).toBe(true);
  await patient.close();
});

it('refuses a body that is too large with 413, whether or not it says its length', async () => {
  const large = new Uint8Array(5_500_000);
  const stream = new Blob([large]).stream();
  for (const body of [large, stream]) {
    const init = Object.assign({ method: 'POST', body }, { duplex: 'half' });
    const { status } = await fetch(`${server.origin}/gateway/lead/office/v6/leads/serviceProvider/${PROVIDER}`, init);
    expect(status).toBe(413);
  }
});

it('allows a preflight with cookies and every header of the gateway', async () => {
  const { status, headers } = await fetch(`${server.origin}${LEAD}`, {
    method: 'OPTIONS',
    headers: {
      Origin: ORIGIN,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type,x-caller-id,x-renamed',
    },
  });
  const allowed = (headers.get('Access-Control-Allow-Headers') ?? '').toLowerCase().split(', ');
  expect(status).toBe(204);
  expect(headers.get('Access-Control-Allow-Origin')).toBe(ORIGIN);
  expect(headers.get('Access-Control-Allow-Credentials')).toBe('true');
  expect(headers.get('Access-Control-Allow-Methods')).toBe('GET, POST, PUT');
  const names = [
    'application-version',
    'caller-id',
    'caller-type',
    'proxy-version',
    'request-id',
    'source-application',
  ];
  const expected = ['authorization', 'content-type', 'x-renamed', ...names.map((name) => `x-${name}`)];
  expect(allowed).toEqual(expect.arrayContaining(expected));
});

it.each([
  ['an answer', LEAD, 200],
  ['an error', `/weather/failing${LEAD}`, 503],
  ['a refusal', '/gateway/nowhere', 404],
  ['an unknown weather', `/weather/nonsense${LEAD}`, 404],
])('%s can be read by another origin', async (_, path, expected) => {
  const { status, headers } = await ask(path, { headers: { Origin: ORIGIN } });
  expect(status).toBe(expected);
  expect(headers.get('Access-Control-Allow-Origin')).toBe(ORIGIN);
  expect(headers.get('Access-Control-Allow-Credentials')).toBe('true');
  expect(headers.get('Access-Control-Expose-Headers')).toBe('Date, Retry-After');
  expect(headers.get('Vary')).toContain('Origin');
});

it('lists an origin of ALLOWED_ORIGINS', async () => {
  vi.stubEnv('ALLOWED_ORIGINS', `https://other.example, ${UNLISTED}`);
  const { headers } = await ask(LEAD, { headers: { Origin: UNLISTED } });
  vi.unstubAllEnvs();
  expect(headers.get('Access-Control-Allow-Origin')).toBe(UNLISTED);
});
