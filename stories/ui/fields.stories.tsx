import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Switch } from '../../src/ui/field/switch.js';
import { TextField, type TextFieldProps } from '../../src/ui/field/text-field.js';
import { inShadowRoot } from './in-shadow-root.js';

function Typed(props: TextFieldProps) {
  const [value, setValue] = useState(props.value);
  const tally = props.maxLength ? `${value.length} / ${props.maxLength}` : undefined;
  return (
    <div style={{ width: 360, maxWidth: '100%' }}>
      <TextField {...props} value={value} onChange={setValue} counter={tally} />
    </div>
  );
}

const meta: Meta<typeof TextField> = {
  title: 'Parts/Fields',
  component: TextField,
  decorators: [inShadowRoot],
  render: (args) => <Typed {...args} />,
  args: { label: 'Customer name', value: '', onChange: () => {} },
};
export default meta;

type Story = StoryObj<typeof TextField>;

const notes = 'Called at 2:40, left voicemail. Bring the 50 ft auger and a new trap kit. Gate code is 4471#.';

export const OneLine: Story = { args: { placeholder: 'Any', hint: 'First or last name.' } };

export const Notes: Story = { args: { label: 'Your Notes', value: notes, multiline: true, maxLength: 2048 } };

export const NotSaved: Story = {
  args: { ...Notes.args, error: 'There was an error updating your notes. Please try again later.' },
};

export const NotSavedDark: Story = { ...NotSaved, globals: { colorScheme: 'dark' } };

function Switches() {
  const [on, setOn] = useState(true);
  return (
    <>
      <Switch label="Show Unread Messages" checked={on} onChange={setOn} />
      <Switch label="Archived" checked={!on} onChange={(checked) => setOn(!checked)} />
    </>
  );
}

export const OnAndOff: Story = { render: () => <Switches /> };

export const OnAndOffDark: Story = { ...OnAndOff, globals: { colorScheme: 'dark' } };
