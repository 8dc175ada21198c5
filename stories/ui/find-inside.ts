import { waitFor } from 'storybook/test';

/** Waits for the first element in the story's shadow root that matches. */
export function findInside(canvas: HTMLElement, selector: string): Promise<HTMLElement> {
  return waitFor(() => {
    for (const element of canvas.querySelectorAll('*')) {
      const found = element.shadowRoot?.querySelector<HTMLElement>(selector);
      if (found) return found;
    }
    throw new Error(`Nothing fits ${selector} yet`);
  });
}

/** Waits until a popup of the story is open and nothing moves. */
export async function standsStill(canvas: HTMLElement, selector: string): Promise<void> {
  const element = await findInside(canvas, selector);
  await Promise.all(element.getAnimations({ subtree: true }).map((animation) => animation.finished.catch(() => null)));
}
