import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { press } from '../elements/press.js';
import { ownAddress, untilText, viewOf } from '../lead-app/app-stage.js';
import { isThere } from '../message-thread/thread-stage.js';
import { answerAndNote, openOffice } from './plumber-walk.js';

ownAddress();

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();

describe.each([
  ['a phone', 390, 844],
  ['a desktop', 1280, 800],
])('a plumber on %s', (_device, width, height) => {
  it('“Who wrote to me? I call, say when I come, note the gate code, and go back to my list.”', async () => {
    await answerAndNote(width, height);
  });

  it('“That one is spam. Archive it. No, wait: bring it back.”', async () => {
    await page.viewport(width, height);
    const app = await openOffice();
    await press(button('More actions'));
    await press(page.getByRole('menuitem', { name: 'Archive Lead' }));
    await expect.element(page.getByText('Lead archived').last()).toBeVisible();
    await press(button('Undo'));
    await vi.waitFor(() => {
      const open = viewOf(app)?.shadowRoot?.querySelector('[aria-expanded="true"].toggle .name');
      expect(open?.textContent).toBe('Dana Whitfield');
    });
  });
});

it('a plumber with gloves off, by keyboard alone: the next lead, its note, and the list of keys', async () => {
  await page.viewport(1280, 800);
  const app = await openOffice();
  const root = viewOf(app)?.shadowRoot;
  // The keys are there with it.
  await expect.element(page.getByRole('button', { name: 'Keyboard shortcuts' })).toBeVisible();
  root?.querySelector<HTMLElement>('.toggle')?.focus();
  await userEvent.keyboard('j');
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(root?.querySelectorAll('[aria-expanded="true"].toggle').length).toBe(1));
  const name = root?.querySelector('[aria-expanded="true"].toggle .name')?.textContent;
  expect(name).not.toBe('Dana Whitfield');
  await userEvent.keyboard('n');
  await expect.element(page.getByRole('textbox', { name: 'Your Notes' })).toBeVisible();
  await vi.waitFor(() => expect(root?.activeElement?.localName).toBe('textarea'));
  await userEvent.keyboard('Left a voicemail.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await vi.waitFor(() => expect(isThere(page.getByRole('textbox', { name: 'Your Notes' }))).toBe(false));
  await untilText(app, /Left a voicemail\./);
  await userEvent.keyboard('?');
  await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(isThere(page.getByRole('dialog'))).toBe(false));
});
