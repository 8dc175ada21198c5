import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fill, press } from '../element/press.js';
import { cleanPage, listen, rootOf, textOf, tick, untilText } from '../element/stage.js';
import { button, isThere, open, openEmpty, picture, scroller, threadStage, untilAtEnd } from './thread-stage.js';

cleanPage();

const field = () => page.getByRole('textbox', { name: 'Search messages' });
const opener = () => button('Search messages');
const count = (element: Element) => rootOf(element).querySelector('.search-count > [aria-hidden]')?.textContent ?? '';
const marks = (element: Element) =>
  [...rootOf(element).querySelectorAll('.rows mark')].map(({ textContent }) => textContent);
const now = (element: Element) => rootOf(element).querySelector('mark.now');
const untilNow = (element: Element, text: string | RegExp) =>
  vi.waitFor(() => {
    expect(now(element)?.closest('.bubble')?.textContent).toMatch(text);
    const [mark, view] = [now(element)?.getBoundingClientRect(), scroller(element).getBoundingClientRect()];
    expect(mark?.top).toBeGreaterThanOrEqual(view.top);
    expect(mark?.bottom).toBeLessThanOrEqual(view.bottom);
  });
const untilCount = (element: Element, words: string) => vi.waitFor(() => expect(count(element)).toBe(words));

const untilFocused = (what: { element(): Element }) =>
  vi.waitFor(() => expect(document.querySelector('message-thread')?.shadowRoot?.activeElement).toBe(what.element()));

async function search(query: string): Promise<void> {
  await press(opener());
  await untilFocused(field());
  await fill(field(), query);
}

const PRICES = { 12: 'You said $450 for the pump.', 15: 'Is $450 with parts?', 28: 'Fine, $450 it is.' };

async function openTalk(length = 30, prices: Readonly<Record<number, string>> = PRICES) {
  const on = threadStage();
  for (let at = 0; at < length; at += 1) {
    await on.customer(on.nobody).say(prices[at] ?? `${at}. The kitchen drain is slow again, and the floor is wet.`);
  }
  const element = await openEmpty(on);
  await untilAtEnd(element);
  return { on, element };
}

