import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { SANDBOX_LEADS } from '../src/sandbox.js';
import { CardPage } from './page/card-page.js';
import { expectToFit } from './page/fits.js';
import { widthControl } from './page/host-page.js';
import { type Inside, readyWidgetIn, until } from './page/widget.js';

const meta: Meta<typeof CardPage> = {
  title: 'Lead card/Parts',
  component: CardPage,
  args: { leadId: SANDBOX_LEADS.newest, expanded: true },
  argTypes: { width: widthControl },
};
export default meta;

type Story = StoryObj<typeof CardPage>;

const NO_FEEDBACK = "We're sorry, there was an error submitting your feedback. Please refresh the page and try again.";

/** Waits until a transition has ended, because the colors in between are none of ours. */
async function stillIn(root: ShadowRoot): Promise<void> {
  await until(() => expect(root.getAnimations()).toHaveLength(0));
}

async function rate(inside: Inside, star: string): Promise<void> {
  await userEvent.click(await inside.findByRole('button', { name: 'Rate this lead' }));
  await userEvent.click(await until(() => inside.getByRole('radio', { name: star })));
}

export const FeedbackStars: Story = {
  play: async ({ canvasElement }) => {
    const { root, inside } = await readyWidgetIn(canvasElement, 'lead-card');
    await userEvent.click(await inside.findByRole('button', { name: 'Rate this lead' }));
    await until(() => expect(inside.getAllByRole('radio')).toHaveLength(5));
    await stillIn(root);
  },
};

export const FeedbackReason: Story = {
  play: async ({ canvasElement }) => {
    const { root, inside } = await readyWidgetIn(canvasElement, 'lead-card');
    await rate(inside, 'Fair');
    await userEvent.click(inside.getByRole('radio', { name: 'Other' }));
    await expect(inside.getByPlaceholderText('Something else...')).toBeVisible();
    await stillIn(root);
  },
};

export const FeedbackReasonDark: Story = { ...FeedbackReason, tags: ['dark'], globals: { colorScheme: 'dark' } };

export const FeedbackReasonOnAPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const card = await readyWidgetIn(canvasElement, 'lead-card');
    await rate(card.inside, 'Fair');
    await expectToFit(card);
    await stillIn(card.root);
  },
};

export const FeedbackThanks: Story = {
  play: async ({ canvasElement }) => {
    const { root, inside } = await readyWidgetIn(canvasElement, 'lead-card');
    await rate(inside, 'Great');
    await expect(await inside.findByText('Thank you for your feedback!')).toBeVisible();
    await stillIn(root);
  },
};

/** The choices stay. */
export const FeedbackNotSubmitted: Story = {
  tags: ['failure'],
  args: { luck: { sendFeedback: ['refused'] } },
  play: async ({ canvasElement }) => {
    const { root, inside } = await readyWidgetIn(canvasElement, 'lead-card');
    await rate(inside, 'Fair');
    await userEvent.click(inside.getByRole('radio', { name: 'Potential spam' }));
    await userEvent.click(inside.getByRole('button', { name: 'Submit' }));
    await expect(await inside.findByText(NO_FEEDBACK)).toBeVisible();
    await expect(inside.getByRole('radio', { name: 'Potential spam' })).toBeChecked();
    await stillIn(root);
  },
};

/** The sign-in has expired, and the popover says so. */
export const FeedbackSignedOut: Story = {
  tags: ['failure'],
  args: { luck: { sendFeedback: ['expired'] } },
  play: async ({ canvasElement }) => {
    const { root, inside } = await readyWidgetIn(canvasElement, 'lead-card');
    await rate(inside, 'Great');
    await expect(await inside.findByText('You are signed out. Please sign in again, then try again.')).toBeVisible();
    await stillIn(root);
  },
};

