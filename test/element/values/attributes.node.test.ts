import { expect, test } from 'vitest';
import type { AttributeDefinition, AttributeKind } from '../../../src/element/shell/table.js';
import { fromAttribute, readKind, readValues } from '../../../src/element/shell/values.js';
import { BOARD_PAGE_SIZE } from '../../../src/gateway/lead-limits.js';
import { pageSizeOf } from '../../../src/gateway/transport/preloaded.js';

const attribute = (kind: AttributeKind, text: string | null) => readKind(kind, fromAttribute(kind, text));

const readGiven = (value: unknown, definition: Partial<AttributeDefinition>, texts?: readonly string[]) =>
  readValues(
    {
      attributes: { given: { kind: 'string', doc: '', ...definition } },
      values: texts ? { given: texts } : {},
      properties: {},
    },
    new Map([['given', value]]),
  )['given'];

test.each(['', 'true', 'wait-for-offers', 'False'])('a switch is on if its attribute is there: %j', (text) =>
  expect(attribute('boolean', text)).toBe(true),
);

test.each(['false', null])('a switch is off with the text false, and without its attribute: %j', (text) =>
  expect(attribute('boolean', text)).toBe(false),
);

test.each([false, 'false', '', null, undefined, 0])('a switch is off as the property %j', (value) =>
  expect([readGiven(value, { kind: 'boolean' }), readKind('boolean', value)]).toEqual([false, false]),
);

test.each([true, 'true', 1])('a switch is on as the property %j', (value) =>
  expect([readGiven(value, { kind: 'boolean' }), readKind('boolean', value)]).toEqual([true, true]),
);

test.each([
  ['25', 25],
  [' 25 ', 25],
  ['0', 0],
  ['-1.5', -1.5],
  [25, 25],
])('a number %j is read as %j', (value, number) =>
  expect([readGiven(value, { kind: 'number' }), readKind('number', value)]).toEqual([number, number]),
);

test.each(['', '  ', 'ten', '10px', Number.NaN, Number.POSITIVE_INFINITY, 'Infinity', null, true, []])(
  'a number %j is none, and not 0',
  (value) => expect([readGiven(value, { kind: 'number' }), readKind('number', value)]).toEqual([undefined, undefined]),
);

test.each([
  ['quotes, photos', ['quotes', 'photos']],
  [',quotes,, ,photos,', ['quotes', 'photos']],
  [
    ['quotes ', '', 7, 'photos'],
    ['quotes', 'photos'],
  ],
  ['', []],
])('a list %j has the entries %j', (value, entries) =>
  expect([readGiven(value, { kind: 'list' }), readKind('list', value)]).toEqual([entries, entries]),
);

test.each([undefined, null, 7, {}])('a list %j is none', (value) =>
  expect([readGiven(value, { kind: 'list' }), readKind('list', value)]).toEqual([undefined, undefined]),
);

test.each([
  ['42', '42'],
  [' 42\n', '42'],
  [42, '42'],
])('a text %j is read as %j', (value, text) =>
  expect([readGiven(value, { kind: 'string' }), readKind('string', value)]).toEqual([text, text]),
);

test.each(['', ' \n', null, undefined, {}, true])('a text %j counts as not given', (value) =>
  expect([readGiven(value, { kind: 'string' }), readKind('string', value)]).toEqual([undefined, undefined]),
);

test('a text of a few is read only if it is one of them', () => {
  const routings = ['hash', 'memory'];
  expect([readGiven(' hash ', {}, routings), readGiven('Hash', {}, routings)]).toEqual(['hash', undefined]);
  expect(readGiven('Hash', { default: 'memory' }, routings)).toBe('memory');
  expect(readGiven(undefined, { required: true })).toBe('');
});

test.each([
  ['', ''],
  [undefined, '/app'],
  ['/pro', '/pro'],
])('a text that may be empty: %j is read as %j', (value, text) =>
  expect(readGiven(value, { mayBeEmpty: true, default: '/app' })).toBe(text),
);

const read = (kind: 'string' | 'number' | undefined, value: unknown) =>
  readValues(
    { attributes: {}, values: {}, properties: { given: { type: 'object', doc: '', ...(kind && { kind }) } } },
    new Map([['given', value]]),
  )['given'];

test('a property without an attribute is an object or not given, and is read by its kind where it has one', () => {
  const given = { id: 7 };
  expect([read(undefined, given), read(undefined, 'text'), read(undefined, null)]).toEqual([
    given,
    undefined,
    undefined,
  ]);
  expect([read('string', 7), read('number', '2'), read('number', {})]).toEqual(['7', 2, undefined]);
});

test.each([
  ['one lead', 1, 1],
  ['the most', 100, 100],
  ['too many', 101, 100],
  ['none', 0, BOARD_PAGE_SIZE],
  ['a fraction', 2.5, BOARD_PAGE_SIZE],
  ['nothing', undefined, BOARD_PAGE_SIZE],
])('a page of a board with %s (%s) has %s leads', (_what, given, size) => expect(pageSizeOf(given)).toBe(size));
