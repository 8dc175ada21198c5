import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityTree } from '../accessibility.js';
import { clearStage } from '../stage.js';
import { staged } from '../staged.js';
import { active, field, isOpen, PlaceCombobox, places, shown } from './place-combobox.js';

afterEach(clearStage);

test('the suggestion that was active stays active while others come and go around it', async () => {
  const on = await staged(<PlaceCombobox />);
  field(on).focus();
  await userEvent.keyboard('Aus');
  await shown(on);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  on.render(<PlaceCombobox options={places.slice(1)} state="loading" />);
  await expect.poll(() => on.get('[role=listbox]').childElementCount).toBe(3);
  expect(active(on)).toBe('Austin, TX 78704');
  expect(on.get('[role=listbox]').getAttribute('aria-busy')).toBe('true');
  on.render(<PlaceCombobox options={places.slice(2)} />);
  await expect.poll(() => active(on)).toBeNull();
});

test('where there is nothing to suggest, it says why under the field, and to a screen reader', async () => {
  const on = await staged(<PlaceCombobox options={[]} state="none" stateText="No place of that name" />);
  field(on).focus();
  await userEvent.keyboard('Xyz');
  const note = await shown(on);
  expect(note.textContent).toBe('No place of that name');
  expect([on.get('[role=status]').textContent, field(on).getAttribute('aria-expanded')]).toEqual([
    'No place of that name',
    'false',
  ]);
  await userEvent.keyboard('{Escape}');
  expect([isOpen(on), field(on).value, on.get('[role=status]').textContent]).toEqual([false, 'Xyz', '']);
});

test('its cross clears the text and puts the focus into the field', async () => {
  const onClear = vi.fn();
  const on = await staged(<PlaceCombobox start="Austin" onClear={onClear} />);
  await userEvent.click(on.get('[aria-label="Clear Location"]'));
  expect([field(on).value, on.root.activeElement === field(on)]).toEqual(['', true]);
  expect(onClear).toHaveBeenCalledOnce();
  expect(on.root.querySelector('[aria-label="Clear Location"]')).toBeNull();
});

test('the matched part of a suggestion stands in bold, and its words are never read as markup', async () => {
  const options = [{ id: 'x', label: '<b>Aus</b><img src=x>', match: [3, 6] as const }];
  const on = await staged(<PlaceCombobox options={options} />);
  field(on).focus();
  await userEvent.keyboard('Aus');
  await shown(on);
  expect(on.get('[role=option] .name').textContent).toBe('<b>Aus</b><img src=x>');
  expect(on.get('[role=option] b').textContent).toBe('Aus');
  expect(on.root.querySelector('[role=option] img')).toBeNull();
});

test('a screen reader gets names, roles, values, states and how many there are', async () => {
  const on = await staged(<PlaceCombobox hint="City or ZIP code" error="Not a place" />);
  field(on).focus();
  await userEvent.keyboard('Aus');
  await shown(on);
  await userEvent.keyboard('{ArrowDown}');
  const nodes = accessibilityTree();
  expect(nodes.find(({ role }) => role === 'combobox')).toMatchObject({
    name: 'Location',
    value: 'Aus',
    expanded: true,
    focused: true,
    autocomplete: 'list',
    invalid: 'true',
  });
  expect(nodes.find(({ role }) => role === 'listbox')).toMatchObject({ name: 'Location' });
  const options = nodes.filter(({ role }) => role === 'option');
  expect(options.map(({ name }) => name)).toEqual([
    'Austin, TX City',
    'Austin, TX 78704 ZIP',
    'Austin, TX 78731 ZIP',
    'Austinville, VA City',
  ]);
  expect(options.map((option) => [option['selected'] === true, option['disabled'] === true])).toEqual([
    [true, false],
    [false, false],
    [false, true],
    [false, false],
  ]);
  expect(on.get('[role=status]').textContent).toBe('4 suggestions');
  const about = (field(on).getAttribute('aria-describedby') ?? '').split(' ');
  expect(about.map((id) => on.root.getElementById(id)?.textContent)).toEqual(['Not a place', 'City or ZIP code']);
});
