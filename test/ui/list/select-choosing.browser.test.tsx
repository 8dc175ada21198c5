import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { tap } from '../pointer.js';
import { clearStage, hostileBox, stage } from '../stage.js';
import { active, focused, isOpen, open, StatusSelect, shown, trigger } from './status-select.js';

afterEach(clearStage);

test('Enter and Space choose, say so once, and keep the focus on the trigger', async () => {
  const onChange = vi.fn();
  const on = stage(<StatusSelect onChange={onChange} />);
  await open(on);
  await userEvent.keyboard('{Home}{Enter}');
  expect(onChange.mock.calls).toEqual([['NEW']]);
  expect(isOpen(on)).toBe(false);
  expect(trigger(on).textContent).toBe('New');
  expect(focused(on)).toBe(trigger(on));
  await userEvent.keyboard('[Space]');
  await shown(on);
  await userEvent.keyboard('{ArrowDown}[Space]');
  expect(onChange.mock.calls).toEqual([['NEW'], ['NOT_CONTACTED']]);
  expect(isOpen(on)).toBe(false);
});

test('choosing the value that it has closes it and changes nothing', async () => {
  const onChange = vi.fn();
  const on = stage(<StatusSelect onChange={onChange} />);
  await open(on);
  await userEvent.keyboard('{Enter}');
  expect(isOpen(on)).toBe(false);
  expect(onChange).not.toHaveBeenCalled();
});

test.each([
  ['{ArrowDown}', 'Contacted'],
  ['{Home}', 'New'],
  ['{End}', 'Closed lost'],
  ['n', 'New'],
])('a closed select opens on %s with %s active', async (key, expected) => {
  const on = stage(<StatusSelect />);
  await expect.poll(() => on.root.querySelector('[role=combobox]')).not.toBeNull();
  trigger(on).focus();
  await userEvent.keyboard(key);
  await shown(on);
  expect(active(on)).toBe(expected);
});

test('a click on an option chooses it; a disabled one is deaf', async () => {
  const onChange = vi.fn();
  const on = stage(<StatusSelect onChange={onChange} />, hostileBox());
  const list = await open(on);
  const options = [...list.querySelectorAll<HTMLElement>('[role=option]')];
  await userEvent.click(options[3]!, { force: true });
  expect(isOpen(on)).toBe(true);
  await userEvent.click(options[5]!);
  expect(onChange.mock.calls).toEqual([['CLOSED_LOST']]);
  expect(isOpen(on)).toBe(false);
  expect(focused(on)).toBe(trigger(on));
});

test('fingers open it, choose, and close it by a tap elsewhere', async () => {
  const onChange = vi.fn();
  const on = stage(<StatusSelect onChange={onChange} />);
  await expect.poll(() => on.root.querySelector('[role=combobox]')).not.toBeNull();
  await tap(trigger(on));
  const list = await shown(on);
  await tap([...list.querySelectorAll<HTMLElement>('[role=option]')][0]!);
  expect(onChange.mock.calls).toEqual([['NEW']]);
  await expect.poll(() => isOpen(on)).toBe(false);
  await tap(trigger(on));
  await shown(on);
  await tap(trigger(on));
  await expect.poll(() => isOpen(on)).toBe(false);
  await tap(trigger(on));
  await shown(on);
  await tap(on.get('#before'));
  await expect.poll(() => isOpen(on)).toBe(false);
});
