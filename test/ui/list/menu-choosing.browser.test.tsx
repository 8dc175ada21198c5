import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Icon } from '../../../src/ui/icons/icon.js';
import { archive, mail, more } from '../../../src/ui/icons/icons.js';
import { Menu } from '../../../src/ui/list/menu.js';
import { toldOf } from '../accessibility.js';
import * as screen from '../stage.js';

const moreActions = (onSelect: (id: string) => void = () => {}) => (
  <screen.Between>
    <Menu
      notLoaded={() => null}
      label="More actions"
      items={[
        { id: 'unread', label: 'Mark as unread', icon: mail, hint: 'U', onSelect: () => onSelect('unread') },
        { id: 'copy', label: 'Copy link', disabled: true, onSelect: () => onSelect('copy') },
        { id: 'archive', label: 'Archive Lead', icon: archive, hint: 'E', onSelect: () => onSelect('archive') },
      ]}
    >
      <Icon path={more} />
    </Menu>
  </screen.Between>
);

const trigger = (on: screen.Stage) => on.get('[aria-haspopup=menu]');
const isOpen = (on: screen.Stage) => trigger(on).getAttribute('aria-expanded') === 'true';
const shown = (on: screen.Stage) => screen.placed(on, '[role=menu]');
const focused = (on: screen.Stage) =>
  on.root.activeElement?.querySelector('.name')?.textContent ?? on.root.activeElement;

async function openWith(on: screen.Stage, key = '{Enter}'): Promise<HTMLElement> {
  trigger(on).focus();
  await userEvent.keyboard(key);
  return shown(on);
}

async function pressed(onSelect?: (id: string) => void) {
  const on = await screen.staged(moreActions(onSelect), screen.hostileBox());
  await userEvent.click(trigger(on));
  const menu = await shown(on);
  return { on, menu, rows: [...menu.querySelectorAll('button')] };
}

afterEach(screen.clearStage);

test('a click opens the menu in the top layer, above a clipped page, and focuses it', async () => {
  const { on, menu } = await pressed();
  const { right, bottom } = menu.getBoundingClientRect();
  expect(menu.contains(on.root.elementFromPoint(right - 20, bottom - 8))).toBe(true);
  expect(document.elementFromPoint(right - 20, bottom - 8)).toBe(on.host);
  expect(on.root.activeElement).toBe(menu);
});

test('clicking an item closes the menu, returns the focus and then acts, and a disabled item does nothing', async () => {
  const order: unknown[] = [];
  const { on, rows } = await pressed((id) => order.push(id, on.root.activeElement === trigger(on)));
  await userEvent.click(rows[1]!, { force: true });
  expect([order, isOpen(on)]).toEqual([[], true]);
  await userEvent.click(rows[2]!);
  expect([order, isOpen(on)]).toEqual([['archive', true], false]);
});

test.each([
  ['{Enter}', 'Mark as unread'],
  ['[Space]', 'Mark as unread'],
  ['{ArrowDown}', 'Mark as unread'],
  ['{ArrowUp}', 'Archive Lead'],
])('%s opens the menu with the focus on %s', async (key, expected) => {
  const on = await screen.staged(moreActions());
  await openWith(on, key);
  expect(focused(on)).toBe(expected);
});

test.each(['{Enter}', '[Space]'])('%s selects a menu item once', async (key) => {
  const onSelect = vi.fn();
  const on = await screen.staged(moreActions(onSelect));
  await openWith(on, '{ArrowUp}');
  await userEvent.keyboard(key);
  expect([onSelect.mock.calls, isOpen(on)]).toEqual([[['archive']], false]);
  expect(on.root.activeElement).toBe(trigger(on));
});

test('the menu exposes names, roles and states to screen readers', async () => {
  await openWith(await screen.staged(moreActions()));
  const button = { name: 'More actions', expanded: true, hasPopup: 'menu' };
  expect(toldOf('button')).toContainEqual(expect.objectContaining(button));
  expect(toldOf('menu')).toMatchObject([{ name: 'More actions' }]);
  expect(toldOf('menuitem')).toMatchObject([
    { name: 'Mark as unread', focused: true, disabled: false },
    { name: 'Copy link', focused: false, disabled: true },
    { name: 'Archive Lead', focused: false, disabled: false },
  ]);
});

test('Escape closes the menu, returns the focus and does not reach the page, even if the page stops it', async () => {
  const on = await screen.staged(moreActions());
  const heard = vi.fn();
  await openWith(on);
  screen.onWindow('keydown', heard, false);
  await userEvent.keyboard('{Escape}');
  expect([isOpen(on), on.root.activeElement === trigger(on), heard.mock.calls]).toEqual([false, true, []]);
  await openWith(on);
  screen.onWindow('keydown', (event) => event.stopImmediatePropagation(), true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => isOpen(on)).toBe(false);
  expect(on.root.activeElement).toBe(trigger(on));
});

test.each([
  ['{Tab}', 'after'],
  ['{Shift>}{Tab}{/Shift}', 'before'],
])('%s closes the menu and moves the focus from its button to the one %s', async (key, id) => {
  const on = await screen.staged(moreActions());
  await openWith(on);
  await userEvent.keyboard(key);
  expect([isOpen(on), on.root.activeElement?.id]).toEqual([false, id]);
});

test.each(screen.BESIDE)('a press on %s closes the menu', async (where) => {
  const on = await screen.staged(moreActions());
  await openWith(on);
  await screen.pressBeside(on, where, trigger(on));
  await expect.poll(() => isOpen(on)).toBe(false);
  await screen.soon();
  expect(on.root.querySelector('[popover]')).toBeNull();
});

test('the menu closes if a script moves the focus or its widget is moved, and can be opened again', async () => {
  const field = screen.onPage(document.createElement('input'));
  const on = await screen.staged(moreActions());
  await openWith(on);
  field.focus();
  await expect.poll(() => isOpen(on)).toBe(false);
  expect(document.activeElement).toBe(field);
  const elsewhere = screen.onPage(document.createElement('section'));
  await openWith(on);
  elsewhere.append(on.host);
  await expect.poll(() => isOpen(on)).toBe(false);
  await userEvent.click(trigger(on));
  await shown(on);
});

test('opening the menu of another widget closes this menu', async () => {
  const [on, other] = [await screen.staged(moreActions()), await screen.staged(moreActions())];
  await openWith(on);
  await openWith(other);
  expect([isOpen(on), isOpen(other)]).toEqual([false, true]);
});
