import type { KeyboardEvent, ReactElement } from 'react';
import { sheetRef } from '../theme/sheets.js';
import selectCss from './select.css?inline';

export interface SelectProps {
  options: readonly SelectOption[];
  /** The chosen value. A value without an option shows the placeholder. */
  value: string;
  /** A person chose another value. */
  onChange(value: string): void;
  /** Id, in the same root, of what names it. */
  labelledBy: string;
  describedBy?: string | undefined;
  placeholder?: string | undefined;
  className?: string | undefined;
}

const sheet = sheetRef(selectCss);

const toneClass = (option: SelectOption | undefined) => (option?.tone ? `tone-${option.tone}` : undefined);

/** A native select, with a dot in the color of the chosen option. */
export function Select(props: SelectProps): ReactElement {
  const { options, value, placeholder = '', className = '' } = props;
  const chosen = options.find((option) => option.value === value);
  return (
    <span className={`select ${className}`} ref={sheet}>
      {chosen?.tone ? <span className={`dot ${toneClass(chosen)}`} /> : null}
      <select
        className="input"
        aria-labelledby={props.labelledBy}
        aria-describedby={props.describedBy}
        value={value}
        onChange={(event) => props.onChange(event.currentTarget.value)}
        onKeyDown={openWithKey}
      >
        {chosen ? null : (
          <option value={value} disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} className={toneClass(option)}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}

const changing = /^(Arrow|Home$|End$|Page|\S$)/u;

/**
 * Opens the list for a key that changes the value of a closed select in some browsers, because each step would be saved.
 * Key events of an open list do not reach the page.
 */
function openWithKey(event: KeyboardEvent<HTMLSelectElement>): void {
  const select = event.currentTarget;
  if (event.target !== select) event.stopPropagation();
  else if (changing.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
    try {
      select.showPicker();
      event.preventDefault();
    } catch {
      // An older browser, or a frame of another origin: the key chooses.
    }
  }
}

export interface MenuItem {
  id: string;
  label: string;
  /** Runs after the menu has closed and the focus is back on its button. */
  onSelect(): void;
  /** Path data from `icons.ts`. */
  icon?: string | undefined;
  /** The key that does the same, shown at the end. */
  hint?: string | undefined;
  disabled?: boolean | undefined;
}

/** A color by role, for the class `tone-<name>` of a dot or a pill. Always shown with a text. */
export type Tone = 'accent' | 'success' | 'warning' | 'danger' | 'violet' | 'teal' | 'neutral';

export interface SelectOption {
  value: string;
  label: string;
  /** Color of a dot before the label. */
  tone?: Tone | undefined;
}
