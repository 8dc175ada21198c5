import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { cdp, page, server, userEvent } from 'vitest/browser';
import reserveCss from '../../src/ui/theme/reserve.css?inline';
import { press } from '../element/press.js';
import { cleanPage, type Host, rootOf, untilText } from '../element/stage.js';
import { button, open, openEmpty, place, said, scroller, threadStage, untilAtEnd } from './thread-stage.js';

cleanPage();

it('after a lost connection, a screen reader hears up to two missed messages, or the number of five', async () => {
  const on = threadStage();
  const element = await openEmpty(on);
  on.controls.drop();
  await on.customer(on.nobody).say('One');
  await on.customer(on.nobody).say('Two');
  on.controls.restore();
  await vi.waitFor(() => expect(said(element)).toBe('Member: One\nMember: Two'));
  on.controls.drop();
  for (let at = 0; at < 5; at += 1) await on.customer(on.nobody).say(`${at}`);
  on.controls.restore();
  await vi.waitFor(() => expect(said(element)).toBe('5 new messages from Member'));
});

describe('the time of a message', () => {
  const time = 'Wednesday, November 18, 2026 2:20 PM';
  const TEXTS = ['See https://example.com', 'Two', 'Three'];
  const openGroup = async () => {
    const on = threadStage({ clock: () => new Date('2026-11-18T20:20:00Z') });
    for (const text of TEXTS) await on.customer(on.nobody).say(text);
    const element = await openEmpty(on);
    await untilText(element, 'Three');
    await userEvent.hover(page.getByRole('textbox'));
    const rows = [...rootOf(element).querySelectorAll<HTMLElement>('.rows .message')];
    const times = rows.map((row) => row.querySelector<HTMLElement>('.time'));
    const shown = () => times.map((each) => each !== null && getComputedStyle(each).opacity === '1');
    return { element, rows, times, shown };
  };

  it('is rendered for each message of a group, shown on hover and focus, and causes no layout shift', async () => {
    const { element, rows, times, shown } = await openGroup();
    expect(times.map((each) => each?.textContent.replace(/\s/g, ' '))).toEqual(TEXTS.map(() => time));
    expect(shown()).toEqual([false, false, true]);
    const tops = () => rows.map((row) => row.getBoundingClientRect().top);
    const before = tops();
    await userEvent.hover(page.getByText('Two', { exact: true }));
    expect([shown(), tops()]).toEqual([[false, true, true], before]);
    await userEvent.hover(page.getByRole('textbox'));
    rootOf(element).querySelector<HTMLElement>('.bubble a')?.focus();
    expect(shown()).toEqual([true, false, true]);
    // Move back to the list with the keyboard.
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(rootOf(element).activeElement).toBe(scroller(element));
    expect([shown(), tops()]).toEqual([[true, true, true], before]);
  });

  it.runIf(server.browser === 'chromium')('is shown for every message in print', async () => {
    const { rows, times, shown } = await openGroup();
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
    expect(shown()).toEqual([true, true, true]);
    const ends = rows.map((row) => row.getBoundingClientRect().bottom);
    for (const [at, each] of times.entries()) {
      expect(each?.getBoundingClientRect().bottom).toBeLessThanOrEqual(ends[at] ?? 0);
    }
    await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  });

  it.each([320, 1200])('overlaps no text and stays inside the list at %i px', async (width) => {
    document.body.style.width = `${width}px`;
    const { element, rows, times } = await openGroup();
    const list = scroller(element).getBoundingClientRect();
    for (const [at, each] of times.slice(0, -1).entries()) {
      const box = each?.getBoundingClientRect();
      const [words, next] = [rows[at], rows[at + 1]].map((row) => {
        const range = document.createRange();
        range.selectNodeContents(row?.querySelector('.bubble') ?? document.body);
        return range.getBoundingClientRect();
      });
      expect(box?.left).toBeGreaterThanOrEqual(list.left);
      expect(box?.right).toBeLessThanOrEqual(list.right);
      expect(box?.top).toBeGreaterThanOrEqual(words?.bottom ?? 0);
      expect(box?.bottom).toBeLessThanOrEqual((next?.top ?? 0) + 3);
    }
    document.body.removeAttribute('style');
  });
});

it('the unread mark shows “30+” until all unread messages are loaded, then the exact number', async () => {
  const on = threadStage();
  const say = async (from: number, to: number) => {
    for (let at = from; at < to; at += 1) await on.customer(on.nobody).say(`Message ${at}`);
  };
  await say(0, 5);
  const opening = vi.spyOn(on.chat, 'open');
  const before = await openEmpty(on);
  await vi.waitFor(() => expect(on.to('/thread/read').length).toBe(1));
  before.remove();
  // Messages are marked as read until the conversation is closed.
  const chat = await opening.mock.results[0]?.value;
  await expect.poll(() => chat?.connection).toBe('closed');
  await say(5, 45);
  on.controls.failNext('earlier');
  const element = await openEmpty(on);
  await untilAtEnd(element);
  const marks = () =>
    [...rootOf(element).querySelectorAll('.line.unread > :last-child')].map(({ textContent }) => textContent);
  await vi.waitFor(() => {
    scroller(element).scrollTo(0, 0);
    expect(marks()).toEqual(['30+ unread messages']);
  });
  // After a failure only Retry loads more. Scrolling does not.
  for (const top of [20, 0, 10, 0]) {
    scroller(element).scrollTo(0, top);
    await new Promise(requestAnimationFrame);
  }
  expect(marks()).toEqual(['30+ unread messages']);
  await press(button('Retry'));
  await vi.waitFor(() => {
    scroller(element).scrollTo(0, 0);
    expect(rootOf(element).querySelector('.rows .bubble')?.textContent).toBe('Message 0');
  });
  await vi.waitFor(() => {
    const row = [...rootOf(element).querySelectorAll('.rows .message')].find((each) => each.querySelector('.unread'));
    expect(row?.querySelector('.bubble')?.textContent).toBe('Message 5');
  });
  expect(marks()).toEqual(['40 unread messages']);
});

