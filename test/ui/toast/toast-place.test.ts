import { expect, test } from 'vitest';
import { toastPosition } from '../../../src/ui/toast/use-toast-keyboard.js';

const view = { width: 1280, height: 900 };
const toast = { width: 280, height: 44 };
const widget = (left: number, top: number, width: number, height: number) => ({
  left,
  right: left + width,
  top,
  bottom: top + height,
});

test('it stands in the middle of its widget, at its lower edge', () => {
  expect(toastPosition(widget(100, 50, 680, 400), view, toast, null)).toEqual({ left: 300, top: 390 });
});

test('in a widget that is taller than the screen it stands at the lower edge of the screen', () => {
  expect(toastPosition(widget(100, -300, 680, 4000), view, toast, null).top).toBe(840);
});

test('a widget that is scrolled away does not take it along', () => {
  expect(toastPosition(widget(100, -900, 680, 400), view, toast, null).top).toBe(16);
  expect(toastPosition(widget(100, 2000, 680, 400), view, toast, null).top).toBe(840);
});

test('it stays within the screen at the sides', () => {
  expect(toastPosition(widget(-400, 0, 500, 400), view, toast, null).left).toBe(16);
  expect(toastPosition(widget(1100, 0, 500, 400), view, toast, null).left).toBe(984);
  expect(toastPosition(widget(0, 0, 290, 400), { width: 290, height: 600 }, toast, null).left).toBe(5);
});

test('it moves to the upper edge rather than cover what has the focus', () => {
  const focused = widget(310, 395, 100, 36);
  expect(toastPosition(widget(100, 50, 680, 400), view, toast, focused).top).toBe(66);
  expect(toastPosition(widget(100, 50, 680, 400), view, toast, widget(110, 395, 100, 36)).top).toBe(390);
});

test('where it would cover it in both places, it stays at the lower edge', () => {
  expect(toastPosition(widget(100, 50, 680, 400), view, toast, widget(100, 50, 680, 400)).top).toBe(390);
});
