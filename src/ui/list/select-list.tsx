import { type KeyboardEvent, type ReactElement, type RefObject, useLayoutEffect, useRef } from 'react';
import { Icon } from '../icons/icon.js';
import { check } from '../icons/icons.js';
import type { Opening } from '../popup/place.js';
import { PopupSurface } from '../popup/popup-surface.js';
import { revealOption, stepFor, stepTo, type Typed, typeTo } from './list-steps.js';
import type { SelectOption } from './select-option.js';

export interface SelectListProps {
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
