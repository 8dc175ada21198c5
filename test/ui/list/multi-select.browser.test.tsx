import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { toldOf } from '../accessibility.js';
import { clearStage, hostileBox, placed, type Stage, soon, staged, walk } from '../stage.js';
import { StatusMultiSelect } from './status-select.js';

const trigger = (on: Stage) => on.get('[aria-haspopup=listbox]');
const isOpen = (on: Stage) => trigger(on).getAttribute('aria-expanded') === 'true';
const active = (on: Stage) => {
  const id = on.root.querySelector('[role=listbox]')?.getAttribute('aria-activedescendant');
  return id ? on.root.getElementById(id)?.querySelector('.name')?.textContent : null;
};

async function openedWith(key: string) {
  const onChange = vi.fn();
  const on = await staged(<StatusMultiSelect onChange={onChange} />);
  trigger(on).focus();
  await userEvent.keyboard(key);
  return { on, onChange, list: await placed(on, '[role=listbox]') };
}

afterEach(clearStage);

test('a click opens MultiSelect in the top layer, and clicking options toggles them and keeps it open', async () => {
  const onChange = vi.fn();
  const on = await staged(<StatusMultiSelect onChange={onChange} />, hostileBox());
  await userEvent.click(trigger(on));
  const list = await placed(on, '[role=listbox]');
  const { left, bottom } = list.getBoundingClientRect();
  expect(list.contains(on.root.elementFromPoint(left + 20, bottom - 8))).toBe(true);
  const options = [...list.querySelectorAll<HTMLElement>('[role=option]')];
  for (const at of [5, 0, 2]) await userEvent.click(options[at]!);
  expect(onChange.mock.calls).toEqual([
    [['CONTACTED', 'CLOSED_LOST']],
    [['NEW', 'CONTACTED', 'CLOSED_LOST']],
    [['NEW', 'CLOSED_LOST']],
  ]);
  expect([isOpen(on), trigger(on).textContent]).toEqual([true, '2 chosen']);
});

test.each(['{Enter}', '{ArrowUp}'])('%s opens MultiSelect at the first selected option', async (key) => {
  const { on } = await openedWith(key);
  expect(active(on)).toBe('Contacted');
});

test('arrow keys, Home, End and letters move through the options, and Enter toggles one', async () => {
  const { on, list, onChange } = await openedWith('{Enter}');
  const led = await walk(['{ArrowDown}', '{ArrowUp}', '{Home}', '{ArrowUp}', '{End}', 'n'], () => active(on));
  expect(led).toEqual(['Scheduled', 'Contacted', 'New', 'New', 'Closed lost', 'New']);
  await soon();
  await userEvent.keyboard('{Enter}{End}{Enter}{Enter}');
  expect([onChange.mock.calls.at(-1), onChange.mock.calls.length]).toEqual([[['NEW', 'CONTACTED']], 3]);
  expect([isOpen(on), on.root.activeElement === list]).toEqual([true, true]);
});

test('MultiSelect exposes its name with its value, and the selected options, to screen readers', async () => {
  await openedWith('{Enter}');
  const button = { name: 'Status 1 chosen', expanded: true, hasPopup: 'listbox' };
  expect(toldOf('button')).toContainEqual(expect.objectContaining(button));
  expect(toldOf('listbox')).toMatchObject([{ name: 'Status', multiselectable: true }]);
  expect(toldOf('option').flatMap(({ name, selected }) => (selected ? [name] : []))).toEqual(['Contacted']);
});
