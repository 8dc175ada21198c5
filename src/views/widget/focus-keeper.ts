import { type RefObject, useEffect } from 'react';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), select:not(:disabled)';

/**
 * A control that goes away with the focus on it (Retry, Dismiss, a page button of a list that failed) would leave the
 * keyboard at the start of the page. The nearest control that is still there takes the focus, or the widget itself.
 */
export function FocusKeeper({ region }: { region: RefObject<HTMLElement | null> }): null {
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
      // A control that is still there has been left on purpose; one that is gone has taken the focus along.
      queueMicrotask(() => {
        if (left?.isConnected && path[0] === left) path = [];
      });
    };
    const observer = new MutationObserver(() => {
      const [lost] = path;
      if (lost === undefined || lost.isConnected || root.activeElement !== null) return;
      const near = path.filter((step) => step.isConnected && step !== home);
      path = [];
      const next =
        near.map((step) => step.querySelector<HTMLElement>(FOCUSABLE)).find((found) => found !== null) ?? home;
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
