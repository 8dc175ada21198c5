import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fill, press } from '../elements/press.js';
import { make } from '../elements/stage.js';
import { BASE, BOARD, ownAddress, traverse, untilShown, untilText, viewOf, visit } from '../lead-app/app-stage.js';
import { isThere, threadStage } from '../message-thread/thread-stage.js';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();

ownAddress();

async function openOffice(): Promise<ReturnType<typeof make>> {
  const on = threadStage();
  await visit(BOARD);
  const app = make('lead-app', { gateway: on.gateway, chat: on.chat, basePath: BASE, timeZone: 'America/Chicago' });
  document.body.append(app);
  await untilShown(app, 'lead-board');
  return app;
}

it('a plumber: “Who wrote to me? I call, say when I come, note the gate code, and go back to my list.”', async () => {
  await page.viewport(390, 844);
  const app = await openOffice();

  // Who wrote to me?
  await press(page.getByText('Show Unread Messages'));
  await vi.waitFor(() => expect(Reflect.get(viewOf(app) ?? {}, 'filters')).toMatchObject({ hasUnreadMessages: true }));
  await untilText(app, /Dana Whitfield/);

  // All of them again: whom I have answered is not unread any more.
  await press(page.getByText('Show Unread Messages'));
  await untilText(app, /of 237 results/);

  // I call.
  await press(button('Contact'));
  const call = page.getByRole('link', { name: /\(512\) 555-0142/ }).first();
  await expect.element(call).toBeVisible();
  expect(call.element().getAttribute('href')).toBe('tel:+15125550142');

  // It is a job for Tuesday.
  await press(page.getByRole('combobox', { name: 'Lead status' }));
  await press(page.getByRole('option', { name: 'Scheduled' }));
  await expect.element(page.getByRole('combobox', { name: 'Lead status' })).toHaveTextContent('Scheduled');

  // I note the gate code.
  await press(button(/^(Edit notes|Add a note)$/));
  await fill(page.getByRole('textbox', { name: 'Your Notes' }), 'Tuesday at 9. Gate code 4471#.');
  await press(button('Save'));
  await vi.waitFor(() => expect(isThere(page.getByRole('textbox', { name: 'Your Notes' }))).toBe(false));
  await untilText(app, /Tuesday at 9\. Gate code 4471#\./);

  // I say when I come.
  await press(page.getByRole('link', { name: 'Message', exact: true }).first());
  await untilShown(app, 'message-thread');
  await expect.element(page.getByRole('heading', { name: 'Your messages with Dana Whitfield' })).toBeVisible();
  await fill(page.getByRole('textbox', { name: 'Message' }), 'I come on Tuesday at 9.');
  await press(button('Send'));
  await expect.element(page.getByRole('log')).toHaveTextContent(/I come on Tuesday at 9\..*Sent$/);

  // Back to my list: it is as I left it.
  await traverse(-1);
  await untilShown(app, 'lead-board');
  await untilText(app, /Dana Whitfield/);
  await untilText(app, /Tuesday at 9\. Gate code 4471#\./);
  await expect.element(page.getByRole('combobox', { name: 'Lead status' })).toHaveTextContent('Scheduled');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
