import { type RefObject, useEffect } from 'react';
import { isVisible } from '../../ui/popup/focused-in.js';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), select:not(:disabled)';

/**
 * Moves the focus when the focused control disappears, such as Retry or Dismiss. The nearest remaining control takes
 * it, or the widget. Otherwise the keyboard would start at the top of the page.
 */
export function FocusRestorer({ region }: { region: RefObject<HTMLElement | null> }): null {
  useEffect(() => {
    const home = region.current;
    const root = home?.getRootNode();
    if (!home || !(root instanceof ShadowRoot)) return;
    let path: readonly Element[] = [];

    const onFocus = (event: FocusEvent) => {
      path = event.composedPath().filter((step): step is Element => step instanceof Element && home.contains(step));
    };
    const onBlur = () => {
      const [left] = path;
      // A control that is still shown was left on purpose. One that is gone or hidden took the focus with it.
      queueMicrotask(() => {
        if (left && isVisible(left) && path[0] === left) path = [];
      });
    };
    const observer = new MutationObserver(() => {
      const [lost] = path;
      if (lost === undefined || lost.isConnected || root.activeElement !== null) return;
      const candidate = path.filter((step) => step.isConnected && step !== home);
      path = [];
      const next =
        candidate.flatMap((step) => [...step.querySelectorAll<HTMLElement>(FOCUSABLE)]).find(isVisible) ?? home;
      if (next === home) home.tabIndex = -1;
      next.focus({ preventScroll: true });
    });
    home.addEventListener('focusin', onFocus);
    home.addEventListener('focusout', onBlur);
    observer.observe(home, { childList: true, subtree: true });
    return () => {
      home.removeEventListener('focusin', onFocus);
      home.removeEventListener('focusout', onBlur);
      observer.disconnect();
    };
  }, [region]);
  return null;
}
