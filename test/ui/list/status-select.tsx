import { MultiSelect, type MultiSelectProps } from '../../../src/ui/list/multi-select.js';
import type { SelectOption } from '../../../src/ui/list/select.js';
import { Select, type SelectProps } from '../../../src/ui/list/select.js';
import { Between, staged, useTold } from '../stage.js';

export const statuses: readonly SelectOption[] = [
  { value: 'NEW', label: 'New', tone: 'accent' },
  { value: 'NOT_CONTACTED', label: 'Not Contacted', tone: 'warning' },
  { value: 'CONTACTED', label: 'Contacted', tone: 'violet' },
  { value: 'SCHEDULED', label: 'Scheduled', tone: 'teal' },
  { value: 'CLOSED_WON', label: 'Closed won', tone: 'success' },
  { value: 'CLOSED_LOST', label: 'Closed lost', tone: 'neutral' },
];

function StatusSelect(props: Partial<SelectProps>) {
  const [value, onChange] = useTold('CONTACTED', props.onChange);
  return <Select labelledBy="" options={statuses} value={value} {...props} onChange={onChange} />;
}

export async function statusSelect(props: Partial<SelectProps> = {}, page?: HTMLElement) {
  const on = await staged(<StatusSelect {...props} />, page);
  return { on, select: on.get<HTMLSelectElement>('select') };
}

export function StatusMultiSelect(props: Partial<MultiSelectProps>) {
  const [values, onChange] = useTold(['CONTACTED'], props.onChange);
  const own = { text: `${values.length} chosen`, values, onChange };
  return (
    <Between>
      <MultiSelect label="Status" options={statuses} {...props} {...own} />
    </Between>
  );
}

export const isOpen = (select: HTMLSelectElement) => select.matches(':open');

export const hasOwnList = () => CSS.supports('appearance', 'base-select');
