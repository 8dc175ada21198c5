import { expect } from 'vitest';
import { type Stage, stage } from './stage.js';

/** A stage whose parts have been drawn. */
export async function staged(...args: Parameters<typeof stage>): Promise<Stage> {
  const on = stage(...args);
  await expect.poll(() => on.get('.root').childElementCount).toBeGreaterThan(0);
  return on;
}

/** Lets what is on its way come: events of the platform, observers, a repaint. */
export const soon = (): Promise<void> => new Promise((done) => setTimeout(done, 80));

/** What a person would call the element that has the focus: its name, its words, or its tag. */
export function focusedName(on: Stage): string {
  const at = on.root.activeElement;
  if (!at) return 'nothing';
  return at.getAttribute('aria-label') ?? (at.textContent || at.id || at.tagName.toLowerCase());
}
