import { useState } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Select } from '../../../src/ui/list/select.js';
import type { SelectOption } from '../../../src/ui/list/select-option.js';
import type { Stage } from '../stage.js';

export const statuses: SelectOption[] = [
  { value: 'NEW', label: 'New', tone: 'accent', hint: '1' },
  { value: 'NOT_CONTACTED', label: 'Not Contacted', tone: 'warning', hint: '2' },
  { value: 'CONTACTED', label: 'Contacted', tone: 'violet', hint: '3' },
  { value: 'SCHEDULED', label: 'Scheduled', tone: 'teal', hint: '4', disabled: true },
  { value: 'CLOSED_WON', label: 'Closed won', tone: 'success', hint: '5' },
  { value: 'CLOSED_LOST', label: 'Closed lost', tone: 'neutral', hint: '6' },
];

export function StatusSelect({
  onChange,
  start = 'CONTACTED',
}: {
  onChange?: (value: string) => void;
  start?: string;
}) {
  const [value, setValue] = useState(start);
  const choose = (next: string) => {
    setValue(next);
    onChange?.(next);
  };
  return (
    <>
      <button type="button" id="before">
        Before
      </button>
      <span className="lbl" id="label">
        Lead status
      </span>
      <Select labelledBy="label" options={statuses} value={value} onChange={choose} />
      <button type="button" id="after">
        After
      </button>
    </>
  );
}

export const trigger = (on: Stage) => on.get('[role=combobox]');
export const active = (on: Stage) => {
  const id = trigger(on).getAttribute('aria-activedescendant');
  return id ? on.root.getElementById(id)?.querySelector('.name')?.textContent : null;
};
export const isOpen = (on: Stage) => trigger(on).getAttribute('aria-expanded') === 'true';
export const shown = async (on: Stage) => {
  await expect.poll(() => on.root.querySelector('[role=listbox]')?.hasAttribute('data-placed')).toBe(true);
  return on.get('[role=listbox]');
};

export async function open(on: Stage) {
  await expect.poll(() => on.root.querySelector('[role=combobox]')).not.toBeNull();
  await userEvent.click(trigger(on));
  return shown(on);
}

export const focused = (on: Stage) => on.root.activeElement;
