import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { SANDBOX_LEADS } from '../src/sandbox.js';
import { widthControl } from './page/host-page.js';
import { focusedIn, ReviewPage, readyReviewIn, reviewIn } from './page/review-page.js';
import { until } from './page/widget.js';

const meta: Meta<typeof ReviewPage> = {
  title: 'Review request/States',
  component: ReviewPage,
  args: { leadId: SANDBOX_LEADS.thimble, autoClose: 0 },
  argTypes: { width: widthControl, variant: { control: 'inline-radio', options: ['board', 'gateway'] } },
};
export default meta;

type Story = StoryObj<typeof ReviewPage>;

const THANKS = 'Thank you! Your Review Request has been submitted.';

/** Only the page's own button is visible. */
export const Closed: Story = {
  args: { open: false },
  play: async ({ canvasElement }) => {
    const element = await until(() => {
      const found = canvasElement.querySelector('review-request-modal');
      if (!found?.shadowRoot?.querySelector('.root')) throw new Error('It is not there yet');
      return found;
    });
    await expect(element.shadowRoot?.querySelector('dialog')).toBeNull();
  },
};

export const Loading: Story = {
  tags: ['loading'],
  args: { luck: { providerLead: ['never'] } },
  play: async ({ canvasElement }) => {
    const { inside } = await reviewIn(canvasElement);
    await expect(await inside.findByRole('status')).toHaveTextContent('Loading the review request');
  },
};

export const NotLoaded: Story = {
  tags: ['failure'],
  args: { luck: { providerLead: ['refused', 'fine'] } },
  play: async ({ canvasElement }) => {
    const { inside } = await reviewIn(canvasElement);
    await expect(await inside.findByRole('alert')).toHaveTextContent(
      'Sorry, something went wrong. Please try again later.',
    );
  },
};

