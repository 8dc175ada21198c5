import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SANDBOX_REQUESTS } from '../src/sandbox.js';
import { expectFunnelToFit, FunnelPage, funnelAt, TITLES, typeInto, wordsOf } from './page/funnel-page.js';
import { widthControl } from './page/host-page.js';
import { leftAtSummary } from './page/kept-funnels.js';
import { until } from './page/widget.js';

const meta: Meta<typeof FunnelPage> = {
  title: 'Quote funnel/Summary',
  component: FunnelPage,
  args: { kept: leftAtSummary() },
  argTypes: { width: widthControl },
};
export default meta;

type Story = StoryObj<typeof FunnelPage>;

/** The next steps, the recipients, the request, offers and the receipt. */
export const Full: Story = {
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.summary);
    const { inside } = shown;
    await expect(
      await inside.findByRole('link', { name: /^Call Live Oak Plumbing: \(512\) 555-01\d\d$/ }),
    ).toBeVisible();
    await expect(await inside.findByRole('heading', { name: 'Offers for you' })).toBeVisible();
    await expect(inside.getByText('Kitchen sink')).toBeVisible();
    await expect(inside.getByText(/^Request 80120002 · sent [A-Z][a-z]+ \d+, \d{4}/)).toBeVisible();
    await expect(inside.getByRole('button', { name: 'Print' })).toBeVisible();
    await expectFunnelToFit(shown);
  },
};

/** Who agreed to which text, when, and for which providers. */
export const Receipt: Story = {
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.summary);
    await until(() => expect(wordsOf(shown, 'receipt')).toContain('Live Oak Plumbing, '));
    await expect(wordsOf(shown, 'receipt')).toMatch(/I agree that the pros I choose may call.*Version2026-11$/);
  },
};

/** The next steps follow the customer's answers: how and when to be contacted, and by which day. */
export const AsAsked: Story = {
  args: { kept: leftAtSummary({ preferences: { channel: 'text', bestTime: 'morning', maxPros: null } }) },
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.summary);
    await expect(
      await shown.inside.findByText(
        'They text you to set up a visit, as you asked. You said that the morning is best.',
      ),
    ).toBeVisible();
    await expect(
      shown.inside.getByText(/^You asked for the work to be done by [A-Z][a-z]+day, [A-Z][a-z]+ \d+, \d{4}\.$/),
    ).toBeVisible();
    await expect(shown.inside.getByText(/^Your phone number can be changed here until /)).toBeVisible();
    await expectFunnelToFit(shown);
  },
};

export const AsAskedOnAPhone: Story = { ...AsAsked, tags: ['phone'], globals: { viewport: { value: 'phone' } } };

export const AsAskedDark: Story = { ...AsAsked, tags: ['dark'], globals: { colorScheme: 'dark' } };

export const AsAskedInSpanish: Story = {
  ...AsAsked,
  tags: ['spanish'],
  args: { ...AsAsked.args, lang: 'es-US' },
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, 'Su solicitud está en camino');
    await expect(
      await shown.inside.findByText(
        'Usted recibe un mensaje de texto para acordar una visita, como pidió. Usted dijo que prefiere la mañana.',
      ),
    ).toBeVisible();
    await expectFunnelToFit(shown);
  },
};

export const CannotWait: Story = {
  args: { kept: leftAtSummary({ urgency: 'Emergency' }) },
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.summary);
    await expect(
      await shown.inside.findByText('You said that it cannot wait. You can also call the pros yourself.'),
    ).toBeVisible();
    await expectFunnelToFit(shown);
  },
};

export const RequestCopied: Story = {
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.summary);
    await userEvent.click(await shown.inside.findByRole('button', { name: 'Copy your request' }));
    await expect(await shown.inside.findByText(/^(?:Copied|Not copied)$/)).toBeInTheDocument();
  },
};

export const Loading: Story = {
  tags: ['loading'],
  args: { luck: { leadProviders: ['never'] } },
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.summary);
    await expect(await shown.inside.findByText('Loading who got your request')).toBeInTheDocument();
    await expectFunnelToFit(shown);
  },
};

export const ProsFailed: Story = {
  tags: ['failure'],
  args: { luck: { leadProviders: ['refused', 'fine'] } },
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.summary);
    await expect(await shown.inside.findByText('We could not load who got your request.')).toBeVisible();
    await expectFunnelToFit(shown);
  },
};

export const ProsAfterRetry: Story = {
  ...ProsFailed,
  tags: ['recovered'],
  play: async (context) => {
    await ProsFailed.play?.(context);
    const shown = await funnelAt(context.canvasElement, TITLES.summary);
    await userEvent.click(shown.inside.getByRole('button', { name: 'Retry' }));
    await expect(await shown.inside.findByText('Live Oak Plumbing')).toBeVisible();
  },
};