/** There is no connection. The rating stays, and is sent when the connection is back. */
export const FeedbackNotSavedYet: Story = {
  tags: ['failure', 'offline'],
  args: { luck: { sendFeedback: ['dropped'] } },
  play: async ({ canvasElement }) => {
    const { root, inside } = await readyWidgetIn(canvasElement, 'lead-card');
    await rate(inside, 'Fair');
    await userEvent.click(inside.getByRole('radio', { name: 'Potential spam' }));
    await userEvent.click(inside.getByRole('button', { name: 'Submit' }));
    await until(() => expect(inside.getAllByText('Not saved yet', { selector: '.save' })).toHaveLength(2));
    await expect(inside.getByRole('radio', { name: 'Potential spam' })).toBeChecked();
    await stillIn(root);
  },
};

/** The earlier rating is shown. */
export const FeedbackGivenBefore: Story = {
  args: { leadId: SANDBOX_LEADS.rated },
  play: async ({ canvasElement }) => {
    const { root, inside } = await readyWidgetIn(canvasElement, 'lead-card');
    await userEvent.click(await inside.findByRole('button', { name: 'Rated Good' }));
    await until(() => expect(inside.getByRole('radio', { name: 'Good' })).toBeChecked());
    await expect(inside.getByRole('radio', { name: 'Low-value job' })).toBeChecked();
    await stillIn(root);
  },
};

export const ReviewAsked: Story = {
  args: { leadId: SANDBOX_LEADS.thimble },
  play: async ({ canvasElement }) => {
    const { root, inside } = await readyWidgetIn(canvasElement, 'lead-card');
    await userEvent.click(inside.getByRole('button', { name: 'Request a Review' }));
    await userEvent.click(await inside.findByRole('button', { name: 'Send request' }));
    await inside.findByRole('heading', { name: 'Thank you! Your Review Request has been submitted.' });
    await userEvent.click(inside.getAllByRole('button', { name: 'Close' })[0] ?? canvasElement);
    await expect(await inside.findByText(/^Review asked on/)).toBeVisible();
    await stillIn(root);
  },
};

export const ReviewAskedOnAPhoneDark: Story = {
  ...ReviewAsked,
  tags: ['dark', 'phone'],
  globals: { viewport: { value: 'phone' }, colorScheme: 'dark' },
};

/** A scheduled lead asks for the time, and offers a calendar file. */
export const Appointment: Story = {
  args: { leadId: SANDBOX_LEADS.statusInProgressWon },
  play: async ({ canvasElement }) => {
    const { inside } = await readyWidgetIn(canvasElement, 'lead-card');
    await userEvent.click(await inside.findByRole('button', { name: 'Choose a date' }));
    await userEvent.click(await inside.findByRole('button', { name: 'Friday, November 20, 2026' }));
    const done = inside.queryByRole('button', { name: 'Done' });
    if (done !== null) await userEvent.click(done);
    await fireEvent.input(inside.getByLabelText('Time'), { target: { value: '14:00' } });
    await expect(inside.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  },
};

export const AppointmentDark: Story = { ...Appointment, tags: ['dark'], globals: { colorScheme: 'dark' } };

export const AppointmentOnAPhone: Story = {
  ...Appointment,
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await Appointment.play?.(context);
    await expectToFit(await readyWidgetIn(context.canvasElement, 'lead-card'));
  },
};

export const AppointmentWithoutATime: Story = {
  ...Appointment,
  tags: ['validation'],
  play: async ({ canvasElement }) => {
    const { inside } = await readyWidgetIn(canvasElement, 'lead-card');
    await userEvent.click(await inside.findByRole('button', { name: 'Add to calendar' }));
    await expect(await inside.findByText('Please choose a date and a time')).toBeVisible();
  },
};

