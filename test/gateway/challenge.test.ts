import { describe, expect, it, vi } from 'vitest';
import { createGateway } from '../../src/gateway.js';
import { answering, json, NO_LEADS, recorder, rejection, status } from './recorder.js';

const lead = { serviceProviderId: '4711', leadId: '9' };

describe('a call that is answered with 511', () => {
  it('is raised, told, and waits in the queue', async () => {
    const onChallenge = vi.fn();
    const { fetch, sent } = answering(json({ message: 'Prove it.' }, 511));
    const gateway = createGateway({ fetch, onChallenge });
    const error = await rejection(gateway.setStatus({ ...lead, status: 'Selling' }, { requestId: 'r-1' }));
    expect(error).toMatchObject({ kind: 'challenge', status: 511, requestId: 'r-1', customMessage: 'Prove it.' });
    expect(onChallenge.mock.calls).toEqual([[{ operation: 'setStatus', requestId: 'r-1' }]]);
    expect(gateway.challenges.size).toBe(1);
    expect(sent).toHaveLength(1);
  });

  it('ends as it would have when the host’s listener throws', async () => {
    const onChallenge = () => {
      throw new Error('the host’s own');
    };
    const gateway = createGateway({ fetch: answering(status(511)).fetch, onChallenge });
    const error = await rejection(gateway.setStatus({ ...lead, status: 'Selling' }));
    expect(error).toMatchObject({ name: 'GatewayError', kind: 'challenge', status: 511 });
    expect(gateway.challenges.size).toBe(1);
  });

  it('goes out again as it was, with the same request id, when all is replayed', async () => {
    const { fetch, sent } = answering(status(511), status(511), status(204));
    const gateway = createGateway({ fetch });
    await rejection(gateway.setStatus({ ...lead, status: 'Selling' }));
    await rejection(gateway.archive({ ...lead, archived: true }));
    await gateway.challenges.replayAll();
    expect(sent).toHaveLength(4);
    for (const first of [0, 1]) {
      expect(sent[first + 2]!.url).toBe(sent[first]!.url);
      expect(sent[first + 2]!.body).toEqual(sent[first]!.body);
      expect(sent[first + 2]!.headers['x-request-id']).toBe(sent[first]!.headers['x-request-id']);
    }
    expect(gateway.challenges.size).toBe(0);
  });

  it('is queued once more by a second 511, and nothing replays by itself', async () => {
    const onChallenge = vi.fn();
    const { fetch, sent } = answering(status(511));
    const gateway = createGateway({ fetch, onChallenge });
    await rejection(gateway.setStatus({ ...lead, status: 'Selling' }));
    await gateway.challenges.replayAll();
    expect(sent).toHaveLength(2);
    expect(gateway.challenges.size).toBe(1);
    expect(onChallenge).toHaveBeenCalledTimes(2);
  });

  it('replays the whole action where one is given, not the call alone', async () => {
    const run = vi.fn(async () => {});
    const { fetch, sent } = answering(status(511));
    const gateway = createGateway({ fetch });
    await rejection(gateway.setStatus({ ...lead, status: 'Selling' }, { replay: { run } }));
    await gateway.challenges.replayAll();
    expect(run).toHaveBeenCalledTimes(1);
    expect(sent).toHaveLength(1);
  });

  it('is not sent again once its caller has given it up', async () => {
    const { fetch, sent } = answering(status(511));
    const gateway = createGateway({ fetch });
    const controller = new AbortController();
    await rejection(gateway.setStatus({ ...lead, status: 'Selling' }, { signal: controller.signal }));
    controller.abort();
    await gateway.challenges.replayAll();
    expect(sent).toHaveLength(1);
  });

  it('waits in the queue of its own client alone', async () => {
    const fetch = recorder(({ url }) => (url.startsWith('/a') ? status(511)() : json(NO_LEADS)())).fetch;
    const [one, other] = [createGateway({ url: '/a', fetch }), createGateway({ url: '/b', fetch })];
    await rejection(one.leads({ serviceProviderId: '1' }));
    await other.leads({ serviceProviderId: '1' });
    expect([one.challenges.size, other.challenges.size]).toEqual([1, 0]);
  });
});
