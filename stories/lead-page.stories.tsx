import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SANDBOX_LEADS, SANDBOX_OFFERS } from '../src/sandbox.js';
import { widthControl } from './page/host-page.js';
import { expectToFitEverywhere, LeadFeedPage, leadPageIn, partText, readyLeadPageIn } from './page/lead-feed-page.js';
import { until } from './page/widget.js';

const meta: Meta<typeof LeadFeedPage> = {
  title: 'Lead page/States',
  component: LeadFeedPage,
  args: { leadId: SANDBOX_OFFERS.offered },
  argTypes: { width: widthControl },
};
export default meta;

type Story = StoryObj<typeof LeadFeedPage>;

const GONE = 'This lead is no longer available for purchase.';
const UNLOCK = 'Unlock this lead';

/** Title and place, then the reason in place of the lead. There is no button to buy it and no other text. */
const gone = (reason: RegExp | string): Pick<Story, 'play'> => ({
  play: async ({ canvasElement }) => {
    const shown = await readyLeadPageIn(canvasElement);
    await expect(await shown.inside.findByRole('heading', { name: GONE })).toBeVisible();
    await expect(shown.inside.getByText(reason)).toBeVisible();
    await expect(shown.inside.getByText(/, [A-Z]{2} \d{5}$/)).toBeVisible();
    await expect(shown.inside.queryByRole('article')).toBeNull();
    await expect(shown.inside.queryByRole('button')).toBeNull();
    await expectToFitEverywhere(shown);
  },
});

/** The lead is for sale, with this text above the button. */
const forSale = (words: RegExp): Pick<Story, 'play'> => ({
  play: async ({ canvasElement }) => {
    const shown = await readyLeadPageIn(canvasElement);
    await expect(await shown.inside.findByRole('button', { name: UNLOCK })).toBeVisible();
    await expect(partText(shown, 'unlock')).toMatch(words);
    await expect(shown.inside.queryByRole('link')).toBeNull();
    await expect(shown.root.textContent).not.toMatch(/Renata|Kowalski|Barton/);
    await expectToFitEverywhere(shown);
  },
});

export const Loading: Story = {
  tags: ['loading'],
  args: { luck: { leadForPage: ['never'] } },
  play: async ({ canvasElement }) => {
    const shown = await leadPageIn(canvasElement);
    await expect(await shown.inside.findByRole('status')).toHaveTextContent('Loading the lead');
    await expect(shown.inside.getByRole('heading', { name: 'How it works' })).toBeVisible();
    await expectToFitEverywhere(shown);
  },
};

export const ForSale: Story = forSale(/^\$\d\dEnds in (?:23 h 0|22 h 59) min0 of 3 takenUnlock/);

/** The last minute. The lead becomes unavailable by itself. */
export const LastMinute: Story = {
  args: { leadId: SANDBOX_OFFERS.offeredLastMinute },
  ...forSale(/Ends in less than a minute1 of 3 taken/),
};

export const OnePlaceLeft: Story = {
  args: { leadId: SANDBOX_OFFERS.offeredLastPlace },
  ...forSale(/Ends in (?:22 h 0|21 h 59) min2 of 3 taken/),
};

/** The gateway writes the price as text and does not name the number of purchasers. */
export const PriceInWords: Story = {
  args: { answers: [{ price: 'From $20 to $30', purchaserCount: null }] },
  ...forSale(/^From \$20 to \$30Ends in (?:23 h 0|22 h 59) minUnlock/),
};

export const NoPrice: Story = {
  args: { answers: [{ price: null, purchaserCount: null }] },
  ...forSale(/^Ends in (?:23 h 0|22 h 59) minUnlock/),
};

/** The last second of a sale. A message replaces the lead. */
export const RunsOut: Story = {
  args: { answers: [{ sentDate: '2026-11-17T20:20:01Z' }] },
  play: async ({ canvasElement }) => {
    const { inside } = await readyLeadPageIn(canvasElement);
    await expect(await inside.findByRole('heading', { name: GONE })).toBeVisible();
    await expect(inside.queryByRole('button', { name: UNLOCK })).toBeNull();
  },
};

export const Expired: Story = {
  args: { leadId: SANDBOX_OFFERS.offerExpired },
  ...gone(/^It was sent 24 hours ago or more\. We will alert you/),
};

