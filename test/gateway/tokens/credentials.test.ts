import { createServer, type Server } from 'node:http';
import { inspect } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { REDIRECT } from '../../../src/gateway/errors/gateway-error.js';
import { createGateway, type GatewayOptions } from '../../../src/gateway.js';
import { dropped, hanging, json, NO_LEADS, recorder, rejection, type Sent, status } from '../recorder.js';

const AS_MEMBER = { callers: { leads: 'Member' } } as const;

async function sentBy(options: GatewayOptions) {
  const { fetch, sent } = recorder(json(NO_LEADS));
  await createGateway({ ...options, fetch }).leads({ serviceProviderId: '4711' });
  const { credentials, headers, redirect } = sent[0]!;
  return { credentials, authorization: headers['authorization'], redirect };
}

const COOKIES = { credentials: 'include', authorization: undefined, redirect: 'manual' };
const NOTHING = { credentials: 'omit', authorization: undefined, redirect: 'manual' };
const carrying = (authorization: string) => ({ credentials: 'omit', authorization, redirect: 'manual' });

describe('the credentials of a call', () => {
  const auth = { getToken: () => 'token-1' };
  const empty = { getToken: () => undefined };

  it.each<[string, GatewayOptions, object]>([
    ['a provider, by default', {}, COOKIES],
    ['a provider in session mode', { authMode: 'session' }, COOKIES],
    ['a member in session mode', { authMode: 'session', ...AS_MEMBER }, COOKIES],
    ['a provider in mode none', { authMode: 'none' }, NOTHING],
    ['a member in mode none', { authMode: 'none', ...AS_MEMBER }, NOTHING],
    ['mode none with getToken', { authMode: 'none', auth }, NOTHING],
    ['a provider with getToken', { auth }, carrying('Bearer token-1')],
    ['a provider whose getToken returns nothing', { auth: empty }, COOKIES],
    [
      'a member with a one-time token',
      { authMode: 'one-time', oneTimeToken: 'once', ...AS_MEMBER },
      carrying('OneTime once'),
    ],
    [
      'a member with a one-time token from getToken',
      { authMode: 'one-time', auth, ...AS_MEMBER },
      carrying('OneTime token-1'),
    ],
    ['a member in one-time mode without a token', { authMode: 'one-time', ...AS_MEMBER }, NOTHING],
    ['a provider in one-time mode', { authMode: 'one-time', oneTimeToken: 'once' }, COOKIES],
    ['a provider in one-time mode with getToken', { authMode: 'one-time', oneTimeToken: 'once', auth }, COOKIES],
    ['session mode with a one-time token', { authMode: 'session', oneTimeToken: 'once' }, COOKIES],
    ['session mode with getToken and a one-time token', { oneTimeToken: 'once', auth }, carrying('Bearer token-1')],
    ['a token with whitespace around it', { auth: { getToken: () => ' token-2\n' } }, carrying('Bearer token-2')],
    ['an asynchronous token', { auth: { getToken: async () => 'token-3' } }, carrying('Bearer token-3')],
  ])('are as expected for %s', async (_who, options, expected) => expect(await sentBy(options)).toEqual(expected));
});

