import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '../../../src/gateway/chat/chat.js';
import { echoed, withoutEchoes } from '../../../src/message-thread/conversation/outgoing.js';
import { bubbleAt, deliveryOf } from '../../../src/message-thread/list/bubble.js';
import type { OutgoingMessage, ThreadMessages } from '../../../src/message-thread/message.js';
import * as listed from '../../../src/message-thread/message.js';
import { A_FILE, aMessage, anOutgoing, ME, NOW, THEM } from './a-message.js';

const indices = (messages: ThreadMessages) => messages.map(({ index }) => index);
const reading = (index: number, version: number) =>
  aMessage(index, { body: `${index} v${version}`, updatedAt: NOW + version });

/** Message versions in any order, some repeated, split into pages of any size. */
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

it('withMessages() lists each message once, newest version, in ascending order, for any order of arrival', () =>
  fc.assert(
    fc.property(disorder, ({ readings, again, pages }) => {
      const coming = [...again, ...readings].map(([index, version]) => reading(index, version));
      const shown = inPages(coming, pages).reduce<ThreadMessages>(listed.withMessages, []);
      const newest = new Map<number, number>();
      for (const [index, version] of readings) newest.set(index, Math.max(version, newest.get(index) ?? 0));
      expect(shown.map(({ body }) => body)).toEqual(
        [...newest].sort(([one], [other]) => one - other).map(([index, version]) => `${index} v${version}`),
      );
    }),
    { numRuns: 500 },
  ));

it('withMessages() returns the same list if no message is new or newer', () => {
  const list = [aMessage(1), aMessage(2)];
  expect(listed.withMessages(list, [])).toBe(list);
  expect(listed.withMessages(list, [aMessage(2), aMessage(1)])).toBe(list);
  expect(listed.withMessages(list, [aMessage(2, { updatedAt: 1, body: 'as it was' })])).toBe(list);
});

it('withUpdate() replaces a listed message unless the update is older, and withoutIndex() removes one', () => {
  const list = [reading(4, 2), reading(9, 2)];
  expect(listed.withUpdate(list, reading(4, 3)).map(({ body }) => body)).toEqual(['4 v3', '9 v2']);
  // A receipt does not change the time.
  expect(listed.withUpdate(list, { ...reading(9, 2), delivery: 'read' })[1]?.delivery).toBe('read');
  expect(listed.withUpdate(list, reading(4, 1))).toBe(list);
  expect(listed.withUpdate(list, reading(5, 3))).toBe(list);
  expect(indices(listed.withoutIndex(list, 4))).toEqual([9]);
  expect(listed.withoutIndex(list, 5)).toBe(list);
});

it('placeOfIndex() returns the position where an index is or would be inserted', () => {
  const list = [aMessage(3), aMessage(5), aMessage(9)];
  expect([0, 3, 4, 5, 9, 10].map((index) => listed.placeOfIndex(list, index))).toEqual([0, 0, 1, 1, 2, 3]);
});

const known = [1, 2, 3, 7, 8].map((index) => aMessage(index));
const page = (of: readonly number[], hasEarlier = true) => ({
  messages: of.map((index) => aMessage(index)),
  hasEarlier,
});
const taken = (...of: Parameters<typeof listed.withRecent>) => {
  const { messages, hasEarlier } = listed.withRecent(...of);
  return [indices(messages), hasEarlier];
};

it.each([
  ['that overlaps the known messages keeps them', page([7, 8, 9, 10]), true, [1, 2, 3, 7, 8, 9, 10], null],
  ['that begins right after the known messages keeps them', page([9, 10]), true, [1, 2, 3, 7, 8, 9, 10], null],
  ['that begins after a gap replaces all others', page([10, 11]), true, [10, 11], true],
  ['removes known messages that it no longer contains', page([3, 8]), true, [1, 2, 3, 8], null],
  ['that ends before the last known message removes that one', page([3, 7]), true, [1, 2, 3, 7], null],
  ['that is complete replaces all others', page([3, 9], false), true, [3, 9], false],
  ['that is complete and empty removes all messages', page([], false), true, [], false],
  ['of a closed thread replaces all others', page([7, 8, 9]), false, [7, 8, 9], true],
] as const)('withRecent() after a chat restart: the newest page %s', (_, newest, isOpen, left, hasEarlier) =>
  expect(taken(known, newest, 8, isOpen)).toEqual([left, hasEarlier]),
);

