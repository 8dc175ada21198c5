import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fill, press } from '../element/press.js';
import { cleanPage, rootOf } from '../element/stage.js';
import { box, bubbles, button, isThere, log, open, openEmpty, threadStage, value, write } from './thread-stage.js';

cleanPage();

const option = (name: string | RegExp) => page.getByRole('option', { name });
const options = () =>
  page
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent);
const activeText = () => {
  const id = box().element().getAttribute('aria-activedescendant');
  return id === null ? null : document.querySelector('message-thread')?.shadowRoot?.getElementById(id)?.textContent;
};
const LATE = 'I am running about 15 minutes late. Sorry!';
const isSeen = (text: string) => expect.element(page.getByText(text).first()).toBeInTheDocument();

describe('a slash in the text box', () => {
  it('opens the quick replies, typing filters them, and Enter inserts one without sending it', async () => {
    const on = threadStage();
    await open(on);
    await expect.element(button('Hi Dana, I am on my way.')).toBeVisible();
    await write('/');
    await expect.element(page.getByRole('listbox', { name: 'Quick replies' })).toBeVisible();
    expect(options().length).toBeGreaterThan(2);
    await isSeen(`${options().length} quick replies. Use the arrow keys, then Enter.`);
    await userEvent.keyboard('15 LATE');
    await vi.waitFor(() => expect(options()).toEqual([LATE]));
    expect(activeText()).toBe(LATE);
    await userEvent.keyboard('{Enter}');
    expect(value()).toBe(LATE);
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    expect([box().element().hasAttribute('aria-activedescendant'), on.to('/v1/messages').length]).toEqual([false, 0]);
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(on.to('/v1/messages').length).toBe(1));
  });

  it('lets arrow keys move through the replies, and Tab inserts one into the typed text', async () => {
    await open(threadStage());
    await expect.element(button('Hi Dana, I am on my way.')).toBeVisible();
    await write('Good morning. /');
    await expect.element(option(LATE)).toBeVisible();
    expect(activeText()).toBe(options()[0]);
    await userEvent.keyboard('{ArrowDown}');
    await vi.waitFor(() => expect(activeText()).toBe(options()[1]));
    const second = options()[1];
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await vi.waitFor(() => expect(activeText()).toBe(options().at(-1)));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Tab}');
    expect(value()).toBe(`Good morning. ${second}`);
    expect(rootOf(document.querySelector('message-thread') ?? document.body).activeElement).toBe(box().element());
    await userEvent.keyboard(' Bye');
    expect(value()).toBe(`Good morning. ${second} Bye`);
  });

  it('lets Escape close the list and keep the typed text, and a click insert a reply', async () => {
    const on = threadStage();
    await openEmpty(on);
    await write('/late');
    await expect.element(option(LATE)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    expect(value()).toBe('/late');
    await userEvent.keyboard('{Backspace}');
    expect(isThere(page.getByRole('listbox'))).toBe(false);
    await fill(box(), '');
    await userEvent.keyboard('/');
    await press(option(LATE));
    expect(value()).toBe(LATE);
    expect(on.to('/v1/messages').length).toBe(0);
  });
});

describe('saved quick replies', () => {
  const MINE = 'Hi {firstName}, parking in front is fine.';

  it('are saved from the typed text on this device, and are available for another customer', async () => {
    const on = threadStage();
    const element = await openEmpty(on);
    await fill(box(), MINE);
    await expect.element(page.getByText('Kept on this device.')).toBeVisible();
    await press(button('Save as quick reply'));
    await isSeen('Saved as a quick reply on this device.');
    expect(value()).toBe(MINE);
    await fill(box(), '');
    await expect.element(button('Hi, parking in front is fine.')).toBeVisible();
    element.remove();
    await open(on, { gateway: on.otherPage() });
    await expect.element(button('Hi Dana, parking in front is fine.')).toBeVisible();
    await write('/parking');
    await expect.element(option('Hi Dana, parking in front is fine.')).toBeVisible();
  });

  it('can be removed right after saving and later', async () => {
    const on = threadStage();
    const element = await openEmpty(on);
    await fill(box(), 'Ring twice.');
    await press(button('Save as quick reply'));
    await press(button('Remove'));
    await expect.element(button('Save as quick reply')).toBeVisible();
    await press(button('Save as quick reply'));
    await fill(box(), '');
    await press(button('Remove quick reply: Ring twice.'));
    await expect.element(button('Ring twice.')).not.toBeInTheDocument();
    await isSeen('Quick reply removed.');
    expect(rootOf(element).activeElement).toBe(box().element());
    element.remove();
    await openEmpty(on, { gateway: on.otherPage() });
    await expect.element(button(LATE)).toBeVisible();
    expect(isThere(button('Ring twice.'))).toBe(false);
  });
});

describe('at night in the customer’s time zone', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-19T05:00:00Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('a message can be scheduled for the morning, and canceling puts its text back before the newer text', async () => {
    const on = threadStage();
    const element = await open(on);
    await fill(box(), 'See you at ten.');
    await press(button('Send in the morning'));
    await expect.element(log()).toHaveTextContent('Sends at 8:00 AM, while this page is open');
    await fill(box(), 'Bring the key.');
    await press(button('Cancel'));
    await vi.waitFor(() => expect(value()).toBe('See you at ten.\nBring the key.'));
    expect(bubbles(element)).not.toContain('* See you at ten.');
    vi.setSystemTime(new Date('2026-11-19T14:00:05Z'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(on.to('/v1/messages').length).toBe(0);
  });

  it('the hint is hidden if the customer’s time zone is unknown or if it is daytime', async () => {
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
});
