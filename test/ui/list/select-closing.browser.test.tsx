import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Select } from '../../../src/ui/list/select.js';
import { clearStage, onPage, onWindow, stage } from '../stage.js';
import { focused, isOpen, open, StatusSelect, shown, statuses, trigger } from './status-select.js';

afterEach(clearStage);

test('Tab closes it, chooses nothing and moves on in the order of the page', async () => {
  const onChange = vi.fn();
  const on = stage(<StatusSelect onChange={onChange} />);
  await open(on);
  await userEvent.keyboard('{Home}{Tab}');
  expect(isOpen(on)).toBe(false);
  expect(onChange).not.toHaveBeenCalled();
  expect(focused(on)?.id).toBe('after');
  trigger(on).focus();
  await userEvent.keyboard('{ArrowDown}');
  await shown(on);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(isOpen(on)).toBe(false);
  expect(focused(on)?.id).toBe('before');
});

test('Escape closes it and does not reach the page', async () => {
  const on = stage(<StatusSelect />);
  const heard = vi.fn();
  onWindow('keydown', heard, false);
  await open(on);
  await userEvent.keyboard('{Escape}');
  expect(isOpen(on)).toBe(false);
  expect(heard).not.toHaveBeenCalled();
  expect(focused(on)).toBe(trigger(on));
});

test("inside a page's modal dialog it opens above it, and Escape closes only the list", async () => {
  const dialog = onPage(document.createElement('dialog'));
  const on = stage(<StatusSelect />, dialog);
  dialog.showModal();
  const list = await open(on);
  const { left, bottom } = list.getBoundingClientRect();
  expect(list.contains(on.root.elementFromPoint(left + 20, bottom - 8))).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => isOpen(on)).toBe(false);
  expect(dialog.open).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialog.open).toBe(false);
});

test('a press on the trigger closes it and does not open it again', async () => {
  const on = stage(<StatusSelect />);
  await open(on);
  await userEvent.click(trigger(on));
  await new Promise((done) => setTimeout(done, 50));
  expect(isOpen(on)).toBe(false);
  await userEvent.click(trigger(on));
  await shown(on);
});

test('it closes when it is switched off, and stays closed', async () => {
  const select = (disabled: boolean) => (
    <Select label="Lead status" options={statuses} value="NEW" onChange={() => {}} disabled={disabled} />
  );
  const on = stage(select(false));
  await open(on);
  on.render(select(true));
  await expect.poll(() => isOpen(on)).toBe(false);
  expect(trigger(on).matches(':disabled')).toBe(true);
});
