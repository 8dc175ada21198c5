import { type ReactElement, type Ref, useId } from 'react';
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.js';
import type { ChoiceOption } from './choice-option.js';

export interface RadioListProps extends ChoiceGroupProps {
  options: readonly ChoiceOption[];
  /** The chosen value, or '' for none. */
  value: string;
  onChange(value: string): void;
  required?: boolean | undefined;
  /** The first of the radio buttons, to put the focus there. */
  firstRef?: Ref<HTMLInputElement> | undefined;
}

/** Chooses one of a few that all show: native radio buttons. */
export function RadioList({ options, value, onChange, required, firstRef, ...group }: RadioListProps): ReactElement {
  const name = useId();
  return (
    <ChoiceGroup {...group} role="radiogroup">
      {options.map((option, index) => (
        <label key={option.value} className="check">
          <input
            ref={index === 0 ? firstRef : undefined}
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            required={required}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </ChoiceGroup>
  );
}
