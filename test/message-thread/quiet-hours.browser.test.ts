import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fill, press } from '../element/press.js';
import { cleanPage } from '../element/stage.js';
import { box, bubbles, button, isThere, log, open, openEmpty, threadStage } from './thread-stage.js';

cleanPage();

const ELEVEN_PM = '2026-11-19T05:00:00Z';
const MORNING = '2026-11-19T14:00:05Z';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(ELEVEN_PM) });
});
afterEach(() => {
  vi.useRealTimers();
});

const value = () => (box().element() as HTMLTextAreaElement).value;
const wakeAt = (time: string) => {
  vi.setSystemTime(new Date(time));
  document.dispatchEvent(new Event('visibilitychange'));
};

/** Writes to Dana in Austin at 11 PM, to be sent in the morning. */
async function sendInMorning(text: string) {
  const on = threadStage();
  const element = await open(on);
  await fill(box(), text);
  await press(button('Send in the morning'));
  await expect.element(log()).toHaveTextContent('Sends at 8:00 AM, while this page is open');
  return { on, element };
}

describe('at night at the customer’s place', () => {
  it('I can cancel it, and its text is back in the box, before what I write since', async () => {
    const { on, element } = await sendInMorning('See you at ten.');
    await fill(box(), 'Bring the key.');
    await press(button('Cancel'));
    await vi.waitFor(() => expect(value()).toBe('See you at ten.\nBring the key.'));
    expect(bubbles(element)).not.toContain('* See you at ten.');
    wakeAt(MORNING);
    expect(on.to('/v1/messages').length).toBe(0);
  });
});

it('by day, or for a customer whose place is not known, nothing is shown', async () => {
  const on = threadStage();
  const element = await openEmpty(on);
  await expect.element(page.getByRole('list', { name: 'Quick replies' })).toBeVisible();
  expect(isThere(page.getByText(/for the customer/))).toBe(false);
  element.remove();
  vi.setSystemTime(new Date('2026-11-19T20:00:00Z'));
  await open(on);
  await expect.element(button('Hi Dana, I am on my way.')).toBeVisible();
  expect(isThere(page.getByText(/for the customer/))).toBe(false);
});