export const JobNotes: Story = {
  play: async ({ canvasElement }) => {
    const { root, inside } = await readyWidgetIn(canvasElement, 'lead-card');
    await userEvent.click(await inside.findByRole('button', { name: 'Edit notes' }));
    await userEvent.click(await inside.findByRole('button', { name: 'Edit job notes' }));
    const field = await until(() => inside.getByRole('textbox', { name: 'Your Notes' }));
    await expect(field).toHaveTextContent(/Gate code is 4471#/);
    await stillIn(root);
    await expect(inside.getByText('Only your team sees these.')).toBeVisible();
  },
};

export const JobNotesOnAPhone: Story = { ...JobNotes, tags: ['phone'], globals: { viewport: { value: 'phone' } } };

export const ContactToText: Story = {
  play: async ({ canvasElement }) => {
    const { root, inside } = await readyWidgetIn(canvasElement, 'lead-card');
    await userEvent.click(await inside.findByRole('button', { name: 'Contact' }));
    await expect(await inside.findByRole('link', { name: 'Text' })).toBeVisible();
    await expect(inside.getByRole('button', { name: 'Copy address' })).toBeVisible();
    await stillIn(root);
  },
};

export const InsuranceOffer: Story = {
  play: async ({ canvasElement }) => {
    const { root, inside } = await readyWidgetIn(canvasElement, 'lead-card');
    await expect(await inside.findByRole('link', { name: 'Get covered' })).toBeVisible();
    await stillIn(root);
  },
};

export const InsuranceOfferDark: Story = { ...InsuranceOffer, tags: ['dark'], globals: { colorScheme: 'dark' } };

export const InsuranceOfferOnAPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const card = await readyWidgetIn(canvasElement, 'lead-card');
    await expect(await card.inside.findByRole('link', { name: 'Get covered' })).toBeVisible();
    await expectToFit(card);
    await stillIn(card.root);
  },
};

export const InsuranceQuestion: Story = {
  play: async ({ canvasElement }) => {
    const { root, inside } = await readyWidgetIn(canvasElement, 'lead-card');
    await userEvent.click(await inside.findByRole('button', { name: 'Dismiss' }));
    await expect(inside.getByText('Hide this offer?')).toBeVisible();
    await expect(inside.getByRole('button', { name: 'Not at all' })).toBeVisible();
    await stillIn(root);
  },
};

export const InsuranceTransition: Story = {
  play: async ({ canvasElement }) => {
    const { element, inside } = await readyWidgetIn(canvasElement, 'lead-card');
    element.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(await inside.findByRole('link', { name: 'Get covered' }));
    await expect(inside.getByText('Taking you to our insurance partner…')).toBeVisible();
  },
};

const CONNECT = {
  leadId: SANDBOX_LEADS.optedInNotConnected,
  features: 'pro_ads_leadcalltracking_v2_frontend_lead_board',
};

async function openConnect(inside: Inside): Promise<void> {
  await userEvent.click(await inside.findByRole('button', { name: 'Connect your number' }));
  await until(() => inside.getByRole('textbox', { name: 'Phone number' }));
}

async function fillNumber(inside: Inside): Promise<void> {
  await fireEvent.input(inside.getByRole('textbox', { name: 'Name' }), { target: { value: 'Front desk' } });
  await fireEvent.input(inside.getByRole('textbox', { name: 'Phone number' }), { target: { value: '5125550187' } });
  await userEvent.click(inside.getByRole('button', { name: 'Save' }));
}

export const ConnectNumber: Story = {
  args: CONNECT,
  play: async ({ canvasElement }) => {
    const { root, inside } = await readyWidgetIn(canvasElement, 'lead-card');
    await openConnect(inside);
    await userEvent.click(inside.getByRole('button', { name: 'Save' }));
    await expect(inside.getByText('Number must not be empty')).toBeInTheDocument();
    await stillIn(root);
  },
};

export const ConnectNumberOnAPhone: Story = {
  ...ConnectNumber,
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
};

export const ConnectNumberDark: Story = { ...ConnectNumber, tags: ['dark'], globals: { colorScheme: 'dark' } };

export const NumberNotConnected: Story = {
  tags: ['failure'],
  args: { ...CONNECT, luck: { registerNumber: ['dropped'] } },
  play: async ({ canvasElement }) => {
    const { root, inside } = await readyWidgetIn(canvasElement, 'lead-card');
    await openConnect(inside);
    await fillNumber(inside);
    await inside.findByText(/^Error: Please try again in a couple minutes\. You appear to be offline\./);
    await expect(inside.getByRole('textbox', { name: 'Phone number' })).toHaveValue('(512) 555-0187');
    await stillIn(root);
  },
};

