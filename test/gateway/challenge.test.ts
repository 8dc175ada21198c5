import { describe, expect, it, vi } from 'vitest';
import { createReplayQueue } from '../../src/gateway/transport/replay-queue.js';
import { createGateway } from '../../src/gateway.js';
import { answering, json, NO_LEADS, recorder, rejection, status } from './recorder.js';

const lead = { serviceProviderId: '4711', leadId: '9' };

describe('a call answered with 511', () => {
  it('rejects, is reported to onChallenge, and is added to the replay queue', async () => {
    const onChallenge = vi.fn();
    const { fetch, sent } = answering(json({ message: 'Prove it.' }, 511));
    const gateway = createGateway({ fetch, onChallenge });
    const error = await rejection(gateway.setStatus({ ...lead, status: 'Selling' }, { requestId: 'r-1' }));
    expect(error).toMatchObject({ kind: 'challenge', status: 511, requestId: 'r-1', customMessage: 'Prove it.' });
    expect(onChallenge.mock.calls).toEqual([[{ operation: 'setStatus', requestId: 'r-1' }]]);
    expect(gateway.challenges.size).toBe(1);
    expect(sent).toHaveLength(1);
  });

  it('rejects with the challenge even if onChallenge throws', async () => {
    const onChallenge = () => {
      throw new Error('the host’s own');
    };
    const gateway = createGateway({ fetch: answering(status(511)).fetch, onChallenge });
    const error = await rejection(gateway.setStatus({ ...lead, status: 'Selling' }));
    expect(error).toMatchObject({ name: 'GatewayError', kind: 'challenge', status: 511 });
    expect(gateway.challenges.size).toBe(1);
  });

  it('is sent again unchanged, with the same request id, by replayAll()', async () => {
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

  it('is queued again after a second 511, and is not replayed automatically', async () => {
    const onChallenge = vi.fn();
    const { fetch, sent } = answering(status(511));
    const gateway = createGateway({ fetch, onChallenge });
    await rejection(gateway.setStatus({ ...lead, status: 'Selling' }));
    await gateway.challenges.replayAll();
    expect(sent).toHaveLength(2);
    expect(gateway.challenges.size).toBe(1);
    expect(onChallenge).toHaveBeenCalledTimes(2);
  });

  it('replays the provided action instead of the call', async () => {
    const run = vi.fn(async () => {});
    const { fetch, sent } = answering(status(511));
    const gateway = createGateway({ fetch });
    await rejection(gateway.setStatus({ ...lead, status: 'Selling' }, { replay: { run } }));
    await gateway.challenges.replayAll();
    expect(run).toHaveBeenCalledTimes(1);
    expect(sent).toHaveLength(1);
  });

  it('is not replayed after its caller has aborted it', async () => {
    const { fetch, sent } = answering(status(511));
    const gateway = createGateway({ fetch });
    const controller = new AbortController();
    await rejection(gateway.setStatus({ ...lead, status: 'Selling' }, { signal: controller.signal }));
    controller.abort();
    await gateway.challenges.replayAll();
    expect(sent).toHaveLength(1);
  });

  it('is added only to the queue of its own client', async () => {
    const fetch = recorder(({ url }) => (url.startsWith('/a') ? status(511)() : json(NO_LEADS)())).fetch;
    const [one, other] = [createGateway({ url: '/a', fetch }), createGateway({ url: '/b', fetch })];
    await rejection(one.leads({ serviceProviderId: '1' }));
    await other.leads({ serviceProviderId: '1' });
    expect([one.challenges.size, other.challenges.size]).toEqual([1, 0]);
  });
});

function action(requestId: string, more: { isAlive?: () => boolean; onDropped?: () => void } = {}) {
  return { operation: 'setStatus', requestId, run: vi.fn(async () => {}), ...more };
}

describe('the replay queue', () => {
  it('replays all actions in order and is empty afterwards', async () => {
    const queue = createReplayQueue();
    const order: string[] = [];
    for (const id of ['a', 'b', 'c']) queue.add({ ...action(id), run: async () => order.push(id) });
    expect(queue.size).toBe(3);
    await queue.replayAll();
    expect([order, queue.size]).toEqual([['a', 'b', 'c'], 0]);
    await queue.replayAll();
    expect(order).toHaveLength(3);
  });

  it('keeps an action that is added during a replay', async () => {
    const queue = createReplayQueue();
    const again = action('a');
    queue.add({ ...action('a'), run: async () => queue.add(again) });
    await queue.replayAll();
    expect(queue.size).toBe(1);
    expect(again.run).not.toHaveBeenCalled();
  });

  it('keeps only the latest action with the same request id', async () => {
    const queue = createReplayQueue();
    const [first, second] = [action('a'), action('a')];
    queue.add(first);
    queue.add(second);
    expect(queue.size).toBe(1);
    await queue.replayAll();
    expect(first.run).not.toHaveBeenCalled();
    expect(second.run).toHaveBeenCalledTimes(1);
  });

  it('holds twenty actions at most, drops the oldest and notifies it', async () => {
    const queue = createReplayQueue();
    const onDropped = vi.fn();
    const actions = [...Array(21).keys()].map((index) => action(`r-${index}`, index === 0 ? { onDropped } : {}));
    for (const one of actions) queue.add(one);
    expect(queue.size).toBe(20);
    expect(onDropped).toHaveBeenCalledTimes(1);
    await queue.replayAll();
    expect(actions.map(({ run }) => run.mock.calls.length)).toEqual([0, ...Array(20).fill(1)]);
  });

  it('skips actions that are no longer alive', async () => {
    const queue = createReplayQueue();
    const gone = action('a', { isAlive: () => false });
    const there = action('b', { isAlive: () => true });
    queue.add(gone);
    queue.add(there);
    await queue.replayAll();
    expect(gone.run).not.toHaveBeenCalled();
    expect(there.run).toHaveBeenCalledTimes(1);
  });

  it('replays the remaining actions if one throws or rejects', async () => {
    const queue = createReplayQueue();
    const last = action('c');
    queue.add({
      ...action('a'),
      run: () => {
        throw new Error('at once');
      },
    });
    queue.add({ ...action('b'), run: () => Promise.reject(new Error('later')) });
    queue.add(last);
    await expect(queue.replayAll()).resolves.toBeUndefined();
    expect(last.run).toHaveBeenCalledTimes(1);
  });

  it('can be cleared', async () => {
    const queue = createReplayQueue();
    const one = action('a');
    queue.add(one);
    queue.clear();
    expect(queue.size).toBe(0);
    await queue.replayAll();
    expect(one.run).not.toHaveBeenCalled();
  });
});
