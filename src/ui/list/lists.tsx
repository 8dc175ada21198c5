import { type KeyboardEvent, type ReactElement, type RefObject, useRef } from 'react';
import { Icon } from '../icons/icon.js';
import { PopupSurface } from '../popup/popup-surface.js';
import { type ComboboxOption, revealActive, revealOption, stepFor, stepTo, type Typed } from './list-steps.js';
import type { MenuItem } from './select.js';

export { PopupSurface } from '../popup/popup-surface.js';
export { revealActive, revealOption, stepFor, stepTo } from './list-steps.js';

interface MenuListProps {
  id: string;
  /** The key that opened it, or '' for a pointer. */
  openedBy: string;
  anchor: RefObject<HTMLElement | null>;
  label: string;
  items: readonly MenuItem[];
  /** Closes; `back` puts the focus on the trigger first. */
  onClose(back: boolean): void;
}

const rowsOf = (menu: Element) => [...menu.querySelectorAll('button')];

/** The items of a Menu. One of them has the focus, or the menu itself when a pointer opened it. */
export function MenuList({ id, openedBy, anchor, label, items, onClose }: MenuListProps): ReactElement {
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
      align="end"
      onClosed={() => onClose(false)}
      onShown={(menu) => {
        const first = openedBy && stepTo(items, -1, openedBy === 'ArrowUp' ? 'End' : 'Home', true);
        const row = typeof first === 'number' ? rowsOf(menu)[first] : undefined;
        (row ?? menu).focus({ preventScroll: true });
      }}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) onClose(false);
      }}
    >
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          role="menuitem"
          className="item"
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

interface SuggestionListProps {
  id: string;
  label: string;
  anchor: RefObject<HTMLElement | null>;
  options: readonly ComboboxOption[];
  isLoading: boolean;
  /** Index of the option that Enter would choose, -1 for none. */
  active: number;
  /** The text in place of options, or ''. */
  note: string;
  onActive(index: number): void;
  onChoose(index: number): void;
  onClose(): void;
}

/** The open list of a text field with suggestions. The field keeps the focus and handles the keys. */
export function SuggestionList(props: SuggestionListProps): ReactElement {
  const { id, options, active, note, onActive } = props;

  return (
    <PopupSurface
      id={id}
      // An automatic popover would close on a press on its own field.
      popover="manual"
      className="suggestions"
      role={note ? undefined : 'listbox'}
      aria-label={note ? undefined : props.label}
      aria-busy={props.isLoading || undefined}
      anchor={props.anchor}
      align="start"
      onClosed={props.onClose}
      onShown={revealActive}
      onMouseDown={(event) => event.preventDefault()}
    >
      {note ? (
        <p className="note" aria-hidden="true">
          {props.isLoading ? <span className="spin" /> : null}
          <span>{note}</span>
        </p>
      ) : (
        options.map((option, index) => (
          // biome-ignore lint/a11y: the field keeps the focus, and gets the keys
          <div
            key={option.id}
            id={`${id}-${index}`}
            ref={index === active ? revealOption : undefined}
            className="item"
            role="option"
            aria-selected={index === active}
            data-active={index === active || undefined}
            onPointerMove={() => index !== active && onActive(index)}
            onClick={() => props.onChoose(index)}
          >
            <Marked text={option.label} match={option.match} />
            {option.detail ? <span className="end">{option.detail}</span> : null}
          </div>
        ))
      )}
    </PopupSurface>
  );
}

interface MarkedProps {
  text: string;
  /** Start and end of the marked part, in UTF-16 units, end excluded. */
  match?: readonly [from: number, to: number] | undefined;
}

/** A text with a part of it in bold. */
function Marked({ text, match }: MarkedProps): ReactElement {
  const [from, to] = match ?? [0, 0];
  return (
    <span className="name bidi">
      <span>{text.slice(0, from)}</span>
      <b>{text.slice(from, to)}</b>
      <span>{text.slice(to)}</span>
    </span>
  );
}
