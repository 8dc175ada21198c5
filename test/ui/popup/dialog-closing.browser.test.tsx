import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Select } from '../../../src/ui/list/select.js';
import { hasOwnList } from '../list/status-select.js';
import { pointer } from '../pointer.js';
import { clearStage, focusedName, hostileBox, onPage, onWindow, soon } from '../stage.js';
import { beside, dialogIn, isOpen, open, pressBackdrop } from './notes-dialog.js';

afterEach(clearStage);

const middle = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

const expectClosed = (on: Awaited<ReturnType<typeof open>>) =>
  expect([isOpen(on), on.root.activeElement?.id, on.onClose.mock.calls]).toEqual([false, 'opener', [[]]]);

test('Escape closes the dialog, returns the focus to its opener and does not reach the page', async () => {
  const heard = vi.fn();
  const on = await open();
  onWindow('keydown', heard, false);
  await userEvent.keyboard('{Escape}');
  expectClosed(on);
  expect(heard).not.toHaveBeenCalled();
});

test('Escape closes the dialog even if the page stops the key', async () => {
  const on = await open();
  onWindow('keydown', (event) => event.stopImmediatePropagation(), true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => isOpen(on)).toBe(false);
  expectClosed(on);
});

test('Escape does not close the dialog during IME composition', async () => {
  const on = await open();
  const key = { key: 'Escape', bubbles: true, cancelable: true, composed: true };
  on.get('input').dispatchEvent(new KeyboardEvent('keydown', { ...key, isComposing: true }));
  await soon();
  expect(on.onClose).not.toHaveBeenCalled();
  on.get('input').dispatchEvent(new KeyboardEvent('keydown', key));
  expect(on.onClose.mock.calls).toEqual([[]]);
});

test('the close button and the footer button close the dialog and return the focus', async () => {
  const on = await open();
  await userEvent.click(on.get('[aria-label=Close]'));
  expectClosed(on);
  await userEvent.click(on.get('#opener'));
  await userEvent.click(on.get('footer button'));
  expectClosed(on);
});

test('a press on the backdrop closes the dialog, but not a press that begins or ends inside it', async () => {
  const on = await open();
  const inside = middle(on.get('dialog header'));
  for (const [from, to] of [[inside, beside] as const, [beside, inside] as const]) {
    await pointer('press', from);
    await pointer('move', to);
    await pointer('release', to);
    await soon();
    expect(isOpen(on)).toBe(true);
  }
  await pressBackdrop();
  await expect.poll(() => isOpen(on)).toBe(false);
  expectClosed(on);
});

test('keepsOpen prevents closing by a press on the backdrop, but not by Escape', async () => {
  const on = await open({ keepsOpen: true });
  await pressBackdrop();
  await soon();
  expect(isOpen(on)).toBe(true);
  expect(on.onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(on.onClose.mock.calls).toEqual([[]]);
});

test('a busy dialog ignores clicks and typing and cannot be closed', async () => {
  const onSubmit = vi.fn();
  const on = await open({ onSubmit, busy: true });
  expect(on.get('dialog').getAttribute('aria-busy')).toBe('true');
  await userEvent.keyboard('abc{Enter}{Escape}');
  await pressBackdrop();
  for (const button of on.get('dialog').querySelectorAll('button')) await userEvent.click(button, { force: true });
  onWindow('keydown', (event) => event.stopImmediatePropagation(), true);
  await userEvent.keyboard('{Escape}{Escape}');
  await soon();
  expect([on.onClose.mock.calls, onSubmit.mock.calls]).toEqual([[], []]);
  expect([on.get<HTMLInputElement>('input').value, isOpen(on)]).toEqual(['', true]);
});

test('a dialog that its owner keeps open keeps its focus, even if the browser closes it repeatedly', async () => {
  const on = await open({ isKept: true });
  on.get('footer button').focus();
  onWindow('keydown', (event) => event.stopImmediatePropagation(), true);
  for (let time = 0; time < 3; time++) {
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => on.onClose.mock.calls.length).toBe(time + 1);
    await soon();
  }
  expect(on.onClose).toHaveBeenCalledTimes(3);
  expect([isOpen(on), focusedName(on)]).toEqual([true, 'Cancel']);
});

test('closing the dialog moves the focus to the fallback element if its opener is gone', async () => {
  const on = await open({ openerGoes: true });
  expect(on.root.querySelector('#opener')).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(on.root.activeElement?.id).toBe('board');
});

