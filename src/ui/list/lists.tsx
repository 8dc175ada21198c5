import { type KeyboardEvent, type ReactElement, type RefObject, useRef } from 'react';
import { Icon } from '../icons/icon.js';
import { type Align, edge, fitsBelow, fitTo, gap, type Opening, type PlacePopup, settle } from '../popup/place.js';
import { PopupSurface } from '../popup/popup-surface.js';
import { stepFor, stepTo, type Typed } from './list-steps.js';
import type { MenuItem } from './select-option.js';

export { PopupSurface } from '../popup/popup-surface.js';
export { revealOption, stepFor, stepTo } from './list-steps.js';
export { SuggestionList } from './suggestion-list.js';

/** Places a popup below or above its anchor. Used without popovers, or if the better placement failed to load. */
export const placeFixed: PlacePopup = (anchor, popup, align, onShown, room) => {
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
    const x = Math.max(edge, Math.min(start, clientWidth - offsetWidth - edge));
    const y = fits ? below : above;
    popup.style.left = `${x}px`;
    popup.style.top = `${y}px`;
    // Outside of the top layer, the position may count from another box than the viewport.
    const at = popup.getBoundingClientRect();
    settle(popup, 2 * x - at.left, 2 * y - at.top, onShown);
  };
  put();
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('scroll', put, { capture: true, passive: true, signal });
  window.addEventListener('resize', put, { signal });
  return () => listening.abort();
};

interface MenuListProps {
  id: string;
  open: Opening;
  anchor: RefObject<HTMLElement | null>;
  align: Align;
  label: string;
  items: readonly MenuItem[];
  /** Closes; `back` puts the focus on the trigger first. */
  onClose(back: boolean): void;
}

const rowsOf = (menu: Element) => [...menu.querySelectorAll('button')];

/** The items of a Menu. One of them has the focus, or the menu itself when a pointer opened it. */
export function MenuList({ id, open, anchor, align, label, items, onClose }: MenuListProps): ReactElement {
  const typed = useRef<Typed>({ text: '', at: 0 });

  const run = (item: MenuItem) => {
    if (item.disabled) return;
    onClose(true);
    item.onSelect();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const rows = rowsOf(event.currentTarget);
    const at = rows.findIndex((row) => row.contains(event.target instanceof Node ? event.target : null));
    const step = stepFor(items, typed.current, event, at, true);
    const item = items[at];
    if (step === null) return;
    // The focus returns to the trigger, and Tab continues from there.
    if (step === 'leave' || step === 'close') onClose(true);
    else if (step === 'choose') item && run(item);
    else if (step !== 'stay') rows[step]?.focus();
    if (step === 'leave') return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <PopupSurface
      id={id}
      className="menu"
      role="menu"
      aria-label={label}
      tabIndex={-1}
      anchor={anchor}
      align={align}
      place={open.place}
      onClosed={() => onClose(false)}
      onShown={(menu) => {
        const first = open.openedBy && stepTo(items, -1, open.openedBy === 'ArrowUp' ? 'End' : 'Home', true);
        const row = typeof first === 'number' ? rowsOf(menu)[first] : undefined;
        (row ?? menu).focus({ preventScroll: true });
      }}
      onKeyDown={onKeyDown}
      // The browser hides it: a focus inside would be lost.
      onBeforeToggle={({ newState, currentTarget }) => {
        if (newState === 'closed' && currentTarget.matches(':focus-within')) anchor.current?.focus();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) onClose(false);
      }}
    >
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          role="menuitem"
          className={item.tone ? `item ${item.tone}` : 'item'}
          tabIndex={-1}
          aria-disabled={item.disabled || undefined}
          aria-keyshortcuts={item.hint}
          onPointerMove={({ currentTarget }) => item.disabled || currentTarget.focus({ preventScroll: true })}
          onClick={() => run(item)}
        >
          {item.icon ? <Icon path={item.icon} /> : null}
          <span className="name">{item.label}</span>
          {item.hint ? (
            <span className="key end" aria-hidden="true">
              {item.hint}
            </span>
          ) : null}
        </button>
      ))}
    </PopupSurface>
  );
}
