import { useState } from 'react';
import { expect } from 'vitest';
import { Combobox } from '../../../src/ui/list/combobox.js';
import type { ComboboxOption, ComboboxProps } from '../../../src/ui/list/use-combobox.js';
import type { Stage } from '../stage.js';

export const places: ComboboxOption[] = [
  { id: 'a', label: 'Austin, TX', detail: 'City', match: [0, 3] },
  { id: 'b', label: 'Austin, TX 78704', detail: 'ZIP', match: [0, 3] },
  { id: 'c', label: 'Austin, TX 78731', detail: 'ZIP', disabled: true },
  { id: 'd', label: 'Austinville, VA', detail: 'City', match: [0, 3] },
];

/** A combobox that keeps its own text, between two buttons. */
export function PlaceCombobox({ start = '', ...props }: Partial<ComboboxProps> & { start?: string }) {
  const [text, setText] = useState(start);
  return (
    <>
      <button type="button" id="before">
        Before
      </button>
      <Combobox
        label="Location"
        options={places}
        announcement="4 suggestions"
        clearLabel="Clear Location"
        {...props}
        text={text}
        onText={(next) => {
          setText(next);
          props.onText?.(next);
        }}
        onChoose={(option) => {
          setText(option.label);
          props.onChoose?.(option);
        }}
      />
      <button type="button" id="after">
        After
      </button>
    </>
  );
}

export const field = (on: Stage) => on.get<HTMLInputElement>('input[role=combobox]');
export const isOpen = (on: Stage) => on.root.querySelector('.suggestions:popover-open') !== null;
export const active = (on: Stage) => {
  const id = field(on).getAttribute('aria-activedescendant');
  return id ? on.root.getElementById(id)?.querySelector('.name')?.textContent : null;
};
export async function shown(on: Stage): Promise<HTMLElement> {
  await expect.poll(() => on.root.querySelector('.suggestions')?.hasAttribute('data-placed')).toBe(true);
  return on.get('.suggestions');
}
