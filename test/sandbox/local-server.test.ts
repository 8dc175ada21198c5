import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { gatewayHandler } from '../../examples/server/gateway-handler.js';
import { createLocalServer, type LocalServer } from '../../examples/server/local-server.js';
import { createSandbox, isSandboxScenario, SANDBOX_LEADS } from '../../src/sandbox.js';
import { type Ask, PROVIDER, session } from './ask.js';
import { callsOf } from './calls.js';

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

describe('over HTTP', () => {
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
      fetch(request) {
        handled(request.signal);
        return new Promise((_, reject) =>
          request.signal.addEventListener('abort', () => reject(request.signal.reason)),
        );
      },
    });
    const leave = new AbortController();
    const call = fetch(patient.origin, { signal: leave.signal }).catch((error) => error.name);
    const signal = await arrived;
    expect(signal.aborted).toBe(false);
    leave.abort();
    expect(await call).toBe('AbortError');
    await new Promise((resolve) => (signal.aborted ? resolve(0) : signal.addEventListener('abort', resolve)));
    await patient.close();
  });
});

describe('a body that is too large', () => {
  const path = `/gateway/lead/office/v6/leads/serviceProvider/${PROVIDER}`;

  it('is refused with 413, whether or not it says its length', async () => {
    const large = new Uint8Array(5_500_000);
    const stream = new ReadableStream({
      pull(controller) {
        controller.enqueue(large);
        controller.close();
      },
    });
    for (const body of [large, stream]) {
      const answer = await fetch(server.origin + path, Object.assign({ method: 'POST', body }, { duplex: 'half' }));
      expect(answer.status).toBe(413);
    }
  });
});

describe('CORS', () => {
  it('a preflight is allowed with cookies and every header of the gateway', async () => {
    const answer = await fetch(`${server.origin}${LEAD}`, {
      method: 'OPTIONS',
      headers: {
        Origin: ORIGIN,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type,x-caller-id,x-renamed',
      },
    });
    const allowed = (answer.headers.get('Access-Control-Allow-Headers') ?? '').toLowerCase().split(', ');
    expect(answer.status).toBe(204);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(ORIGIN);
    expect(answer.headers.get('Access-Control-Allow-Credentials')).toBe('true');
    expect(answer.headers.get('Access-Control-Allow-Methods')).toBe('GET, POST, PUT');
    expect(allowed).toEqual(
      expect.arrayContaining([
        'authorization',
        'content-type',
        'x-application-version',
        'x-caller-id',
        'x-caller-type',
        'x-proxy-version',
        'x-request-id',
        'x-source-application',
        'x-renamed',
      ]),
    );
  });

  it.each([
    ['an answer', LEAD, 200],
    ['an error', `/weather/failing${LEAD}`, 503],
    ['a refusal', '/gateway/nowhere', 404],
    ['an unknown weather', `/weather/nonsense${LEAD}`, 404],
  ])('%s can be read by another origin', async (_, path, status) => {
    const answer = await ask(path, { headers: { Origin: ORIGIN } });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(ORIGIN);
    expect(answer.headers.get('Access-Control-Allow-Credentials')).toBe('true');
    expect(answer.headers.get('Access-Control-Expose-Headers')).toBe('Date, Retry-After');
    expect(answer.headers.get('Vary')).toContain('Origin');
  });

  it('an origin of ALLOWED_ORIGINS is listed', async () => {
    vi.stubEnv('ALLOWED_ORIGINS', `https://other.example, ${UNLISTED}`);
    const read = await ask(LEAD, { headers: { Origin: UNLISTED } });
    vi.unstubAllEnvs();
    expect(read.headers.get('Access-Control-Allow-Origin')).toBe(UNLISTED);
  });
});
