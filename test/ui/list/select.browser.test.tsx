import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { pointer, tap } from '../pointer.js';
import { clearStage, hostileBox, onPage, onWindow } from '../stage.js';
import { hasOwnList, isOpen, statusSelect } from './status-select.js';

afterEach(clearStage);

const dotColor = (select: HTMLElement) => {
  const dot = select.previousElementSibling;
  return dot ? getComputedStyle(dot).backgroundColor : null;
};

test('Select shows the selected option with a colored dot and reports a change once', async () => {
  const onChange = vi.fn();
  const { select } = await statusSelect({ onChange });
  const before = dotColor(select);
  expect(before).not.toBeNull();
  await userEvent.selectOptions(select, 'Closed won');
  expect([onChange.mock.calls, select.value]).toEqual([[['CLOSED_WON']], 'CLOSED_WON']);
  expect(dotColor(select)).not.toBe(before);
});

test('Select keeps its value if its owner does not accept a change', async () => {
  const { select } = await statusSelect({ value: 'NEW' });
  await userEvent.selectOptions(select, 'Closed won');
  expect(select.value).toBe('NEW');
});

test('Select shows a disabled placeholder without a dot if the value is not an option', async () => {
  const { select } = await statusSelect({ value: 'OTHER', placeholder: 'Another status' });
  expect([select.value, select.selectedOptions[0]?.label]).toEqual(['OTHER', 'Another status']);
  expect([select.selectedOptions[0]?.disabled, dotColor(select)]).toEqual([true, null]);
});

describe.runIf('showPicker' in HTMLSelectElement.prototype)('a closed Select', () => {
  test.each(['{ArrowDown}', '{ArrowUp}', '{End}', 'n'])('does not change when %s is pressed', async (key) => {
    const onChange = vi.fn();
    const { select } = await statusSelect({ onChange });
    select.focus();
    await userEvent.keyboard(key);
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
  });
});

describe.runIf(hasOwnList())('a Select with a styleable list', () => {
  const opened = async (page?: HTMLElement) => {
    const onChange = vi.fn();
    const { on, select } = await statusSelect({ onChange }, page);
    select.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => isOpen(select)).toBe(true);
    return { on, select, onChange };
  };

  test('opens at the selected option with a key, moves with arrow keys and chooses with Enter', async () => {
    const { on, select, onChange } = await opened();
    expect(on.root.activeElement?.textContent).toBe('Contacted');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onChange.mock.calls).toEqual([['SCHEDULED']]);
    expect([isOpen(select), on.root.activeElement === select]).toEqual([false, true]);
  });

  test('opens above a clipped page with the mouse and chooses an option', async () => {
    const onChange = vi.fn();
    const { select } = await statusSelect({ onChange }, hostileBox());
    await userEvent.click(select);
    await expect.poll(() => isOpen(select)).toBe(true);
    await userEvent.click(select.options[5]!);
    expect([onChange.mock.calls, isOpen(select)]).toEqual([[['CLOSED_LOST']], false]);
  });

  test('opens by touch and chooses an option', async () => {
    const onChange = vi.fn();
    const { select } = await statusSelect({ onChange });
    await tap(select);
    await expect.poll(() => isOpen(select)).toBe(true);
    await tap(select.options[0]!);
    await expect.poll(() => onChange.mock.calls).toEqual([['NEW']]);
  });

  test('closes with Escape, keeps the focus and does not pass the key to the page', async () => {
    const { on, select } = await opened();
    const heard = vi.fn();
    onWindow('keydown', heard, false);
    await userEvent.keyboard('{Escape}');
    expect([isOpen(select), on.root.activeElement === select, heard.mock.calls]).toEqual([false, true, []]);
  });

  test('closes only its list with Escape inside a modal dialog of the page', async () => {
    const dialog = onPage(document.createElement('dialog'));
    dialog.showModal();
    const { select } = await opened(dialog);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => isOpen(select)).toBe(false);
    expect(dialog.open).toBe(true);
  });

  test('closes without a change when the user presses outside', async () => {
    const { select, onChange } = await opened();
    await pointer('press', { x: window.innerWidth - 5, y: window.innerHeight - 5 });
    await pointer('release', { x: window.innerWidth - 5, y: window.innerHeight - 5 });
    await expect.poll(() => isOpen(select)).toBe(false);
    expect(onChange).not.toHaveBeenCalled();
  });
});
