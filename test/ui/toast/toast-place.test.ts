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
  ['in the middle of its widget, at its lower edge', wide, view, { left: 300, top: 390 }],
  ['at the lower edge of the screen, in a taller widget', widget(100, -300, 680, 4000), view, { top: 840 }],
  ['on the screen, where its widget is above', widget(100, -900, 680, 400), view, { top: 16 }],
  ['on the screen, where its widget is below', widget(100, 2000, 680, 400), view, { top: 840 }],
  ['on the screen at its left side', widget(-400, 0, 500, 400), view, { left: 16 }],
  ['on the screen at its right side', widget(1100, 0, 500, 400), view, { left: 984 }],
  ['on a narrow screen', widget(0, 0, 290, 400), { width: 290, height: 600 }, { left: 5 }],
])('it stands %s', (_, its, screen, place) => expect(toastPosition(its, screen, toast, null)).toMatchObject(place));

test.each([
  ['moves to the upper edge rather than cover what has the focus', widget(310, 395, 100, 36), 66],
  ['stays at the lower edge beside what has the focus', widget(110, 395, 100, 36), 390],
  ['stays there where it would cover it in both places', wide, 390],
])('it %s', (_, focused, top) => expect(toastPosition(wide, view, toast, focused).top).toBe(top));
