import { type ReactElement, type ReactNode, useId } from 'react';
import { sheetRef } from '../theme/sheets.js';
import choiceCss from './choice.css?inline';
import { FieldError, noteIds } from './field-notes.js';

export interface ChoiceOption {
  value: string;
  label: string;
}

export interface ChoiceGroupProps {
  label: string;
  /** The error; the group is then announced as invalid. */
  error?: string | undefined;
  /** Places the choices side by side, if they fit. */
  inRow?: boolean | undefined;
}

const sheet = sheetRef(choiceCss);

/** A labelled group of native choices, described by its error. */
function ChoiceGroup(props: ChoiceGroupProps & { role?: 'radiogroup'; children: ReactNode }): ReactElement {
  const { label, error, inRow, role, children } = props;
  const id = useId();
  return (
    <fieldset
      ref={sheet}
      className="choices"
      role={role}
      aria-labelledby={`${id}l`}
      aria-describedby={noteIds(id, error)}
      aria-invalid={role && error ? true : undefined}
    >
      <legend id={`${id}l`} className="bidi">
        {label}
      </legend>
      <div className={inRow ? 'row' : undefined}>{children}</div>
      <FieldError id={`${id}e`}>{error}</FieldError>
    </fieldset>
  );
}

export interface CheckboxListProps extends ChoiceGroupProps {
  options: readonly ChoiceOption[];
  values: readonly string[];
  /** The selected values, in the order of the options. */
  onChange(values: string[]): void;
}

/** The selected values after one more was selected, or no longer is. */
export function toggled(options: readonly ChoiceOption[], values: readonly string[], changed: string): string[] {
  return options.map(({ value }) => value).filter((value) => values.includes(value) !== (value === changed));
}

export function CheckboxList({ options, values, onChange, ...group }: CheckboxListProps): ReactElement {
  return (
    <ChoiceGroup {...group}>
      {options.map((option) => (
        <label key={option.value} className="check">
          <input
            type="checkbox"
            checked={values.includes(option.value)}
            aria-invalid={group.error ? true : undefined}
            onChange={() => onChange(toggled(options, values, option.value))}
          />
          <span className="bidi">{option.label}</span>
        </label>
      ))}
    </ChoiceGroup>
  );
}

export interface RadioListProps extends ChoiceGroupProps {
  options: readonly ChoiceOption[];
  value: string;
  onChange(value: string): void;
  required?: boolean | undefined;
}

export function RadioList(props: RadioListProps): ReactElement {
  const { options, value, onChange, required, ...group } = props;
  const name = useId();
  return (
    <ChoiceGroup {...group} role="radiogroup">
      {options.map((option) => (
        <label key={option.value} className="check">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            required={required}
            onChange={() => onChange(option.value)}
          />
          <span className="bidi">{option.label}</span>
        </label>
      ))}
    </ChoiceGroup>
  );
}
