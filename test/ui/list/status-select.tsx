import { useState } from 'react';
import { Select, type SelectOption, type SelectProps } from '../../../src/ui/list/select.js';

import { staged } from '../staged.js';

export const statuses: readonly SelectOption[] = [
  { value: 'NEW', label: 'New', tone: 'accent' },
  { value: 'NOT_CONTACTED', label: 'Not Contacted', tone: 'warning' },
  { value: 'CONTACTED', label: 'Contacted', tone: 'violet' },
  { value: 'SCHEDULED', label: 'Scheduled', tone: 'teal', disabled: true },
  { value: 'CLOSED_WON', label: 'Closed won', tone: 'success' },
  { value: 'CLOSED_LOST', label: 'Closed lost', tone: 'neutral' },
];

function StatusSelect(props: Partial<SelectProps>) {
  const [value, setValue] = useState('CONTACTED');
  return (
    <>
      <span className="sr" id="label">
        Lead status
      </span>
      <Select
        labelledBy="label"
        options={statuses}
        value={value}
        {...props}
        onChange={(next) => {
          setValue(next);
          props.onChange?.(next);
        }}
      />
    </>
  );
}

/** A select of statuses, with 'Contacted' chosen. */
export async function statusSelect(props: Partial<SelectProps> = {}, page?: HTMLElement) {
  const on = await staged(<StatusSelect {...props} />, page);
  return { on, select: on.get<HTMLSelectElement>('select') };
}

/** Whether its list is open; in a browser whose own list is in the page. */
export const isOpen = (select: HTMLSelectElement) => select.matches(':open');

export const hasOwnList = () => CSS.supports('appearance', 'base-select');
