import { describe, expect, it } from 'vitest';
import {
  echoed,
  withoutEchoes,
  withoutOutgoing,
  withPhase,
} from '../../../src/message-thread/conversation/outgoing-rules.js';
import { A_FILE, aMessage, anOutgoing, ME, NOW, THEM } from './a-message.js';

const TEXT = 'On my way.';
const echo = (fields = {}) => aMessage(7, { author: ME, body: TEXT, createdAt: NOW, ...fields });
const nameOf = (...of: Parameters<typeof echoed>) => echoed(...of)?.clientId;

describe('an echo', () => {
  it('is known by the id that the gateway gave, whatever it says', () => {
    const sent = anOutgoing('a', { messageId: 'm7', phase: 'sent' });
    expect(nameOf([anOutgoing('b'), sent], echo({ body: 'edited', createdAt: NOW + 9e9 }), ME)).toBe('a');
  });

  it('is known by the name that its sender gave', () => {
    expect(nameOf([anOutgoing('a'), anOutgoing('b')], echo({ clientId: 'b', body: '' }), ME)).toBe('b');
  });

  it('of a file is known by the place that the chat gave', () => {
    const file = anOutgoing('a', { body: '', file: A_FILE, index: 7 });
    expect(nameOf([file], echo({ body: '' }), ME)).toBe('a');
  });

  it.each([
    [0, true],
    [60_000, true],
    [-60_000, true],
    [60_001, false],
    [-60_001, false],
  ])('without an id is known by author and text, %i ms away: %s', (away, isKnown) => {
    expect(nameOf([anOutgoing('a')], echo({ createdAt: NOW + away }), ME) === 'a').toBe(isKnown);
  });

  it('that comes before the gateway has replied takes its message away all the same', () => {
    expect(withoutEchoes([anOutgoing('a')], [echo()], ME)).toEqual([]);
  });

  it.each([
    ['of somebody else', echo({ author: THEM })],
    ['that the system wrote', echo({ author: null })],
    ['that says something else', echo({ body: 'On my way' })],
    ['with another name of its own', echo({ clientId: 'z' })],
  ])('is none when it is a message %s', (_, message) => {
    expect(nameOf([anOutgoing('a')], message, ME)).toBeUndefined();
  });

  it('by text alone is never that of a file, nor of a message that the gateway has named', () => {
    const file = anOutgoing('a', { body: '', file: A_FILE });
    expect(nameOf([file], echo({ body: '' }), ME)).toBeUndefined();
    expect(nameOf([anOutgoing('b', { messageId: 'm1', phase: 'sent' })], echo(), ME)).toBeUndefined();
  });

  it('by text alone is never that of a message which the gateway was not asked to take', () => {
    expect(nameOf([anOutgoing('a', { phase: 'waiting', isPosted: false })], echo(), ME)).toBeUndefined();
  });

  it('of two equal texts takes one away, and the second echo the other', () => {
    const two = [anOutgoing('a'), anOutgoing('b', { createdAt: NOW + 10 })];
    const left = withoutEchoes(two, [echo()], ME);
    expect(left.map(({ clientId }) => clientId)).toEqual(['b']);
    expect(withoutEchoes(left, [echo({ index: 8, id: 'm8' })], ME)).toEqual([]);
    expect(withoutEchoes(two, [echo(), echo({ index: 8, id: 'm8' })], ME)).toEqual([]);
  });

  it('of the second of two equal texts, named by the gateway, leaves the first', () => {
    const two = [anOutgoing('a'), anOutgoing('b', { messageId: 'm7', phase: 'sent' })];
    expect(withoutEchoes(two, [echo()], ME).map(({ clientId }) => clientId)).toEqual(['a']);
  });

  it('takes away a message that was given up as not sent, though it had gone through', () => {
    expect(withoutEchoes([anOutgoing('a', { phase: 'failed' })], [echo()], ME)).toEqual([]);
  });
});

it('a phase changes one message, and taking it out leaves the others', () => {
  const two = [anOutgoing('a'), anOutgoing('b')];
  expect(withPhase(two, 'b', { phase: 'failed' }).map(({ phase }) => phase)).toEqual(['sending', 'failed']);
  expect(withPhase(two, 'c', { phase: 'failed' })).toEqual(two);
  expect(withoutOutgoing(two, 'a')).toEqual([two[1]]);
});