export const NumberAdded: Story = {
  args: CONNECT,
  play: async ({ canvasElement }) => {
    const { root, inside } = await readyWidgetIn(canvasElement, 'lead-card');
    await openConnect(inside);
    await fillNumber(inside);
    await inside.findByText('Front desk, (512) 555-0187, is now connected to your leads.');
    await stillIn(root);
    await expect(inside.getByRole('link', { name: 'Add another number' })).toBeVisible();
  },
};

export const NumberTaken: Story = {
  tags: ['failure'],
  args: { ...CONNECT, luck: { registerNumber: ['taken'] } },
  play: async ({ canvasElement }) => {
    const { root, inside } = await readyWidgetIn(canvasElement, 'lead-card');
    await openConnect(inside);
    await fillNumber(inside);
    await inside.findByText('This number has already been connected.');
    await expect(inside.getByRole('textbox', { name: 'Phone number' })).toHaveAttribute('aria-invalid', 'true');
    await stillIn(root);
  },
};

export const NumbersLoading: Story = {
  tags: ['loading'],
  args: { ...CONNECT, luck: { registeredNumbers: ['never'] } },
  play: async ({ canvasElement }) => {
    const { root, inside } = await readyWidgetIn(canvasElement, 'lead-card');
    await openConnect(inside);
    await expect(await inside.findByText('Loading your connected numbers…')).toBeInTheDocument();
    await stillIn(root);
  },
};

export const NumbersNotLoaded: Story = {
  tags: ['failure'],
  args: { ...CONNECT, luck: { registeredNumbers: ['refused', 'fine'] } },
  play: async ({ canvasElement }) => {
    const { root, inside } = await readyWidgetIn(canvasElement, 'lead-card');
    await openConnect(inside);
    await until(() => expect(inside.getByText('We could not load your connected numbers.')).toBeVisible());
    await stillIn(root);
  },
};

export const NumbersLoadedAfterRetry: Story = {
  ...NumbersNotLoaded,
  tags: ['recovered'],
  play: async (context) => {
    await NumbersNotLoaded.play?.(context);
    const { root, inside } = await readyWidgetIn(context.canvasElement, 'lead-card');
    await userEvent.click(inside.getByRole('button', { name: 'Retry' }));
    await until(() => expect(inside.queryByText('We could not load your connected numbers.')).toBeNull());
    await stillIn(root);
  },
};

export const InsuranceThanks: Story = {
  play: async ({ canvasElement }) => {
    const { inside } = await readyWidgetIn(canvasElement, 'lead-card');
    await userEvent.click(await inside.findByRole('button', { name: 'Dismiss' }));
    await userEvent.click(inside.getByRole('button', { name: 'Not for this job' }));
    await expect(inside.getByText('Thank you. We will not show this for this job.')).toBeVisible();
  },
};

/** A temporary number, with the time when it expires. */
export const TemporaryNumber: Story = {
  args: { leadId: SANDBOX_LEADS.maskedActive },
  play: async ({ canvasElement }) => {
    const { root, inside } = await readyWidgetIn(canvasElement, 'lead-card');
    await userEvent.click(await inside.findByRole('button', { name: 'Contact' }));
    await expect((await inside.findAllByText(/^Temporary number/))[0]).toBeVisible();
    await stillIn(root);
  },
};

export const FeedbackInSpanish: Story = {
  tags: ['spanish'],
  args: { lang: 'es-US' },
  play: async ({ canvasElement }) => {
    const card = await readyWidgetIn(canvasElement, 'lead-card');
    await userEvent.click(await card.inside.findByRole('button', { name: 'Calificar' }));
    const [star] = await card.inside.findAllByRole('radio');
    await userEvent.click(star!);
    await card.inside.findByRole('radio', { name: 'Trabajo de poco valor' });
    await expectToFit(card);
    await stillIn(card.root);
  },
};
