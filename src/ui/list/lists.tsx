import { type KeyboardEvent, type ReactElement, type RefObject, useLayoutEffect, useRef } from 'react';
import { bareDocument } from '../../web/bare-document.js';
import { Icon } from '../icons/icon.js';
import { check } from '../icons/icons.js';
import { type Align, edge, fitsBelow, fitTo, gap, type Opening, type PlacePopup, settle } from '../popup/place.js';
import { PopupSurface } from '../popup/popup-surface.js';
import { revealOption, stepFor, stepTo, type Typed, typeTo } from './list-steps.js';
import type { MenuItem, SelectOption } from './select-option.js';

export { PopupSurface } from '../popup/popup-surface.js';
export { revealOption, stepFor, stepTo } from './list-steps.js';
export { SuggestionList } from './suggestion-list.js';

/** Places a popup below or above its anchor. Used without popovers, or if the better placement failed to load. */
export const placeFixed: PlacePopup = (anchor, popup, align, onShown, room) => {
  const side = room === undefined ? null : fitsBelow(anchor, room);
  const put = () => {
    const { clientWidth, clientHeight } = bareDocument(popup.ownerDocument).documentElement;
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

const opensWithText = (key: string) => key !== ' ' && [...key].length === 1;

/**
 * The active option when the list opens: the selected one, unless the key asks for another.
 * @param openedBy a key, or '' for a pointer
 * @returns an index, -1 if there is none
 */
export function firstActive(options: readonly SelectOption[], value: string, openedBy: string): number {
  const chosen = options.findIndex((option) => option.value === value);
  let asked: number | null = null;
  if (opensWithText(openedBy)) asked = typeTo(options, { text: '', at: 0 }, openedBy, 0, -1);
  else if (openedBy === 'Home' || openedBy === 'End' || chosen < 0) {
    asked = stepTo(options, -1, openedBy === 'End' ? 'End' : 'Home', false);
  }
  return asked ?? chosen;
}

interface SelectListProps {
  id: string;
  open: Opening;
  anchor: RefObject<HTMLElement | null>;
  /** Set by the list: handles the keys of its trigger, which keeps the focus. */
  keys: RefObject<((event: KeyboardEvent) => void) | null>;
  options: readonly SelectOption[];
  value: string;
  /** Index of the option that Enter would choose, -1 for none. */
  active: number;
  onActive(index: number): void;
  onChoose(value: string): void;
  onClose(): void;
  label: { 'aria-label'?: string | undefined; 'aria-labelledby'?: string | undefined };
}

/** The listbox of a Select. */
export function SelectList(props: SelectListProps): ReactElement {
  const { id, open, anchor, keys, options, value, active, onActive, onChoose, onClose } = props;
  const typed = useRef<Typed>(
    opensWithText(open.openedBy) ? { text: open.openedBy, at: performance.now() } : { text: '', at: 0 },
  );
  const activeOption = useRef<HTMLDivElement>(null);

  const choose = (index: number) => {
    const option = options[index];
    if (option && !option.disabled) onChoose(option.value);
  };

  const onKey = (event: KeyboardEvent) => {
    const step = stepFor(options, typed.current, event, active, false);
    if (step === null) return;
    if (step === 'leave' || step === 'close') onClose();
    else if (step === 'choose') choose(active);
    else if (step !== 'stay') onActive(step);
    if (step === 'leave') return;
    event.preventDefault();
    event.stopPropagation();
  };

  useLayoutEffect(() => {
    keys.current = onKey;
    return () => {
      keys.current = null;
    };
  });

  const reveal = () => revealOption(activeOption.current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the active option's change that scrolls
  useLayoutEffect(reveal, [active]);

  return (
    <PopupSurface
      {...props.label}
      id={id}
      role="listbox"
      anchor={anchor}
      align="start"
      place={open.place}
      onClosed={onClose}
      onShown={reveal}
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map((option, index) => (
        // biome-ignore lint/a11y: the trigger keeps the focus, and gets the keys
        <div
          key={option.value}
          id={`${id}-${index}`}
          ref={index === active ? activeOption : null}
          className="item"
          role="option"
          aria-selected={option.value === value}
          aria-disabled={option.disabled || undefined}
          data-active={index === active || undefined}
          onPointerMove={() => index !== active && !option.disabled && onActive(index)}
          onClick={() => choose(index)}
        >
          {option.tone ? <span className={`dot tone-${option.tone}`} /> : null}
          <span className="name">{option.label}</span>
          {option.value === value ? <Icon path={check} className="end" /> : null}
          {option.hint && option.value !== value ? (
            <span className="key end" aria-hidden="true">
              {option.hint}
            </span>
          ) : null}
        </div>
      ))}
    </PopupSurface>
  );
}
