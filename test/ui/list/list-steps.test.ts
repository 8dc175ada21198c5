import { expect, test } from 'vitest';
import { stepFor, stepTo, type Typed, typeTo } from '../../../src/ui/list/list-steps.js';

const entries = [
  { label: 'New', disabled: true },
  { label: 'Not Contacted' },
  { label: 'Contacted' },
  { label: 'Closed won' },
  { label: 'Élan' },
  { label: 'Closed lost', disabled: true },
];
const nothing = (): Typed => ({ text: '', at: 0 });
const press = (key: string, timeStamp = 1000, held = {}) => ({
  key,
  timeStamp,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

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
])('%s from %i (round: %s) leads to %s', (key, from, round, expected) => {
  expect(stepTo(entries, from, key, round)).toBe(expected);
});

test('a list without an open entry leads nowhere', () => {
  expect(stepTo([{ label: 'Only', disabled: true }], -1, 'ArrowDown', true)).toBeNull();
  expect(stepTo([], -1, 'Home', true)).toBeNull();
});

test('letters in a row narrow the search, and a pause begins a new one', () => {
  const typed = nothing();
  expect(typeTo(entries, typed, 'c', 1000, 1)).toBe(2);
  expect(typeTo(entries, typed, 'l', 1200, 2)).toBe(3);
  expect(typeTo(entries, typed, 'n', 3000, 3)).toBe(1);
});

test('the same letter goes round those that begin with it', () => {
  const typed = nothing();
  expect([1000, 1100, 1200].map((time, index) => typeTo(entries, typed, 'C', time, [0, 2, 3][index] ?? 0))).toEqual([
    2, 3, 2,
  ]);
});

test('letters of other alphabets find their entry', () => {
  expect(typeTo(entries, nothing(), 'É', 1000, 0)).toBe(4);
});

test('Space chooses, but belongs to the word while one is being typed', () => {
  const typed = nothing();
  expect(stepFor(entries, typed, press(' '), 1, false)).toBe('choose');
  for (const [index, key] of [...'not'].entries()) stepFor(entries, typed, press(key, 1000 + index), 1, false);
  expect(stepFor(entries, typed, press(' ', 1100), 1, false)).toBe(1);
  expect(stepFor(entries, typed, press(' ', 9000), 1, false)).toBe('choose');
});

test('keys with a modifier, and keys that mean nothing here, are left to the page', () => {
  expect(stepFor(entries, nothing(), press('c', 1000, { ctrlKey: true }), 1, false)).toBeNull();
  expect(stepFor(entries, nothing(), press('F5'), 1, false)).toBeNull();
  expect(stepFor(entries, nothing(), press('z'), 1, false)).toBe('stay');
});

test('Tab leaves, Escape closes, Alt with ArrowUp chooses', () => {
  expect(stepFor(entries, nothing(), press('Tab'), 1, false)).toBe('leave');
  expect(stepFor(entries, nothing(), press('Escape'), 1, false)).toBe('close');
  expect(stepFor(entries, nothing(), press('ArrowUp', 1000, { altKey: true }), 2, false)).toBe('choose');
});
