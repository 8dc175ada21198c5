import { expect } from 'storybook/test';
import type { Shown } from './widget.js';

/** Nothing overflows the widget to the sides, and the page does not scroll sideways. */
export async function expectToFit({ element, root }: Shown): Promise<void> {
  const { left, right } = element.getBoundingClientRect();
  const sticksOut = [...root.querySelectorAll('.root *')].filter((part) => {
    const box = part.getBoundingClientRect();
    return box.width > 1 && (box.left < left - 0.5 || box.right > right + 0.5);
  });
  await expect(sticksOut.map((part) => `${part.localName}.${part.classList}`)).toEqual([]);
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
