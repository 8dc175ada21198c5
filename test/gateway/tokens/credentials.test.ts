import { afterEach, describe, expect, it, vi } from 'vitest';
import { createGateway, type GatewayOptions } from '../../../src/gateway.js';
import { json, NO_LEADS, recorder, rejection } from '../recorder.js';

const AS_MEMBER = { callers: { leads: 'Member' } } as const;

async function sentBy(options: GatewayOptions) {
  const { fetch, sent } = recorder(json(NO_LEADS));
  await createGateway({ ...options, fetch }).leads({ serviceProviderId: '4711' });
  const { credentials, headers, redirect } = sent[0]!;
  return { credentials, authorization: headers['authorization'], redirect };
}

const COOKIES = { credentials: 'include', authorization: undefined, redirect: 'error' };
const NOTHING = { credentials: 'omit', authorization: undefined, redirect: 'error' };
const carrying = (authorization: string) => ({ credentials: 'omit', authorization, redirect: 'error' });

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
  afterEach(() => vi.unstubAllGlobals());

  async function redirectsOf(url: string, authMode: 'session' | 'none', method: 'GET' | 'POST') {
    vi.stubGlobal('location', new URL('https://office.example/board'));
    vi.stubGlobal('origin', 'https://office.example');
    const inits: RequestInit[] = [];
    const fetch = async (_url: string, init: RequestInit = {}) => {
      inits.push(init);
      return json(NO_LEADS)();
    };
    const gateway = createGateway({ url, authMode, fetch });
    if (method === 'POST') await gateway.leads({ serviceProviderId: '4711' });
    else await gateway.providerLead({ serviceProviderId: '4711', leadId: '1' }).catch(() => {});
    // `fetch` follows redirects unless it is told otherwise.
    return [inits[0]?.redirect ?? 'follow', inits[0]?.mode];
  }

  it.each(['session', 'none'] as const)(
    'to another origin never gets what is sent without a token, mode %s',
    async (mode) => {
      expect(await redirectsOf('', mode, 'POST')).toEqual(['follow', 'same-origin']);
      expect(await redirectsOf('https://office.example/base', mode, 'POST')).toEqual(['follow', 'same-origin']);
      expect(await redirectsOf('https://gateway.example', mode, 'POST')).toEqual(['error', undefined]);
      expect(await redirectsOf('//office.example:8443', mode, 'POST')).toEqual(['error', undefined]);
    },
  );

  it('of a question is followed', async () => {
    expect(await redirectsOf('https://gateway.example', 'session', 'GET')).toEqual(['follow', undefined]);
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

it('ten calls at once ask for one token', async () => {
  const getToken = vi.fn(async () => 'token-1');
  const { fetch, sent } = recorder(json(NO_LEADS));
  const gateway = createGateway({ auth: { getToken }, fetch });
  await Promise.all([...Array(10)].map(() => gateway.leads({ serviceProviderId: '1' })));
  expect(getToken.mock.calls).toEqual([[{ reason: 'initial' }]]);
  expect(sent).toHaveLength(10);
});
