import { type ReactElement, useId, useLayoutEffect, useRef } from 'react';
import { CheckboxList } from './checkbox-list.js';
import multiSelectCss from './multi-select.css?inline';
import { MultiSelectList } from './multi-select-list.js';
import type { SelectOption } from './select-option.js';
import { bringsSheet } from './sheet-ref.js';
import { usePopup } from './use-popup.js';

export interface MultiSelectProps {
  options: readonly SelectOption[];
  values: readonly string[];
  /** A person chose one more, or one less; in the order of the options. */
  onChange(values: string[]): void;
  label: string;
  /** What the button shows: 'Any', '2 chosen'. */
  text: string;
  /** The list has closed; for owners that act on the whole choice. */
  onClose?: (() => void) | undefined;
  disabled?: boolean | undefined;
}

const sheet = bringsSheet(multiSelectCss);

/**
 * Chooses some of a few: a button that opens a list, which stays open while options are chosen and left. Where the list
 * cannot be fetched, check boxes take its place.
 */
export function MultiSelect(props: MultiSelectProps): ReactElement {
  const { options, values, label, text, disabled } = props;
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const popup = usePopup();
  const open = disabled ? null : popup.open;

  const mayClose = useRef(false);
  const isOpen = open !== null;
  useLayoutEffect(() => {
    mayClose.current = isOpen;
  }, [isOpen]);

  if (popup.failed) {
    return (
      <CheckboxList label={label} options={options} values={values} onChange={props.onChange} disabled={disabled} />
    );
  }

  return (
    <div className="field" ref={sheet}>
      <span className="lbl" id={`${id}l`}>
        {label}
      </span>
      <button
        {...popup.trigger}
        ref={trigger}
        type="button"
        className="input select"
        disabled={disabled}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={open ? id : undefined}
        aria-labelledby={`${id}l ${id}t`}
        onKeyDown={(event) => {
          if (open || !/^(Enter| |ArrowDown|ArrowUp)$/.test(event.key)) return;
          event.preventDefault();
          event.stopPropagation();
          popup.show(event.key);
        }}
      >
        <span id={`${id}t`}>
          <bdi>{text}</bdi>
        </span>
      </button>
      {open ? (
        <MultiSelectList
          id={id}
          label={label}
          open={open}
          anchor={trigger}
          options={options}
          values={values}
          onChange={props.onChange}
          onClose={(back) => {
            // Closing moves the focus, which would close it once more
            if (!mayClose.current) return;
            mayClose.current = false;
            if (back) trigger.current?.focus({ preventScroll: true });
            popup.hide();
            props.onClose?.();
          }}
        />
      ) : null}
    </div>
  );
}
