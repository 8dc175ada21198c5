import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Menu } from '../../../src/ui/list/menu.js';
import { popupLists } from '../../../src/ui/popup/use-popup.js';
import { Between, clearStage, staged } from '../stage.js';

afterEach(clearStage);

test('a menu that loads slowly does not open after the focus has moved on, and opens when asked again', async () => {
  const archive = { id: 'a', label: 'Archive Lead', onSelect: () => {} };
  const on = await staged(
    <Between>
      <Menu label="More actions" items={[archive]} notLoaded={() => null}>
        …
      </Menu>
    </Between>,
  );
  const button = on.get('[aria-haspopup=menu]');
  // In one task, so that the lists cannot load in between.
  button.focus();
  button.click();
  on.get('#after').focus();
  expect(popupLists.loaded).toBeNull();
  await popupLists.load();
  await new Promise((done) => setTimeout(done, 100));
  expect([on.root.querySelector('[popover]'), on.root.activeElement?.id]).toEqual([null, 'after']);
  button.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => on.root.activeElement?.textContent).toBe('Archive Lead');
});
