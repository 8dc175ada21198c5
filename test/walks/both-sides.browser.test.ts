import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fill, press } from '../elements/press.js';
import { cleanPage, rootOf, textOf, untilText } from '../elements/stage.js';
import {
  box,
  bubbles,
  button,
  DANA,
  log,
  open,
  pick,
  picture,
  said,
  threadStage,
} from '../message-thread/thread-stage.js';

cleanPage();

it('both sides: “She asks, I answer, she sees that I answer, and I send her a photo with a word.”', async () => {
  await page.viewport(390, 844);
  const on = threadStage();
  const element = await open(on);
  const dana = on.customer(DANA);

  await dana.typing(true);
  await untilText(element, 'Dana Whitfield is typing…');
  await dana.say('Can you still come today?');
  await vi.waitFor(() => expect(bubbles(element).at(-1)).toBe('Can you still come today?'));
  await vi.waitFor(() => expect(said(element)).toContain('Can you still come today?'));

  const theirs = await on.chat.open({ ...(await dana.session()), getToken: async () => 'x' });
  await press(box());
  await userEvent.keyboard('At 5:30, if that is all right.');
  await press(button('Send'));
  await expect.element(log()).toHaveTextContent(/if that is all right\..*Sent$/);
  const { messages } = await theirs.recent(1);
  expect(messages[0]?.body).toBe('At 5:30, if that is all right.');
  await theirs.markAllRead();
  await expect.element(log()).toHaveTextContent(/· Read$/);

  pick(element, await picture('image/jpeg', 800, 600));
  await fill(page.getByRole('textbox', { name: 'Caption (optional)' }), 'The part I bring.');
  await expect.element(button('Send')).toBeEnabled();
  await press(button('Send'));
  await vi.waitFor(async () => {
    const recent = await theirs.recent(2);
    expect(recent.messages.map(({ body, media }) => [body, media.length])).toEqual([
      ['The part I bring.', 0],
      ['', 1],
    ]);
  });
  expect(textOf(element)).not.toContain('Not sent');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  theirs.close();
});

it('the provider, by keyboard alone: “I read what came, answer it, and leave.”', async () => {
  await page.viewport(1280, 800);
  const on = threadStage();
  const element = await open(on);
  const dana = on.customer(DANA);
  await dana.say('Is the part there?');
  await vi.waitFor(() => expect(bubbles(element).at(-1)).toBe('Is the part there?'));
  document.body.tabIndex = -1;
  document.body.focus();
  for (let at = 0; at < 40 && rootOf(element).activeElement?.localName !== 'textarea'; at += 1) {
    await userEvent.keyboard('{Tab}');
  }
  await userEvent.keyboard('It came this morning.');
  await userEvent.keyboard('{Tab}{Enter}');
  await vi.waitFor(() => expect(bubbles(element).at(-1)).toBe('* It came this morning.'));
  await vi.waitFor(() => expect(rootOf(element).activeElement?.localName).toBe('textarea'));
  await expect.element(box()).toHaveValue('');
});
