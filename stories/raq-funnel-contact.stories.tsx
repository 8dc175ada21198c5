import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectFunnelToFit, FunnelPage, funnelAt, type ShownFunnel, TITLES, typeInto } from './page/funnel-page.js';
import { widthControl } from './page/host-page.js';
import { leftAt, READER } from './page/kept-funnels.js';
import { until } from './page/widget.js';

const meta: Meta<typeof FunnelPage> = {
  title: 'Quote funnel/Contact',
  component: FunnelPage,
  args: { kept: leftAt('contact') },
  argTypes: { width: widthControl },
};
export default meta;

type Story = StoryObj<typeof FunnelPage>;

const quotes = { name: 'Get quotes' };

export const Empty: Story = {
  tags: ['empty'],
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.contact);
    const fields = await shown.inside.findAllByRole('textbox');
    await expect(fields.map((field) => field.getAttribute('autocomplete'))).toEqual([
      'given-name',
      'family-name',
      'email',
      'tel',
    ]);
    await expect(shown.inside.getByRole('checkbox')).not.toBeChecked();
    await expectFunnelToFit(shown);
  },
};

export const WithErrors: Story = {
  tags: ['validation'],
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.contact);
    await typeInto(shown, 'Email', 'maria.delgado@');
    await typeInto(shown, 'Phone', '512');
    await userEvent.click(shown.inside.getByRole('button', quotes));
    await expect(await shown.inside.findAllByRole('link')).toHaveLength(5);
    await until(() => expect(shown.root.activeElement?.textContent).toContain('Please fix the following'));
    await expect(shown.inside.getByRole('checkbox')).toBeInvalid();
    await expectFunnelToFit(shown);
  },
};

/** One error, at its field, which has the focus. */
export const OneError: Story = {
  tags: ['validation'],
  args: { initialValues: READER },
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.contact);
    await userEvent.click(await shown.inside.findByRole('checkbox'));
    await typeInto(shown, 'First name', '');
    await userEvent.click(shown.inside.getByRole('button', quotes));
    await expect(await shown.inside.findByText('Enter your first name')).toBeVisible();
    await expect(shown.inside.queryByText('Please fix the following')).toBeNull();
    await expect(shown.root.activeElement).toHaveAccessibleName('First name');
    await expectFunnelToFit(shown);
  },
};

/** A phone number from another country is not shortened. */
export const ForeignPhone: Story = {
  tags: ['phone'],
  args: { initialValues: READER },
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.contact);
    await userEvent.click(await shown.inside.findByRole('checkbox'));
    await typeInto(shown, 'Phone', '+52 55 1234 5678');
    await userEvent.click(shown.inside.getByRole('button', quotes));
    await expect(await shown.inside.findByText('Enter a 10-digit US phone number')).toBeVisible();
    await expect(shown.inside.getByRole('textbox', { name: 'Phone' })).toHaveValue('+52 55 1234 5678');
    await expectFunnelToFit(shown);
  },
};

/** The domain looks like a typing mistake, so a correction is offered. */
export const MailSlip: Story = {
  args: { initialValues: READER },
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.contact);
    await typeInto(shown, 'Email', 'maria.delgado@gmial.com');
    const meant = await shown.inside.findByRole('button', { name: 'Did you mean maria.delgado@gmail.com?' });
    await expectFunnelToFit(shown);
    await userEvent.click(meant);
    await expect(shown.inside.getByRole('textbox', { name: 'Email' })).toHaveValue('maria.delgado@gmail.com');
    await typeInto(shown, 'Email', 'maria.delgado@gmial.com');
  },
};

/** The page knows the customer's contact data. Only the customer checks the consent box. */
export const Prefilled: Story = {
  args: { initialValues: READER },
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.contact);
    await expect(await shown.inside.findByRole('textbox', { name: 'Phone' })).toHaveValue('(512) 555-0188');
    await expect(shown.inside.getByRole('checkbox')).not.toBeChecked();
    await expectFunnelToFit(shown);
  },
};

export const Preferences: Story = {
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.contact);
    await userEvent.click(await shown.inside.findByText('How should they reach you?'));
    await userEvent.click(await shown.inside.findByRole('radio', { name: 'Text' }));
    await expect(shown.inside.getByRole('radio', { name: 'As many as I choose' })).toBeChecked();
    await expectFunnelToFit(shown);
  },
};

