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

const wide = widget(100, 50, 680, 400);

test.each([
  ['centered at the lower edge of its widget', wide, view, { left: 300, top: 390 }],
  ['at the lower edge of the screen if its widget is taller', widget(100, -300, 680, 4000), view, { top: 840 }],
  ['on the screen if its widget is above it', widget(100, -900, 680, 400), view, { top: 16 }],
  ['on the screen if its widget is below it', widget(100, 2000, 680, 400), view, { top: 840 }],
  ['on the screen if its widget extends to the left', widget(-400, 0, 500, 400), view, { left: 16 }],
  ['on the screen if its widget extends to the right', widget(1100, 0, 500, 400), view, { left: 984 }],
  ['on a narrow screen', widget(0, 0, 290, 400), { width: 290, height: 600 }, { left: 5 }],
])('toastPosition() places the toast %s', (_, its, screen, place) =>
  expect(toastPosition(its, screen, toast, null)).toMatchObject(place),
);

test.each([
  ['moves to the upper edge if it would cover the focused element', widget(310, 395, 100, 36), 66],
  ['stays at the lower edge next to the focused element', widget(110, 395, 100, 36), 390],
  ['stays at the lower edge if it would cover the focused element at both edges', wide, 390],
])('the toast %s', (_, focused, top) => expect(toastPosition(wide, view, toast, focused).top).toBe(top));
