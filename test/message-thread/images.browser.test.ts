import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { press } from '../element/press.js';
import { cleanPage, rootOf, untilText } from '../element/stage.js';
import { button, isThere, openEmpty, picture, scroller, threadStage } from './thread-stage.js';

cleanPage();

const images = (element: Element) => rootOf(element).querySelectorAll('.rows button.image img').length;

it('an image that fails, and fails again at the same address, says so, and comes by Retry', async () => {
  const on = threadStage();
  await on.customer(on.nobody).sendImage(await picture());
  const broken = URL.createObjectURL(new Blob(['This is no image.']));
  let isBroken = true;
  let asked = 0;
  const chat = {
    async open(options: Parameters<typeof on.chat.open>[0]) {
      const thread = await on.chat.open(options);
      return Object.assign(Object.create(thread), {
        async mediaUrls(ids: readonly string[]) {
          asked += 1;
          if (!isBroken) return thread.mediaUrls(ids);
          return new Map(ids.map((id) => [id, { url: broken, expiresAt: Date.now() + 60_000 }]));
        },
      });
    },
  };
  const element = await openEmpty(on, { chat });
  await untilText(element, 'This image could not be loaded.');
  expect(asked).toBe(2);
  await press(button('Retry'));
  await vi.waitFor(() => expect(asked).toBe(4));
  await untilText(element, 'This image could not be loaded.');
  isBroken = false;
  await press(button('Retry'));
  await vi.waitFor(() => {
    const shown = rootOf(element).querySelector<HTMLImageElement>('.rows button.image img');
    expect(shown?.naturalWidth).toBeGreaterThan(0);
  });
  URL.revokeObjectURL(broken);
});

it('an open image stays open when its row leaves what is drawn, and the focus goes to the messages', async () => {
  const on = threadStage();
  await on.customer(on.nobody).sendImage(await picture());
  const element = await openEmpty(on);
  await vi.waitFor(() => expect(images(element)).toBe(1));
  await press(button('Open image sink.png'));
  const viewer = page.getByRole('dialog', { name: 'Image sink.png' });
  await expect.element(viewer).toBeVisible();
  for (let at = 0; at < 60; at += 1) await on.customer(on.nobody).say(`Message ${at}`);
  await vi.waitFor(() => expect(images(element)).toBe(0));
  expect(isThere(viewer)).toBe(true);
  expect(viewer.getByRole('img').element().getAttribute('alt')).toBe('sink.png');
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(isThere(viewer)).toBe(false));
  await vi.waitFor(() => expect(rootOf(element).activeElement === scroller(element)).toBe(true));
});
