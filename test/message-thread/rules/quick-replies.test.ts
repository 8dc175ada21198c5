import { describe, expect, it } from 'vitest';
import {
  fillReply,
  matchingReplies,
  repliesIn,
  slashBefore,
} from '../../../src/message-thread/tools/quick-reply-rules.js';

describe('a reply with placeholders', () => {
  const known = { firstName: 'Dana', category: 'Plumbing', city: 'Austin' };
  const nothing = { firstName: '', category: '', city: '' };

  it('takes what is known, also twice, and leaves other braces', () => {
    expect(fillReply('Hi {firstName}, {category} in {city}, {firstName}? {price}', known)).toBe(
      'Hi Dana, Plumbing in Austin, Dana? {price}',
    );
  });

  it('does not fill what a value contains', () => {
    expect(fillReply('{firstName} {city}', { ...known, firstName: '{city}' })).toBe('{city} Austin');
  });

  it.each([
    ['Hi {firstName}, I am on my way.', 'Hi, I am on my way.'],
    ['{firstName}, are you at home?', 'Are you at home?'],
    ['Thanks, {firstName}!', 'Thanks!'],
    ['Your {category} request', 'Your request'],
    ['Thanks for asking about {category} in {city}. When?', 'Thanks for asking. When?'],
    ['Gracias por su solicitud de {category} en {city}.', 'Gracias por su solicitud.'],
    ['Hi {firstName}\nSee you', 'Hi\nSee you'],
    ['{firstName}', ''],
    ['Hi {firstName} {category}, {city}!', 'Hi!'],
  ])('leaves out cleanly what is not known: %s', (reply, filled) => {
    expect(fillReply(reply, nothing)).toBe(filled);
  });
});

describe('a slash', () => {
  it.each([
    ['/', 1, { start: 0, query: '' }],
    ['/on my', 6, { start: 0, query: 'on my' }],
    ['Hello /la there', 9, { start: 6, query: 'la' }],
    ['Hello\n/', 7, { start: 6, query: '' }],
    ['/', 0, null],
    ['11/20', 5, null],
    ['https://example.com', 19, null],
    ['5 / hour', 8, null],
    ['/one\ntwo', 8, null],
    [`/${'x'.repeat(61)}`, 62, null],
  ])('in %j with the caret at %i', (text, caret, slash) => {
    expect(slashBefore(text, caret)).toEqual(slash);
  });

  it('finds replies by every word, whatever the case and the accents', () => {
    const replies = ['¿Cuándo podemos hablar?', 'Voy en camino.'];
    expect(matchingReplies(replies, '')).toEqual(replies);
    expect(matchingReplies(replies, 'HABLAR cuando')).toEqual(['¿Cuándo podemos hablar?']);
    expect(matchingReplies(replies, 'cuando camino')).toEqual([]);
  });
});

describe('replies from elsewhere', () => {
  it('are texts, without spaces around them, each once', () => {
    expect(repliesIn([' One ', 'One', '', '  ', 7, null, 'Two'])).toEqual(['One', 'Two']);
    expect(repliesIn('One')).toEqual([]);
    expect(repliesIn(null)).toEqual([]);
  });
});
