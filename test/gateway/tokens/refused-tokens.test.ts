import { describe, expect, it, vi } from 'vitest';
import { createGateway, type GatewayOptions, type TokenRequest } from '../../../src/gateway.js';
import { json, NO_LEADS, PROVIDERS, recorder, rejection, status } from '../recorder.js';

const taking = (accepted: string) =>
  recorder(({ headers }) =>
    headers['authorization'] === `Bearer ${accepted}` ? json(NO_LEADS)() : json({ message: 'Who are you?' }, 401)(),
  );

function tokens(...given: readonly (string | undefined)[]) {
  let next = 0;
  return vi.fn(async (_request: { reason: string }) => given[Math.min(next++, given.length - 1)]);
}

const leads = (options: GatewayOptions) => {
  const gateway = createGateway(options);
  return () => gateway.leads({ serviceProviderId: '1' });
};

describe('a refused token', () => {
  it('is replaced once, and the call is sent again with the same request id', async () => {
    const { fetch, sent } = taking('new');
    const getToken = tokens('old', 'new');
    await expect(leads({ fetch, auth: { getToken } })()).resolves.toEqual(NO_LEADS);
    expect(getToken.mock.calls).toEqual([[{ reason: 'initial' }], [{ reason: 'unauthorized' }]]);
    expect(sent.map(({ headers }) => headers['authorization'])).toEqual(['Bearer old', 'Bearer new']);
    expect(new Set(sent.map(({ headers }) => headers['x-request-id'])).size).toBe(1);
  });

  it('is replaced once for ten calls that were refused at the same time', async () => {
    const { fetch } = taking('new');
    const getToken = tokens('old', 'new');
    const call = leads({ fetch, auth: { getToken } });
    await Promise.all([...Array(10)].map(call));
    expect(getToken.mock.calls).toEqual([[{ reason: 'initial' }], [{ reason: 'unauthorized' }]]);
  });

  it('is not replaced again by a call that is refused after the replacement', async () => {
    let refuseLate: (() => void) | undefined;
    const { fetch } = recorder(({ headers }, index) => {
      if (headers['authorization'] === 'Bearer new') return json(NO_LEADS)();
      if (index === 0) return new Promise((resolve) => (refuseLate = () => resolve(json({}, 401)())));
      return json({}, 401)();
    });
    const getToken = tokens('old', 'new');
    const call = leads({ fetch, auth: { getToken } });
    const late = call();
    await call();
    refuseLate?.();
    await late;
    expect(getToken).toHaveBeenCalledTimes(2);
  });

  it('whose replacement is refused too is an auth error with the message from the gateway', async () => {
    const { fetch, sent } = taking('never');
    const getToken = tokens('old', 'new');
    const error = await rejection(leads({ fetch, auth: { getToken } })());
    expect(error).toMatchObject({ kind: 'auth', status: 401, operation: 'leads', customMessage: 'Who are you?' });
    expect(sent).toHaveLength(2);
    expect(getToken).toHaveBeenCalledTimes(2);
  });

  it('is an auth error for all calls if getToken fails', async () => {
    const getToken = tokens('old');
    getToken.mockResolvedValueOnce('old').mockRejectedValueOnce(new Error('closed'));
    const { fetch, sent } = taking('new');
    const call = leads({ fetch, auth: { getToken } });
    const errors = await Promise.all([...Array(5)].map(() => rejection(call())));
    for (const error of errors) expect(error).toMatchObject({ kind: 'auth', status: 401 });
    expect(getToken).toHaveBeenCalledTimes(2);
    expect(sent).toHaveLength(5);
  });

  it('is an auth error if getToken returns no other token, and the call is not sent without one', async () => {
    const { fetch, sent } = taking('new');
    const error = await rejection(leads({ fetch, auth: { getToken: tokens('old', undefined) } })());
    expect(error).toMatchObject({ kind: 'auth', status: 401 });
    expect(sent).toHaveLength(1);
  });

  it('is not replaced if there is no getToken', async () => {
    const { fetch, sent } = taking('new');
    const options = { fetch, authMode: 'one-time', oneTimeToken: 'once', callers: { leads: 'Member' } } as const;
    expect(await rejection(leads(options)())).toMatchObject({ kind: 'auth', status: 401 });
    expect(sent).toHaveLength(1);
  });
});

