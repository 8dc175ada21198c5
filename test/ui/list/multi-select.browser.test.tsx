import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityTree } from '../accessibility.js';
import { clearStage, hostileBox, type Stage } from '../stage.js';
import { soon, staged } from '../staged.js';
import { active, isOpen, StatusMultiSelect, shown, trigger } from './status-multi-select.js';

afterEach(clearStage);

async function openWith(on: Stage, key: string): Promise<HTMLElement> {
  trigger(on).focus();
  await userEvent.keyboard(key);
  return shown(on);
}

test('a click opens it in the top layer of a clipped page; clicks choose and leave, and it stays open', async () => {
  const onChange = vi.fn();
  const on = await staged(<StatusMultiSelect onChange={onChange} />, hostileBox());
  await userEvent.click(trigger(on));
  const list = await shown(on);
  const { left, bottom } = list.getBoundingClientRect();
  expect(list.contains(on.root.elementFromPoint(left + 20, bottom - 8))).toBe(true);
  const options = [...list.querySelectorAll<HTMLElement>('[role=option]')];
  await userEvent.click(options[5]!);
  await userEvent.click(options[3]!, { force: true });
  await userEvent.click(options[0]!);
  await userEvent.click(options[2]!);
  expect(onChange.mock.calls).toEqual([
    [['CONTACTED', 'CLOSED_LOST']],
    [['NEW', 'CONTACTED', 'CLOSED_LOST']],
    [['NEW', 'CLOSED_LOST']],
  ]);
  expect(isOpen(on)).toBe(true);
  expect(trigger(on).textContent).toBe('2 chosen');
});

test.each(['{Enter}', '{ArrowUp}'])('%s opens it on the first one chosen', async (key) => {
  const on = await staged(<StatusMultiSelect />);
  await openWith(on, key);
  expect(active(on)).toBe('Contacted');
});

test('arrows, Home, End and letters lead; Space and Enter choose and leave, and it stays open', async () => {
  const onChange = vi.fn();
  const on = await staged(<StatusMultiSelect onChange={onChange} />);
  const list = await openWith(on, '{Enter}');
  const walk = [];
  for (const key of ['{ArrowDown}', '{ArrowUp}', '{Home}', '{ArrowUp}', '{End}', 'n']) {
    await userEvent.keyboard(key);
    walk.push(active(on));
  }
  expect(walk).toEqual(['Closed won', 'Contacted', 'New', 'New', 'Closed lost', 'New']);
  await soon();
  await userEvent.keyboard('{Enter}{End}{Enter}{Enter}');
  expect(onChange.mock.calls.at(-1)).toEqual([['NEW', 'CONTACTED']]);
  expect(onChange).toHaveBeenCalledTimes(3);
  expect(isOpen(on)).toBe(true);
  expect(on.root.activeElement === list).toBe(true);
});

test('a screen reader gets its name with what it shows, and which options are chosen', async () => {
  const on = await staged(<StatusMultiSelect />);
  await openWith(on, '{Enter}');
  const nodes = accessibilityTree();
  expect(nodes.find(({ role, hasPopup }) => role === 'button' && hasPopup === 'listbox')).toMatchObject({
    name: 'Status 1 chosen',
    expanded: true,
  });
  expect(nodes.find(({ role }) => role === 'listbox')).toMatchObject({ name: 'Status', multiselectable: true });
  const options = nodes.filter(({ role }) => role === 'option');
  expect(options.filter((option) => option['selected']).map(({ name }) => name)).toEqual(['Contacted']);
  expect(options.filter((option) => option['disabled']).map(({ name }) => name)).toEqual(['Scheduled']);
});
