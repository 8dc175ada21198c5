import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Dialog } from '../../../src/ui/popup/dialog.js';
import { Toast, type ToastMessage, type ToastProps } from '../../../src/ui/toast/toast.js';
import { press } from '../../element/press.js';
import { toldOf } from '../accessibility.js';
import { Between, clearStage, focusedName, hostileBox, onPage, type Stage, soon, staged, walk } from '../stage.js';

interface ArchiveProps {
  message?: Partial<ToastMessage>;
  onEnd?: ToastProps['onEnd'];
  onUndo?: () => void;
  goes?: boolean;
}

function Archive({ message, onEnd, onUndo = () => {}, goes }: ArchiveProps) {
  const [count, setCount] = useState(0);
  const [isShown, setShown] = useState(false);
  const said = { id: `${count}`, text: 'Lead archived', action: { label: 'Undo', onAction: onUndo }, ...message };
  const archive = () => {
    setCount(count + 1);
    setShown(true);
  };
  const ended: ToastProps['onEnd'] = (id) => {
    setShown(false);
    onEnd?.(id);
  };
  return (
    <>
      <Between>
        {goes && isShown ? null : (
          <button type="button" id="archive" onClick={archive}>
            Archive Lead
          </button>
        )}
      </Between>
      <Toast message={isShown ? said : null} dismissLabel="Dismiss" onEnd={ended} />
    </>
  );
}

const toast = (on: Stage) => on.root.querySelector<HTMLElement>('.toast:popover-open');

async function archived(props: ArchiveProps = {}, parent?: HTMLElement): Promise<Stage> {
  const on = await staged(<Archive {...props} />, parent);
  on.get('#archive').focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => toast(on) !== null).toBe(true);
  return on;
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  clearStage();
});

/** Stops the clock of the page, so that no toast ends early on a slow machine. */
const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

/** Waits until `count` timers run: one ends the toast, and one announces it. */
const timers = (count: number) => expect.poll(() => vi.getTimerCount()).toBe(count);

const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

test('the toast shows above a clipped and transformed page, does not take the focus and can be clicked', async () => {
  const onUndo = vi.fn();
  const onEnd = vi.fn();
  const on = await archived({ onUndo, onEnd }, hostileBox());
  expect(focusedName(on)).toBe('Archive Lead');
  const { left, bottom } = toast(on)!.getBoundingClientRect();
  expect(toast(on)?.contains(on.root.elementFromPoint(left + 20, bottom - 8))).toBe(true);
  await press(on.get('.toast .link'));
  expect(onUndo).toHaveBeenCalledOnce();
  expect([onEnd.mock.calls, toast(on)]).toEqual([[['1']], null]);
});

test('the toast stays visible over a tall widget while the page scrolls and after the widget moves', async () => {
  const on = await archived();
  on.get('.root').style.height = '4000px';
  const gap = () => window.innerHeight - (toast(on)?.getBoundingClientRect().bottom ?? 0);
  await expect.poll(() => Math.round(gap())).toBe(16);
  window.scrollTo(0, 700);
  await expect.poll(() => Math.round(gap())).toBe(16);
  window.scrollTo(0, 0);
  onPage(document.createElement('section')).append(on.host);
  await expect.poll(() => toast(on) !== null).toBe(true);
});

test('the toast does not cover the focused element', async () => {
  const on = await archived();
  const overlaps = () => {
    const [a, b] = [toast(on)!, on.root.activeElement!].map((element) => element.getBoundingClientRect());
    return a!.left < b!.right && a!.right > b!.left && a!.top < b!.bottom && a!.bottom > b!.top;
  };
  on.get('.root').style.height = '500px';
  await soon();
  const button = on.get('#after');
  const { left, top } = toast(on)!.getBoundingClientRect();
  button.style.cssText = `position: fixed; left: ${left + 10}px; top: ${top + 4}px`;
  button.focus();
  await expect.poll(overlaps).toBe(false);
});

test('the toast ends after its duration, but not while it is hovered or focused', async () => {
  stopClock();
  const onEnd = vi.fn();
  const on = await archived({ onEnd, message: { seconds: 2 } });
  // Dispatched directly, because the text is also in the status element.
  const text = on.get('.toast .text');
  text.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
  await timers(0);
  on.get('.toast .link').focus();
  text.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, composed: true }));
  await nextFrame();
  await timers(0);
  vi.advanceTimersByTime(2500);
  expect(onEnd).not.toHaveBeenCalled();
  on.get('#after').focus();
  await timers(1);
  vi.advanceTimersByTime(2000);
  expect(onEnd.mock.calls).toEqual([['1']]);
  await expect.poll(() => toast(on)).toBeNull();
});

