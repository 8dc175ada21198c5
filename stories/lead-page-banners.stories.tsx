import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SANDBOX_LEADS, SANDBOX_OFFERS } from '../src/sandbox.js';
import { widthControl } from './page/host-page.js';
import { expectToFitEverywhere, LeadFeedPage, type Refusal, readyLeadPageIn } from './page/lead-feed-page.js';
import { until } from './page/widget.js';

/** All reasons why a lead cannot be loaded. */
const meta: Meta<typeof LeadFeedPage> = {
  title: 'Lead page/Banners',
  component: LeadFeedPage,
  args: { leadId: SANDBOX_OFFERS.offered },
  argTypes: { width: widthControl },
};
export default meta;

type Story = StoryObj<typeof LeadFeedPage>;

const OOPS = 'Oops! We apologize for the inconvenience, it appears the content you requested was not found.';

/** The text of the banner. It has Retry if that can help. */
function banner(refusal: Refusal, sentence: string, hasRetry: boolean): Story {
  return {
    args: { answers: [refusal] },
    play: async ({ canvasElement }) => {
      const shown = await readyLeadPageIn(canvasElement);
      const { inside } = shown;
      await expect(await inside.findByRole('alert')).toHaveTextContent(sentence);
      await expect(inside.queryByRole('button', { name: 'Retry' }) !== null).toBe(hasRetry);
      await expect(inside.queryByRole('article')).toBeNull();
      await expect(inside.getByRole('heading', { name: 'How it works' })).toBeVisible();
      await expectToFitEverywhere(shown);
    },
  };
}

export const BadRequest = {
  ...banner(
    { status: 400 },
    'Bad Request: There was an error processing your request. Please refresh and try again.',
    true,
  ),
  tags: ['failure'],
};
export const Unauthorized = {
  ...banner({ status: 401 }, 'Unauthorized: You are not logged in. Please log in.', true),
  tags: ['failure', 'signed-out'],
};
export const Forbidden = {
  ...banner({ status: 403 }, 'Forbidden: You do not have access to view this content.', false),
  tags: ['failure'],
};
export const RequestTimeout = {
  ...banner({ status: 408 }, 'Request Timeout: This content is loading slowly. Please try again soon.', true),
  tags: ['failure'],
};
export const Locked = banner(
  { status: 429 },
  'Locked: Your account is locked. Please try again later or reset your password.',
  true,
);
export const InternalServerError = {
  ...banner({ status: 500 }, 'Internal Server Error: Our services are down. Please try again later.', true),
  tags: ['failure'],
};
export const BadGateway = {
  ...banner({ status: 502 }, 'Bad Gateway: Please try again later.', true),
  tags: ['failure'],
};
export const ServiceUnavailable = {
  ...banner({ status: 503 }, 'Service Unavailable: Please try again later.', true),
  tags: ['failure'],
};
export const GatewayTimeout = {
  ...banner({ status: 504 }, 'Gateway Timeout: Please refresh and try again.', true),
  tags: ['failure'],
};
export const NotFound = { ...banner({ status: 404 }, OOPS, false), tags: ['failure'] };
export const AnotherStatus = { ...banner({ status: 418 }, OOPS, false), tags: ['failure'] };
export const Challenge = { ...banner({ status: 511 }, OOPS, true), tags: ['challenge'] };
export const AnswerThatDoesNotFit = { ...banner({ kind: 'contract' }, OOPS, false), tags: ['failure'] };
export const TokenRefused = {
  ...banner({ kind: 'auth' }, 'Unauthorized: You are not logged in. Please log in.', true),
  tags: ['failure', 'signed-out'],
};
export const TimedOut = {
  ...banner({ kind: 'timeout' }, 'Request Timeout: This content is loading slowly. Please try again soon.', true),
  tags: ['failure'],
};
export const Offline = {
  ...banner(new TypeError('Failed to fetch'), 'You appear to be offline. Check your connection and try again.', true),
  tags: ['offline'],
};

/** The gateway’s own message replaces the text for the status. */
export const MessageOfTheGateway = {
  ...banner(
    { status: 503, message: 'LeadFeed is being looked after until noon, Central time.' },
    'LeadFeed is being looked after until noon, Central time.',
    true,
  ),
  tags: ['failure'],
};

export const Retried: Story = {
  tags: ['recovered'],
  args: { answers: [{ status: 500 }, {}] },
  play: async ({ canvasElement }) => {
    const { root, inside } = await readyLeadPageIn(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Retry' }));
    await expect(await inside.findByRole('button', { name: 'Unlock this lead' })).toBeVisible();
    await expect(inside.queryByRole('alert')).toBeNull();
    await expect(root.activeElement === null).toBe(false);
  },
};

/** The earlier content stays below the banner. */
export const StaleAfterAFailedRefresh: Story = {
  tags: ['failure'],
  args: { leadId: SANDBOX_LEADS.newest, answers: [{}, { status: 503 }] },
  play: async ({ canvasElement }) => {
    const shown = await readyLeadPageIn(canvasElement);
    const { element, inside } = shown;
    await inside.findByText('Dana Whitfield');
    element.refresh();
    await expect(await inside.findByRole('alert')).toHaveTextContent('Service Unavailable');
    await expect(inside.getByText('Dana Whitfield')).toBeVisible();
    await expectToFitEverywhere(shown);
  },
};

/** The category and place of the lead stay above the message. Its contact data is removed. */
const removed = (sentence: RegExp): Story => ({
  args: { leadId: SANDBOX_LEADS.newest, answers: [{}, { status: 410 }] },
  play: async ({ canvasElement }) => {
    const shown = await readyLeadPageIn(canvasElement);
    const { element, root, inside } = shown;
    await inside.findByText('Dana Whitfield');
    element.refresh();
    await expect(await inside.findByRole('alert')).toHaveTextContent(sentence);
    await until(() => expect(root.textContent).not.toMatch(/Dana|Whitfield|Kinney/));
    await expectToFitEverywhere(shown);
  },
});

export const RemovedAfterARefresh: Story = { ...removed(/, TX \d{5}Oops! We apologize/), tags: ['failure'] };
const inSpanish = removed(/, TX \d{5}¡Vaya! Lamentamos las molestias/);
export const RemovedAfterARefreshInSpanish: Story = {
  ...inSpanish,
  tags: ['spanish'],
  args: { ...inSpanish.args, lang: 'es-US' },
};

/** The person may no longer see the lead, so its contact data is removed too. */
export const RefusedAfterARefresh: Story = {
  tags: ['failure'],
  args: { leadId: SANDBOX_LEADS.newest, answers: [{}, { status: 403 }] },
  play: async ({ canvasElement }) => {
    const { element, root, inside } = await readyLeadPageIn(canvasElement);
    await inside.findByText('Dana Whitfield');
    element.refresh();
    await expect(await inside.findByRole('alert')).toHaveTextContent('Forbidden');
    await until(() => expect(root.textContent).not.toMatch(/Dana|Whitfield|Kinney/));
  },
};
