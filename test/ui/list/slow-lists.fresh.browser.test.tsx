import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Menu } from '../../../src/ui/list/menu.js';
import { popupLists } from '../../../src/ui/popup/use-popup.js';
import { delayRequests } from '../../runner/page/network.js';
import { Between, clearStage, staged } from '../stage.js';

beforeAll(() => delayRequests(600));

afterAll(() => delayRequests(0));

afterEach(clearStage);

test('a menu that comes late does not open once the person has moved on, and opens at once when asked again', async () => {
  const archive = { id: 'a', label: 'Archive Lead', onSelect: () => {} };
  const on = await staged(
    <Between>
      <Menu label="More actions" items={[archive]}>
        …
      </Menu>
    </Between>,
  );
  const button = on.get('[aria-haspopup=menu]');
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(popupLists.loaded).toBeNull();
  await userEvent.keyboard('{Tab}');
  expect(on.root.activeElement?.id).toBe('after');
  await popupLists.load();
  await new Promise((done) => setTimeout(done, 100));
  expect([on.root.querySelector('[popover]'), on.root.activeElement?.id]).toEqual([null, 'after']);
  button.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => on.root.activeElement?.textContent).toBe('Archive Lead');
});
