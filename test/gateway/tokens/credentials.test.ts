import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { REDIRECT } from '../../../src/gateway/errors/gateway-error.js';
import { createGateway, type GatewayOptions } from '../../../src/gateway.js';
import { json, NO_LEADS, recorder, rejection } from '../recorder.js';

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

describe('what a call carries', () => {
  const auth = { getToken: () => 'token-1' };
  const empty = { getToken: () => undefined };

  it.each<[string, GatewayOptions, object]>([
    ['a provider, by default', {}, COOKIES],
    ['a provider in session mode', { authMode: 'session' }, COOKIES],
    ['a member in session mode', { authMode: 'session', ...AS_MEMBER }, COOKIES],
    ['a provider in mode none', { authMode: 'none' }, NOTHING],
    ['a member in mode none', { authMode: 'none', ...AS_MEMBER }, NOTHING],
    ['mode none with a source of tokens', { authMode: 'none', auth }, NOTHING],
    ['a provider of a host that gives tokens', { auth }, carrying('Bearer token-1')],
    ['a provider of a host that gives none', { auth: empty }, COOKIES],
    ['a member one-time', { authMode: 'one-time', oneTimeToken: 'once', ...AS_MEMBER }, carrying('OneTime once')],
    ['a member one-time, asked for', { authMode: 'one-time', auth, ...AS_MEMBER }, carrying('OneTime token-1')],
    ['a member one-time, where the host names no source of a token', { authMode: 'one-time', ...AS_MEMBER }, NOTHING],
    ['a provider in one-time mode', { authMode: 'one-time', oneTimeToken: 'once' }, COOKIES],
    ['a provider in one-time mode with a source', { authMode: 'one-time', oneTimeToken: 'once', auth }, COOKIES],
    ['session mode, a one-time token at hand', { authMode: 'session', oneTimeToken: 'once' }, COOKIES],
    ['session mode, both at hand', { oneTimeToken: 'once', auth }, carrying('Bearer token-1')],
    ['a token with blanks around it', { auth: { getToken: () => ' token-2\n' } }, carrying('Bearer token-2')],
    ['a token that comes later', { auth: { getToken: async () => 'token-3' } }, carrying('Bearer token-3')],
  ])('%s', async (_who, options, expected) => {
    expect(await sentBy(options)).toEqual(expected);
  });
});

describe('a redirect', () => {
  const asked: { readonly url: string | undefined; readonly headers: IncomingHttpHeaders }[] = [];
  const elsewhere = createServer(({ url, headers }, response) => {
    asked.push({ url, headers });
    response.end('{}');
  });
  let target = '/moved';
  const gateway = createServer(({ url }, response) => {
    asked.push({ url, headers: {} });
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
  beforeEach(() => void asked.splice(0));
  afterAll(() => void servers.map((server) => server.close()));

  const WAYS_IN: [string, GatewayOptions][] = [
    ['a Bearer token', { auth: { getToken: () => 'token-1' } }],
    ['a one-time token', { authMode: 'one-time', oneTimeToken: 'once', callers: { providerLead: 'Member' } }],
    ['cookies and X-Caller-Id', {}],
    ['X-Caller-Id alone', { authMode: 'none' }],
  ];

  it.each(WAYS_IN)(
    'of a GET with %s leads nowhere, neither elsewhere nor on the same origin',
    async (_what, options) => {
      for (const place of [`${originOf(elsewhere)}/login`, '/gateway/moved']) {
        target = place;
        asked.splice(0);
        const client = createGateway({ url: originOf(gateway), ...options });
        const error = await rejection(client.providerLead({ serviceProviderId: '4711', leadId: '1' }));
        expect(error).toMatchObject({ kind: 'contract', status: 307, field: REDIRECT });
        expect(asked.map(({ url }) => url)).toEqual(['/gateway/lead/office/v2/leads/1?spId=4711']);
      }
    },
  );

  it.each(WAYS_IN)('of a write with %s leads nowhere', async (_what, options) => {
    target = `${originOf(elsewhere)}/login`;
    const client = createGateway({ url: originOf(gateway), ...options });
    const error = await rejection(client.saveNote({ serviceProviderId: '4711', leadId: '1', note: 'Call Dana' }));
    expect(error).toMatchObject({ kind: 'contract', status: 307, field: REDIRECT });
    expect(asked).toHaveLength(1);
  });

  it('that a browser hides is an answer that does not fit, not a lost connection', async () => {
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

describe('a token that cannot be had', () => {
  it.each<[string, GatewayOptions]>([
    ['it is blank', { authMode: 'one-time', oneTimeToken: '  ' }],
    ['getToken gives nothing', { authMode: 'one-time', auth: { getToken: () => null } }],
    ['getToken gives what is no text', { authMode: 'one-time', auth: { getToken: () => Object(7) } }],
    ['getToken gives a line break', { authMode: 'one-time', auth: { getToken: () => 'secret\nX-Evil: 1' } }],
    ['getToken gives what no header holds', { authMode: 'one-time', auth: { getToken: () => 'secret-é' } }],
    ['the given one has a line break', { authMode: 'one-time', oneTimeToken: 'secret\r\nX-Evil: 1' }],
    [
      'getToken throws',
      {
        authMode: 'one-time',
        auth: {
          getToken: () => {
            throw new Error('secret');
          },
        },
      },
    ],
    ['getToken rejects', { authMode: 'one-time', auth: { getToken: () => Promise.reject(new Error('secret')) } }],
  ])('fails the call as auth, and sends nothing: %s', async (_why, options) => {
    const { fetch, sent } = recorder(json(NO_LEADS));
    const gateway = createGateway({ ...options, ...AS_MEMBER, fetch });
    const error = await rejection(gateway.leads({ serviceProviderId: '4711' }));
    expect(error).toMatchObject({ name: 'GatewayError', kind: 'auth', operation: 'leads', status: undefined });
    expect(String(error)).not.toContain('secret');
    expect(sent).toEqual([]);
  });

  it('fails the call as auth when getToken never answers, and is asked for again', async () => {
    const getToken = vi.fn().mockReturnValueOnce(new Promise(() => {}));
    getToken.mockResolvedValue('token-1');
    const { fetch, sent } = recorder(json(NO_LEADS));
    const gateway = createGateway({ authMode: 'one-time', auth: { getToken }, ...AS_MEMBER, fetch, timeoutMs: 20 });
    const error = await rejection(gateway.leads({ serviceProviderId: '1' }));
    expect(error).toMatchObject({ name: 'GatewayError', kind: 'auth' });
    await gateway.leads({ serviceProviderId: '1' });
    expect(sent.map(({ headers }) => headers['authorization'])).toEqual(['OneTime token-1']);
  });

  it('is asked for again by the next call', async () => {
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
