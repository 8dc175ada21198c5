import { expect, test } from 'vitest';
import { stepTo } from '../../../src/ui/list/list-steps.js';
import { comboboxKey } from '../../../src/ui/list/use-combobox.js';

const entries = [{ label: 'Austin, TX' }, { label: 'Austin, TX 78704', disabled: true }, { label: 'Austinville, VA' }];
const press = (key: string, held = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  isComposing: false,
  ...held,
});
const at = (standing: { active?: number; isOpen?: boolean; text?: string } = {}) => ({
  entries,
  active: -1,
  isOpen: true,
  text: 'Aus',
  ...standing,
});

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 2],
  ['ArrowDown', 2, 0],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, 2],
  ['PageDown', 0, 2],
])('%s from suggestion %i leads to %i', (key, active, expected) => {
  expect(comboboxKey(press(key), at({ active }), stepTo)).toBe(expected);
});

test('an arrow opens a closed list on its first or its last suggestion', () => {
  expect(comboboxKey(press('ArrowDown'), at({ isOpen: false, active: 2 }), stepTo)).toBe(0);
  expect(comboboxKey(press('ArrowUp'), at({ isOpen: false }), stepTo)).toBe(2);
});

test('an arrow opens it where there is nothing to lead to yet, or no code to lead with', () => {
  expect(comboboxKey(press('ArrowDown'), { ...at(), entries: [] }, stepTo)).toBe('open');
  expect(comboboxKey(press('ArrowDown'), at({ isOpen: false }), null)).toBe('open');
});

test('with Alt the arrows only open and close', () => {
  expect(comboboxKey(press('ArrowDown', { altKey: true }), at({ isOpen: false }), stepTo)).toBe('open');
  expect(comboboxKey(press('ArrowUp', { altKey: true }), at(), stepTo)).toBe('close');
  expect(comboboxKey(press('ArrowUp', { altKey: true }), at({ isOpen: false }), stepTo)).toBeNull();
});

test('Escape closes, then clears, then is left to the page', () => {
  expect(comboboxKey(press('Escape'), at(), stepTo)).toBe('close');
  expect(comboboxKey(press('Escape'), at({ isOpen: false }), stepTo)).toBe('clear');
  expect(comboboxKey(press('Escape'), at({ isOpen: false, text: '' }), stepTo)).toBeNull();
});

test('Enter chooses the active suggestion, and submits the text where none is', () => {
  expect(comboboxKey(press('Enter'), at({ active: 0 }), stepTo)).toBe('choose');
  expect(comboboxKey(press('Enter'), at(), stepTo)).toBe('submit');
  expect(comboboxKey(press('Enter'), at({ active: 0, isOpen: false }), stepTo)).toBe('submit');
});

test.each(['Home', 'End', 'ArrowLeft', 'ArrowRight'])('%s moves in the text', (key) => {
  expect(comboboxKey(press(key), at({ active: 0 }), stepTo)).toBe('text');
});

test.each([
  ['Tab', {}],
  ['a', {}],
  ['a', { ctrlKey: true }],
  ['Enter', { isComposing: true }],
  ['ArrowDown', { isComposing: true }],
  ['Escape', { isComposing: true }],
])('%s with %o is left to the field', (key, held) => {
  expect(comboboxKey(press(key, held), at({ active: 0 }), stepTo)).toBeNull();
});
