import type { ReactElement, Ref } from 'react';
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.js';
import type { ChoiceOption } from './choice-option.js';

export interface CheckboxListProps extends ChoiceGroupProps {
  options: readonly ChoiceOption[];
  values: readonly string[];
  /** What is chosen now, in the order of the options. */
  onChange(values: string[]): void;
  /** The first of the check boxes, to put the focus there. */
  firstRef?: Ref<HTMLInputElement> | undefined;
}

/** Chooses some of a few that all show: native check boxes. */
export function CheckboxList({ options, values, onChange, firstRef, ...group }: CheckboxListProps): ReactElement {
  const toggle = (changed: string) => {
    const chosen = options.filter(({ value }) => values.includes(value) !== (value === changed));
    onChange(chosen.map(({ value }) => value));
  };
  return (
    <ChoiceGroup {...group}>
      {options.map((option, index) => (
        <label key={option.value} className="check">
          <input
            ref={index === 0 ? firstRef : undefined}
            type="checkbox"
            checked={values.includes(option.value)}
            disabled={option.disabled}
            aria-invalid={group.error ? true : undefined}
            onChange={() => toggle(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </ChoiceGroup>
  );
}
