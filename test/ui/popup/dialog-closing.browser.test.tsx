import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Select } from '../../../src/ui/list/select.js';
import { hasOwnList } from '../list/status-select.js';
import { pointer } from '../pointer.js';
import { clearStage, onPage, onWindow } from '../stage.js';
import { focusedName, soon } from '../staged.js';
import { beside, isOpen, open } from './notes-dialog.js';

afterEach(clearStage);

const middle = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

test('Escape closes it, gives the focus back to its opener, and does not reach the page', async () => {
  const onClose = vi.fn();
  const heard = vi.fn();
  const on = await open({ onClose });
  onWindow('keydown', heard, false);
  await userEvent.keyboard('{Escape}');
  expect(onClose.mock.calls).toEqual([['escape']]);
  expect(isOpen(on)).toBe(false);
  expect(on.root.activeElement?.id).toBe('opener');
  expect(heard).not.toHaveBeenCalled();
});

test('Escape closes it even where the page keeps that key for itself', async () => {
  const onClose = vi.fn();
  const on = await open({ onClose });
  onWindow('keydown', (event) => event.stopImmediatePropagation(), true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => isOpen(on)).toBe(false);
  expect(onClose.mock.calls).toEqual([['escape']]);
  expect(on.root.activeElement?.id).toBe('opener');
});

test('Escape that ends a word of an input method leaves it open', async () => {
  const onClose = vi.fn();
  const on = await open({ onClose });
  const key = { key: 'Escape', bubbles: true, cancelable: true, composed: true };
  on.get('input').dispatchEvent(new KeyboardEvent('keydown', { ...key, isComposing: true }));
  await soon();
  expect(onClose).not.toHaveBeenCalled();
  on.get('input').dispatchEvent(new KeyboardEvent('keydown', key));
  expect(onClose.mock.calls).toEqual([['escape']]);
});

test('its cross and its own buttons close it, and the focus goes back', async () => {
  const onClose = vi.fn();
  const on = await open({ onClose });
  await userEvent.click(on.get('[aria-label=Close]'));
  expect(onClose.mock.calls).toEqual([['button']]);
  expect(on.root.activeElement?.id).toBe('opener');
  await userEvent.click(on.get('#opener'));
  await userEvent.click(on.get('footer button'));
  expect(isOpen(on)).toBe(false);
  expect(on.root.activeElement?.id).toBe('opener');
});

test('a press beside it closes it', async () => {
  const onClose = vi.fn();
  const on = await open({ onClose });
  await pointer('press', beside);
  await pointer('release', beside);
  await expect.poll(() => isOpen(on)).toBe(false);
  expect(onClose.mock.calls).toEqual([['backdrop']]);
  expect(on.root.activeElement?.id).toBe('opener');
});

test('a press that began in it, or that ends in it, does not close it', async () => {
  const on = await open();
  await pointer('press', middle(on.get('input')));
  await pointer('move', beside);
  await pointer('release', beside);
  await soon();
  expect(isOpen(on)).toBe(true);
  await pointer('press', beside);
  await pointer('move', middle(on.get('h2')));
  await pointer('release', middle(on.get('dialog header')));
  await soon();
  expect(isOpen(on)).toBe(true);
});

test('with text that would be lost, a press beside it does not close it, but Escape asks', async () => {
  const onClose = vi.fn();
  const on = await open({ onClose, keepsOpen: true });
  await pointer('press', beside);
  await pointer('release', beside);
  await soon();
  expect(isOpen(on)).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose.mock.calls).toEqual([['escape']]);
});

test('while it is saved nothing in it can be pressed or typed, and nothing closes it', async () => {
  const onClose = vi.fn();
  const onSubmit = vi.fn();
  const on = await open({ onClose, onSubmit, busy: true });
  expect(on.get('dialog').getAttribute('aria-busy')).toBe('true');
  await userEvent.keyboard('abc{Enter}{Escape}');
  await pointer('press', beside);
  await pointer('release', beside);
  for (const button of on.get('dialog').querySelectorAll('button')) await userEvent.click(button, { force: true });
  onWindow('keydown', (event) => event.stopImmediatePropagation(), true);
  await userEvent.keyboard('{Escape}{Escape}');
  await soon();
  expect([onClose.mock.calls, onSubmit.mock.calls]).toEqual([[], []]);
  expect(on.get<HTMLInputElement>('input').value).toBe('');
  expect(isOpen(on)).toBe(true);
});

test('an owner that keeps it open has it open, however often the platform closes it, with the focus where it was', async () => {
  const onClose = vi.fn();
  const on = await open({ onClose, isKept: true });
  on.get('footer button').focus();
  onWindow('keydown', (event) => event.stopImmediatePropagation(), true);
  for (let time = 0; time < 3; time++) {
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => onClose.mock.calls.length).toBe(time + 1);
    await soon();
  }
  expect(onClose).toHaveBeenCalledTimes(3);
  expect(isOpen(on)).toBe(true);
  expect(focusedName(on)).toBe('Cancel');
});

test('where its opener has gone, the focus goes where its owner says', async () => {
  const on = await open({ openerGoes: true });
  expect(on.root.querySelector('#opener')).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(on.root.activeElement?.id).toBe('board');
});

test('opened from the page, it gives the focus back to the page', async () => {
  const button = onPage(document.createElement('button'));
  button.textContent = 'Open the widget';
  const on = await open();
  await userEvent.keyboard('{Escape}');
  button.addEventListener('click', () => on.get('#opener').click());
  button.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => isOpen(on)).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement === button).toBe(true);
});

test('Enter in a field submits its form, and leaves the page where it is', async () => {
  const onSubmit = vi.fn();
  const on = await open({ onSubmit });
  const address = location.href;
  await userEvent.keyboard('Called{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
  await userEvent.click(on.get('[type=submit]'));
  expect(onSubmit).toHaveBeenCalledTimes(2);
  expect(location.href).toBe(address);
});

test.runIf(hasOwnList())(
  'one Escape, or one press beside it, closes the list of a select in it and leaves the dialog',
  async () => {
    const options = ['New', 'Contacted'].map((label) => ({ value: label, label }));
    const select = <Select label="Lead status" options={options} value="New" onChange={() => {}} />;
    const on = await open({ children: select });
    const listIsOpen = () => on.get('select').matches(':open');
    await userEvent.click(on.get('select'));
    await expect.poll(listIsOpen).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(listIsOpen).toBe(false);
    expect(isOpen(on)).toBe(true);
    await userEvent.click(on.get('select'));
    await expect.poll(listIsOpen).toBe(true);
    await pointer('press', beside);
    await pointer('release', beside);
    await expect.poll(listIsOpen).toBe(false);
    await soon();
    expect(isOpen(on)).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(isOpen(on)).toBe(false);
  },
);

test('the platform closing it without asking is answered once, by its end', async () => {
  const onClose = vi.fn();
  const on = await open({ onClose });
  const dialog = on.get<HTMLDialogElement>('dialog');
  // The second way back of a phone in a row cannot be stopped: the browser closes the dialog after this event.
  dialog.dispatchEvent(new Event('cancel', { cancelable: false }));
  expect(onClose).not.toHaveBeenCalled();
  dialog.close();
  await expect.poll(() => onClose.mock.calls).toEqual([['escape']]);
});