it.each(['en-US', 'es-US'])('the header on a phone is one row of at most 64 px without overlap: %s', async (locale) => {
  document.body.style.width = '320px';
  // A font with the same width in every browser.
  document.body.style.setProperty('--lead-font', 'monospace');
  const element = await open(threadStage(), { locale });
  const head = rootOf(element).querySelector('.head');
  const parts = [...(head?.querySelectorAll('a, h2, button') ?? [])].map((each) => each.getBoundingClientRect());
  const row = parts.filter(({ width }) => width > 0).sort((one, other) => one.left - other.left);
  expect(row.length).toBe(5);
  for (const [at, { right, width }] of row.entries()) {
    expect(right).toBeLessThanOrEqual(row[at + 1]?.left ?? head?.getBoundingClientRect().right ?? 0);
    expect(width).toBeGreaterThanOrEqual(44);
  }
  expect(heightOf(head)).toBeLessThanOrEqual(64);
  expect(rootOf(element).querySelector('textarea')?.offsetHeight).toBe(44);
  document.body.removeAttribute('style');
});

/** Styles of the container and of the thread, and the height of a heading above the thread in px. */
interface Layout {
  readonly around?: string;
  readonly thread?: string;
  readonly heading?: number;
}

function putInto({ around = '', thread = '', heading = 0 }: Layout, element: HTMLElement): void {
  const box = document.createElement('div');
  document.body.append(box);
  onTestFinished(() => box.remove());
  box.style.cssText = around;
  const head = document.createElement('div');
  head.style.cssText = `flex: none; height: ${heading}px`;
  if (heading > 0) box.append(head);
  element.style.cssText = thread;
  box.append(element);
}

async function openIn(layout: Layout): Promise<Host> {
  const on = threadStage();
  for (let at = 0; at < 45; at += 1) await on.customer(on.nobody).say(`Message ${at}`);
  const element = place(on, { userId: on.nobody });
  putInto(layout, element);
  await vi.waitFor(() => expect(rootOf(element).querySelectorAll('.message').length).toBeGreaterThan(3));
  return element;
}

const heightOf = (element: Element | null) => Math.round(element?.getBoundingClientRect().height ?? 0);
const shownIn = (element: Host) => heightOf(rootOf(element).querySelector('.thread'));

const COLUMN = 'display: flex; flex-direction: column;';

const LAYOUTS: readonly (Layout & { readonly name: string; readonly height: number })[] = [
  { name: 'the default without a height', height: 640 },
  { name: 'the value of --lead-thread-height', thread: '--lead-thread-height: 480px', height: 480 },
  { name: 'a height in px', thread: 'height: 360px', height: 360 },
  { name: '100 % of a box', around: 'height: 500px', thread: 'height: 100%', height: 500 },
  { name: '100 % of a higher box', around: 'height: 900px', thread: 'height: 100%', height: 900 },
  { name: 'the default for 100 % of a box without a height', thread: 'height: 100%', height: 640 },
  { name: 'the rest of a column', around: `${COLUMN} height: 600px`, thread: 'flex: 1', heading: 50, height: 550 },
  { name: 'the rest of a low column', around: `${COLUMN} height: 330px`, thread: 'flex: 1', heading: 50, height: 280 },
  { name: 'the height of a row', around: 'display: flex; height: 420px', thread: 'flex: 1', height: 420 },
  {
    name: 'a row of a grid',
    around: 'display: grid; grid-template-rows: auto 1fr; height: 600px',
    heading: 60,
    height: 540,
  },
  { name: 'at most max-height', thread: 'max-height: 400px', height: 400 },
  { name: 'at least min-height', thread: 'min-height: 700px', height: 700 },
  {
    name: '100 % by the property in a box with a height',
    around: 'height: 480px',
    thread: 'height: 100%; --lead-thread-height: 100%',
    height: 480,
  },
];

it('the thread and its reserved height have the same height in every layout', async () => {
  const element = await openIn({});
  const sheet = document.createElement('style');
  document.head.append(sheet);
  onTestFinished(() => sheet.remove());
  // An undefined element name, so that the element is never upgraded.
  sheet.textContent = reserveCss.replaceAll('message-thread', 'no-thread-yet');
  for (const { name, height, ...layout } of LAYOUTS) {
    putInto(layout, element);
    await expect.poll(() => [heightOf(element), shownIn(element)], { message: name }).toEqual([height, height]);
    expect(element.scrollHeight, name).toBeLessThanOrEqual(height);
    const scroller = rootOf(element).querySelector('.scroller');
    expect(scroller?.scrollHeight, name).toBeGreaterThan(scroller?.clientHeight ?? 0);
    const waiting = document.createElement('no-thread-yet');
    putInto(layout, waiting);
    expect(heightOf(waiting), `${name}, reserved`).toBe(height);
  }
});

it('the thread is 200 px high if 100 % refers to no height, however long the conversation is', async () => {
  const element = await openIn({ thread: '--lead-thread-height: 100%' });
  expect(shownIn(element)).toBe(200);
  expect(rootOf(element).querySelectorAll('.message').length).toBeLessThan(40);
});

it('the thread keeps its height while it shows an error', async () => {
  const on = threadStage();
  on.setFault((request) => (request.url.includes('chat') ? new Response(null, { status: 500 }) : undefined));
  const element = await open(on);
  expect(shownIn(element)).toBe(640);
});