it('withRecent() keeps messages that arrived after the restart', () => {
  expect(taken([...known, aMessage(12)], page([8, 9, 10]), 8, true)).toEqual([[1, 2, 3, 7, 8, 9, 10, 12], null]);
  expect(taken([aMessage(12)], page([], false), -1, false)).toEqual([[12], false]);
});

const TEXT = 'On my way.';
const echo = (fields = {}) => aMessage(7, { author: ME, body: TEXT, createdAt: NOW, ...fields });

describe('an echo', () => {
  const file = (fields = {}) => anOutgoing('a', { body: '', file: A_FILE, ...fields });
  const sent = (clientId: string, messageId: string) => anOutgoing(clientId, { messageId, phase: 'sent' });
  const asked = (fields = {}) => [anOutgoing('a', fields)];

  it.each<[string, OutgoingMessage[], ChatMessage, string | undefined]>([
    [
      'matched by its id, whatever its text is',
      [anOutgoing('b'), sent('a', 'm7')],
      echo({ body: 'edited', createdAt: 9e15 }),
      'a',
    ],
    ['matched by its client ID', [anOutgoing('a'), anOutgoing('b')], echo({ clientId: 'b', body: '' }), 'b'],
    ['matched by its index if it is a file', [file({ index: 7 })], echo({ body: '' }), 'a'],
    ['matched by author and text', asked(), echo(), 'a'],
    ['matched a minute later', asked(), echo({ createdAt: NOW + 60_000 }), 'a'],
    ['matched a minute earlier', asked(), echo({ createdAt: NOW - 60_000 }), 'a'],
    ['not matched more than a minute later', asked(), echo({ createdAt: NOW + 60_001 }), undefined],
    ['not matched more than a minute earlier', asked(), echo({ createdAt: NOW - 60_001 }), undefined],
    ['not matched if somebody else wrote it', asked(), echo({ author: THEM }), undefined],
    ['not matched if the system wrote it', asked(), echo({ author: null }), undefined],
    ['not matched if its text differs', asked(), echo({ body: 'On my way' }), undefined],
    ['not matched if it has another client ID', asked(), echo({ clientId: 'z' }), undefined],
    ['not matched by text if a file was sent', [file()], echo({ body: '' }), undefined],
    ['not matched by text if the sent message has another id', [sent('b', 'm1')], echo(), undefined],
    ['not matched by text if nothing was posted', asked({ phase: 'waiting', isPosted: false }), echo(), undefined],
  ])('is %s', (_, outgoing, message, clientId) => expect(echoed(outgoing, message, ME)?.clientId).toBe(clientId));

  it('matches one of two equal outgoing texts, and a second echo matches the other', () => {
    const two = [anOutgoing('a'), anOutgoing('b', { createdAt: NOW + 10 })];
    const left = withoutEchoes(two, [echo()], ME);
    expect(left.map(({ clientId }) => clientId)).toEqual(['b']);
    expect(withoutEchoes(left, [echo({ index: 8, id: 'm8' })], ME)).toEqual([]);
    expect(withoutEchoes(two, [echo(), echo({ index: 8, id: 'm8' })], ME)).toEqual([]);
  });

  it('removes a sending or failed message, and prefers the outgoing message with its id', () => {
    expect(withoutEchoes([anOutgoing('a')], [echo()], ME)).toEqual([]);
    expect(withoutEchoes([anOutgoing('a', { phase: 'failed' })], [echo()], ME)).toEqual([]);
    const two = [anOutgoing('a'), anOutgoing('b', { messageId: 'm7', phase: 'sent' })];
    expect(withoutEchoes(two, [echo()], ME).map(({ clientId }) => clientId)).toEqual(['a']);
  });
});

const dayOf = (instant: number) => String(Math.floor(instant / 86_400_000));
const said = (index: number, author: string, at: number) => aMessage(index, { author, createdAt: at });

const drawn = (messages: readonly ReturnType<typeof aMessage>[], unreadFrom: number | null = null) =>
  messages.map((_, at) => bubbleAt(messages, at, { identity: ME, unreadFrom, dayOf }));