describe('message search', () => {
  it('finds the newest match first and moves through the others with keys and buttons', async () => {
    const { element } = await openTalk();
    await search('$450');
    await untilCount(element, '1 of 3');
    await untilNow(element, 'Fine, $450 it is.');
    await userEvent.keyboard('{Enter}');
    await untilCount(element, '2 of 3');
    await untilNow(element, 'Is $450 with parts?');
    await userEvent.keyboard('{Enter}');
    await untilNow(element, 'You said $450 for the pump.');
    await userEvent.keyboard('{Enter}');
    await untilCount(element, '1 of 3');
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await untilCount(element, '3 of 3');
    await press(button('Previous match, newer'));
    await untilCount(element, '2 of 3');
    await press(button('Next match, older'));
    await untilCount(element, '3 of 3');
    expect(marks(element)).toContain('$450');
    expect(isThere(page.getByText('Searches the messages that are loaded.'))).toBe(true);
  });

  it('highlights text inside a link without breaking it, and finds a photo by its file name', async () => {
    const on = threadStage();
    const words = 'Call me at 512-555-0188 or write to dana@example.com';
    await on.customer(on.nobody).say(words);
    await on.customer(on.nobody).sendImage(await picture('image/png', 40, 20, 'water-meter.png'));
    const element = await openEmpty(on);
    expect(textOf(element)).not.toContain('water-meter');
    await search('at 512-555');
    await vi.waitFor(() => expect(marks(element).join('')).toBe('at 512-555'));
    expect(rootOf(element).querySelector('.bubble a')?.textContent).toBe('512-555-0188');
    expect(rootOf(element).querySelector('.bubble')?.textContent).toBe(words);
    await fill(field(), 'METER');
    await vi.waitFor(() => expect(marks(element)).toEqual(['meter']));
    expect(rootOf(element).querySelector('.found-file')?.textContent).toBe('water-meter.png');
  });

  it('closes with Escape and its buttons, returns the focus and removes the highlights', async () => {
    const element = await open(threadStage());
    await search('gate');
    await vi.waitFor(() => expect(marks(element).length).toBeGreaterThan(0));
    await expect.element(opener()).toHaveAttribute('aria-expanded', 'true');
    const outer = vi.fn();
    document.body.addEventListener('keydown', outer);
    await userEvent.keyboard('{Escape}');
    document.body.removeEventListener('keydown', outer);
    expect(outer).not.toHaveBeenCalled();
    await untilFocused(opener());
    await vi.waitFor(() => expect([isThere(field()), marks(element)]).toEqual([false, []]));
    await press(opener());
    await expect.element(field()).toHaveValue('');
    await press(button('Close search'));
    await untilFocused(opener());
    await press(opener());
    await untilFocused(field());
    await press(opener());
    await vi.waitFor(() => expect(isThere(field())).toBe(false));
  });

  it('finds matches in earlier messages that are loaded later, and keeps the scroll position', async () => {
    const { element } = await openTalk(100, { 10: 'You said $450 for the pump.', 95: 'Fine, $450 it is.' });
    await search('$450');
    await untilCount(element, '1 of 1');
    const top = () => now(element)?.getBoundingClientRect().top ?? 0;
    const before = top();
    for (let pages = 0; pages < 5 && isThere(button('Load earlier messages')); pages += 1) {
      await press(button('Load earlier messages'));
      await vi.waitFor(() => expect(isThere(page.getByText('Loading older messages…'))).toBe(false));
    }
    await untilCount(element, '1 of 2');
    expect(Math.abs(top() - before)).toBeLessThanOrEqual(1);
    await press(field());
    await userEvent.keyboard('{Enter}');
    await untilNow(element, 'You said $450 for the pump.');
    expect(isThere(button('Load earlier messages'))).toBe(false);
  });

  it('shows a match that arrives after nothing was found', async () => {
    const { on, element } = await openTalk(5, {});
    await search('$450');
    await untilText(element, 'Nothing found');
    await on.customer(on.nobody).say('Fine, $450 it is.');
    await untilCount(element, '1 of 1');
    await untilNow(element, 'Fine, $450 it is.');
  });

  it('keeps the match in view on a resize after earlier messages have loaded', async () => {
    const { element } = await openTalk(100, { 95: 'Fine, $450 it is.' });
    await search('$450');
    await untilNow(element, 'Fine, $450 it is.');
    await press(button('Load earlier messages'));
    await vi.waitFor(() => expect(scroller(element).scrollTop).toBeGreaterThan(2500));
    element.style.setProperty('--lead-thread-height', '340px');
    await tick(200);
    await untilNow(element, 'Fine, $450 it is.');
  });

  it('keeps the match in place on a resize and a new message, and lets the list follow after closing', async () => {
    const { on, element } = await openTalk();
    await search('Fine, $450');
    await untilNow(element, 'Fine, $450 it is.');
    element.style.setProperty('--lead-thread-height', '340px');
    await untilNow(element, 'Fine, $450 it is.');
    await tick(200);
    const top = now(element)?.getBoundingClientRect().top;
    await on.customer(on.nobody).say('Another one: $450 is good.');
    await expect.element(page.getByRole('button', { name: /Jump to latest/ })).toBeVisible();
    await tick(50);
    expect(now(element)?.getBoundingClientRect().top).toBe(top);
    await untilCount(element, '1 of 1');
    await press(button('Next match, older'));
    await press(page.getByRole('button', { name: /Jump to latest/ }));
    await tick(200);
    await untilAtEnd(element);
    await press(button('Close search'));
    await on.customer(on.nobody).say('The last one.');
    await untilText(element, 'The last one.');
    await untilAtEnd(element);
  });

  it('scrolls to the match in a message that is taller than the list', async () => {
    const on = threadStage();
    const long = [...Array(80).keys()].map((at) => `${at}. A line of a long estimate.`).join('\n');
    await on.customer(on.nobody).say(`${long}\nTotal: $900\n${long}`);
    const element = await openEmpty(on);
    await untilAtEnd(element);
    await search('total');
    await untilNow(element, 'Total: $900');
  });

  it('sends, reports and stores no query, and closes when the conversation changes', async () => {
    const { on, element } = await openTalk(5, { 2: 'The secret garden' });
    await vi.waitFor(() => expect(on.to('/thread/read')).toHaveLength(1));
    const asked = on.requests.length;
    const told = listen(element, 'analytics');
    await search('secret garden');
    await untilCount(element, '1 of 1');
    await tick(100);
    expect(on.requests.length).toBe(asked);
    expect(told).toEqual([]);
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href])).not.toMatch(/garden/i);
    Object.assign(element, { userId: 'u42' });
    await untilText(element, 'Gate code is the same as in spring.');
    expect(isThere(field())).toBe(false);
  });
});
