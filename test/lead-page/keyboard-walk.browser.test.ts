import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanPage, type Host, rootOf } from '../elements/stage.js';
import { focusedIn, open, stageOf, UNLOCK } from './page-stage.js';

cleanPage();

const QUESTIONS = [
  ['How long is a lead available?', 'Until 24 hours after it was sent, or until 3 companies have bought it.'],
  ['How do I pay?', 'By major credit card. It is stored for later purchases.'],
  ['What does a lead cost?', 'Most leads cost $7-75, depending on job size and location.'],
  ['What if I already advertise?', 'An advertiser who buys a lead from a member is refunded.'],
] as const;

/** Tabs to each of these in their order, starting before the widget, and then on to the next button of the page. */
async function walk(element: Host, words: readonly string[]): Promise<void> {
  const next = document.createElement('button');
  document.body.append(next);
  document.body.tabIndex = -1;
  document.body.focus();
  const seen: string[] = [];
  for (const _ of words) {
    await userEvent.keyboard('{Tab}');
    seen.push(focusedIn(element));
  }
  expect(seen).toEqual(words);
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement === next).toBe(true);
}

const questions = QUESTIONS.map(([question]) => question);

it('a lead for sale is walked from the unlocking to the questions, and out', async () => {
  const element = await open(stageOf({ price: 39 }), { faqUrl: '/faq' });
  await walk(element, [UNLOCK, ...questions, 'More questions and answers']);
});

it('a purchased lead is walked from the phone over mail and map to the questions, and out', async () => {
  const element = await open(stageOf({ purchased: true }));
  const map = '1904 Bluebonnet Lane, Unit B, Austin, TX 78704 (opens in a new tab)';
  await walk(element, ['(512) 555-0148', 'maria.delgado@example.com', map, ...questions]);
});

it('a lead that is gone leaves the questions', async () => {
  const element = await open(stageOf({ purchaserCount: 3 }));
  await walk(element, questions);
});

it('each question opens and closes by Enter and by Space, and the focus is always seen', async () => {
  const element = await open(stageOf());
  document.body.tabIndex = -1;
  document.body.focus();
  await userEvent.keyboard('{Tab}');
  for (const [question, answer] of QUESTIONS) {
    await userEvent.keyboard('{Tab}');
    expect(focusedIn(element)).toBe(question);
    const focused = rootOf(element).activeElement;
    expect(focused === null ? 'none' : getComputedStyle(focused).outlineStyle).not.toBe('none');
    await expect.element(page.getByText(answer)).not.toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(answer)).toBeVisible();
    await userEvent.keyboard(' ');
    await expect.element(page.getByText(answer)).not.toBeVisible();
  }
});
