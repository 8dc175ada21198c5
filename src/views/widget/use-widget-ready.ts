import { useEffect, useRef } from 'react';
import { useWidget } from './widget-context.js';

/** Tells the host once, after the first paint with data or with the empty state. */
export function useWidgetReady(isReady: boolean): void {
  const { asker, tag } = useWidget();
  const told = useRef(false);
  useEffect(() => {
    if (!isReady || told.current) return;
    const frame = requestAnimationFrame(() => {
      // Taken out meanwhile: its unmount comes a moment later.
      if (!asker.isAlive()) return;
      told.current = true;
      asker.emit('widget-ready', { tag });
    });
    return () => cancelAnimationFrame(frame);
  }, [isReady, asker, tag]);
}
