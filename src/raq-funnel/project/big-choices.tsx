import { type ReactElement, useId } from 'react';
import { FieldError } from '../../ui/field/field-notes.js';

/** A choice of a question: a row of 56 px, the whole of it to be pressed. */
export interface BigChoice {
  readonly value: string;
  readonly label: string;
  readonly hint?: string | undefined;
}

export interface BigChoicesProps {
  readonly type: 'radio' | 'checkbox';
  /** The id of the question's title. */
  readonly titleId: string;
  readonly choices: readonly BigChoice[];
  readonly values: readonly string[];
  /** The selected values, in the order of the choices. */
  readonly onChange: (values: readonly string[]) => void;
  readonly error?: string | undefined;
}

/** Large native radio buttons or checkboxes. */
export function BigChoices({ type, titleId, choices, values, onChange, error }: BigChoicesProps): ReactElement {
  const id = useId();
  const choose = (changed: string) => {
    if (type === 'radio') return onChange([changed]);
    const chosen = choices.filter(({ value }) => values.includes(value) !== (value === changed));
    onChange(chosen.map(({ value }) => value));
  };
  const role = type === 'radio' ? 'radiogroup' : undefined;
  return (
    <fieldset
      className="funnel-choices"
      role={role}
      aria-labelledby={titleId}
      aria-describedby={error ? id : undefined}
      aria-invalid={role && error ? true : undefined}
    >
      {choices.map(({ value, label, hint }) => (
        <label key={value} className="funnel-choice">
          <input
            type={type}
            name={id}
            value={value}
            checked={values.includes(value)}
            aria-invalid={!role && error ? true : undefined}
            onChange={() => choose(value)}
          />
          <span>
            <b>{label}</b>
            {hint ? <small>{hint}</small> : null}
          </span>
        </label>
      ))}
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}
