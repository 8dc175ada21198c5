import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Select, type SelectProps } from '../../src/ui/list/select.js';
import { inShadowRoot } from './in-shadow-root.js';
import { openPopup } from './open-popup.js';

function Chosen(props: SelectProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div className="field" style={{ width: 208, maxWidth: '100%' }}>
      <span className="lbl" id="label">
        Lead status
      </span>
      <Select {...props} label={undefined} labelledBy="label" value={value} onChange={setValue} />
    </div>
  );
}

const meta: Meta<typeof Select> = {
  title: 'Parts/Select',
  component: Select,
  decorators: [inShadowRoot],
  render: (args) => <Chosen {...args} />,
  args: {
    value: 'CONTACTED',
    onChange: () => {},
    options: [
      { value: 'NEW', label: 'New', tone: 'accent', hint: '1' },
      { value: 'NOT_CONTACTED', label: 'Not Contacted', tone: 'warning', hint: '2' },
      { value: 'CONTACTED', label: 'Contacted', tone: 'violet', hint: '3' },
      { value: 'SCHEDULED', label: 'Scheduled', tone: 'teal', hint: '4' },
      { value: 'CLOSED_WON', label: 'Closed won', tone: 'success', hint: '5' },
      { value: 'CLOSED_LOST', label: 'Closed lost', tone: 'neutral', hint: '6' },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof Select>;

export const Closed: Story = {};

export const Open: Story = { play: ({ canvasElement }) => openPopup(canvasElement, '[role=combobox]') };

export const OpenDark: Story = { globals: { colorScheme: 'dark' }, play: Open.play! };

export const OpenRightToLeft: Story = { parameters: { page: { direction: 'rtl' } }, play: Open.play! };

export const NothingChosen: Story = { args: { value: '', placeholder: 'Any' } };

export const Disabled: Story = { args: { disabled: true } };

export const LongWords: Story = {
  args: {
    value: 'a',
    options: [
      { value: 'a', label: 'Installation or replacement of a whole-house water softener' },
      { value: 'b', label: 'Anything else' },
    ],
  },
  play: Open.play!,
};

export const ManyOptions: Story = {
  args: {
    value: '30',
    options: [...new Array(60).keys()].map((index) => ({ value: `${index}`, label: `Category ${index}` })),
  },
  play: Open.play!,
};
