import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearStage, hostileBox } from '../stage.js';
import { focusedName, soon, staged } from '../staged.js';
import { active, field, isOpen, PlaceCombobox, places, shown } from './place-combobox.js';

afterEach(clearStage);

test('typing opens the list in the top layer of a clipped page, as wide as its field, and the focus stays in the field', async () => {
  const onText = vi.fn();
  const on = await staged(<PlaceCombobox onText={onText} />, hostileBox());
  field(on).focus();
  await userEvent.keyboard('Aus');
  const list = await shown(on);
  const { left, bottom, width } = list.getBoundingClientRect();
  expect(list.contains(on.root.elementFromPoint(left + 20, bottom - 8))).toBe(true);
  expect(width).toBeCloseTo(field(on).offsetWidth, 0);
  expect(on.root.activeElement === field(on)).toBe(true);
  expect(onText.mock.calls).toEqual([['A'], ['Au'], ['Aus']]);
  expect(active(on)).toBeNull();
});

test('arrows lead to a suggestion and pass over a disabled one; Enter chooses it once', async () => {
  const onChoose = vi.fn();
  const onSubmit = vi.fn();
  const on = await staged(<PlaceCombobox onChoose={onChoose} onSubmit={onSubmit} />);
  field(on).focus();
  await userEvent.keyboard('Aus');
  await shown(on);
  const walk = [];
  for (const key of ['{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowUp}']) {
    await userEvent.keyboard(key);
    walk.push(active(on));
  }
  expect(walk).toEqual(['Austin, TX', 'Austin, TX 78704', 'Austinville, VA', 'Austin, TX', 'Austinville, VA']);
  await userEvent.keyboard('{Enter}');
  expect(onChoose.mock.calls).toEqual([[places[3]]]);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(isOpen(on)).toBe(false);
  expect(field(on).value).toBe('Austinville, VA');
});

test('Tab closes the list, chooses nothing and moves on', async () => {
  const onChoose = vi.fn();
  const on = await staged(<PlaceCombobox onChoose={onChoose} clearLabel={undefined} />);
  field(on).focus();
  await userEvent.keyboard('Aus');
  await shown(on);
  await userEvent.keyboard('{ArrowDown}{Tab}');
  expect(isOpen(on)).toBe(false);
  expect(focusedName(on)).toBe('After');
  expect([onChoose.mock.calls, field(on).value]).toEqual([[], 'Aus']);
});

test('a click on a suggestion chooses it and keeps the focus in the field; a disabled one is deaf', async () => {
  const onChoose = vi.fn();
  const on = await staged(<PlaceCombobox onChoose={onChoose} />, hostileBox());
  field(on).focus();
  await userEvent.keyboard('Aus');
  const options = [...(await shown(on)).querySelectorAll<HTMLElement>('[role=option]')];
  await userEvent.click(options[2]!, { force: true });
  expect(isOpen(on)).toBe(true);
  await userEvent.click(options[1]!);
  expect(onChoose.mock.calls).toEqual([[places[1]]]);
  expect(isOpen(on)).toBe(false);
  expect(on.root.activeElement === field(on)).toBe(true);
});

test('a press on its own field leaves the list open', async () => {
  const on = await staged(<PlaceCombobox />);
  field(on).focus();
  await userEvent.keyboard('Aus');
  await shown(on);
  await userEvent.click(field(on));
  await soon();
  expect(isOpen(on)).toBe(true);
});