describe('a 401 without a token', () =>
  it.each<GatewayOptions>([
    {},
    { authMode: 'none' },
    { authMode: 'none', auth: { getToken: () => 'unused' } },
    { authMode: 'one-time', oneTimeToken: 'for members' },
  ])('is an ordinary HTTP error: %j', async (options) => {
    const { fetch, sent } = taking('never');
    expect(await rejection(leads({ ...options, fetch })())).toMatchObject({ kind: 'http', status: 401 });
    expect(sent).toHaveLength(1);
  }));

const provider = { serviceProviderId: '4711' };
const asInitial = [{ reason: 'initial' }];
const asRefused = [{ reason: 'unauthorized' }];

function sourceOf(getToken: (request: TokenRequest) => string | null | undefined | Promise<string | null | undefined>) {
  const { fetch, sent } = recorder(({ url }) => json(url.includes('/office-home/') ? PROVIDERS : NO_LEADS)());
  const asked = vi.fn(getToken);
  return { gateway: createGateway({ fetch, auth: { getToken: asked } }), asked, sent };
}

const authorizations = (sent: readonly { headers: Record<string, string> }[]) =>
  sent.map(({ headers }) => headers['authorization']);

describe('getToken in session mode', () => {
  it('is called as a method of its object', async () => {
    const { fetch, sent } = recorder(json(NO_LEADS));
    const auth = {
      stored: 'token-1',
      getToken() {
        return this.stored;
      },
    };
    await createGateway({ fetch, auth }).leads(provider);
    expect(authorizations(sent)).toEqual(['Bearer token-1']);
  });

  it('is called once for ten simultaneous calls of both callers, and not for later calls', async () => {
    const { gateway, asked, sent } = sourceOf(() => new Promise((resolve) => setTimeout(() => resolve('token-1'), 10)));
    const five = [...Array(5)];
    await Promise.allSettled([
      ...five.map(() => gateway.leads(provider)),
      ...five.map(() => gateway.eligibility({ ...provider, postalCode: '02134' })),
    ]);
    await gateway.serviceProvider(provider);
    expect([asked.mock.calls, authorizations(sent)]).toEqual([[asInitial], Array(11).fill('Bearer token-1')]);
  });

  it.each([undefined, null, '', ' \n'])('that returns %j lets the calls use cookies', async (nothing) => {
    const { gateway, asked, sent } = sourceOf(() => nothing);
    await gateway.leads(provider);
    await gateway.leads(provider);
    expect(sent.map(({ credentials }) => credentials)).toEqual(['include', 'include']);
    expect([authorizations(sent), asked.mock.calls]).toEqual([
      [undefined, undefined],
      [asInitial, asInitial],
    ]);
  });
});

describe('a one-time token with getToken', () =>
  it('is used until it is refused, then getToken is called once and the calls are sent again', async () => {
    const { fetch, sent } = recorder(({ headers }) =>
      headers['authorization'] === 'OneTime second' ? json({ eligible: true })() : status(401)(),
    );
    const getToken = vi.fn(async () => 'second');
    const gateway = createGateway({ fetch, authMode: 'one-time', oneTimeToken: 'first', auth: { getToken } });
    const ask = () => gateway.eligibility({ ...provider, postalCode: '02134' });
    await Promise.all([ask(), ask(), ask()]);
    await ask();
    expect(getToken.mock.calls).toEqual([asRefused]);
    expect(authorizations(sent)).toEqual([...Array(3).fill('OneTime first'), ...Array(4).fill('OneTime second')]);
  }));
