import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Icon } from '../../src/ui/icon.js';
import { archive, mail, more } from '../../src/ui/icons.js';
import { Menu, type MenuItem } from '../../src/ui/menu.js';
import { accessibilityTree, tap } from './devtools.js';
import { clearStage, hostileBox, onPage, onWindow, type Stage, stage } from './stage.js';

afterEach(clearStage);

const items = (onSelect: (id: string) => void): MenuItem[] => [
  { id: 'unread', label: 'Mark as unread', icon: mail, hint: 'U', onSelect: () => onSelect('unread') },
  { id: 'copy', label: 'Copy link', disabled: true, onSelect: () => onSelect('copy') },
  { id: 'archive', label: 'Archive Lead', icon: archive, hint: 'E', onSelect: () => onSelect('archive') },
];

const moreActions = (onSelect: (id: string) => void = () => {}) => (
  <>
    <button type="button" id="before">
      Before
    </button>
    <Menu label="More actions" items={items(onSelect)}>
      <Icon path={more} />
    </Menu>
    <button type="button" id="after">
      After
    </button>
  </>
);

const trigger = (on: Stage) => on.get('[aria-haspopup=menu]');
const isOpen = (on: Stage) => trigger(on).getAttribute('aria-expanded') === 'true';
const focused = (on: Stage) => on.root.activeElement?.querySelector('.name')?.textContent ?? on.root.activeElement;

async function staged(...args: Parameters<typeof stage>): Promise<Stage> {
  const on = stage(...args);
  await expect.poll(() => on.root.querySelector('[aria-haspopup=menu]')).not.toBeNull();
  return on;
}

async function shown(on: Stage): Promise<HTMLElement> {
  await expect.poll(() => on.root.querySelector('[role=menu]')?.hasAttribute('data-placed')).toBe(true);
  return on.get('[role=menu]');
}

async function openWith(on: Stage, key: string): Promise<HTMLElement> {
  trigger(on).focus();
  await userEvent.keyboard(key);
  return shown(on);
}

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

test('arrows go round and pass over a disabled item; Home, End and letters lead there', async () => {
  const on = await staged(moreActions());
  await openWith(on, '{Enter}');
  const walk = [];
  for (const key of ['{ArrowDown}', '{ArrowDown}', '{ArrowUp}', '{Home}', '{End}', 'm', 'c', 'a']) {
    await userEvent.keyboard(key);
    walk.push(focused(on));
    if (key === 'm' || key === 'c') await new Promise((done) => setTimeout(done, 750));
  }
  expect(walk).toEqual([
    'Archive Lead',
    'Mark as unread',
    'Archive Lead',
    'Mark as unread',
    'Archive Lead',
    'Mark as unread',
    'Mark as unread',
    'Archive Lead',
  ]);
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

test("inside a page's modal dialog Escape closes only the menu", async () => {
  const dialog = onPage(document.createElement('dialog'));
  dialog.showModal();
  const on = await staged(moreActions(), dialog);
  await openWith(on, '{Enter}');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => isOpen(on)).toBe(false);
  expect(dialog.open).toBe(true);
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

test('opening the menu of another widget closes this one', async () => {
  const on = await staged(moreActions());
  const other = await staged(moreActions());
  await openWith(on, '{Enter}');
  await openWith(other, '{Enter}');
  expect(isOpen(on)).toBe(false);
  expect(isOpen(other)).toBe(true);
});

test('fingers open it, choose, and close it by a tap elsewhere', async () => {
  const onSelect = vi.fn();
  const on = await staged(moreActions(onSelect));
  await tap(trigger(on));
  const menu = await shown(on);
  await tap([...menu.querySelectorAll('button')][0]!);
  expect(onSelect.mock.calls).toEqual([['unread']]);
  await expect.poll(() => isOpen(on)).toBe(false);
  await tap(trigger(on));
  await shown(on);
  await tap(on.get('#before'));
  await expect.poll(() => isOpen(on)).toBe(false);
});

test('a screen reader gets names, roles and states', async () => {
  const on = await staged(moreActions());
  await openWith(on, '{Enter}');
  const nodes = await accessibilityTree();
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

test('in right-to-left text it keeps to the left edge of its button', async () => {
  const page = onPage(document.createElement('div'));
  page.style.cssText = 'direction: rtl; padding: 0 300px';
  const on = await staged(moreActions(), page);
  const menu = await openWith(on, '{Enter}');
  expect(menu.getBoundingClientRect().left).toBeCloseTo(trigger(on).getBoundingClientRect().left, 0);
});
