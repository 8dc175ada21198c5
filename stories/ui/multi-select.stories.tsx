import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { MultiSelect, type MultiSelectProps } from '../../src/ui/list/multi-select.js';
import { inShadowRoot } from './in-shadow-root.js';
import { openPopup } from './open-popup.js';

function Chosen(props: MultiSelectProps) {
  const [values, setValues] = useState(props.values);
  const text = values.length === 0 ? 'Any' : `${values.length} chosen`;
  return (
    <div style={{ width: 208, maxWidth: '100%' }}>
      <MultiSelect {...props} text={text} values={values} onChange={setValues} />
    </div>
  );
}

const meta: Meta<typeof Chosen> = {
  title: 'Parts/MultiSelect',
  component: Chosen,
  decorators: [inShadowRoot],
  args: {
    label: 'Status',
    text: '',
    values: ['NOT_CONTACTED', 'CONTACTED'],
    onChange: () => {},
    options: [
      { value: 'NEW', label: 'New', tone: 'accent' },
      { value: 'NOT_CONTACTED', label: 'Not Contacted', tone: 'warning' },
      { value: 'CONTACTED', label: 'Contacted', tone: 'violet' },
      { value: 'SCHEDULED', label: 'Scheduled', tone: 'teal' },
      { value: 'CLOSED_WON', label: 'Closed won', tone: 'success' },
      { value: 'CLOSED_LOST', label: 'Closed lost', tone: 'neutral' },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof Chosen>;

export const Closed: Story = {};

export const Open: Story = { play: ({ canvasElement }) => openPopup(canvasElement, '[aria-haspopup=listbox]') };

export const OpenDark: Story = { ...Open, globals: { colorScheme: 'dark' } };

export const NothingChosen: Story = { args: { values: [] } };

export const RightToLeft: Story = { ...Open, parameters: { page: { direction: 'rtl' } } };
