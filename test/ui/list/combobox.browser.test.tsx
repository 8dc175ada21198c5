import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { ComboboxProps } from '../../../src/ui/list/combobox.js';
import { Combobox } from '../../../src/ui/list/combobox.js';
import type { ComboboxOption } from '../../../src/ui/list/list-steps.js';
import { toldOf } from '../accessibility.js';
import * as screen from '../stage.js';

const places: ComboboxOption[] = [
  { id: 'a', label: 'Austin, TX', detail: 'City', match: [0, 3] },
  { id: 'b', label: 'Austin, TX 78704', detail: 'ZIP', match: [0, 3] },
  { id: 'c', label: 'Austin, TX 78731', detail: 'ZIP', match: [0, 3] },
  { id: 'd', label: 'Austinville, VA', detail: 'City', match: [0, 3] },
];

/** A combobox that stores its text, between two buttons. */
function PlaceCombobox({ start = '', ...props }: Partial<ComboboxProps> & { start?: string }) {
  const [text, setText] = useState(start);
  const onText = (next: string) => {
    setText(next);
    props.onText?.(next);
  };
  const onChoose = (option: ComboboxOption) => {
    setText(option.label);
    props.onChoose?.(option);
  };
  const own = { announcement: '4 suggestions', clearLabel: 'Clear Location', ...props, text, onText, onChoose };
  return (
    <screen.Between>
      <Combobox label="Location" options={places} {...own} />
    </screen.Between>
  );
}

const field = (on: screen.Stage) => on.get<HTMLInputElement>('input[role=combobox]');
const isOpen = (on: screen.Stage) => on.root.querySelector('.suggestions:popover-open') !== null;
const status = (on: screen.Stage) => on.get('[role=status]').textContent;
const active = (on: screen.Stage) => {
  const id = field(on).getAttribute('aria-activedescendant');
  return id ? on.root.getElementById(id)?.querySelector('.name')?.textContent : null;
};

async function typed(props: Partial<ComboboxProps> = {}, text = 'Aus', page?: HTMLElement) {
  const on = await screen.staged(<PlaceCombobox {...props} />, page);
  field(on).focus();
  await userEvent.keyboard(text);
  return { on, list: await screen.placed(on, '.suggestions') };
}

afterEach(screen.clearStage);

test('typing opens a list above a clipped page, as wide as its field, and clicking the field keeps it open', async () => {
  const onText = vi.fn();
  const { on, list } = await typed({ onText }, 'Aus', screen.hostileBox());
  const { left, bottom, width } = list.getBoundingClientRect();
  expect(list.contains(on.root.elementFromPoint(left + 20, bottom - 8))).toBe(true);
  expect(width).toBeCloseTo(field(on).offsetWidth, 0);
  expect([on.root.activeElement === field(on), onText.mock.calls]).toEqual([true, [['A'], ['Au'], ['Aus']]]);
  expect(active(on)).toBeNull();
  await userEvent.click(field(on));
  await screen.soon();
  expect(isOpen(on)).toBe(true);
});

test('arrow keys move through the suggestions and wrap, and Enter chooses the active one', async () => {
  const [onChoose, onSubmit] = [vi.fn(), vi.fn()];
  const { on } = await typed({ onChoose, onSubmit });
  const keys = ['{ArrowDown}', '{ArrowDown}', '{ArrowUp}', '{ArrowUp}'];
  const led = ['Austin, TX', 'Austin, TX 78704', 'Austin, TX', 'Austinville, VA'];
  expect(await screen.walk(keys, () => active(on))).toEqual(led);
  await userEvent.keyboard('{Enter}');
  expect([onChoose.mock.calls, onSubmit.mock.calls]).toEqual([[[places[3]]], []]);
  expect([isOpen(on), field(on).value]).toEqual([false, 'Austinville, VA']);
});

test('Tab closes the list, chooses nothing and moves the focus on', async () => {
  const onChoose = vi.fn();
  const { on } = await typed({ onChoose, clearLabel: undefined });
  await userEvent.keyboard('{ArrowDown}{Tab}');
  expect([isOpen(on), screen.focusedName(on), onChoose.mock.calls, field(on).value]).toEqual([
    false,
    'After',
    [],
    'Aus',
  ]);
});

test('clicking a suggestion chooses it and keeps the focus in the field', async () => {
  const onChoose = vi.fn();
  const { on, list } = await typed({ onChoose }, 'Aus', screen.hostileBox());
  const options = [...list.querySelectorAll<HTMLElement>('[role=option]')];
  await userEvent.click(options[1]!);
  expect([onChoose.mock.calls, isOpen(on), on.root.activeElement === field(on)]).toEqual([[[places[1]]], false, true]);
});

test('the active suggestion stays active while the other suggestions change', async () => {
  const { on } = await typed();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  on.render(<PlaceCombobox options={places.slice(1)} state="loading" />);
  await expect.poll(() => on.get('[role=listbox]').childElementCount).toBe(3);
  expect([active(on), on.get('[role=listbox]').getAttribute('aria-busy')]).toEqual(['Austin, TX 78704', 'true']);
  on.render(<PlaceCombobox options={places.slice(2)} />);
  await expect.poll(() => active(on)).toBeNull();
});

test('an empty list shows its reason under the field and announces it', async () => {
  const why = 'No place of that name';
  const { on, list } = await typed({ options: [], state: 'none', stateText: why }, 'Xyz');
  expect([list.textContent, status(on), field(on).getAttribute('aria-expanded')]).toEqual([why, why, 'false']);
  await userEvent.keyboard('{Escape}');
  expect([isOpen(on), field(on).value, status(on)]).toEqual([false, 'Xyz', '']);
});

test('the clear button clears the text and focuses the field', async () => {
  const on = await screen.staged(<PlaceCombobox start="Austin" />);
  await userEvent.click(on.get('[aria-label="Clear Location"]'));
  expect([field(on).value, on.root.activeElement === field(on)]).toEqual(['', true]);
  expect(on.root.querySelector('[aria-label="Clear Location"]')).toBeNull();
});

test('the matched part of a suggestion is bold, and its label is not parsed as HTML', async () => {
  const { on } = await typed({ options: [{ id: 'x', label: '<b>Aus</b><img src=x>', match: [3, 6] }] });
  expect(on.get('[role=option] .name').textContent).toBe('<b>Aus</b><img src=x>');
  expect([on.get('[role=option] b').textContent, on.root.querySelector('[role=option] img')]).toEqual(['Aus', null]);
});

test('the combobox exposes names, roles, values, states and the suggestion count to screen readers', async () => {
  const { on } = await typed({ hint: 'City or ZIP code', error: 'Not a place' });
  await userEvent.keyboard('{ArrowDown}');
  const states = { value: 'Aus', expanded: true, focused: true, autocomplete: 'list', invalid: 'true' };
  expect(toldOf('combobox')).toMatchObject([{ name: 'Location', ...states }]);
  expect(toldOf('listbox')).toMatchObject([{ name: 'Location' }]);
  expect(toldOf('option')).toMatchObject([
    { name: 'Austin, TX City', selected: true },
    { name: 'Austin, TX 78704 ZIP', selected: false },
    { name: 'Austin, TX 78731 ZIP', selected: false },
    { name: 'Austinville, VA City', selected: false },
  ]);
  expect([status(on), screen.descriptions(on, 'input')]).toEqual([
    '4 suggestions',
    ['Not a place', 'City or ZIP code'],
  ]);
});
