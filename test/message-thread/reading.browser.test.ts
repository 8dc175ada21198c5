import { describe, expect, it, vi } from 'vitest';
import { cdp, page, server, userEvent } from 'vitest/browser';
import { press } from '../element/press.js';
import { cleanPage, rootOf, untilText } from '../element/stage.js';
import { button, open, openEmpty, said, scroller, threadStage, untilAtEnd } from './thread-stage.js';

cleanPage();

describe('what a screen reader hears', () => {
  it('after a lost link is all that has come, or how much', async () => {
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

  it('names who speaks at the start of each group, on both sides', async () => {
    const on = threadStage();
    const element = await openEmpty(on);
    await on.customer(on.nobody).say('One');
    await on.customer(on.nobody).say('Two');
    await on.gateway.sendMessage({ text: 'Three', senderEntityId: '4711042', receiverEntityId: on.nobody });
    await untilText(element, 'Three');
    const groups = [...rootOf(element).querySelectorAll('.rows .message')].map(
      (each) => each.querySelector('.sr')?.textContent ?? '',
    );
    expect(groups).toEqual(['Member: ', '', 'You: ']);
  });

  it('has one button for photos', async () => {
    await openEmpty(threadStage());
    expect(button('Attach a photo').elements().length).toBe(1);
    expect(page.getByLabelText('Attach a photo').elements().length).toBe(1);
  });
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

  it('stands with each one of a group, also where it is not seen', async () => {
    const { times, shown } = await openGroup();
    const words = times.map((each) => each?.textContent.replace(/\s/g, ' '));
    expect(words).toEqual(TEXTS.map(() => time));
    expect(shown()).toEqual([false, false, true]);
  });

  it('is seen under the pointer and by focus, and moves nothing', async () => {
    const { element, rows, shown } = await openGroup();
    const tops = () => rows.map((row) => row.getBoundingClientRect().top);
    const before = tops();
    await userEvent.hover(page.getByText('Two', { exact: true }));
    expect(shown()).toEqual([false, true, true]);
    expect(tops()).toEqual(before);
    await userEvent.hover(page.getByRole('textbox'));
    rootOf(element).querySelector<HTMLElement>('.bubble a')?.focus();
    expect(shown()).toEqual([true, false, true]);
    // Back to the list itself by the keyboard
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(rootOf(element).activeElement).toBe(scroller(element));
    expect(shown()).toEqual([true, true, true]);
    expect(tops()).toEqual(before);
  });

  it.runIf(server.browser === 'chromium')('stands under each one on paper', async () => {
    const { rows, times, shown } = await openGroup();
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
    expect(shown()).toEqual([true, true, true]);
    const ends = rows.map((row) => row.getBoundingClientRect().bottom);
    for (const [at, each] of times.entries()) {
      expect(each?.getBoundingClientRect().bottom).toBeLessThanOrEqual(ends[at] ?? 0);
    }
    await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  });

  it.each([320, 1200])('covers no words and stays inside at %i px', async (width) => {
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

it('the mark of what is unread says that there may be more until all of it is there', async () => {
  const on = threadStage();
  const say = async (from: number, to: number) => {
    for (let at = from; at < to; at += 1) await on.customer(on.nobody).say(`Message ${at}`);
  };
  await say(0, 5);
  (await openEmpty(on)).remove();
  // It is closed a moment after it has left the page.
  await new Promise((resolve) => setTimeout(resolve, 50));
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

describe('the head at 360 px', () => {
  it.each([
    ['en-US', 'side by side'],
    ['es-US', 'one below the other, as their words are longer'],
  ])('overlaps nowhere, and in %s its two buttons stand %s', async (locale, place) => {
    document.body.style.width = '360px';
    // One that is as wide in every browser.
    document.body.style.setProperty('--lead-font', 'monospace');
    const element = await open(threadStage(), { locale });
    const head = rootOf(element).querySelector('.head');
    const parts = [...(head?.querySelectorAll('.crumbs, a.link:not(.crumbs a), h2, button') ?? [])];
    expect(parts.length).toBe(6);
    const boxes = parts.map((each) => each.getBoundingClientRect());
    for (const [at, one] of boxes.entries()) {
      expect(one.right).toBeLessThanOrEqual((head?.getBoundingClientRect().right ?? 0) - 8);
      for (const other of boxes.slice(at + 1)) {
        const apart =
          one.right <= other.left ||
          other.right <= one.left ||
          one.bottom <= other.top + 20 ||
          other.bottom <= one.top + 20;
        expect(apart).toBe(true);
      }
    }
    const [past, contact] = ['.past', '.btn'].map((name) => head?.querySelector(name)?.getBoundingClientRect());
    expect([past?.height, contact?.height]).toEqual([44, 44]);
    const isBeside = place === 'side by side';
    expect(past?.top === contact?.top && (past?.left ?? 0) > (contact?.left ?? 0)).toBe(isBeside);
    expect((past?.top ?? 0) >= (contact?.bottom ?? 0)).toBe(!isBeside);
    const field = rootOf(element).querySelector('textarea');
    expect(field?.offsetHeight).toBe(44);
    document.body.removeAttribute('style');
  });
});
