import { type RefObject, useLayoutEffect } from 'react';
import { adoptSheets } from '../theme/sheets.js';
import toastCss from './toast.css?inline';
import { toastPlace } from './toast-place.js';

function put(toast: HTMLElement, root: Node): void {
  if (!toast.isConnected) return;
  // An element that is moved in the page leaves the top layer without an event
  if (!toast.matches(':popover-open')) toast.showPopover();
  const widget = root instanceof ShadowRoot ? root.host : toast.ownerDocument.body;
  const { clientWidth: width, clientHeight: height } = toast.ownerDocument.documentElement;
  const focused = root instanceof ShadowRoot ? root.activeElement : null;
  const covered = focused && !toast.contains(focused) ? focused.getBoundingClientRect() : null;
  const size = { width: toast.offsetWidth, height: toast.offsetHeight };
  const { left, top } = toastPlace(widget.getBoundingClientRect(), { width, height }, size, covered);
  toast.style.left = `${left}px`;
  toast.style.top = `${top}px`;
}

/**
 * Shows a manual popover over its widget while there is something in it, and keeps it in view and off what has the focus.
 *
 * @param shown what it shows, by its id; null hides it
 */
export function useToastPlace(ref: RefObject<HTMLElement | null>, shown: string | null): void {
  useLayoutEffect(() => {
    const toast = ref.current;
    if (!toast || shown === null) return;
    const root = toast.getRootNode();
    adoptSheets(root, [toastCss]);
    const listening = new AbortController();
    const { signal } = listening;
    const place = () => signal.aborted || put(toast, root);
    place();
    window.addEventListener('scroll', place, { capture: true, passive: true, signal });
    window.addEventListener('resize', place, { signal });
    root.addEventListener('focusin', place, { signal });
    // In the next frame: what is put elsewhere while it is measured, the browser reports to the page as an error
    const size = new ResizeObserver(() => requestAnimationFrame(place));
    size.observe(toast);
    if (root instanceof ShadowRoot) size.observe(root.host);
    return () => {
      listening.abort();
      size.disconnect();
      if (toast.matches(':popover-open')) toast.hidePopover();
    };
  }, [ref, shown]);
}
