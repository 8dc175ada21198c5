import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Dialog } from '../../../src/ui/popup/dialog.js';
import { clearStage } from '../stage.js';
import { focusedName, staged } from '../staged.js';
import { Archive, archived, toast } from './archive-toast.js';

afterEach(clearStage);

test('the next Tab leads to it, and Tab on from where the person was', async () => {
  const on = await archived();
  const walk = [];
  for (let step = 0; step < 3; step++) {
    await userEvent.keyboard('{Tab}');
    walk.push(focusedName(on));
  }
  expect(walk).toEqual(['Undo', 'Dismiss', 'After']);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Tab}');
  expect(focusedName(on)).toBe('After');
});

test('Shift+Tab leads back out of it, and Escape ends it with the focus where it was', async () => {
  const onEnd = vi.fn();
  const on = await archived({ onEnd });
  await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}');
  expect(focusedName(on)).toBe('Archive Lead');
  await userEvent.keyboard('{Enter}{Tab}');
  expect(focusedName(on)).toBe('Undo');
  await userEvent.keyboard('{Escape}');
  expect(focusedName(on)).toBe('Archive Lead');
  expect(onEnd.mock.calls).toEqual([['2', 'dismissed']]);
});

test('its action gives the focus back, before it acts', async () => {
  const at: string[] = [];
  const on = await archived({ onUndo: () => at.push(focusedName(on)) });
  await userEvent.keyboard('{Tab}{Enter}');
  expect(at).toEqual(['Archive Lead']);
  expect(focusedName(on)).toBe('Archive Lead');
});

test('where what was pressed has gone, it is still the next stop', async () => {
  const on = await archived({ goes: true });
  on.get('#after').focus();
  await userEvent.keyboard('{Tab}');
  expect(focusedName(on)).toBe('Undo');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(focusedName(on)).toBe('After');
});

test('Tab in a dialog that is open does not lead to it', async () => {
  const on = await staged(
    <>
      <Archive />
      <Dialog heading="Notes" onClose={() => {}}>
        <input aria-label="One" />
        <input aria-label="Two" />
      </Dialog>
    </>,
  );
  on.get('#archive').click();
  await expect.poll(() => toast(on) !== null).toBe(true);
  on.get('[aria-label=One]').focus();
  await userEvent.keyboard('{Tab}');
  expect(focusedName(on)).toBe('Two');
});
