import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listen } from '../board/board-stage.js';
import { press } from '../elements/press.js';
import { cleanPage, type Host, rootOf } from '../elements/stage.js';
import {
  answerWith,
  button,
  callOn,
  dated,
  failing,
  heading,
  isThere,
  leadAnswer,
  open,
  place,
  type Stage,
  settled,
  stage,
  stageOf,
  UNLOCK,
} from './page-stage.js';

cleanPage();

const OOPS = 'Oops! We apologize for the inconvenience, it appears the content you requested was not found.';
const OFFLINE = 'You appear to be offline. Check your connection and try again.';

const banner = () => page.getByRole('alert');
const retry = () => button('Retry');

function stageThat(answer: () => Response | Promise<Response>): Stage {
  const on = stage();
  answerWith(on, answer);
  return on;
}

/** The banner says this, Retry is there or not, and nothing of a lead; how LeadFeed works stays. */
async function expectBanner(sentence: string, hasRetry: boolean): Promise<void> {
  await expect.element(banner()).toBeVisible();
  await expect.element(banner()).toHaveTextContent(sentence + (hasRetry ? 'Retry' : ''));
  expect(isThere(retry())).toBe(hasRetry);
  expect(isThere(page.getByRole('article'))).toBe(false);
  expect(isThere(page.getByText('Loading the lead'))).toBe(false);
  await expect.element(heading('How it works')).toBeVisible();
}

describe('the banner of a lead that could not be loaded', () => {
  it.each([
    [401, 'Unauthorized: You are not logged in. Please log in.', false],
    [404, OOPS, false],
    [500, 'Internal Server Error: Our services are down. Please try again later.', true],
    [511, OOPS, true],
  ])('HTTP %i: "%s", with Retry: %s', async (status, sentence, hasRetry) => {
    const element = place(stageThat(() => failing(status)));
    const errors = listen(element, 'widget-error');
    await settled(element);
    await expectBanner(sentence, hasRetry);
    const kind = status === 511 ? 'challenge' : 'http';
    const path = status === 404 ? { path: 'GET /gateway/lead/office/v2/leads/{leadId}' } : {};
    expect(errors).toEqual([{ operation: 'leadForPage', kind, status, requestId: expect.any(String), ...path }]);
  });

  it('without a connection says so, with Retry', async () => {
    const element = place(stageThat(() => Promise.reject(new TypeError('Failed to fetch'))));
    const errors = listen(element, 'widget-error');
    await settled(element);
    await expectBanner(OFFLINE, true);
    expect(errors).toMatchObject([{ operation: 'leadForPage', kind: 'network' }]);
  });

  it.each([
    ['an empty object', () => dated({})],
    ['a page of a proxy', () => new Response('<!doctype html><title>Sign in</title>')],
  ])('for an answer that does not fit (%s) is "Oops!", without Retry', async (_, answer) => {
    await open(stageThat(answer));
    await expectBanner(OOPS, false);
  });

  it('for a sign-in page asks to sign in too', async () => {
    await open(
      stageThat(() => new Response('<!doctype html><title>Sign in</title>')),
      { signInUrl: '/login' },
    );
    await expectBanner(OOPS, false);
    await expect.element(banner()).toHaveTextContent('You may be signed out. Please sign in again, then try again.');
    await expect.element(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  });
});

describe('Retry', () => {
  async function failed(): Promise<{ on: Stage; element: Host }> {
    const on = stageThat(() => failing(500));
    const element = await open(on);
    await expect.element(retry()).toBeVisible();
    return { on, element };
  }

  const hasFocus = (element: Host) =>
    document.activeElement?.localName === 'lead-page' && rootOf(element).activeElement !== null;

  it('works by keyboard, and the keyboard stays in the widget', async () => {
    const { on, element } = await failed();
    await userEvent.keyboard('{Tab}');
    expect(rootOf(element).activeElement?.textContent).toBe('Retry');
    answerWith(on, () => dated(leadAnswer()));
    await userEvent.keyboard('{Enter}');
    await expect.element(button(UNLOCK)).toBeVisible();
    expect(isThere(banner())).toBe(false);
    expect(hasFocus(element)).toBe(true);
    await userEvent.keyboard('{Tab}');
    expect(rootOf(element).activeElement?.textContent).toBe(UNLOCK);
  });

  it('shows the skeleton while it tries, and the banner when it fails again, one Tab away', async () => {
    const { on, element } = await failed();
    let answer = (_: Response): void => {};
    answerWith(on, () => new Promise((resolve) => (answer = resolve)));
    await press(retry());
    await expect.element(page.getByText('Loading the lead')).toBeInTheDocument();
    expect(isThere(banner())).toBe(false);
    expect(hasFocus(element)).toBe(true);
    await expect.poll(() => on.requests.length).toBe(2);
    answer(failing(403));
    await expect.element(banner()).toHaveTextContent('Forbidden');
    expect(hasFocus(element)).toBe(true);
  });
});

describe('a refresh that fails', () => {
  it('with HTTP 503 leaves the lead under the banner', async () => {
    const on = stageOf({ purchased: true });
    const element = await open(on);
    answerWith(on, () => failing(503));
    callOn(element, 'refresh');
    await expect.element(banner()).toBeVisible();
    await expect.element(page.getByText('Maria Delgado')).toBeVisible();
    answerWith(on, () => dated(leadAnswer({ purchased: true })));
    await press(retry());
    await expect.poll(() => isThere(banner())).toBe(false);
    await expect.element(page.getByText('Maria Delgado')).toBeVisible();
  });

  it('with HTTP 404 says which lead is gone above the sentence, without its contact', async () => {
    const on = stageOf({ purchased: true });
    const element = await open(on);
    answerWith(on, () => failing(404));
    callOn(element, 'refresh');
    await expect.element(banner()).toBeVisible();
    expect(banner().element().textContent).toBe(`Clear a main drain lineAustin, TX 78704${OOPS}`);
    expect(rootOf(element).innerHTML).not.toMatch(/Maria|Delgado|5550148|Bluebonnet/);
  });
});