/** The customer left out the description and the timing. Hints explain why they help. */
export const Hints: Story = {
  args: { kept: leftAt('contact', { description: '', urgency: 'NA' }) },
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.contact);
    await expect(await shown.inside.findByText('To get better quotes')).toBeVisible();
    await expectFunnelToFit(shown);
  },
};

export const ConsentOfTheHost: Story = {
  args: {
    consent: {
      version: 'hearth-7',
      text: 'Home & Hearth Magazine hands my details to the pros whom I choose, and to nobody else. They may call me from 8 AM to 9 PM.',
    },
  },
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.contact);
    const box = await shown.inside.findByRole('checkbox', { name: 'I agree' });
    await expect(box).toHaveAccessibleDescription(/Home & Hearth/);
    // The receipt shows the version.
    await expect(shown.inside.queryByText(/hearth-7/)).toBeNull();
    await expectFunnelToFit(shown);
  },
};

/** Fields of a consent certificate service are in the host's page. */
export const Certificates: Story = {
  args: {
    slotted: (
      <p slot="certificates" className="certificate">
        <label>
          Certificate <input name="certificate" defaultValue="0f1e-77" />
        </label>
      </p>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.contact);
    await shown.inside.findByRole('checkbox');
    await expect(await canvas.findByRole('textbox', { name: 'Certificate' })).toBeVisible();
    await expectFunnelToFit(shown);
  },
};

/** The gateway knows the customer, so only the consent is needed. */
export const Member: Story = {
  args: { isMember: true },
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, 'Ready to get quotes?');
    await expect(await shown.inside.findByRole('checkbox')).toBeVisible();
    await expect(shown.inside.queryByRole('textbox')).toBeNull();
    await expectFunnelToFit(shown);
  },
};

/** Checks the consent box and sends the request. */
async function agree(canvas: HTMLElement): Promise<ShownFunnel> {
  const shown = await funnelAt(canvas, TITLES.contact);
  await userEvent.click(await shown.inside.findByRole('checkbox'));
  await userEvent.click(shown.inside.getByRole('button', quotes));
  return shown;
}

export const Sent: Story = {
  args: { initialValues: READER },
  play: async ({ canvasElement }) => {
    await agree(canvasElement);
    await funnelAt(canvasElement, TITLES.suggestions);
  },
};

export const Sending: Story = {
  tags: ['loading'],
  args: { initialValues: READER, luck: { createLead: ['never'] } },
  play: async ({ canvasElement }) => {
    const shown = await agree(canvasElement);
    const button = await shown.inside.findByRole('button', { name: 'Sending…' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(shown.inside.getByRole('button', { name: 'Back' })).toHaveAttribute('aria-disabled', 'true');
    await expectFunnelToFit(shown);
  },
};

const failing = (luck: 'refused' | 'dropped', says: RegExp): Story => ({
  args: { initialValues: READER, luck: { createLead: [luck, 'fine'] } },
  play: async ({ canvasElement }) => {
    const shown = await agree(canvasElement);
    await expect(await shown.inside.findByRole('alert')).toHaveTextContent(says);
    await expect(shown.inside.getByRole('textbox', { name: 'First name' })).toHaveValue('Maria');
    await expectFunnelToFit(shown);
  },
});

const sentAfter = (failed: Story): Story => ({
  ...failed,
  play: async (context) => {
    await failed.play?.(context);
    const shown = await funnelAt(context.canvasElement, TITLES.contact);
    await userEvent.click(shown.inside.getByRole('button', quotes));
    await funnelAt(context.canvasElement, TITLES.suggestions);
  },
});

export const NotSent: Story = { ...failing('refused', /Your answers are kept\.$/), tags: ['failure'] };
export const SentAfterRetry: Story = { ...sentAfter(NotSent), tags: ['recovered'] };
export const Offline: Story = { ...failing('dropped', /offline.*Your answers are kept\.$/), tags: ['offline'] };
export const SentAfterOffline: Story = { ...sentAfter(Offline), tags: ['recovered'] };

/** The gateway requires a challenge. The host's own challenge is in the notice. */
export const Challenge: Story = {
  tags: ['challenge'],
  args: {
    initialValues: READER,
    scenario: 'challenge',
    slotted: (
      <label slot="challenge">
        <input type="checkbox" /> I am not a robot
      </label>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const shown = await agree(canvasElement);
    await expect(await shown.inside.findByText(/^Please verify that you are not a robot/)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'I am not a robot' })).toBeVisible();
    await expectFunnelToFit(shown);
    await shown.element.replayChallenges();
    await funnelAt(canvasElement, TITLES.suggestions);
  },
};
