import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearStage, onPage, onWindow, type Stage } from '../stage.js';
import { focusedName, soon, staged } from '../staged.js';
import { isOpen, RatePopover, shown, trigger } from './rate-popover.js';

afterEach(clearStage);

async function press(on: Stage): Promise<HTMLElement> {
  await userEvent.click(trigger(on));
  return shown(on);
}

test('Escape closes it, gives the focus back, says so once, and does not reach the page', async () => {
  const onClose = vi.fn();
  const heard = vi.fn();
  const on = await staged(<RatePopover onClose={onClose} />);
  await press(on);
  onWindow('keydown', heard, false);
  await userEvent.keyboard('{Escape}');
  expect(isOpen(on)).toBe(false);
  expect(on.root.activeElement === trigger(on)).toBe(true);
  await soon();
  expect([onClose.mock.calls, heard.mock.calls]).toEqual([[['escape']], []]);
});

test.each([
  ['its cross', '[aria-label=Dismiss]'],
  ['what is in it', '#submit'],
])('%s closes it, and the focus goes back', async (_what, selector) => {
  const onClose = vi.fn();
  const on = await staged(<RatePopover onClose={onClose} />);
  await press(on);
  await userEvent.click(on.get(selector));
  expect(isOpen(on)).toBe(false);
  expect(onClose.mock.calls).toEqual([['closed']]);
  expect(on.root.activeElement === trigger(on)).toBe(true);
});

test('Tab goes through it, and out of it to what follows its button; that closes it', async () => {
  const onClose = vi.fn();
  const on = await staged(<RatePopover onClose={onClose} />);
  await press(on);
  const walk = [];
  for (let step = 0; step < 5; step++) {
    await userEvent.keyboard('{Tab}');
    walk.push(focusedName(on));
  }
  expect(walk).toEqual(['Dismiss', 'More', 'Notes', 'Submit', 'After']);
  expect(isOpen(on)).toBe(false);
  expect(onClose.mock.calls).toEqual([['left']]);
});

test('Shift+Tab from its first control leads back to its button', async () => {
  const on = await staged(<RatePopover />);
  await press(on);
  await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}');
  expect(on.root.activeElement === trigger(on)).toBe(true);
  expect(isOpen(on)).toBe(false);
});

test.each(['the same widget', 'the page', 'another widget', 'its button'])(
  'a press on %s closes it once',
  async (where) => {
    const onClose = vi.fn();
    const on = await staged(<RatePopover onClose={onClose} />);
    const other = await staged(<button type="button">Other</button>);
    other.host.style.margin = '400px 0 0';
    const plain = onPage(document.createElement('p'));
    plain.textContent = 'Words of the page';
    await press(on);
    const targets: Record<string, HTMLElement> = {
      'the same widget': on.get('#before'),
      'the page': plain,
      'another widget': other.get('button'),
      'its button': trigger(on),
    };
    await userEvent.click(targets[where]!, { force: true });
    await expect.poll(() => isOpen(on)).toBe(false);
    await soon();
    expect(isOpen(on)).toBe(false);
    expect(onClose.mock.calls).toEqual([['outside']]);
  },
);