export const ExpiredInSpanish: Story = {
  tags: ['spanish'],
  args: { leadId: SANDBOX_OFFERS.offerExpired, lang: 'es-US' },
  play: async ({ canvasElement }) => {
    const { inside } = await readyLeadPageIn(canvasElement);
    await expect(await inside.findByRole('heading', { name: 'Esta solicitud ya no se puede comprar.' })).toBeVisible();
    await expect(inside.getByText(/, [A-Z]{2} \d{5}$/)).toBeVisible();
  },
};

export const SoldOut: Story = {
  args: { leadId: SANDBOX_OFFERS.offerSoldOut },
  ...gone(/^3 companies have bought it\. We will alert you/),
};

export const WithoutDate: Story = {
  args: { leadId: SANDBOX_OFFERS.offerWithoutDate },
  ...gone('We will alert you to the next one nearby.'),
};

/** The host does not accept payments. */
export const WithoutFlag: Story = { args: { features: '' }, ...gone('We will alert you to the next one nearby.') };

export const Purchased: Story = {
  args: { leadId: SANDBOX_LEADS.newest, features: '' },
  play: async ({ canvasElement }) => {
    const shown = await readyLeadPageIn(canvasElement);
    const { inside } = shown;
    await expect(await inside.findByRole('heading', { name: 'Lead Unlocked' })).toBeVisible();
    await expect(inside.getByRole('heading', { name: 'Be the first!' })).toBeVisible();
    await expect(inside.getByText('Dana Whitfield')).toBeVisible();
    const hrefs = inside.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(hrefs).toEqual([
      expect.stringMatching(/^tel:\+1512555\d{4}$/),
      'mailto:dana.whitfield@example.com',
      expect.stringContaining('query=1408%20Kinney%20Ave%2C%20Apt%203%2C%20Austin%2C%20TX%2078704'),
    ]);
    await expectToFitEverywhere(shown);
  },
};

/** A purchased lead stays visible, even if it is old and sold out. */
export const PurchasedLate: Story = {
  args: { leadId: SANDBOX_OFFERS.purchasedLate },
  play: async ({ canvasElement }) => {
    const { inside } = await readyLeadPageIn(canvasElement);
    await expect(await inside.findByText('Renata Kowalski')).toBeVisible();
    await expect(inside.queryByText(GONE)).toBeNull();
  },
};

export const NoContactFields: Story = {
  args: { answers: [{ purchased: true, customerInfo: null, address: { city: 'Austin', state: 'TX' } }] },
  play: async ({ canvasElement }) => {
    const shown = await readyLeadPageIn(canvasElement);
    await expect(await shown.inside.findByText('Member')).toBeVisible();
    await expect(shown.inside.getByText('This customer did not provide a phone number.')).toBeVisible();
    await expect(shown.inside.queryByRole('link')).toBeNull();
    await expectToFitEverywhere(shown);
  },
};

/** The host accepts the payment and calls refresh(). The contact data replaces the button. */
export const Unlocked: Story = {
  args: { answers: [{}, { purchased: true, customerInfo: { firstName: 'Renata', phoneNumber: '5125550141' } }] },
  play: async ({ canvasElement }) => {
    const { element, root, inside } = await readyLeadPageIn(canvasElement);
    const asked: unknown[] = [];
    element.addEventListener('lead-unlock', (event) => {
      asked.push(event instanceof CustomEvent && event.detail);
      element.refresh();
    });
    await userEvent.click(await inside.findByRole('button', { name: UNLOCK }));
    await expect(await inside.findByText('Renata')).toBeVisible();
    await expect(asked).toEqual([{ leadId: SANDBOX_OFFERS.offered }]);
    await until(() => expect(root.activeElement?.textContent).toBe('(512) 555-0141'));
  },
};

export const QuestionOpen: Story = {
  args: { faqUrl: '#faq' },
  play: async ({ canvasElement }) => {
    const { inside } = await readyLeadPageIn(canvasElement);
    await userEvent.click(await inside.findByText('What does a lead cost?'));
    await expect(inside.getByText('Most leads cost $7-75, depending on job size and location.')).toBeVisible();
    await expect(inside.getByRole('link', { name: 'More questions and answers' })).toBeVisible();
  },
};
