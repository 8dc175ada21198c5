import { commands } from 'vitest/browser';
import type { MouseDoing } from '../runner/page/input-commands.js';
import { inWindow } from '../runner/webdriver/in-window.js';

/** A mouse action at a position in the viewport of the tested page in px. A wheel scrolls by `by` px. */
export async function pointer(doing: MouseDoing, place: { x: number; y: number }, by = 0): Promise<void> {
  const { x, y } = inWindow(place);
  await commands.mouse(doing, x, y, by);
}

export async function tap(element: HTMLElement): Promise<void> {
  const { left, top, width, height } = element.getBoundingClientRect();
  const { x, y } = inWindow({ x: left + width / 2, y: top + height / 2 });
  await commands.touch(x, y);
  await new Promise((done) => setTimeout(done, 50));
}

/** Quick repeated clicks at the center of an element, even if the element moves after the first. */
export async function pressQuickly(element: Element, { times = 2, pause = 150 } = {}): Promise<void> {
  element.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const { x, y } = inWindow({ x: left + width / 2, y: top + height / 2 });
  await commands.presses(x, y, times, pause);
}
