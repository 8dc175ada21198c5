import { describe, expect, test } from 'vitest';
import type { AttributeKind } from '../../../src/element/shell/table.js';
import { createReader, fromAttribute, readKind } from '../../../src/element/shell/values.js';

/** What a widget reads from the text of an attribute. */
const attribute = (kind: AttributeKind, text: string | null) => readKind(kind, fromAttribute(kind, text));

/** What a widget reads from a value of any kind. */
const reader = (value: unknown) => createReader(new Map([['given', value]]));

describe('a switch', () => {
  test.each(['', 'true', 'wait-for-offers', 'False'])('is on if its attribute is there: %j', (text) => {
    expect(attribute('boolean', text)).toBe(true);
  });

  test.each(['false', null])('is off with the text false, and without its attribute: %j', (text) => {
    expect(attribute('boolean', text)).toBe(false);
  });

  test.each([false, 'false', '', null, undefined, 0])('is off as the property %j', (value) => {
    expect([reader(value).boolean('given'), readKind('boolean', value)]).toEqual([false, false]);
  });

  test.each([true, 'true', 1])('is on as the property %j', (value) => {
    expect([reader(value).boolean('given'), readKind('boolean', value)]).toEqual([true, true]);
  });
});

describe('a number', () => {
  test.each([
    ['25', 25],
    [' 25 ', 25],
    ['0', 0],
    ['-1.5', -1.5],
    [25, 25],
  ])('%j is read as %j', (value, number) => {
    expect([reader(value).number('given'), readKind('number', value)]).toEqual([number, number]);
  });

  test.each(['', '  ', 'ten', '10px', Number.NaN, Number.POSITIVE_INFINITY, 'Infinity', null, true, []])(
    '%j is none, and not 0',
    (value) => {
      expect([reader(value).number('given'), readKind('number', value)]).toEqual([undefined, undefined]);
    },
  );
});

describe('a list', () => {
  test.each([
    ['quotes, photos', ['quotes', 'photos']],
    [',quotes,, ,photos,', ['quotes', 'photos']],
    [
      ['quotes ', '', 7, 'photos'],
      ['quotes', 'photos'],
    ],
    ['', []],
  ])('%j has the entries %j', (value, entries) => {
    expect([reader(value).list('given'), readKind('list', value)]).toEqual([entries, entries]);
  });

  test.each([undefined, null, 7, {}])('%j is none', (value) => {
    expect([reader(value).list('given'), readKind('list', value)]).toEqual([undefined, undefined]);
  });
});

describe('a text', () => {
  test.each([
    ['42', '42'],
    [' 42\n', '42'],
    [42, '42'],
  ])('%j is read as %j', (value, text) => {
    expect([reader(value).string('given'), readKind('string', value)]).toEqual([text, text]);
  });

  test.each(['', ' \n', null, undefined, {}, true])('%j counts as not given', (value) => {
    expect([reader(value).string('given'), readKind('string', value)]).toEqual([undefined, undefined]);
  });

  test('of a few is read only if it is one of them', () => {
    expect(reader(' hash ').choice('given', ['hash', 'memory'])).toBe('hash');
    expect(reader('Hash').choice('given', ['hash', 'memory'])).toBeUndefined();
  });
});