export const NotLoadedThenRetried: Story = {
  ...NotLoaded,
  tags: ['recovered'],
  play: async ({ canvasElement }) => {
    const { inside } = await reviewIn(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Retry' }));
    await expect(await inside.findByText('Desmond Clarke')).toBeVisible();
  },
};

/** One tap sends the request. */
export const Summary: Story = {
  play: async ({ canvasElement }) => {
    const { inside } = await readyReviewIn(canvasElement);
    await expect(inside.getByText('desmond.clarke@example.com')).toBeVisible();
    await expect(inside.getByRole('button', { name: 'Edit' })).toBeVisible();
  },
};

export const Edited: Story = {
  play: async ({ canvasElement }) => {
    const { inside } = await readyReviewIn(canvasElement);
    await userEvent.click(inside.getByRole('button', { name: 'Edit' }));
    await expect(inside.getByRole('textbox', { name: 'First name' })).toHaveValue('Desmond');
    await expect(inside.getByRole('checkbox', { name: 'Plumbing' })).toBeChecked();
  },
};

/** A temporary number cannot be used, so the form opens immediately. */
export const TemporaryNumber: Story = {
  args: { leadId: SANDBOX_LEADS.maskedActive },
  play: async ({ canvasElement }) => {
    const { inside } = await readyReviewIn(canvasElement);
    await expect(inside.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription(
      'A temporary number cannot be used here.',
    );
    await expect(inside.getByRole('checkbox', { name: 'Plumbing' })).not.toBeChecked();
  },
};

export const NoEmailAndNoName: Story = {
  args: { leadId: SANDBOX_LEADS.noName },
  play: async ({ canvasElement }) => {
    const { inside } = await readyReviewIn(canvasElement);
    await expect(inside.getByRole('textbox', { name: 'Email' })).toHaveValue('');
  },
};

/** All fields of the form have errors. */
export const EveryFault: Story = {
  tags: ['validation'],
  args: { leadId: undefined },
  play: async ({ canvasElement }) => {
    const { inside } = await readyReviewIn(canvasElement);
    await fireEvent.input(inside.getByRole('textbox', { name: 'Email' }), { target: { value: 'maria.delgado@' } });
    await userEvent.click(inside.getByRole('button', { name: 'Send request' }));
    const said = inside.getAllByRole('alert').map(({ textContent }) => textContent);
    await expect(said).toEqual([
      'Please enter a valid first name',
      'Please enter a valid last name',
      'Please enter a valid email address',
      'Please enter a valid phone number',
      'Please select one or more categories for this review',
    ]);
  },
};

export const EmptySelection: Story = {
  tags: ['empty'],
  play: async ({ canvasElement }) => {
    const { inside } = await readyReviewIn(canvasElement);
    await userEvent.click(inside.getByRole('button', { name: 'Edit' }));
    await userEvent.click(inside.getByRole('checkbox', { name: 'Plumbing' }));
    await userEvent.click(inside.getByRole('button', { name: 'Send request' }));
    await expect(await inside.findByRole('alert')).toHaveTextContent(
      'Please select at least one category for this review',
    );
  },
};

export const CategoriesInPart: Story = {
  args: { leadId: SANDBOX_LEADS.maskedActive, luck: { categories: ['refused'] } },
  play: async ({ canvasElement }) => {
    const { inside } = await readyReviewIn(canvasElement);
    await expect(inside.getByText('Other categories could not be loaded.')).toBeVisible();
  },
};

export const Sending: Story = {
  tags: ['loading'],
  args: { luck: { requestReviewByEmail: ['never'] } },
  play: async ({ canvasElement }) => {
    const { inside } = await readyReviewIn(canvasElement);
    await userEvent.click(inside.getByRole('button', { name: 'Send request' }));
    await expect(inside.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const ThankYou: Story = {
  args: { autoClose: 600_000 },
  play: async ({ canvasElement }) => {
    const { root, inside } = await readyReviewIn(canvasElement);
    await userEvent.click(inside.getByRole('button', { name: 'Send request' }));
    await expect(await inside.findByRole('heading', { name: THANKS })).toBeVisible();
    await expect(focusedIn(root)).toBe(THANKS);
  },
};

/** The customer was asked a moment ago. A second request needs a confirmation. */
export const AskedBefore: Story = {
  args: { autoClose: 0 },
  play: async ({ canvasElement }) => {
    const { element, inside } = await readyReviewIn(canvasElement);
    await userEvent.click(inside.getByRole('button', { name: 'Send request' }));
    await expect(await inside.findByRole('heading', { name: THANKS })).toBeVisible();
    await userEvent.click(inside.getAllByRole('button', { name: 'Close' })[0] ?? canvasElement);
    await until(() => expect(element.open).toBe(false));
    element.show();
    const again = await reviewIn(canvasElement);
    await expect(await again.inside.findByText(/^You asked Desmond on/)).toBeVisible();
    await expect(again.inside.queryByRole('button', { name: 'Send request' })).toBeNull();
  },
};

export const AskedBeforeDark: Story = { ...AskedBefore, tags: ['dark'], globals: { colorScheme: 'dark' } };
export const AskedBeforeOnAPhone: Story = {
  ...AskedBefore,
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
};

export const AskAnyway: Story = {
  play: async (context) => {
    await AskedBefore.play?.(context);
    const { inside } = await reviewIn(context.canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Ask anyway' }));
    await expect(await inside.findByText(/^You asked for a review of this job on/)).toBeVisible();
    await expect(inside.getByRole('button', { name: 'Send request' })).toBeVisible();
  },
};

/** The customer's email, with the host's text. */
export const EmailPreview: Story = {
  args: {
    messages: {
      reviewMailSubject: '{name}, how did Bluebird Plumbing do?',
      reviewMailBody:
        'Hi {name},\n\nthank you for choosing Bluebird Plumbing for {work}. Would you tell your neighbors how it went?\n\nThe team of Bluebird Plumbing',
    },
  },
  play: async ({ canvasElement }) => {
    const { inside } = await readyReviewIn(canvasElement);
    await userEvent.click(inside.getByText('What Desmond gets'));
    await expect(await inside.findByText('Desmond, how did Bluebird Plumbing do?')).toBeVisible();
  },
};

export const EmailPreviewDark: Story = { ...EmailPreview, tags: ['dark'], globals: { colorScheme: 'dark' } };

/** A hint, not an error: the request can still be sent. */
export const OffersMoney: Story = {
  play: async ({ canvasElement }) => {
    const { inside } = await readyReviewIn(canvasElement);
    await userEvent.click(inside.getByRole('button', { name: 'Edit' }));
    const description = inside.getByRole('textbox', { name: /^Description of work/ });
    await fireEvent.input(description, { target: { value: 'New drain. $20 off for your review!' } });
    await until(() => expect(description).toHaveAccessibleDescription(/^Do not offer anything for a review/));
    await expect(inside.getByRole('button', { name: 'Send request' })).toBeEnabled();
  },
};

export const ClosesByItself: Story = {
  args: { autoClose: 400 },
  play: async ({ canvasElement }) => {
    const { element, inside } = await readyReviewIn(canvasElement);
    await userEvent.click(inside.getByRole('button', { name: 'Send request' }));
    await until(() => expect(element.open).toBe(false));
  },
};

export const NotSent: Story = {
  tags: ['failure'],
  args: { luck: { requestReviewByEmail: ['refused', 'fine'] } },
  play: async ({ canvasElement }) => {
    const { inside } = await readyReviewIn(canvasElement);
    await userEvent.click(inside.getByRole('button', { name: 'Send request' }));
    await expect(await inside.findByRole('alert')).toHaveTextContent(
      "We're sorry; an error has occurred. Please try again.",
    );
  },
};

export const NotSentThenSent: Story = {
  ...NotSent,
  tags: ['recovered'],
  play: async (context) => {
    await NotSent.play?.(context);
    const { inside } = await readyReviewIn(context.canvasElement);
    await userEvent.click(inside.getByRole('button', { name: 'Send request' }));
    await expect(await inside.findByRole('heading', { name: THANKS })).toBeVisible();
  },
};

export const Offline: Story = {
  tags: ['offline'],
  args: { luck: { requestReviewByEmail: ['dropped'] } },
  play: async ({ canvasElement }) => {
    const { inside } = await readyReviewIn(canvasElement);
    await userEvent.click(inside.getByRole('button', { name: 'Send request' }));
    await expect(await inside.findByRole('alert')).toHaveTextContent('You appear to be offline.');
  },
};

/** The flat request format. The dialog looks the same. */
export const GatewayVariant: Story = {
  args: { variant: 'gateway' },
  play: async ({ canvasElement }) => {
    const { inside } = await readyReviewIn(canvasElement);
    await userEvent.click(inside.getByRole('button', { name: 'Send request' }));
    await expect(await inside.findByRole('heading', { name: THANKS })).toBeVisible();
  },
};
