import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { press } from '../element/press.js';
import { cleanPage, rootOf, untilText } from '../element/stage.js';
import { button, fileOf, openEmpty, pick, picture, threadStage } from './thread-stage.js';

cleanPage();

const MOST = 157_286_400;
const LARGE = 31_457_280;
const chunk = new Blob([new Uint8Array(1_048_576)]);

/** A valid photo, padded with zeros to this size. */
async function photoOf(bytes: number): Promise<File> {
  const head = await picture('image/jpeg');
  const rest = bytes - head.size;
  const chunks = Array(Math.floor(rest / chunk.size)).fill(chunk);
  return fileOf([head, ...chunks, chunk.slice(0, rest % chunk.size)], 'image/jpeg', 'large.jpg');
}

it('a 31 MB original is sent and shows its upload progress', async () => {
  const on = threadStage();
  const element = await openEmpty(on);
  const photo = await photoOf(LARGE);
  pick(element, photo);
  await expect.element(button('Send original')).toBeVisible();
  await press(button('Send original'));
  await untilText(element, '31.5 MB');
  const seen = new Set<number>();
  const look = () => {
    const bar = rootOf(element).querySelector('progress');
    if (bar?.hasAttribute('value')) seen.add(bar.value);
  };
  const observer = new MutationObserver(look);
  observer.observe(rootOf(element), { subtree: true, childList: true, attributes: true });
  await press(button('Send'));
  await vi.waitFor(() => expect(rootOf(element).querySelectorAll('.rows button.image').length).toBe(1));
  observer.disconnect();
  expect(seen.size).toBeGreaterThan(2);
  expect([...seen]).toEqual([...seen].toSorted((one, other) => one - other));
  const { chat, messages } = await on.received(1);
  chat.close();
  expect(messages[0]?.media).toMatchObject([{ filename: 'large.jpg', size: LARGE }]);
});

it('a file one byte larger than 150 MB is refused', async () => {
  const element = await openEmpty(threadStage());
  pick(element, await photoOf(MOST + 1));
  await expect.element(page.getByRole('alert')).toHaveTextContent('File size cannot exceed 150MB. Please try again.');
  await expect.element(button('Send')).toBeDisabled();
});
