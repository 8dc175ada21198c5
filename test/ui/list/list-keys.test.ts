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
])('in a list %s from %i (round: %s) leads to %s', (key, from, round, expected) => {
  expect(stepTo(entries, from, key, round)).toBe(expected);
});

test('in a list nothing leads anywhere without an open entry', () => {
  expect(stepTo([{ label: 'Only', disabled: true }], -1, 'ArrowDown', true)).toBeNull();
  expect(stepTo([], -1, 'Home', true)).toBeNull();
});

test.each([
  ['a pause begins a new search', ['c', 'l', 'n'], [1000, 1200, 3000], [1, 2, 3], [2, 3, 1]],
  ['the same letter goes round', ['C', 'C', 'C'], [1000, 1100, 1200], [0, 2, 3], [2, 3, 2]],
  ['another alphabet has letters too', ['É'], [1000], [0], [4]],
])('in a list letters in a row narrow the search: %s', (_, letters, times, from, expected) => {
  const typed = nothing();
  expect(letters.map((letter, at) => typeTo(entries, typed, letter, times[at] ?? 0, from[at] ?? 0))).toEqual(expected);
});

test('in a list Space chooses, but belongs to the word while one is being typed', () => {
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
])('in a list %s with %o does: %s', (key, held, expected) => {
  expect(stepFor(entries, nothing(), press(key, held), 2, false)).toBe(expected);
});

describe('in a field with suggestions', () => {
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
  ])('%s from suggestion %i leads to %i', (key, active, expected) => {
    expect(comboboxKey(press(key), { ...open, active }, stepTo)).toBe(expected);
  });

  test('an arrow opens a closed list on its first or last suggestion, and with Alt only opens and closes', () => {
    expect(comboboxKey(press('ArrowDown'), { ...closed, active: 2 }, stepTo)).toBe(0);
    expect(comboboxKey(press('ArrowUp'), closed, stepTo)).toBe(2);
    expect(comboboxKey(press('ArrowDown'), { ...open, entries: [] }, stepTo)).toBe('open');
    expect(comboboxKey(press('ArrowDown'), closed, null)).toBe('open');
    const held = { altKey: true };
    expect(comboboxKey(press('ArrowDown', held), closed, stepTo)).toBe('open');
    expect(comboboxKey(press('ArrowUp', held), open, stepTo)).toBe('close');
    expect(comboboxKey(press('ArrowUp', held), closed, stepTo)).toBeNull();
  });

  test('Escape closes, clears, and is left to the page; Enter chooses the active suggestion, or submits the text', () => {
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
  ])('%s with %o is for the text, or left to the field', (key, held, expected) => {
    expect(comboboxKey(press(key, held), first, stepTo)).toBe(expected);
  });
});
