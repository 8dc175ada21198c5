import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { tap } from '../pointer.js';
import { clearStage, hostileBox, onPage, onWindow } from '../stage.js';
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

test('Enter without an active suggestion submits the text; Home and End stay in the text', async () => {
  const onSubmit = vi.fn();
  const onChoose = vi.fn();
  const on = await staged(<PlaceCombobox onSubmit={onSubmit} onChoose={onChoose} />);
  field(on).focus();
  await userEvent.keyboard('Aus');
  await shown(on);
  await userEvent.keyboard('{ArrowDown}{Home}');
  expect([field(on).selectionStart, active(on)]).toEqual([0, null]);
  await userEvent.keyboard('{End}');
  expect(field(on).selectionStart).toBe(3);
  await userEvent.keyboard('{Enter}');
  expect([onSubmit.mock.calls, onChoose.mock.calls]).toEqual([[['Aus']], []]);
  expect(isOpen(on)).toBe(false);
});

test('Escape closes the list, then clears the text, then reaches the page', async () => {
  const heard = vi.fn();
  const onClear = vi.fn();
  const on = await staged(<PlaceCombobox onClear={onClear} />);
  field(on).focus();
  await userEvent.keyboard('Aus');
  await shown(on);
  onWindow('keydown', (event) => event instanceof KeyboardEvent && heard(event.key), false);
  await userEvent.keyboard('{Escape}');
  expect([isOpen(on), field(on).value]).toEqual([false, 'Aus']);
  await userEvent.keyboard('{Escape}');
  expect(field(on).value).toBe('');
  expect(onClear).toHaveBeenCalledOnce();
  expect(heard).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(heard.mock.calls).toEqual([['Escape']]);
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

test('fingers choose a suggestion, and a tap elsewhere closes the list', async () => {
  const onChoose = vi.fn();
  const on = await staged(<PlaceCombobox start="Aus" onChoose={onChoose} />);
  await tap(field(on));
  const options = [...(await shown(on)).querySelectorAll<HTMLElement>('[role=option]')];
  await tap(options[0]!);
  expect(onChoose.mock.calls).toEqual([[places[0]]]);
  await tap(field(on));
  await shown(on);
  await tap(on.get('#before'));
  await expect.poll(() => isOpen(on)).toBe(false);
});

test.each(['the same widget', 'the page', 'another widget'])('a press in %s closes the list', async (where) => {
  const on = await staged(<PlaceCombobox />);
  const other = await staged(<button type="button">Other</button>);
  other.host.style.margin = '300px 0 0';
  const plain = onPage(document.createElement('p'));
  plain.textContent = 'Words of the page';
  field(on).focus();
  await userEvent.keyboard('Aus');
  await shown(on);
  const targets = { 'the same widget': on.get('#before'), 'the page': plain, 'another widget': other.get('button') };
  await userEvent.click(targets[where as keyof typeof targets], { force: true });
  await expect.poll(() => isOpen(on)).toBe(false);
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

test("inside a page's modal dialog Escape closes only the list", async () => {
  const dialog = onPage(document.createElement('dialog'));
  const on = await staged(<PlaceCombobox />, dialog);
  dialog.showModal();
  field(on).focus();
  await userEvent.keyboard('Aus');
  await shown(on);
  await userEvent.keyboard('{Escape}');
  expect(isOpen(on)).toBe(false);
  expect(dialog.open).toBe(true);
});
