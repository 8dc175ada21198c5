import { describe, expect, it, vi } from 'vitest';
import { createGateway, type GatewayOptions } from '../../../src/gateway.js';
import { json, NO_LEADS, recorder, rejection } from '../recorder.js';

/** A gateway that accepts only one token. */
function taking(accepted: string) {
  return recorder(({ headers }) =>
    headers['authorization'] === `Bearer ${accepted}` ? json(NO_LEADS)() : json({ message: 'Who are you?' }, 401)(),
  );
}

function tokens(...given: readonly (string | undefined)[]) {
  let next = 0;
  return vi.fn(async (_request: { reason: string }) => given[Math.min(next++, given.length - 1)]);
}

const leads = (options: GatewayOptions) => {
  const gateway = createGateway(options);
  return () => gateway.leads({ serviceProviderId: '1' });
};

describe('a refused token', () => {
  it('is replaced once, and the call sent again with the same request id', async () => {
    const { fetch, sent } = taking('new');
    const getToken = tokens('old', 'new');
    await expect(leads({ fetch, auth: { getToken } })()).resolves.toEqual(NO_LEADS);
    expect(getToken.mock.calls).toEqual([[{ reason: 'initial' }], [{ reason: 'unauthorized' }]]);
    expect(sent.map(({ headers }) => headers['authorization'])).toEqual(['Bearer old', 'Bearer new']);
    expect(new Set(sent.map(({ headers }) => headers['x-request-id'])).size).toBe(1);
  });

  it('is replaced once for ten calls that were refused at once', async () => {
    const { fetch } = taking('new');
    const getToken = tokens('old', 'new');
    const call = leads({ fetch, auth: { getToken } });
    await Promise.all([...Array(10)].map(call));
    expect(getToken.mock.calls).toEqual([[{ reason: 'initial' }], [{ reason: 'unauthorized' }]]);
  });

  it('is not asked for again by a call whose refusal comes after the new one is there', async () => {
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

  it('twice ends the call as auth, with the gateway’s own sentence', async () => {
    const { fetch, sent } = taking('never');
    const getToken = tokens('old', 'new');
    const error = await rejection(leads({ fetch, auth: { getToken } })());
    expect(error).toMatchObject({ kind: 'auth', status: 401, operation: 'leads', customMessage: 'Who are you?' });
    expect(sent).toHaveLength(2);
    expect(getToken).toHaveBeenCalledTimes(2);
  });

  it('ends as auth when the host fails to give another, for all calls alike', async () => {
    const getToken = tokens('old');
    getToken.mockResolvedValueOnce('old').mockRejectedValueOnce(new Error('closed'));
    const { fetch, sent } = taking('new');
    const call = leads({ fetch, auth: { getToken } });
    const errors = await Promise.all([...Array(5)].map(() => rejection(call())));
    for (const error of errors) expect(error).toMatchObject({ kind: 'auth', status: 401 });
    expect(getToken).toHaveBeenCalledTimes(2);
    expect(sent).toHaveLength(5);
  });

  it('ends as auth when the host has no other: the call is not sent without one', async () => {
    const { fetch, sent } = taking('new');
    const error = await rejection(leads({ fetch, auth: { getToken: tokens('old', undefined) } })());
    expect(error).toMatchObject({ kind: 'auth', status: 401 });
    expect(sent).toHaveLength(1);
  });

  it('that was given as it is cannot be replaced', async () => {
    const { fetch, sent } = taking('new');
    const options = { fetch, authMode: 'one-time', oneTimeToken: 'once', callers: { leads: 'Member' } } as const;
    expect(await rejection(leads(options)())).toMatchObject({ kind: 'auth', status: 401 });
    expect(sent).toHaveLength(1);
  });
});

describe('a 401 without any token', () => {
  it.each<GatewayOptions>([
    {},
    { authMode: 'none' },
    { authMode: 'none', auth: { getToken: () => 'unused' } },
    { authMode: 'one-time', oneTimeToken: 'for members' },
  ])('is a status like any other: %j', async (options) => {
    const { fetch, sent } = taking('never');
    expect(await rejection(leads({ ...options, fetch })())).toMatchObject({ kind: 'http', status: 401 });
    expect(sent).toHaveLength(1);
  });
});
