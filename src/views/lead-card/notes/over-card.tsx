import type { ReactNode, ReactPortal } from 'react';
import { createPortal } from 'react-dom';
import { useWidget } from '../../widget/widget-context.js';

/** Puts a dialog behind all else of the widget: within a card its heading would stand among the card's smaller ones. */
export function OverCard({ children }: { children: ReactNode }): ReactPortal | null {
  const { root } = useWidget();
  const end = root instanceof ShadowRoot ? root.querySelector('.root') : null;
  return end && createPortal(children, end);
}