it('bubbles are on the own side only for messages of the own author, not for system messages', () => {
  const messages = [said(0, ME, NOW), said(1, THEM, NOW), aMessage(2, { author: null })];
  expect(drawn(messages).map(({ isOwn }) => isOwn)).toEqual([true, false, false]);
});

it('bubbles of the same author and minute join, and only the last one of a group ends it', () => {
  const times = [NOW, NOW + 59_999, NOW + 60_000, NOW + 60_000];
  const messages = times.map((at, index) => said(index, index < 3 ? THEM : ME, at));
  expect(drawn(messages).map(({ joins }) => joins)).toEqual([false, true, false, false]);
  expect(drawn(messages).map(({ endsGroup }) => endsGroup)).toEqual([false, true, true, true]);
});

it('bubbles start a new group on a new day, even within the same minute', () => {
  const midnight = Math.ceil(NOW / 86_400_000) * 86_400_000;
  const dayInMinute = (instant: number) => (instant < midnight + 30_000 ? 'one' : 'two');
  const messages = [said(0, THEM, midnight), said(1, THEM, midnight + 40_000)];
  const view = { identity: ME, unreadFrom: null, dayOf: dayInMinute };
  expect(bubbleAt(messages, 0, view)).toMatchObject({ startsDay: true, endsGroup: true });
  expect(bubbleAt(messages, 1, view)).toMatchObject({ startsDay: true, joins: false });
});

it('bubbles have the unread mark above the first unread message, which does not join the one before', () => {
  const messages = [said(4, THEM, NOW), said(7, THEM, NOW), said(8, THEM, NOW)];
  const bubbles = drawn(messages, 6);
  expect(bubbles.map(({ startsUnread }) => startsUnread)).toEqual([false, true, false]);
  expect([bubbles.map(({ joins }) => joins), bubbles[0]?.endsGroup]).toEqual([[false, false, true], true]);
});

describe('the unread mark', () => {
  const messages = [said(0, THEM, NOW), said(1, ME, NOW), said(3, ME, NOW), said(4, THEM, NOW), said(5, THEM, NOW)];

  it('starts at the first unread message of others, counts those of others, and is null if all are read', () => {
    expect(listed.unreadStart(messages, ME, 1, false)).toEqual({ index: 4, count: 2, hasMore: false });
    expect(listed.unreadStart(messages, ME, -1, true)).toEqual({ index: 0, count: 3, hasMore: false });
    expect([listed.unreadStart(messages, ME, 5, true), listed.unreadStart([], ME, -1, false)]).toEqual([null, null]);
    expect(listed.unreadStart([said(9, ME, NOW)], ME, 1, false)).toBeNull();
    expect(listed.unreadStart(messages, ME, null, true)).toBeNull();
  });

  it('has more while the last read message is not loaded, and updates its count as older messages load', () => {
    const mark = listed.unreadStart([said(20, THEM, NOW), said(21, ME, NOW)], ME, 6, true);
    expect(mark).toEqual({ index: 7, count: 1, hasMore: true });
    const some = listed.withEarlierUnread(mark, [said(15, THEM, NOW), said(16, ME, NOW)], ME, true);
    expect(some).toEqual({ index: 7, count: 2, hasMore: true });
    const all = listed.withEarlierUnread(some, [said(5, THEM, NOW), said(7, ME, NOW), said(8, THEM, NOW)], ME, true);
    expect(all).toEqual({ index: 8, count: 3, hasMore: false });
    expect(listed.withEarlierUnread(all, [said(1, THEM, NOW)], ME, false)).toEqual(all);
    expect(listed.withEarlierUnread(mark, [], ME, false)).toEqual({ index: 7, count: 1, hasMore: false });
    expect(listed.withEarlierUnread(null, [said(1, THEM, NOW)], ME, false)).toBeNull();
  });
});

it.each([
  ['sent', 4, 'sent'],
  ['sent', 5, 'read'],
  ['delivered', 9, 'read'],
  ['delivered', 4, 'delivered'],
  ['failed', 9, 'failed'],
] as const)('a message that is %s and read up to %i is %s', (delivery, readIndex, shown) =>
  expect(deliveryOf({ delivery, index: 5 }, readIndex)).toBe(shown),
);
