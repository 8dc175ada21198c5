import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearStage, onPage, onWindow } from '../stage.js';
import { isOpen, moreActions, openWith, shown, staged, trigger } from './more-actions.js';

afterEach(clearStage);

test('Escape closes it, gives the focus back, and does not reach the page', async () => {
  const on = await staged(moreActions());
  const heard = vi.fn();
  await openWith(on, '{Enter}');
  onWindow('keydown', heard, false);
  await userEvent.keyboard('{Escape}');
  expect(isOpen(on)).toBe(false);
  expect(on.root.activeElement).toBe(trigger(on));
  expect(heard).not.toHaveBeenCalled();
});

test('Escape closes it and gives the focus back even where the page keeps that key for itself', async () => {
  const on = await staged(moreActions());
  await openWith(on, '{Enter}');
  onWindow('keydown', (event) => event.stopImmediatePropagation(), true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => isOpen(on)).toBe(false);
  expect(on.root.activeElement).toBe(trigger(on));
});

test('Tab closes it and moves on from its button, in both directions', async () => {
  const on = await staged(moreActions());
  await openWith(on, '{Enter}');
  await userEvent.keyboard('{Tab}');
  expect(isOpen(on)).toBe(false);
  expect(on.root.activeElement?.id).toBe('after');
  await openWith(on, '{Enter}');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(isOpen(on)).toBe(false);
  expect(on.root.activeElement?.id).toBe('before');
});

test.each(['the same widget', 'the page', 'another widget', 'its button'])('a press on %s closes it', async (where) => {
  const on = await staged(moreActions());
  const other = await staged(moreActions());
  other.host.style.margin = '200px 0 0';
  const plain = onPage(document.createElement('p'));
  plain.textContent = 'Words of the page';
  await userEvent.click(trigger(on));
  await shown(on);
  const targets: Record<string, HTMLElement> = {
    'the same widget': on.get('#before'),
    'the page': plain,
    'another widget': other.get('#after'),
    'its button': trigger(on),
  };
  await userEvent.click(targets[where]!);
  await expect.poll(() => isOpen(on)).toBe(false);
  await new Promise((done) => setTimeout(done, 50));
  expect(on.root.querySelector('[popover]')).toBeNull();
});

test('it closes when a script of the page takes the focus', async () => {
  const field = onPage(document.createElement('input'));
  const on = await staged(moreActions());
  await openWith(on, '{Enter}');
  field.focus();
  await expect.poll(() => isOpen(on)).toBe(false);
  expect(document.activeElement).toBe(field);
});

test('a widget that is moved in the page while its menu is open closes it, and opens it again at a press', async () => {
  const on = await staged(moreActions());
  const elsewhere = onPage(document.createElement('section'));
  await openWith(on, '{Enter}');
  elsewhere.append(on.host);
  await expect.poll(() => isOpen(on)).toBe(false);
  await userEvent.click(trigger(on));
  await shown(on);
});

test('opening the menu of another widget closes this one', async () => {
  const on = await staged(moreActions());
  const other = await staged(moreActions());
  await openWith(on, '{Enter}');
  await openWith(other, '{Enter}');
  expect(isOpen(on)).toBe(false);
  expect(isOpen(other)).toBe(true);
});
