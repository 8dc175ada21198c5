import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pointer } from '../pointer.js';
import { clearStage, hostileBox, onPage } from '../stage.js';
import { soon } from '../staged.js';
import { beside, dialogIn, isOpen, open } from './notes-dialog.js';

afterEach(clearStage);

test('it opens above a clipped and transformed page, and can be hit at its lower edge', async () => {
  const on = await open({}, hostileBox());
  const { left, right, bottom, width, height } = on.get('dialog').getBoundingClientRect();
  expect([Math.round(width), height > 150]).toEqual([480, true]);
  const hit = on.root.elementFromPoint((left + right) / 2, bottom - 8);
  expect(dialogIn(on)?.contains(hit)).toBe(true);
  expect(getComputedStyle(on.get('h2')).fontSize).toBe('18px');
});

test('while it is open, the wheel beside it or over its head does not scroll the page', async () => {
  const on = await open();
  onPage(document.createElement('div')).style.height = '4000px';
  const header = on.get('dialog header').getBoundingClientRect();
  await pointer('wheel', beside, 300);
  await pointer('wheel', { x: header.left + 40, y: header.top + 20 }, 300);
  await soon();
  await soon();
  expect(window.scrollY).toBe(0);
  await userEvent.keyboard('{Escape}');
  // WebKit drops a turn while it draws the page without the dialog.
  await expect
    .poll(async () => {
      await pointer('wheel', beside, 300);
      return window.scrollY;
    })
    .toBeGreaterThan(0);
  window.scrollTo(0, 0);
});

test.each([
  { keys: 'the wheel', ctrlKey: false, isBlocked: true },
  { keys: 'Ctrl and the wheel, which zoom,', ctrlKey: true, isBlocked: false },
])('$keys over its head: kept from the page $isBlocked', async ({ ctrlKey, isBlocked }) => {
  const on = await open();
  const wheel = new WheelEvent('wheel', { deltaY: 100, ctrlKey, bubbles: true, composed: true, cancelable: true });
  on.get('dialog header').dispatchEvent(wheel);
  expect(wheel.defaultPrevented).toBe(isBlocked);
});

test('long content scrolls between a head and a footer that stay', async () => {
  const on = await open({ children: <div style={{ height: 3000 }}>Long</div> });
  const view = window.innerHeight;
  const inView = (selector: string) => {
    const { top, bottom } = on.get(selector).getBoundingClientRect();
    return top >= 0 && bottom <= view;
  };
  expect([inView('dialog header'), inView('dialog footer')]).toEqual([true, true]);
  on.get('dialog .in').scrollTop = 2000;
  expect(on.get('dialog .in').scrollTop).toBe(2000);
  expect([inView('dialog header'), inView('dialog footer')]).toEqual([true, true]);
});

// It is there before: WebKit forgets to ask media queries again for sheets that no element uses.
test('on a phone it is as wide as the screen and stands at its lower edge', async () => {
  const on = await open();
  await page.viewport(360, 640);
  const { left, width, bottom } = on.get('dialog').getBoundingClientRect();
  const buttons = [...on.get('footer').querySelectorAll('button')].map((button) => button.offsetWidth);
  await page.viewport(1280, 900);
  expect([left, width, Math.round(bottom)]).toEqual([0, 360, 640]);
  expect(buttons).toEqual([328, 328]);
});

test('moved in the page with its widget, it stands again with what was typed and with the focus', async () => {
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

test('a widget that is taken away, or hidden, lets go of the page', async () => {
  const onClose = vi.fn();
  const pressed = vi.fn();
  const button = onPage(document.createElement('button'));
  button.textContent = 'A button of the page';
  button.addEventListener('click', pressed);
  const on = await open({ onClose });
  on.host.hidden = true;
  await expect.poll(() => onClose.mock.calls).toEqual([['hidden']]);
  await userEvent.click(button);
  expect(pressed).toHaveBeenCalledTimes(1);
  on.host.hidden = false;
  const other = await open();
  other.host.remove();
  await userEvent.click(button);
  expect(pressed).toHaveBeenCalledTimes(2);
});
