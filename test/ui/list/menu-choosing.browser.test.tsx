import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityTree } from '../accessibility.js';
import { clearStage, hostileBox } from '../stage.js';
import { focused, isOpen, moreActions, openWith, shown, staged, trigger } from './more-actions.js';

afterEach(clearStage);

test('a click opens it in the top layer of a clipped page, its end at the end of the button', async () => {
  const on = await staged(moreActions(), hostileBox());
  await userEvent.click(trigger(on));
  const menu = await shown(on);
  const { right, bottom } = menu.getBoundingClientRect();
  expect(menu.contains(on.root.elementFromPoint(right - 20, bottom - 8))).toBe(true);
  expect(document.elementFromPoint(right - 20, bottom - 8)).toBe(on.host);
  expect(on.root.activeElement).toBe(menu);
});

test('a click on an item closes it, gives the focus back and then acts', async () => {
  const order: unknown[] = [];
  const on = await staged(
    moreActions((id) => order.push(id, on.root.activeElement === trigger(on))),
    hostileBox(),
  );
  await userEvent.click(trigger(on));
  const menu = await shown(on);
  await userEvent.click([...menu.querySelectorAll('button')][2]!);
  expect(order).toEqual(['archive', true]);
  expect(isOpen(on)).toBe(false);
});

test.each([
  ['{Enter}', 'Mark as unread'],
  ['[Space]', 'Mark as unread'],
  ['{ArrowDown}', 'Mark as unread'],
  ['{ArrowUp}', 'Archive Lead'],
])('%s opens it on %s', async (key, expected) => {
  const on = await staged(moreActions());
  await openWith(on, key);
  expect(focused(on)).toBe(expected);
});

test.each(['{Enter}', '[Space]'])('%s runs an item once', async (key) => {
  const onSelect = vi.fn();
  const on = await staged(moreActions(onSelect));
  await openWith(on, '{ArrowUp}');
  await userEvent.keyboard(key);
  expect(onSelect.mock.calls).toEqual([['archive']]);
  expect(isOpen(on)).toBe(false);
  expect(on.root.activeElement).toBe(trigger(on));
});

test('a disabled item is deaf to clicks', async () => {
  const onSelect = vi.fn();
  const on = await staged(moreActions(onSelect));
  await userEvent.click(trigger(on));
  const menu = await shown(on);
  await userEvent.click([...menu.querySelectorAll('button')][1]!, { force: true });
  expect(onSelect).not.toHaveBeenCalled();
  expect(isOpen(on)).toBe(true);
});

test('a screen reader gets names, roles and states', async () => {
  const on = await staged(moreActions());
  await openWith(on, '{Enter}');
  const nodes = accessibilityTree();
  expect(nodes.find((node) => node.name === 'More actions' && node.role === 'button')).toMatchObject({
    expanded: true,
    hasPopup: 'menu',
  });
  expect(nodes.find((node) => node.role === 'menu')).toMatchObject({ name: 'More actions' });
  const rows = nodes.filter((node) => node.role === 'menuitem');
  expect(rows.map((node) => node.name)).toEqual(['Mark as unread', 'Copy link', 'Archive Lead']);
  expect(rows.map((node) => [node['focused'] === true, node['disabled'] === true])).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ]);
});