export const WithoutPros: Story = {
  tags: ['empty'],
  args: { kept: leftAtSummary({ leadId: SANDBOX_REQUESTS.fresh, isAssigned: false }) },
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.saved);
    await expect(await shown.inside.findByText('No pro has your request yet.')).toBeVisible();
    await expect(shown.inside.getByText('No pro has your request, so nobody contacts you yet.')).toBeVisible();
    await expectFunnelToFit(shown);
    await userEvent.click(shown.inside.getByRole('button', { name: 'Choose pros' }));
    await funnelAt(canvasElement, TITLES.suggestions);
  },
};

/** The host has a page for withdrawing the consent. */
export const WithdrawLink: Story = {
  args: { consent: { version: '2026-11', text: 'I agree to calls.', revokeUrl: 'https://partner.example/withdraw' } },
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.summary);
    const link = await shown.inside.findByRole('link', { name: 'Withdraw your consent (opens in a new tab)' });
    await expect(link).toBeVisible();
    await expectFunnelToFit(shown);
  },
};

/** A request that the host names by its id. Its answers and its consent are not known here. */
export const FromALink: Story = {
  args: { kept: undefined, leadId: SANDBOX_REQUESTS.hired, step: 'summary' },
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.summary);
    await expect(await shown.inside.findByText('Hired')).toBeVisible();
    await expect(shown.root.querySelector('[part~="receipt"]')).toBeNull();
    await expectFunnelToFit(shown);
  },
};

const hire = { name: 'Mark as hired: Live Oak Plumbing' };

export const Hired: Story = {
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.summary);
    await userEvent.click(await shown.inside.findByRole('button', hire));
    await expect(await shown.inside.findByText('Hired')).toBeVisible();
    await expect(shown.inside.queryByRole('button', hire)).toBeNull();
    await expectFunnelToFit(shown);
  },
};

export const HiringFailed: Story = {
  tags: ['failure'],
  args: { luck: { markHired: ['refused', 'fine'] } },
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.summary);
    await userEvent.click(await shown.inside.findByRole('button', hire));
    await expect(await shown.inside.findByText('We could not save this. Please try again.')).toBeVisible();
    await expectFunnelToFit(shown);
  },
};

export const HiredAfterRetry: Story = {
  ...HiringFailed,
  tags: ['recovered'],
  play: async (context) => {
    await HiringFailed.play?.(context);
    const shown = await funnelAt(context.canvasElement, TITLES.summary);
    await userEvent.click(shown.inside.getByRole('button', hire));
    await expect(await shown.inside.findByText('Hired')).toBeVisible();
  },
};

const phone: Story = {
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.summary);
    await userEvent.click(await shown.inside.findByText('Change your phone number'));
    await typeInto(shown, 'New phone number', '5125550142');
    await userEvent.click(shown.inside.getByRole('button', { name: 'Save' }));
  },
};

export const PhoneUpdated: Story = {
  tags: ['phone'],
  play: async (context) => {
    await phone.play?.(context);
    const shown = await funnelAt(context.canvasElement, TITLES.summary);
    await expect(await shown.inside.findByText('Saved')).toBeVisible();
    await expect(shown.inside.getByRole('textbox')).toHaveValue('(512) 555-0142');
    await expectFunnelToFit(shown);
  },
};

export const PhoneNotUpdated: Story = {
  tags: ['failure'],
  args: { luck: { updatePhone: ['refused', 'fine'] } },
  play: async (context) => {
    await phone.play?.(context);
    const shown = await funnelAt(context.canvasElement, TITLES.summary);
    await expect(await shown.inside.findByText('Not saved.')).toBeVisible();
    await expectFunnelToFit(shown);
  },
};

export const Offers: Story = {
  args: {
    answers: {
      followUpDeals: {
        deals: [
          {
            dealId: '1',
            title: 'Drain camera',
            price: 79,
            serviceProviderName: 'Live Oak',
            url: 'https://example.com/1',
          },
          { dealId: '2', title: 'A second visit at half price', price: '$119', serviceProviderName: null, url: null },
        ],
      },
    },
  },
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.summary);
    const link = await shown.inside.findByRole('link', { name: 'Drain camera (opens in a new tab)' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expectFunnelToFit(shown);
  },
};

export const LongNames: Story = {
  tags: ['long-text'],
  args: {
    answers: {
      leadProviders: {
        serviceProviders: [
          'The Extraordinarily Long-Named Drain Company of Central Texas & Daughters',
          'W'.repeat(90),
        ].map((name, index) => ({
          serviceProviderId: String(index + 1),
          serviceProviderType: 'AL',
          name,
          phoneNumber: '5125550100',
          hired: index === 0,
        })),
      },
      comparison: { serviceProviders: [] },
    },
  },
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.summary);
    await expect((await shown.inside.findAllByText('W'.repeat(90)))[0]).toBeVisible();
    await expectFunnelToFit(shown);
  },
};

export const StartOver: Story = {
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.summary);
    await userEvent.click(shown.inside.getByRole('button', { name: 'Start another request' }));
    await funnelAt(canvasElement, TITLES.service);
  },
};
