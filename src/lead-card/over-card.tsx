import type { ReactNode, ReactPortal } from 'react';
import { createPortal } from 'react-dom';
import { useWidget } from '../element/widget/widget-context.js';

/** Renders a dialog at the end of the widget, so that its heading is not inside a card with smaller headings. */
export function OverCard({ children }: { children: ReactNode }): ReactPortal | null {
  const { root } = useWidget();
  const end = root instanceof ShadowRoot ? root.querySelector('.root') : null;
  return end && createPortal(children, end);
}

/** The nearest heading of the card before an element. It can take the focus of a control that is removed. */
export function headingBefore(element: Element | null): HTMLElement | null {
  const headings = [...(element?.closest('.body')?.querySelectorAll<HTMLElement>('h4') ?? [])];
  const heading = headings.findLast(
    (each) => element && element.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_PRECEDING,
  );
  if (heading === undefined) return null;
  heading.tabIndex = -1;
  return heading;
}
