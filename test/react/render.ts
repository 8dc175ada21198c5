import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

const mounted: { readonly root: Root; readonly container: HTMLElement }[] = [];

/** Renders a view into the page at once, with the React that the widgets use. */
export function render(view: ReactNode): { rerender(next: ReactNode): void } {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  mounted.push({ root, container });
  const rerender = (next: ReactNode) => flushSync(() => root.render(next));
  rerender(view);
  return { rerender };
}

export function cleanup(): void {
  for (const { root, container } of mounted.splice(0)) {
    root.unmount();
    container.remove();
  }
}
