import { describe, expect, test } from 'vitest';
import { comboboxKey } from '../../../src/ui/list/combobox.js';
import { stepFor, stepTo, type Typed, typeTo } from '../../../src/ui/list/list-steps.js';

const press = (key: string, held: object = {}) => ({
  key,
  timeStamp: 1000,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  ...held,
});

const entries = [
  { label: 'New', disabled: true },
  { label: 'Not Contacted' },
  { label: 'Contacted' },
  { label: 'Closed won' },
  { label: 'Élan' },
  { label: 'Closed lost', disabled: true },
];
const nothing = (): Typed => ({ text: '', at: 0 });

test.each([
  ['ArrowDown', 1, false, 2],
  ['ArrowDown', 4, false, 4],
  ['ArrowDown', 4, true, 1],
  ['ArrowUp', 1, false, 1],
  ['ArrowUp', 1, true, 4],
  ['ArrowDown', -1, true, 1],
  ['ArrowUp', -1, true, 4],
  ['Home', 3, false, 1],
  ['End', 1, false, 4],
  ['PageDown', 1, true, 4],
  ['PageUp', 4, true, 1],
  ['x', 1, false, null],
])('stepTo() with %s from entry %i (wrap: %s) returns %s', (key, from, round, expected) => {
  expect(stepTo(entries, from, key, round)).toBe(expected);
});

test('stepTo() returns null if every entry is disabled or the list is empty', () => {
  expect(stepTo([{ label: 'Only', disabled: true }], -1, 'ArrowDown', true)).toBeNull();
  expect(stepTo([], -1, 'Home', true)).toBeNull();
});

test.each([
  ['a pause begins a new search', ['c', 'l', 'n'], [1000, 1200, 3000], [1, 2, 3], [2, 3, 1]],
  ['the same letter cycles through the matches', ['C', 'C', 'C'], [1000, 1100, 1200], [0, 2, 3], [2, 3, 2]],
  ['an accented letter matches', ['É'], [1000], [0], [4]],
])('typeTo() searches by typed letters: %s', (_, letters, times, from, expected) => {
  const typed = nothing();
  expect(letters.map((letter, at) => typeTo(entries, typed, letter, times[at] ?? 0, from[at] ?? 0))).toEqual(expected);
});

test('Space chooses an entry, but is part of the search while a word is typed', () => {
  const typed = nothing();
  const step = (key: string, timeStamp: number) => stepFor(entries, typed, press(key, { timeStamp }), 1, false);
  expect(step(' ', 1000)).toBe('choose');
  for (const [index, key] of [...'not'].entries()) step(key, 1000 + index);
  expect([step(' ', 1100), step(' ', 9000)]).toEqual([1, 'choose']);
});

test.each([
  ['c', { ctrlKey: true }, null],
  ['F5', {}, null],
  ['z', {}, 'stay'],
  ['Tab', {}, 'leave'],
  ['Escape', {}, 'close'],
  ['ArrowUp', { altKey: true }, 'choose'],
])('stepFor() with %s and %o returns %s', (key, held, expected) => {
  expect(stepFor(entries, nothing(), press(key, held), 2, false)).toBe(expected);
});

describe('comboboxKey()', () => {
  const entries = [
    { label: 'Austin, TX' },
    { label: 'Austin, TX 78704', disabled: true },
    { label: 'Austinville, VA' },
  ];
  const open = { entries, active: -1, isOpen: true, text: 'Aus' };
  const closed = { ...open, isOpen: false };
  const first = { ...open, active: 0 };

  test.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 0, 2],
    ['ArrowDown', 2, 0],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 0, 2],
    ['PageDown', 0, 2],
  ])('with %s from suggestion %i returns %i', (key, active, expected) => {
    expect(comboboxKey(press(key), { ...open, active }, stepTo)).toBe(expected);
  });

  test('with an arrow opens a closed list at the first or last entry, and with Alt only opens or closes it', () => {
    expect(comboboxKey(press('ArrowDown'), { ...closed, active: 2 }, stepTo)).toBe(0);
    expect(comboboxKey(press('ArrowUp'), closed, stepTo)).toBe(2);
    expect(comboboxKey(press('ArrowDown'), { ...open, entries: [] }, stepTo)).toBe('open');
    expect(comboboxKey(press('ArrowDown'), closed, null)).toBe('open');
    const held = { altKey: true };
    expect(comboboxKey(press('ArrowDown', held), closed, stepTo)).toBe('open');
    expect(comboboxKey(press('ArrowUp', held), open, stepTo)).toBe('close');
    expect(comboboxKey(press('ArrowUp', held), closed, stepTo)).toBeNull();
  });

  test('with Escape closes, then clears, then does nothing, and with Enter chooses or submits', () => {
    const pressEscape = (at: typeof open) => comboboxKey(press('Escape'), at, stepTo);
    expect([pressEscape(open), pressEscape(closed), pressEscape({ ...closed, text: '' })]).toEqual([
      'close',
      'clear',
      null,
    ]);
    const enter = (at: typeof open) => comboboxKey(press('Enter'), at, stepTo);
    expect([enter(first), enter(open), enter({ ...first, isOpen: false })]).toEqual(['choose', 'submit', 'submit']);
  });

  test.each([
    ['Home', {}, 'text'],
    ['End', {}, 'text'],
    ['ArrowLeft', {}, 'text'],
    ['ArrowRight', {}, 'text'],
    ['Tab', {}, null],
    ['a', {}, null],
    ['a', { ctrlKey: true }, null],
    ['Enter', { isComposing: true }, null],
    ['ArrowDown', { isComposing: true }, null],
    ['Escape', { isComposing: true }, null],
  ])('with %s and %o lets the text field handle the key', (key, held, expected) => {
    expect(comboboxKey(press(key, held), first, stepTo)).toBe(expected);
  });
});
