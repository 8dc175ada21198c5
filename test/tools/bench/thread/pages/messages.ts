import type { ChatMessage } from '../../../../../src/gateway/chat/chat.js';

export const OWN = 'provider_7001';
export const TIME_ZONE = 'America/Chicago';
export const PAGE = 50;

const WORDS = 'the plunger helps for an hour then it fills again and the dog in the apartment is friendly'.split(' ');
const START = Date.UTC(2026, 10, 20, 20);
const EVERY_MS = 37_000;

/** A message of an endless conversation in both directions: one to five lines, in groups of up to four. */
function messageAt(index: number): ChatMessage {
  const length = 3 + ((index * 7919) % 41);
  const words = [...Array(length).keys()].map((word) => WORDS[(word * 5 + index) % WORDS.length]);
  const body = `Number ${index}: ${words.join(' ')}`;
  const at = START + index * EVERY_MS;
  const author = Math.floor(index / 4) % 3 === 0 ? OWN : 'member_7001';
  return { id: `IM${index}`, index, author, body, createdAt: at, updatedAt: at, media: [], delivery: 'sent' };
}

/** Lower indices are for messages that are loaded later. */
const FIRST = 1000;

export const conversation = (count: number): ChatMessage[] =>
  [...Array(count).keys()].map((step) => messageAt(FIRST + step));

export function olderThan(messages: readonly ChatMessage[]): ChatMessage[] {
  const first = messages[0]?.index ?? FIRST;
  return [...Array(PAGE).keys()].map((step) => messageAt(first - PAGE + step));
}

export function nextAfter(messages: readonly ChatMessage[]): ChatMessage {
  const last = messages.at(-1)?.index ?? FIRST;
  return { ...messageAt(last + 1), author: 'member_7001', body: 'One more that has just come' };
}
