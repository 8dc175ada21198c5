import { type KeyboardEvent, type ReactElement, useId, useRef, useState } from 'react';
import { usePopup } from '../popup/use-popup.js';
import type { SelectOption } from './select-option.js';

export interface SelectProps {
  options: readonly SelectOption[];
  /** The chosen value; one that is no option shows the placeholder. */
  value: string;
  /** A person chose another value. */
  onChange(value: string): void;
  /** Id, in the same root, of what names it; or `label`. */
  labelledBy?: string | undefined;
  label?: string | undefined;
  describedBy?: string | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

const takeFocus = (select: HTMLSelectElement | null) => select?.focus();

const opening = /^(Enter| |ArrowDown|ArrowUp|Home|End|\S)$/u;

/**
 * A select. Its button keeps the focus while the list is open. Tab and a press elsewhere close it without choosing. If
 * the list fails to load, a native select takes its place.
 */
export function Select(props: SelectProps): ReactElement {
  const { options, value, placeholder = '', className = '', disabled } = props;
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const keys = useRef<((event: KeyboardEvent) => void) | null>(null);
  const [moved, setMoved] = useState<number | null>(null);
  const popup = usePopup();
  const open = disabled ? null : popup.open;
  const chosen = options.find((option) => option.value === value);
  const label = {
    'aria-label': props.label,
    'aria-labelledby': props.labelledBy,
    'aria-describedby': props.describedBy,
  };

  const active = open ? (moved ?? open.lists.firstActive(options, value, open.openedBy)) : -1;

  const hide = () => {
    popup.hide();
    setMoved(null);
  };
  const choose = (next: string) => {
    hide();
    if (next !== value) props.onChange(next);
  };

  if (popup.failed) {
    return (
      <select
        {...label}
        ref={takeFocus}
        className={`input ${className}`}
        value={value}
        disabled={disabled}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {chosen ? null : <option value={value}>{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    );
  }

  return (
    <>
      <button
        {...label}
        {...popup.trigger}
        ref={trigger}
        type="button"
        role="combobox"
        className={`input select ${className}`}
        disabled={disabled}
        aria-haspopup="listbox"
        aria-expanded={open !== null}
        aria-controls={open ? id : undefined}
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        onClick={() => {
          trigger.current?.focus();
          popup.trigger.onClick();
        }}
        onBlur={hide}
        onKeyDown={(event) => {
          if (open) keys.current?.(event);
          else if (opening.test(event.key) && !event.ctrlKey && !event.metaKey) {
            event.preventDefault();
            event.stopPropagation();
            popup.show(event.key);
          }
        }}
      >
        {chosen?.tone ? <span className={`dot tone-${chosen.tone}`} /> : null}
        <span>{chosen ? chosen.label : placeholder}</span>
      </button>
      {open ? (
        <open.lists.SelectList
          id={id}
          open={open}
          anchor={trigger}
          keys={keys}
          options={options}
          value={value}
          active={active}
          onActive={setMoved}
          onChoose={choose}
          onClose={hide}
          label={{ 'aria-label': props.label, 'aria-labelledby': props.labelledBy }}
        />
      ) : null}
    </>
  );
}
