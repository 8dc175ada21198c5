import { describe, expect, it } from 'vitest';
import { combinedMessages } from '../../src/i18n/catalogue.js';
import { fill, overrideMessages } from '../../src/i18n/messages.js';
import { widgetEnUS } from '../../src/i18n/widget-messages.en-US.js';
import { leadBoardEnUS } from '../../src/lead-board/messages.en-US.js';

const wordsEnUS = { ...widgetEnUS, ...leadBoardEnUS };

describe('a message', () => {
  it.each([
    ['Showing {first} - {last} of {total}', { first: 1, last: 10, total: '1,204' }, 'Showing 1 - 10 of 1,204'],
    ['{name}, {name}', { name: 'Dana' }, 'Dana, Dana'],
    ['{count} / {max}', { count: 0, max: 2048 }, '0 / 2048'],
    ['Leads', { name: 'Dana' }, 'Leads'],
    ['{name}', { name: '' }, ''],
    ['{name}', { name: '{name} $& $1' }, '{name} $& $1'],
  ])('%j with %j reads %j', (message, values, text) => {
    expect(fill(message, values)).toBe(text);
  });

  it.each(['{wrong}', '{toString}', '{constructor}', '{ name }', '{}'])(
    'keeps a placeholder without a value, so that it can be seen: %s',
    (message) => {
      expect(fill(message, { name: 'Dana' })).toBe(message);
      expect(fill(message)).toBe(message);
    },
  );
});

describe('a message of the host', () => {
  it('replaces ours if the key exists, and leaves our catalogue unchanged', () => {
    const words = overrideMessages(wordsEnUS, { retry: 'Once more', leads: '' });
    expect(words).toEqual({ ...wordsEnUS, retry: 'Once more', leads: '' });
    expect(wordsEnUS.retry).toBe('Retry');
    expect(overrideMessages(wordsEnUS, undefined)).toBe(wordsEnUS);
  });

  it('is ignored if the key does not exist or the value is not a text', () => {
    const odd = { nothing: 'x', retry: 7, leads: null, toString: 'x', ['__proto__']: 'x' };
    expect(overrideMessages(wordsEnUS, odd)).toEqual(wordsEnUS);
  });

  it('has only its unknown placeholders reported', () => {
    const unknown: string[] = [];
    const own = { leadsFor: '{name}: {businessName} {nobody}', retry: 'Again', leads: '{ }', nothing: '{x}' };
    overrideMessages(wordsEnUS, own, (key, place) => unknown.push(`${key} ${place}`));
    expect(unknown).toEqual(['leadsFor {name}', 'leadsFor {nobody}']);
  });
});

describe('the messages of several catalogues', () => {
  const [general, own, other] = [{ retry: 'Retry', a: '1' }, { leads: 'Leads' }, { leads: 'Anfragen' }];

  it('are one object for every widget with the same catalogues, and another one for others', () => {
    const combined = combinedMessages([general, own]);
    expect(combined).toEqual({ ...general, ...own });
    expect(combinedMessages([general, own])).toBe(combined);
    expect(combinedMessages([other, own])).toEqual(own);
    expect(combinedMessages([own])).toEqual(own);
    expect(combinedMessages([general, other])).toEqual({ ...general, ...other });
    expect(combinedMessages([])).toEqual({});
    expect(combinedMessages([general, own])).toEqual(combined);
  });
});
