import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { pin } from '../../src/ui/icons/lazy-icons.js';
import type { ComboboxProps } from '../../src/ui/list/combobox.js';
import { Combobox } from '../../src/ui/list/combobox.js';
import type { ComboboxOption } from '../../src/ui/list/list-steps.js';
import { findInside } from './find-inside.js';
import { inShadowRoot } from './in-shadow-root.js';

const places: ComboboxOption[] = [
  { id: 'a', label: 'Austin, TX', detail: 'City', match: [0, 6] },
  { id: 'b', label: 'Austin, TX 78704', detail: 'ZIP', match: [0, 6] },
  { id: 'c', label: 'Austin, TX 78731', detail: 'ZIP', match: [0, 6] },
  { id: 'd', label: 'Austin, TX 78745', detail: 'ZIP', match: [0, 6] },
  { id: 'e', label: 'Austinville, VA', detail: 'City', match: [0, 6] },
];

function Typed(props: ComboboxProps) {
  const [text, setText] = useState(props.text);
  return (
    <div style={{ width: 240, maxWidth: '100%' }}>
      <Combobox {...props} text={text} onText={setText} onChoose={(option) => setText(option.label)} />
    </div>
  );
}

const meta: Meta<typeof Typed> = {
  title: 'Parts/Combobox',
  component: Typed,
  decorators: [inShadowRoot],
  args: {
    label: 'Location',
    text: '',
    placeholder: 'City or ZIP code',
    icon: pin,
    clearLabel: 'Clear Location',
    options: places,
    announcement: '5 suggestions',
    onText: () => {},
    onChoose: () => {},
  },
};
export default meta;

type Story = StoryObj<typeof Typed>;

async function type(canvas: HTMLElement, text: string, keys = ''): Promise<void> {
  const input = await findInside(canvas, '[role=combobox]');
  await userEvent.click(input);
  await fireEvent.input(input, { target: { value: text } });
  const popup = await findInside(canvas, '[popover][data-placed]');
  await Promise.all(popup.getAnimations().map((animation) => animation.finished));
  if (keys !== '') await userEvent.keyboard(keys);
}

export const Empty: Story = {};

export const Suggesting: Story = {
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'Austin', '{ArrowDown}{ArrowDown}');
    const active = await findInside(canvasElement, '[role=option][data-active]');
    await expect(active.textContent).toBe('Austin, TX 78704ZIP');
  },
};

export const SuggestingDark: Story = { ...Suggesting, globals: { colorScheme: 'dark' } };

export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'Austin', '{ArrowDown}{Enter}');
    const input = await findInside(canvasElement, '[role=combobox]');
    await expect((input as HTMLInputElement).value).toBe('Austin, TX');
  },
};

export const Loading: Story = {
  args: { options: [], state: 'loading', stateText: 'Looking for places…' },
  play: ({ canvasElement }) => type(canvasElement, 'Aus'),
};

export const NoMatch: Story = {
  args: { options: [], state: 'none', stateText: 'No place of that name' },
  play: ({ canvasElement }) => type(canvasElement, 'Xyzzy'),
};

export const Failed: Story = {
  args: { options: [], state: 'failed', stateText: 'Suggestions could not be loaded. Keep typing to try again.' },
  play: ({ canvasElement }) => type(canvasElement, 'Aus'),
};

export const WithAnError: Story = { args: { text: '78', error: 'A ZIP code has five digits.' } };

export const RightToLeft: Story = { ...Suggesting, parameters: { page: { direction: 'rtl' } } };
