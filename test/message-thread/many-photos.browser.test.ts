import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fill, press } from '../element/press.js';
import { cleanPage, type Host, rootOf, tick, untilText } from '../element/stage.js';
import * as screen from './thread-stage.js';

cleanPage();

const JOB = ['a.png', 'b.png', 'c.png', 'd.png', 'e.png'];
const photosOf = (names: readonly string[]) =>
  Promise.all(names.map((name) => screen.picture('image/png', 40, 20, name)));
const caption = () => page.getByRole('textbox', { name: 'Caption (optional)' });
const words = (element: Element, selector: string) =>
  [...rootOf(element).querySelectorAll(selector)].map(({ textContent }) => textContent);
const chosen = (element: Element) => words(element, '[part~="file"] .file');
const untilChosen = (element: Element, names: readonly string[]) =>
  vi.waitFor(() => expect(chosen(element)).toEqual(names));
async function received(on: screen.ThreadStage): Promise<readonly string[]> {
  const { chat, messages } = await on.received();
  chat.close();
  return messages.map(({ body, media }) => media[0]?.filename ?? body);
}

async function openWith(on: screen.ThreadStage, names: readonly string[]): Promise<Host> {
  const element = await screen.openEmpty(on);
  screen.pick(element, ...(await photosOf(names)));
  await untilChosen(element, names);
  return element;
}

describe('multiple photos', () => {
  it('are sent in the order chosen, after the caption', async () => {
    const on = screen.threadStage();
    const element = await screen.openEmpty(on);
    await fill(screen.box(), 'The kitchen today');
    screen.pick(element, ...(await photosOf(JOB)));
    await untilChosen(element, JOB);
    await expect.element(page.getByRole('img', { name: 'Photo 5 of 5' })).toBeVisible();
    await expect.element(caption()).toHaveValue('The kitchen today');
    await press(screen.button('Move photo 5 forward'));
    await untilChosen(element, ['a.png', 'b.png', 'c.png', 'e.png', 'd.png']);
    await press(screen.button('Move photo 1 back'));
    const order = ['b.png', 'a.png', 'c.png', 'e.png', 'd.png'];
    await untilChosen(element, order);
    await expect.element(screen.button('Send')).toBeEnabled();
    await press(screen.button('Send'));
    await vi.waitFor(async () => expect(await received(on)).toEqual(['The kitchen today', ...order]));
    await expect.element(screen.button('Open image d.png')).toBeVisible();
    await expect.element(screen.box()).toHaveValue('');
    expect(chosen(element)).toEqual([]);
  });

  it('can be reordered with the keyboard and by dragging, and a drag adds no photo', async () => {
    const element = await openWith(screen.threadStage(), ['a.png', 'b.png', 'c.png']);
    const move = screen.button('Move photo 3 forward').element();
    if (move instanceof HTMLElement) move.focus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(screen.focused(element)).toBe('Move photo 2 forward'));
    await untilChosen(element, ['a.png', 'c.png', 'b.png']);
    await untilText(element, 'It is photo 2 of 3 now.');
    const drag = (type: string, at: number) => {
      const event = new DragEvent(type, { dataTransfer: new DataTransfer(), bubbles: true, cancelable: true });
      rootOf(element).querySelectorAll('.photos > li')[at]?.dispatchEvent(event);
    };
    drag('dragstart', 2);
    await tick(20);
    drag('dragenter', 0);
    await untilChosen(element, ['b.png', 'a.png', 'c.png']);
    drag('drop', 0);
    drag('dragend', 0);
    await tick(20);
    drag('dragenter', 2);
    await tick(50);
    expect(chosen(element)).toEqual(['b.png', 'a.png', 'c.png']);
  });

  it('can be added by picking, pasting and dropping, and removed one by one', async () => {
    const element = await openWith(screen.threadStage(), ['a.png']);
    screen.pick(element, ...(await photosOf(['b.png', 'c.png'])));
    await untilChosen(element, ['a.png', 'b.png', 'c.png']);
    await press(caption());
    await userEvent.keyboard('Before ');
    const pasted = screen.carried(...(await photosOf(['d.png', 'e.png'])));
    caption().element().dispatchEvent(screen.pasteOf(pasted));
    await untilChosen(element, JOB);
    expect(screen.focused(element)).toBe('Caption (optional)');
    const dataTransfer = screen.carried(...(await photosOf(['f.png', 'g.png'])));
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    rootOf(element).querySelector('.chosen')?.dispatchEvent(drop);
    await untilChosen(element, [...JOB, 'f.png', 'g.png']);
    await press(screen.button('Remove photo 2'));
    await vi.waitFor(() => expect(screen.focused(element)).toBe('Remove photo 2'));
    await untilChosen(element, ['a.png', 'c.png', 'd.png', 'e.png', 'f.png', 'g.png']);
    await expect.element(caption()).toHaveValue('Before ');
  });
});

it('removing a photo while others become ready keeps the focus on the remaining photos', async () => {
  const element = await openWith(screen.threadStage(), ['a.png']);
  const taken = new Promise<void>((done) => {
    const watcher = new MutationObserver(() => {
      if (!/3 photos, /.test(rootOf(element).textContent ?? '')) return;
      watcher.disconnect();
      const out = rootOf(element).querySelectorAll<HTMLElement>('.take-out')[1];
      out?.focus();
      out?.click();
      done();
    });
    watcher.observe(rootOf(element), { subtree: true, childList: true, characterData: true });
  });
  screen.pick(element, ...(await photosOf(['b.png', 'c.png'])));
  await taken;
  await untilChosen(element, ['a.png', 'c.png']);
  expect(screen.focused(element)).toBe('Remove photo 2');
});

it('if the photo code does not load, the thread shows a file error and keeps the text that was typed', async () => {
  const { threadTools } = await import('../../src/message-thread/lazy-thread.js');
  const element = await screen.openEmpty(screen.threadStage());
  await fill(screen.box(), 'Look at this');
  const load = vi.spyOn(threadTools, 'load').mockRejectedValue(new Error('offline'));
  screen.pick(element, ...(await photosOf(['a.png'])));
  await expect.element(page.getByRole('alert')).toHaveTextContent('Error with loading file');
  await expect.element(screen.box()).toHaveValue('Look at this');
  load.mockRestore();
  screen.pick(element, ...(await photosOf(['a.png'])));
  await untilChosen(element, ['a.png']);
});
