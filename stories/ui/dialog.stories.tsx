import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { CheckboxList, RadioList } from '../../src/ui/field/choice-group.js';
import { TextField } from '../../src/ui/field/text-field.js';
import { Select } from '../../src/ui/list/select.js';
import { findInside, standsStill } from './find-inside.js';
import { inShadowRoot } from './in-shadow-root.js';
import { Notes, Opened } from './opened-dialog.js';

const meta: Meta<typeof Opened> = {
  title: 'Parts/Dialog',
  component: Opened,
  decorators: [inShadowRoot],
  args: {
    heading: 'Edit job notes',
    closeLabel: 'Close',
    onClose: () => {},
    onSubmit: () => {},
    children: <Notes />,
    starts: true,
  },
  play: ({ canvasElement }) => standsStill(canvasElement, 'dialog:modal'),
};
export default meta;

type Story = StoryObj<typeof Opened>;

export const WithAField: Story = {};

export const WithAFieldDark: Story = { globals: { colorScheme: 'dark' } };

export const OpensAndGivesTheFocusBack: Story = {
  args: { starts: false },
  play: async ({ canvasElement }) => {
    const opener = await findInside(canvasElement, 'button');
    await userEvent.click(opener);
    await standsStill(canvasElement, 'dialog:modal');
    const root = opener.getRootNode() as ShadowRoot;
    await expect(root.activeElement?.tagName).toBe('TEXTAREA');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(root.querySelector('dialog')).toBeNull());
    await expect(root.activeElement === opener).toBe(true);
  },
};

const field = { value: '', onChange: () => {} };

export const NotAccepted: Story = {
  args: {
    heading: 'Connect your number',
    description: 'Calls from this number are matched to your leads.',
    children: (
      <>
        <TextField {...field} label="Name" value="Front desk" />
        <TextField
          {...field}
          label="Phone number"
          value="(512) 555-0187"
          attributes={{ type: 'tel', autoComplete: 'tel' }}
          error="This number has already been connected."
        />
      </>
    ),
  },
};

export const NotAcceptedDark: Story = { ...NotAccepted, globals: { colorScheme: 'dark' } };

export const Saving: Story = { args: { busy: true } };

export const OnlyWords: Story = {
  args: {
    heading: 'Phone number added!',
    children: <p>Front desk, (512) 555-0187, is now connected to your leads.</p>,
    footer: (
      <>
        <a className="btn" href="#numbers">
          Add another number
        </a>
        <button type="button" className="btn primary">
          Got it
        </button>
      </>
    ),
  },
};

export const Question: Story = {
  args: {
    role: 'alertdialog',
    heading: 'Before you close this lead, would you like to Request a Review from this customer?',
    closeLabel: undefined,
    children: null,
    footer: (
      <>
        <button type="button" className="btn">
          No thanks
        </button>
        <button type="button" className="btn primary">
          Request a Review
        </button>
      </>
    ),
  },
};

export const QuestionDark: Story = { ...Question, globals: { colorScheme: 'dark' } };

export const LongContent: Story = { args: { children: <Notes rows={9} /> } };

export const LongContentDark: Story = { ...LongContent, globals: { colorScheme: 'dark' } };

export const Form: Story = {
  args: {
    heading: 'Request a Review',
    description: 'Maria gets one email with a link to write her review.',
    children: (
      <>
        <TextField {...field} label="First name" value="Maria" />
        <TextField {...field} label="Email" value="maria.delgado@" error="Please enter a valid email address" />
        <RadioList
          label="Has the work been completed?"
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
          value="yes"
          onChange={() => {}}
          inRow
        />
        <CheckboxList
          label="Categories"
          options={[
            { value: '1', label: 'Drain Cleaning' },
            { value: '2', label: 'Plumbing' },
          ]}
          values={[]}
          onChange={() => {}}
          error="Please select at least 1"
        />
      </>
    ),
  },
};

export const FormDark: Story = { ...Form, globals: { colorScheme: 'dark' } };

export const RightToLeft: Story = { ...NotAccepted, parameters: { page: { direction: 'rtl' } } };

export const SelectInside: Story = {
  args: {
    heading: 'Lead status',
    children: (
      <>
        <span id="status" className="sr">
          Lead status
        </span>
        <Select
          labelledBy="status"
          options={['New', 'Contacted', 'Scheduled', 'Closed won'].map((label) => ({ value: label, label }))}
          value="Contacted"
          onChange={() => {}}
        />
      </>
    ),
  },
};