test('a dialog opened from the page returns the focus to the page', async () => {
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

test('Enter in a field submits the form and does not navigate', async () => {
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
  'Escape or a press on the backdrop closes an open select list first, not the dialog',
  async () => {
    const options = ['New', 'Contacted'].map((label) => ({ value: label, label }));
    const select = <Select labelledBy="" options={options} value="New" onChange={() => {}} />;
    const on = await open({ children: select });
    const listIsOpen = () => on.get('select').matches(':open');
    await userEvent.click(on.get('select'));
    await expect.poll(listIsOpen).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(listIsOpen).toBe(false);
    expect(isOpen(on)).toBe(true);
    await userEvent.click(on.get('select'));
    await expect.poll(listIsOpen).toBe(true);
    await pressBackdrop();
    await expect.poll(listIsOpen).toBe(false);
    await soon();
    expect(isOpen(on)).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(isOpen(on)).toBe(false);
  },
);

test('a dialog that the browser closes without a cancelable event reports it once, after closing', async () => {
  const on = await open();
  const dialog = on.get<HTMLDialogElement>('dialog');
  // A second back gesture in a row on a phone cannot be canceled: the browser closes the dialog after this event.
  dialog.dispatchEvent(new Event('cancel', { cancelable: false }));
  expect(on.onClose).not.toHaveBeenCalled();
  dialog.close();
  await expect.poll(() => on.onClose.mock.calls).toEqual([[]]);
});

test('the dialog opens above a clipped and transformed page, and its lower edge can be clicked', async () => {
  const on = await open({}, hostileBox());
  const { left, right, bottom, width, height } = on.get('dialog').getBoundingClientRect();
  expect([Math.round(width), height > 150]).toEqual([480, true]);
  const hit = on.root.elementFromPoint((left + right) / 2, bottom - 8);
  expect([dialogIn(on)?.contains(hit), getComputedStyle(on.get('h2')).fontSize]).toEqual([true, '18px']);
});

test('an open dialog prevents page scrolling by wheel, but not zooming with Ctrl', async () => {
  const on = await open();
  for (const ctrlKey of [false, true]) {
    const wheel = new WheelEvent('wheel', { deltaY: 100, ctrlKey, bubbles: true, composed: true, cancelable: true });
    on.get('dialog header').dispatchEvent(wheel);
    expect(wheel.defaultPrevented).toBe(!ctrlKey);
  }
  onPage(document.createElement('div')).style.height = '4000px';
  const header = on.get('dialog header').getBoundingClientRect();
  await pointer('wheel', beside, 300);
  await pointer('wheel', { x: header.left + 40, y: header.top + 20 }, 300);
  await soon();
  await soon();
  expect(window.scrollY).toBe(0);
  await userEvent.keyboard('{Escape}');
  // WebKit drops a wheel event while it renders the page without the dialog.
  await expect
    .poll(async () => {
      await pointer('wheel', beside, 300);
      return window.scrollY;
    })
    .toBeGreaterThan(0);
  window.scrollTo(0, 0);
});

test('long content scrolls between a fixed header and footer', async () => {
  const on = await open({ children: <div style={{ height: 3000 }}>Long</div> });
  const view = window.innerHeight;
  for (const scrolled of [0, 2000]) {
    on.get('dialog .in').scrollTop = scrolled;
    expect(on.get('dialog .in').scrollTop).toBe(scrolled);
    for (const part of ['dialog header', 'dialog footer']) {
      const { top, bottom } = on.get(part).getBoundingClientRect();
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(view);
    }
  }
});

// The dialog opens first: WebKit does not reevaluate media queries of style sheets that no element uses.
test('on a phone, the dialog is as wide as the screen and at its lower edge', async () => {
  const on = await open();
  await page.viewport(360, 640);
  const { left, width, bottom } = on.get('dialog').getBoundingClientRect();
  const buttons = [...on.get('footer').querySelectorAll('button')].map((button) => button.offsetWidth);
  await page.viewport(1280, 900);
  expect([[left, width, Math.round(bottom)], buttons]).toEqual([
    [0, 360, 640],
    [328, 328],
  ]);
});

test('a dialog moved with its widget reopens with its text and focus', async () => {
  const on = await open();
  await userEvent.keyboard('Called at 2:40');
  const place = onPage(document.createElement('section'));
  place.append(on.host);
  await expect.poll(() => isOpen(on)).toBe(true);
  expect(on.get<HTMLInputElement>('dialog input').value).toBe('Called at 2:40');
  expect(on.root.activeElement?.tagName).toBe('INPUT');
  await userEvent.keyboard('{Escape}');
  expect(isOpen(on)).toBe(false);
});

test('hiding or removing the widget closes its dialog and unblocks the page', async () => {
  const pressed = vi.fn();
  const button = onPage(document.createElement('button'));
  button.textContent = 'A button of the page';
  button.addEventListener('click', pressed);
  const on = await open();
  on.host.hidden = true;
  await expect.poll(() => on.onClose.mock.calls).toEqual([[]]);
  await userEvent.click(button);
  expect(pressed).toHaveBeenCalledTimes(1);
  on.host.hidden = false;
  const other = await open();
  other.host.remove();
  await userEvent.click(button);
  expect(pressed).toHaveBeenCalledTimes(2);
});
