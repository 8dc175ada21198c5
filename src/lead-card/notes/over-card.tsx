import type { ReactNode, ReactPortal } from 'react';
import { createPortal } from 'react-dom';
import { useWidget } from '../../element/widget/widget-context.js';

/** Renders a dialog at the end of the widget, so that its heading is not inside a card with smaller headings. */
export function OverCard({ children }: { children: ReactNode }): ReactPortal | null {
  const { root } = useWidget();
  const end = root instanceof ShadowRoot ? root.querySelector('.root') : null;
  return end && createPortal(children, end);
}
