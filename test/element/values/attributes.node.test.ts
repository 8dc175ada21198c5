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

test.each(['', 'true', 'wait-for-offers', 'False'])('a boolean attribute is true if it is present: %j', (text) =>
  expect(attribute('boolean', text)).toBe(true),
);

test.each(['false', null])('a boolean attribute is false if it is absent or "false": %j', (text) =>
  expect(attribute('boolean', text)).toBe(false),
);

test.each([false, 'false', '', null, undefined, 0])('a boolean property is false if it is %j', (value) =>
  expect([readGiven(value, { kind: 'boolean' }), readKind('boolean', value)]).toEqual([false, false]),
);

test.each([true, 'true', 1])('a boolean property is true if it is %j', (value) =>
  expect([readGiven(value, { kind: 'boolean' }), readKind('boolean', value)]).toEqual([true, true]),
);

test.each([
  ['25', 25],
  [' 25 ', 25],
  ['0', 0],
  ['-1.5', -1.5],
  [25, 25],
])('the number %j is read as %j', (value, number) =>
  expect([readGiven(value, { kind: 'number' }), readKind('number', value)]).toEqual([number, number]),
);

test.each(['', '  ', 'ten', '10px', Number.NaN, Number.POSITIVE_INFINITY, 'Infinity', null, true, []])(
  'the invalid number %j is undefined, not 0',
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
])('the list %j is read as %j', (value, entries) =>
  expect([readGiven(value, { kind: 'list' }), readKind('list', value)]).toEqual([entries, entries]),
);

test.each([undefined, null, 7, {}])('the invalid list %j is undefined', (value) =>
  expect([readGiven(value, { kind: 'list' }), readKind('list', value)]).toEqual([undefined, undefined]),
);

test.each([
  ['42', '42'],
  [' 42\n', '42'],
  [42, '42'],
])('the string %j is read as %j', (value, text) =>
  expect([readGiven(value, { kind: 'string' }), readKind('string', value)]).toEqual([text, text]),
);

test.each(['', ' \n', null, undefined, {}, true])('the empty or invalid string %j is undefined', (value) =>
  expect([readGiven(value, { kind: 'string' }), readKind('string', value)]).toEqual([undefined, undefined]),
);

test('a string with allowed values is read only if it is one of them', () => {
  const routings = ['hash', 'memory'];
  expect([readGiven(' hash ', {}, routings), readGiven('Hash', {}, routings)]).toEqual(['hash', undefined]);
  expect(readGiven('Hash', { default: 'memory' }, routings)).toBe('memory');
  expect(readGiven(undefined, { required: true })).toBe('');
});

test.each([
  ['', ''],
  [undefined, '/app'],
  ['/pro', '/pro'],
])('a string that may be empty: %j is read as %j', (value, text) =>
  expect(readGiven(value, { mayBeEmpty: true, default: '/app' })).toBe(text),
);

const read = (kind: 'string' | 'number' | undefined, value: unknown) =>
  readValues(
    { attributes: {}, values: {}, properties: { given: { type: 'object', doc: '', ...(kind && { kind }) } } },
    new Map([['given', value]]),
  )['given'];

test('a property without an attribute must be an object, unless it has a kind by which it is read', () => {
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
  ['the maximum', 100, 100],
  ['too many leads', 101, 100],
  ['no leads', 0, BOARD_PAGE_SIZE],
  ['a fraction', 2.5, BOARD_PAGE_SIZE],
  ['no value', undefined, BOARD_PAGE_SIZE],
])('the page size of a board with %s (%s) is %s', (_what, given, size) => expect(pageSizeOf(given)).toBe(size));
