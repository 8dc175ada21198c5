import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanPage, rootOf } from '../element/stage.js';
import { focusedIn, open, stageOf } from './page-stage.js';

cleanPage();

const QUESTIONS = [
  ['How long is a lead available?', 'Until 24 hours after it was sent, or until 3 companies have bought it.'],
  ['How do I pay?', 'By major credit card. It is stored for later purchases.'],
  ['What does a lead cost?', 'Most leads cost $7-75, depending on job size and location.'],
  ['What if I already advertise?', 'An advertiser who buys a lead from a member is refunded.'],
] as const;

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
