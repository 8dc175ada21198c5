import { type ReactElement, type ReactNode, type Ref, useId } from 'react';
import { Icon } from '../icons/icon.js';
import { alert } from '../icons/icons.js';
import { bringsSheet } from '../sheet-ref.js';
import choiceCss from './choice.css?inline';

export interface CheckboxProps {
  /** Words, or words with a link in them. */
  label: ReactNode;
  checked: boolean;
  onChange(checked: boolean): void;
  /** What is wrong with it; it is then announced as invalid. */
  error?: string | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

const sheet = bringsSheet(choiceCss);

/** A native check box with its words. */
export function Checkbox({ label, checked, onChange, error, ...rest }: CheckboxProps): ReactElement {
  const id = useId();
  return (
    <div ref={sheet}>
      <label className="check">
        <input
          ref={rest.inputRef}
          type="checkbox"
          checked={checked}
          disabled={rest.disabled}
          required={rest.required}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      {error ? (
        <p className="err" id={id} role="alert">
          <Icon path={alert} />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  );
}
