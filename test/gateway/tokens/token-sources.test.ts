import { describe, expect, it, vi } from 'vitest';
import { createGateway, type TokenRequest } from '../../../src/gateway.js';
import { json, NO_LEADS, PROVIDERS, recorder, status } from '../recorder.js';

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

describe('a host’s source of tokens, in a session', () => {
  it('is called as a method of its own object', async () => {
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

  it('is asked once for ten calls at once, of both callers, and not again for the next ones', async () => {
    const { gateway, asked, sent } = sourceOf(() => new Promise((resolve) => setTimeout(() => resolve('token-1'), 10)));
    const five = [...Array(5)];
    await Promise.allSettled([
      ...five.map(() => gateway.leads(provider)),
      ...five.map(() => gateway.eligibility({ ...provider, postalCode: '02134' })),
    ]);
    await gateway.serviceProvider(provider);
    expect(asked.mock.calls).toEqual([asInitial]);
    expect(authorizations(sent)).toEqual(Array(11).fill('Bearer token-1'));
  });

  it.each([undefined, null, '', ' \n'])('that gives nothing (%j) leaves the call to the cookies', async (nothing) => {
    const { gateway, asked, sent } = sourceOf(() => nothing);
    await gateway.leads(provider);
    await gateway.leads(provider);
    expect(sent.map(({ credentials }) => credentials)).toEqual(['include', 'include']);
    expect(authorizations(sent)).toEqual([undefined, undefined]);
    expect(asked.mock.calls).toEqual([asInitial, asInitial]);
  });
});

describe('a one-time token with a source behind it', () => {
  it('is used until it is refused; then the source is asked once, and the call goes out again', async () => {
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
  });
});
