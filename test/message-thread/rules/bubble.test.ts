import { describe, expect, it } from 'vitest';
import { bubbleAt, deliveryOf } from '../../../src/message-thread/list/bubble.js';
import { unreadStart, withEarlierUnread } from '../../../src/message-thread/list/messages.js';
import { aMessage, ME, NOW, THEM } from './a-message.js';

const MINUTE = 60_000;
const dayOf = (instant: number) => String(Math.floor(instant / 86_400_000));
const said = (index: number, author: string, at: number) => aMessage(index, { author, createdAt: at });

function drawn(messages: readonly ReturnType<typeof aMessage>[], unreadFrom: number | null = null) {
  return messages.map((_, at) => bubbleAt(messages, at, { identity: ME, unreadFrom, dayOf }));
}

describe('bubbles', () => {
  it('are on the own side by the author, and never for what the system wrote', () => {
    const messages = [said(0, ME, NOW), said(1, THEM, NOW), aMessage(2, { author: null })];
    expect(drawn(messages).map(({ isOwn }) => isOwn)).toEqual([true, false, false]);
  });

  it('join the one above of the same author and minute, and the last of a group bears the time', () => {
    const messages = [
      said(0, THEM, NOW),
      said(1, THEM, NOW + 59_999),
      said(2, THEM, NOW + MINUTE),
      said(3, ME, NOW + MINUTE),
    ];
    expect(drawn(messages).map(({ joins }) => joins)).toEqual([false, true, false, false]);
    expect(drawn(messages).map(({ endsGroup }) => endsGroup)).toEqual([false, true, true, true]);
  });

  it('begin anew with each day, also within a minute', () => {
    const midnight = Math.ceil(NOW / 86_400_000) * 86_400_000;
    const dayInMinute = (instant: number) => (instant < midnight + 30_000 ? 'one' : 'two');
    const messages = [said(0, THEM, midnight), said(1, THEM, midnight + 40_000)];
    const view = { identity: ME, unreadFrom: null, dayOf: dayInMinute };
    expect(bubbleAt(messages, 0, view)).toMatchObject({ startsDay: true, endsGroup: true });
    expect(bubbleAt(messages, 1, view)).toMatchObject({ startsDay: true, joins: false });
  });

  it('have the unread mark above the first unread one, which joins nothing', () => {
    const messages = [said(4, THEM, NOW), said(7, THEM, NOW), said(8, THEM, NOW)];
    const bubbles = drawn(messages, 6);
    expect(bubbles.map(({ startsUnread }) => startsUnread)).toEqual([false, true, false]);
    expect(bubbles.map(({ joins }) => joins)).toEqual([false, false, true]);
    expect(bubbles[0]?.endsGroup).toBe(true);
  });
});

describe('the unread mark', () => {
  const messages = [said(0, THEM, NOW), said(1, ME, NOW), said(3, ME, NOW), said(4, THEM, NOW), said(5, THEM, NOW)];

  it('begins at the first message of others after what was read, and counts those of others', () => {
    expect(unreadStart(messages, ME, 1, false)).toEqual({ index: 4, count: 2, hasMore: false });
    expect(unreadStart(messages, ME, -1, true)).toEqual({ index: 0, count: 3, hasMore: false });
  });

  it('is not there where all is read, nobody has written, or nobody says what was read', () => {
    expect(unreadStart(messages, ME, 5, true)).toBeNull();
    expect(unreadStart([], ME, -1, false)).toBeNull();
    expect(unreadStart([said(9, ME, NOW)], ME, 1, false)).toBeNull();
    expect(unreadStart(messages, ME, null, true)).toBeNull();
  });

  it('waits for older messages where what was read is not among these, and counts on as they come', () => {
    const mark = unreadStart([said(20, THEM, NOW), said(21, ME, NOW)], ME, 6, true);
    expect(mark).toEqual({ index: 7, count: 1, hasMore: true });
    const some = withEarlierUnread(mark, [said(15, THEM, NOW), said(16, ME, NOW)], ME, true);
    expect(some).toEqual({ index: 7, count: 2, hasMore: true });
    const all = withEarlierUnread(some, [said(5, THEM, NOW), said(7, ME, NOW), said(8, THEM, NOW)], ME, true);
    expect(all).toEqual({ index: 8, count: 3, hasMore: false });
    expect(withEarlierUnread(all, [said(1, THEM, NOW)], ME, false)).toEqual(all);
    expect(withEarlierUnread(mark, [], ME, false)).toEqual({ index: 7, count: 1, hasMore: false });
    expect(withEarlierUnread(null, [said(1, THEM, NOW)], ME, false)).toBeNull();
  });
});

it.each([
  ['sent', 4, 'sent'],
  ['sent', 5, 'read'],
  ['delivered', 9, 'read'],
  ['delivered', 4, 'delivered'],
  ['failed', 9, 'failed'],
] as const)('a message that is %s and read up to %i is %s', (delivery, readIndex, shown) => {
  expect(deliveryOf({ delivery, index: 5 }, readIndex)).toBe(shown);
});
