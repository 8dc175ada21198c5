import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { press } from '../element/press.js';
import { cleanPage, type Host, rootOf } from '../element/stage.js';
import {
  answerWith,
  button,
  dated,
  failing,
  heading,
  isThere,
  leadAnswer,
  open,
  type Stage,
  stage,
  UNLOCK,
} from './page-stage.js';

cleanPage();

const OOPS = 'Oops! We apologize for the inconvenience, it appears the content you requested was not found.';

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
