import { useState } from 'react';
import { expect } from 'vitest';
import { MultiSelect, type MultiSelectProps } from '../../../src/ui/list/multi-select.js';
import type { Stage } from '../stage.js';
import { statuses } from './status-select.js';

/** Statuses to choose some of, between two buttons. */
export function StatusMultiSelect(props: Partial<MultiSelectProps>) {
  const [values, setValues] = useState<readonly string[]>(['CONTACTED']);
  return (
    <>
      <button type="button" id="before">
        Before
      </button>
      <MultiSelect
        label="Status"
        options={statuses}
        {...props}
        text={values.length === 0 ? 'Any' : `${values.length} chosen`}
        values={values}
        onChange={(next) => {
          setValues(next);
          props.onChange?.(next);
        }}
      />
      <button type="button" id="after">
        After
      </button>
    </>
  );
}

export const trigger = (on: Stage) => on.get('[aria-haspopup=listbox]');
export const isOpen = (on: Stage) => trigger(on).getAttribute('aria-expanded') === 'true';
export const active = (on: Stage) => {
  const id = on.root.querySelector('[role=listbox]')?.getAttribute('aria-activedescendant');
  return id ? on.root.getElementById(id)?.querySelector('.name')?.textContent : null;
};
export async function shown(on: Stage): Promise<HTMLElement> {
  await expect.poll(() => on.root.querySelector('[role=listbox]')?.hasAttribute('data-placed')).toBe(true);
  return on.get('[role=listbox]');
}
