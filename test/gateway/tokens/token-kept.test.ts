import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGateway, type GatewayOptions } from '../../../src/gateway.js';
import { dropped, hanging, json, NO_LEADS, recorder, rejection, type Sent, status } from '../recorder.js';

const TOKEN = 'tok-4711-known-to-nobody';
const METHODS = ['log', 'info', 'warn', 'error', 'debug', 'trace', 'dir', 'table'] as const;

const MODES: readonly [string, GatewayOptions][] = [
  ['the host’s token', { auth: { getToken: () => TOKEN } }],
  ['a one-time token', { authMode: 'one-time', oneTimeToken: TOKEN, callers: { leads: 'Member' } }],
  [
    'a one-time token of the host',
    { authMode: 'one-time', auth: { getToken: () => TOKEN }, callers: { leads: 'Member' } },
  ],
];

const OUTCOMES: readonly [string, (sent: Sent) => Response | Promise<Response>][] = [
  ['an answer', json(NO_LEADS)],
  ['an answer that does not fit', json({ leads: 5 })],
  ['a refused token', json({ message: 'Who are you?' }, 401)],
  ['a fault', status(500)],
  ['a challenge', status(511)],
  ['a dropped connection', dropped],
  ['no answer in time', hanging],
];

const said: unknown[] = [];

beforeEach(() => {
  said.length = 0;
  for (const method of METHODS)
    vi.spyOn(console, method).mockImplementation((...all: unknown[]) => void said.push(all));
});

afterEach(() => vi.restoreAllMocks());

/** Everything that code can read from a value, including causes, hidden fields and getters. */
function seen(...values: readonly unknown[]): string {
  return values
    .map((value) => [
      inspect(value, { depth: Infinity, showHidden: true, getters: true }),
      String(value),
      JSON.stringify(value),
    ])
    .join('\n');
}

describe.each(MODES)('%s', (_mode, options) => {
  it.each(OUTCOMES)('goes out in one header, and is nowhere else after %s', async (_outcome, reply) => {
    const { fetch, sent } = recorder(reply);
    const told: unknown[] = [];
    const onChallenge = (challenge: unknown) => void told.push(challenge);
    const gateway = createGateway({ url: 'https://office.example', timeoutMs: 40, onChallenge, ...options, fetch });
    const [result] = await Promise.allSettled([gateway.leads({ serviceProviderId: '4711', limit: 10 })]);
    expect(sent.length).toBeGreaterThan(0);
    for (const { url, body, headers } of sent) {
      const { authorization, ...others } = headers;
      expect(authorization).toMatch(new RegExp(`^(?:Bearer|OneTime) ${TOKEN}$`));
      expect(seen(url, body, others)).not.toContain(TOKEN);
    }
    expect(seen(result, told, said, gateway.challenges)).not.toContain(TOKEN);
  });
});

it('a token that no header can hold is not quoted by anything', async () => {
  const gateway = createGateway({
    fetch: recorder(status(204)).fetch,
    auth: { getToken: () => `${TOKEN}\n`.repeat(2) },
  });
  const error = await rejection(gateway.leads({ serviceProviderId: '4711' }));
  expect(error).toMatchObject({ kind: 'auth' });
  expect(seen(error, said)).not.toContain(TOKEN);
});