describe('a redirect', () => {
  const asked: { readonly url: string | undefined }[] = [];
  const elsewhere = createServer(({ url }, response) => {
    asked.push({ url });
    response.end('{}');
  });
  let target = '/moved';
  const gateway = createServer(({ url }, response) => {
    asked.push({ url });
    response.writeHead(307, { Location: target }).end();
  });
  const originOf = (server: Server) => {
    const address = server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  };
  const servers = [elsewhere, gateway];

  beforeAll(async () => {
    for (const server of servers) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => void servers.map((server) => server.close()));

  it.each<[string, GatewayOptions]>([
    ['a Bearer token', { auth: { getToken: () => 'token-1' } }],
    ['a one-time token', { authMode: 'one-time', oneTimeToken: 'once', callers: { providerLead: 'Member' } }],
    ['cookies and X-Caller-Id', {}],
    ['only X-Caller-Id', { authMode: 'none' }],
  ])('of a call with %s is not followed, neither to another origin nor to the same one', async (_what, options) => {
    const client = createGateway({ url: originOf(gateway), ...options });
    const lead = { serviceProviderId: '4711', leadId: '1' };
    for (const place of [`${originOf(elsewhere)}/login`, '/gateway/moved']) {
      target = place;
      const read = await rejection(client.providerLead(lead));
      const write = await rejection(client.saveNote({ ...lead, note: 'Call Dana' }));
      const refused = { kind: 'contract', status: 307, field: REDIRECT };
      expect([read, write]).toMatchObject([refused, refused]);
      const path = '/gateway/lead/office/v2/leads/1';
      expect(asked.splice(0).map(({ url }) => url)).toEqual([`${path}?spId=4711`, `${path}/note`]);
    }
  });

  it('hidden by the browser is a contract error, not a network error', async () => {
    const hidden = Object.defineProperties(new Response(null), {
      type: { value: 'opaqueredirect' },
      status: { value: 0 },
      ok: { value: false },
    });
    const fetch = vi.fn(async () => hidden);
    const error = await rejection(createGateway({ fetch }).providerLead({ serviceProviderId: '4711', leadId: '1' }));
    expect(error).toMatchObject({ kind: 'contract', status: undefined, field: REDIRECT });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe('an unavailable token', () => {
  it.each<[string, GatewayOptions]>([
    ['oneTimeToken is blank', { authMode: 'one-time', oneTimeToken: '  ' }],
    ['getToken returns null', { authMode: 'one-time', auth: { getToken: () => null } }],
    ['getToken returns an object', { authMode: 'one-time', auth: { getToken: () => Object(7) } }],
    ['getToken returns a line break', { authMode: 'one-time', auth: { getToken: () => 'secret\nX-Evil: 1' } }],
    [
      'getToken returns a character that is invalid in headers',
      { authMode: 'one-time', auth: { getToken: () => 'secret-é' } },
    ],
    ['oneTimeToken has a line break', { authMode: 'one-time', oneTimeToken: 'secret\r\nX-Evil: 1' }],
    [
      'getToken throws',
      {
        authMode: 'one-time',
        auth: {
          getToken: () => {
            throw new Error('closed');
          },
        },
      },
    ],
    ['getToken rejects', { authMode: 'one-time', auth: { getToken: () => Promise.reject(new Error('closed')) } }],
  ])('fails the call with an auth error, and nothing is sent: %s', async (_why, options) => {
    const { fetch, sent } = recorder(json(NO_LEADS));
    const gateway = createGateway({ ...options, ...AS_MEMBER, fetch });
    const error = await rejection(gateway.leads({ serviceProviderId: '4711' }));
    expect(error).toMatchObject({ name: 'GatewayError', kind: 'auth', operation: 'leads', status: undefined });
    expect(inspect(error, { depth: Infinity, showHidden: true })).not.toContain('secret');
    expect(sent).toEqual([]);
  });

  it('fails the call with an auth error if getToken never resolves, and is requested again', async () => {
    const getToken = vi.fn().mockReturnValueOnce(new Promise(() => {}));
    getToken.mockResolvedValue('token-1');
    const { fetch, sent } = recorder(json(NO_LEADS));
    const gateway = createGateway({ authMode: 'one-time', auth: { getToken }, ...AS_MEMBER, fetch, timeoutMs: 20 });
    const error = await rejection(gateway.leads({ serviceProviderId: '1' }));
    expect(error).toMatchObject({ name: 'GatewayError', kind: 'auth' });
    await gateway.leads({ serviceProviderId: '1' });
    expect(sent.map(({ headers }) => headers['authorization'])).toEqual(['OneTime token-1']);
  });

  it('is requested again by the next call', async () => {
    const getToken = vi.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValueOnce(undefined);
    getToken.mockResolvedValue('token-1');
    const { fetch, sent } = recorder(json(NO_LEADS));
    const gateway = createGateway({ authMode: 'one-time', auth: { getToken }, ...AS_MEMBER, fetch });
    await rejection(gateway.leads({ serviceProviderId: '1' }));
    await rejection(gateway.leads({ serviceProviderId: '1' }));
    await gateway.leads({ serviceProviderId: '1' });
    await gateway.leads({ serviceProviderId: '1' });
    expect(getToken.mock.calls).toEqual([[{ reason: 'initial' }], [{ reason: 'initial' }], [{ reason: 'initial' }]]);
    expect(sent.map(({ headers }) => headers['authorization'])).toEqual(['OneTime token-1', 'OneTime token-1']);
  });
});

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
  ['a response', json(NO_LEADS)],
  ['an invalid response', json({ leads: 5 })],
  ['a refused token', json({ message: 'Who are you?' }, 401)],
  ['a server error', status(500)],
  ['a challenge', status(511)],
  ['a dropped connection', dropped],
  ['a timeout', hanging],
];

const said: unknown[] = [];

beforeEach(() => {
  said.length = 0;
  for (const method of METHODS)
    vi.spyOn(console, method).mockImplementation((...all: unknown[]) => void said.push(all));
});

afterEach(() => vi.restoreAllMocks());

const seen = (...values: readonly unknown[]): string =>
  values
    .map((value) => [
      inspect(value, { depth: Infinity, showHidden: true, getters: true }),
      String(value),
      JSON.stringify(value),
    ])
    .join('\n');

describe.each(MODES)('%s', (_mode, options) => {
  it.each(OUTCOMES)(
    'is sent only in the Authorization header, and appears nowhere else after %s',
    async (_outcome, reply) => {
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
    },
  );
});
