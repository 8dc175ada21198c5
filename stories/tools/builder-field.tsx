/** The label and the value of a field. */
interface FieldProps {
  readonly label: string;
  readonly value: string;
}

export interface ChoiceProps extends FieldProps {
  readonly choices: readonly (readonly [value: string, says: string])[];
  readonly onChoose: (value: string) => void;
}

/** A choice between several values. */
export function Choice({ label, value, choices, onChoose }: ChoiceProps) {
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => onChoose(event.target.value)}>
        {choices.map(([each, says]) => (
          <option key={each} value={each}>
            {says}
          </option>
        ))}
      </select>
    </label>
  );
}

export interface LineProps extends FieldProps {
  readonly hint?: string | undefined;
  readonly isNumber?: boolean;
  readonly onType: (value: string) => void;
}

/** A field for a text or a number. */
export function Line({ label, value, hint, isNumber = false, onType }: LineProps) {
  return (
    <label>
      {label}
      <input
        type={isNumber ? 'number' : 'text'}
        value={value}
        placeholder={hint}
        spellCheck={false}
        onChange={(event) => onType(event.target.value)}
      />
    </label>
  );
}
