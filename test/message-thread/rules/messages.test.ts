import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '../../../src/gateway/chat/chat.js';
import {
  placeOfIndex,
  withMessages,
  withoutIndex,
  withRecent,
  withUpdate,
} from '../../../src/message-thread/list/messages.js';
import type { ThreadMessages } from '../../../src/message-thread/message.js';
import { aMessage, NOW } from './a-message.js';

const indices = (messages: ThreadMessages) => messages.map(({ index }) => index);
const reading = (index: number, version: number) =>
  aMessage(index, { body: `${index} v${version}`, updatedAt: NOW + version });

/** Readings of messages in any order, some more than once, cut into pages in any way. */
const disorder = fc.array(fc.tuple(fc.nat(30), fc.nat(3)), { maxLength: 60 }).chain((readings) =>
  fc.record({
    readings: fc.constant(readings),
    again: fc.shuffledSubarray([...readings, ...readings], { minLength: readings.length }),
    pages: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 20 }),
  }),
);

function inPages(messages: readonly ChatMessage[], sizes: readonly number[]): ChatMessage[][] {
  const pages: ChatMessage[][] = [];
  for (let from = 0, turn = 0; from < messages.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1;
    pages.push(messages.slice(from, from + size));
    from += size;
  }
  return pages;
}

describe('messages that come', () => {
  it('are listed once, newest version, in ascending order, however they arrive', () => {
    fc.assert(
      fc.property(disorder, ({ readings, again, pages }) => {
        const coming = [...again, ...readings].map(([index, version]) => reading(index, version));
        const shown = inPages(coming, pages).reduce<ThreadMessages>(withMessages, []);
        const newest = new Map<number, number>();
        for (const [index, version] of readings) newest.set(index, Math.max(version, newest.get(index) ?? 0));
        expect(shown.map(({ body }) => body)).toEqual(
          [...newest].sort(([one], [other]) => one - other).map(([index, version]) => `${index} v${version}`),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('leave the list as it is where they say nothing new', () => {
    const list = [aMessage(1), aMessage(2)];
    expect(withMessages(list, [])).toBe(list);
    expect(withMessages(list, [aMessage(2), aMessage(1)])).toBe(list);
    expect(withMessages(list, [aMessage(2, { updatedAt: 1, body: 'as it was' })])).toBe(list);
  });
});

describe('a change to a message', () => {
  const list = [reading(4, 2), reading(9, 2)];

  it('replaces it in its place', () => {
    expect(withUpdate(list, reading(4, 3)).map(({ body }) => body)).toEqual(['4 v3', '9 v2']);
  });

  it('of the same time counts, since a receipt does not change the time', () => {
    expect(withUpdate(list, { ...reading(9, 2), delivery: 'read' })[1]?.delivery).toBe('read');
  });

  it('that is older than what is shown changes nothing', () => {
    expect(withUpdate(list, reading(4, 1))).toBe(list);
  });

  it('does not bring in what was never shown', () => {
    expect(withUpdate(list, reading(5, 3))).toBe(list);
    expect(withUpdate([], reading(5, 3))).toEqual([]);
  });

  it('takes a removed one out, once', () => {
    expect(indices(withoutIndex(list, 4))).toEqual([9]);
    expect(withoutIndex(list, 5)).toBe(list);
  });
});

it('the position of an index is where it is, or would be', () => {
  const list = [aMessage(3), aMessage(5), aMessage(9)];
  expect([0, 3, 4, 5, 9, 10].map((index) => placeOfIndex(list, index))).toEqual([0, 0, 1, 1, 2, 3]);
});

describe('the newest page of a chat that has started', () => {
  const known = [1, 2, 3, 7, 8].map((index) => aMessage(index));
  const page = (of: readonly number[], hasEarlier = true) => ({
    messages: of.map((index) => aMessage(index)),
    hasEarlier,
  });
  const taken = (...of: Parameters<typeof withRecent>) => {
    const { messages, hasEarlier } = withRecent(...of);
    return [indices(messages), hasEarlier];
  };

  it.each([
    ['that meets what was known leaves it', [7, 8, 9, 10], [1, 2, 3, 7, 8, 9, 10], null],
    ['that begins right after it leaves it', [9, 10], [1, 2, 3, 7, 8, 9, 10], null],
    ['that begins later replaces all others', [10, 11], [10, 11], true],
    ['takes away what it has no more', [3, 8], [1, 2, 3, 8], null],
    ['before the last known one takes that away too', [3, 7], [1, 2, 3, 7], null],
  ] as const)('%s', (_, of, left, hasEarlier) => {
    expect(taken(known, page(of), 8, true)).toEqual([left, hasEarlier]);
  });

  it('that is complete replaces all others', () => {
    expect(taken(known, page([3, 9], false), 8, true)).toEqual([[3, 9], false]);
    expect(taken(known, page([], false), 8, true)).toEqual([[], false]);
  });

  it('of a closed thread replaces all others', () => {
    expect(taken(known, page([7, 8, 9]), 8, false)).toEqual([[7, 8, 9], true]);
  });

  it('leaves what has come since the start', () => {
    expect(taken([...known, aMessage(12)], page([8, 9, 10]), 8, true)).toEqual([[1, 2, 3, 7, 8, 9, 10, 12], null]);
    expect(taken([aMessage(12)], page([], false), -1, false)).toEqual([[12], false]);
  });
});
