import { edge, fitsBelow, fitTo, gap, type Place, settle } from './place.js';

/** Places a popup below or above its anchor. Used if the better placement failed to load. */
export const placePlainly: Place = (anchor, popup, align, onShown, room) => {
  const side = room === undefined ? null : fitsBelow(anchor, room);
  const put = () => {
    const { clientWidth, clientHeight } = popup.ownerDocument.documentElement;
    const { left, right, top, bottom, width } = anchor.getBoundingClientRect();
    fitTo(popup, width);
    const { offsetWidth, offsetHeight } = popup;
    const rightToLeft = getComputedStyle(popup).direction === 'rtl';
    const start = (align === 'start') === rightToLeft ? right - offsetWidth : left;
    const below = bottom + gap;
    const above = top - gap - offsetHeight;
    const fits = side ?? (below + offsetHeight <= clientHeight - edge || above < edge);
    settle(popup, Math.max(edge, Math.min(start, clientWidth - offsetWidth - edge)), fits ? below : above, onShown);
  };
  put();
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('scroll', put, { capture: true, passive: true, signal });
  window.addEventListener('resize', put, { signal });
  return () => listening.abort();
};
