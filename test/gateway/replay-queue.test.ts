import { describe, expect, it, vi } from 'vitest';
import { createReplayQueue } from '../../src/gateway/transport/replay-queue.js';

function action(requestId: string, more: { isAlive?: () => boolean; onDropped?: () => void } = {}) {
  return { operation: 'setStatus', requestId, run: vi.fn(async () => {}), ...more };
}

describe('the replay queue', () => {
  it('dispatches all in order, and is then empty', async () => {
    const queue = createReplayQueue();
    const order: string[] = [];
    for (const id of ['a', 'b', 'c']) queue.add({ ...action(id), run: async () => order.push(id) });
    expect(queue.size).toBe(3);
    await queue.replayAll();
    expect(order).toEqual(['a', 'b', 'c']);
    expect(queue.size).toBe(0);
    await queue.replayAll();
    expect(order).toHaveLength(3);
  });

  it('keeps what is added while it replays', async () => {
    const queue = createReplayQueue();
    const again = action('a');
    queue.add({ ...action('a'), run: async () => queue.add(again) });
    await queue.replayAll();
    expect(queue.size).toBe(1);
    expect(again.run).not.toHaveBeenCalled();
  });

  it('holds one decision once', async () => {
    const queue = createReplayQueue();
    const [first, second] = [action('a'), action('a')];
    queue.add(first);
    queue.add(second);
    expect(queue.size).toBe(1);
    await queue.replayAll();
    expect(first.run).not.toHaveBeenCalled();
    expect(second.run).toHaveBeenCalledTimes(1);
  });

  it('holds twenty at most: the oldest falls out, and is told', async () => {
    const queue = createReplayQueue();
    const onDropped = vi.fn();
    const actions = [...Array(21).keys()].map((index) => action(`r-${index}`, index === 0 ? { onDropped } : {}));
    for (const one of actions) queue.add(one);
    expect(queue.size).toBe(20);
    expect(onDropped).toHaveBeenCalledTimes(1);
    await queue.replayAll();
    expect(actions.map(({ run }) => run.mock.calls.length)).toEqual([0, ...Array(20).fill(1)]);
  });

  it('leaves out what nobody waits for any more', async () => {
    const queue = createReplayQueue();
    const gone = action('a', { isAlive: () => false });
    const there = action('b', { isAlive: () => true });
    queue.add(gone);
    queue.add(there);
    await queue.replayAll();
    expect(gone.run).not.toHaveBeenCalled();
    expect(there.run).toHaveBeenCalledTimes(1);
  });

  it('dispatches the rest when one fails, at once or later', async () => {
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