test('a second toast has its own duration', async () => {
  stopClock();
  const onEnd = vi.fn();
  const on = await archived({ onEnd, message: { seconds: 0.8 } });
  await timers(2);
  vi.advanceTimersByTime(500);
  on.get('#archive').click();
  await timers(2);
  vi.advanceTimersByTime(500);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(300);
  expect(onEnd.mock.calls).toEqual([['2']]);
});

test('the toast does not end while its page is hidden, and has its full duration afterwards', async () => {
  stopClock();
  const onEnd = vi.fn();
  const hidden = vi.spyOn(Document.prototype, 'hidden', 'get').mockReturnValue(true);
  await archived({ onEnd, message: { seconds: 0.4 } });
  await timers(1);
  vi.advanceTimersByTime(700);
  expect(onEnd).not.toHaveBeenCalled();
  hidden.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(399);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd.mock.calls).toEqual([['1']]);
});

test('a toast without a duration stays until it is dismissed', async () => {
  stopClock();
  const onEnd = vi.fn();
  const on = await archived({ onEnd });
  vi.advanceTimersByTime(60_000);
  expect(toast(on) !== null).toBe(true);
  vi.useRealTimers();
  await press(on.get('[aria-label=Dismiss]'));
  expect(onEnd.mock.calls).toEqual([['1']]);
});

test('the toast announces its text and its action, and clears the status after it is dismissed', async () => {
  const on = await staged(<Archive />);
  const status = on.get('[role=status]');
  expect(status.textContent).toBe('');
  await userEvent.click(on.get('#archive'));
  await expect.poll(() => status.textContent).toBe('Lead archived, Undo');
  expect(toldOf('group')).toMatchObject([{ name: 'Lead archived' }]);
  expect(toldOf('button').map(({ name }) => name)).toEqual(['Before', 'Archive Lead', 'After', 'Undo', 'Dismiss']);
  await press(on.get('[aria-label=Dismiss]'));
  await expect.poll(() => status.textContent).toBe('');
});

test('a busy toast shows after 400 ms and is announced later', async () => {
  stopClock();
  const on = await staged(<Archive message={{ text: 'Archiving', tone: 'busy', action: undefined }} />);
  on.get('#archive').focus();
  await userEvent.keyboard('{Enter}');
  await timers(1);
  expect(toast(on)).toBeNull();
  vi.advanceTimersByTime(400);
  await expect.poll(() => toast(on)?.textContent).toBe('Archiving');
  const status = on.get('[role=status]');
  vi.advanceTimersByTime(400);
  await nextFrame();
  await nextFrame();
  expect(status.textContent).toBe('');
  await expect.poll(() => status.textContent).toBe('Archiving');
});

test('the next Tab moves to the toast, and Tab after it moves on from the previous focus', async () => {
  const on = await archived();
  expect(await walk(Array(3).fill('{Tab}'), () => focusedName(on))).toEqual(['Undo', 'Dismiss', 'After']);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Tab}');
  expect(focusedName(on)).toBe('After');
});

test('Shift+Tab returns from the toast, and Escape dismisses it and returns the focus', async () => {
  const onEnd = vi.fn();
  const on = await archived({ onEnd });
  await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}');
  expect(focusedName(on)).toBe('Archive Lead');
  await userEvent.keyboard('{Enter}{Tab}');
  expect(focusedName(on)).toBe('Undo');
  await userEvent.keyboard('{Escape}');
  expect([focusedName(on), onEnd.mock.calls]).toEqual(['Archive Lead', [['2']]]);
});

test('the action of the toast returns the focus before it runs', async () => {
  const at: string[] = [];
  const on = await archived({ onUndo: () => at.push(focusedName(on)) });
  await userEvent.keyboard('{Tab}{Enter}');
  expect([at, focusedName(on)]).toEqual([['Archive Lead'], 'Archive Lead']);
});

test('the toast is the next Tab stop even if the pressed button is gone', async () => {
  const on = await archived({ goes: true });
  on.get('#after').focus();
  await userEvent.keyboard('{Tab}');
  expect(focusedName(on)).toBe('Undo');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(focusedName(on)).toBe('After');
});

test('the toast is shown only after an open dialog closes', async () => {
  const Asked = ({ isOpen }: { readonly isOpen: boolean }) => (
    <>
      <Archive />
      {isOpen ? (
        <Dialog heading="Notes" onClose={() => {}}>
          <input aria-label="One" />
        </Dialog>
      ) : null}
    </>
  );
  const on = await staged(<Asked isOpen />);
  on.get('#archive').click();
  await soon();
  expect([toast(on), on.get('[role=status]').textContent]).toEqual([null, '']);
  on.render(<Asked isOpen={false} />);
  await expect.poll(() => toast(on)?.textContent).toContain('Lead archived');
});
