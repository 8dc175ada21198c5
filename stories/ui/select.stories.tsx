import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Select, type SelectProps } from '../../src/ui/list/select.js';
import { inShadowRoot } from './in-shadow-root.js';

function Chosen(props: SelectProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div className="field" style={{ width: 208, maxWidth: '100%' }}>
      <span className="lbl" id="label">
        Lead status
      </span>
      <Select {...props} labelledBy="label" value={value} onChange={setValue} />
    </div>
  );
}

const meta: Meta<typeof Select> = {
  title: 'Parts/Select',
  component: Select,
  decorators: [inShadowRoot],
  render: (args) => <Chosen {...args} />,
  args: {
    labelledBy: 'label',
    value: 'CONTACTED',
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

type Story = StoryObj<typeof Select>;

export const Closed: Story = {};

export const Dark: Story = { globals: { colorScheme: 'dark' } };

export const RightToLeft: Story = { parameters: { page: { direction: 'rtl' } } };

export const NothingChosen: Story = { args: { value: '', placeholder: 'Any' } };

export const LongWords: Story = {
  args: {
    value: 'a',
    options: [
      { value: 'a', label: 'Installation or replacement of a whole-house water softener' },
      { value: 'b', label: 'Anything else' },
    ],
  },
};

export const ManyOptions: Story = {
  args: {
    value: '30',
    options: [...new Array(60).keys()].map((index) => ({ value: `${index}`, label: `Category ${index}` })),
  },
};
