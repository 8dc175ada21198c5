import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Select } from '../../../src/ui/list/select.js';
import { Popover, type PopoverProps } from '../../../src/ui/popup/popover.js';
import { toldOf } from '../accessibility.js';
import { hasOwnList } from '../list/status-select.js';
import * as screen from '../stage.js';

/** A popover with a field, and a button that adds content, between two buttons. */
function RatePopover(props: Partial<PopoverProps>) {
  const [isLong, setLong] = useState(false);
  const content = (close: () => void) => (
    <>
      <button type="button" id="more" onClick={() => setLong(true)}>
        More
      </button>
      <input id="notes" aria-label="Notes" />
      {isLong ? <div style={{ height: 220 }}>Much more</div> : null}
      <button type="button" id="submit" onClick={close}>
        Submit
      </button>
    </>
  );
  return (
    <screen.Between>
      <Popover
        notLoaded={() => null}
        button={{ content: 'Rate this lead' }}
        label="Rate this lead"
        closeLabel="Dismiss"
        {...props}
      >
        {props.children ?? content}
      </Popover>
    </screen.Between>
  );
}

const trigger = (on: screen.Stage) => on.get('[aria-haspopup=dialog]');
const isOpen = (on: screen.Stage) => trigger(on).getAttribute('aria-expanded') === 'true';
const shown = (on: screen.Stage) => screen.placed(on, '[role=dialog]');

async function press(on: screen.Stage): Promise<HTMLElement> {
  await userEvent.click(trigger(on));
  return shown(on);
}

async function pressed() {
  const onClose = vi.fn();
  const on = await screen.staged(<RatePopover onClose={onClose} />);
  return { on, panel: await press(on), onClose };
}

afterEach(screen.clearStage);

test('a click opens the popover in the top layer, above a clipped page, and focuses its panel', async () => {
  const on = await screen.staged(<RatePopover />, screen.hostileBox());
  const panel = await press(on);
  const { left, bottom } = panel.getBoundingClientRect();
  expect(panel.contains(on.root.elementFromPoint(left + 20, bottom - 8))).toBe(true);
  expect(document.elementFromPoint(left + 20, bottom - 8) === on.host).toBe(true);
  expect(left).toBeCloseTo(trigger(on).getBoundingClientRect().left, 0);
  expect(on.root.activeElement === panel).toBe(true);
});

test.each(['{Enter}', '[Space]'])('%s opens the popover with the focus on its first control', async (key) => {
  const on = await screen.staged(<RatePopover />);
  trigger(on).focus();
  await userEvent.keyboard(key);
  await shown(on);
  expect(screen.focusedName(on)).toBe('More');
});

test('the popover stays open with its text when the focus is lost', async () => {
  const { on } = await pressed();
  await userEvent.click(on.get('#notes'));
  await userEvent.keyboard('Too far');
  on.get('#notes').blur();
  await screen.soon();
  expect([isOpen(on), on.get<HTMLInputElement>('#notes').value]).toEqual([true, 'Too far']);
});

test('a popover opened above its button keeps its lower edge in place as it grows', async () => {
  const page = screen.onPage(document.createElement('div'));
  page.style.paddingTop = `${window.innerHeight - 320}px`;
  const on = await screen.staged(<RatePopover maxHeight={420} />, page);
  const panel = await press(on);
  const before = panel.getBoundingClientRect();
  expect(before.bottom).toBeLessThan(trigger(on).getBoundingClientRect().top);
  await userEvent.click(on.get('#more'));
  await expect.poll(() => panel.getBoundingClientRect().height).toBeGreaterThan(before.height + 200);
  await expect.poll(() => Math.abs(panel.getBoundingClientRect().bottom - before.bottom)).toBeLessThan(1);
});

test('a popover opened below its button scrolls if its content is too tall', async () => {
  const on = await screen.staged(<RatePopover maxHeight={300}>{<div style={{ height: 3000 }}>Much</div>}</RatePopover>);
  const panel = await press(on);
  const { top, bottom } = panel.getBoundingClientRect();
  expect(top).toBeGreaterThan(trigger(on).getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight);
});

test('a popover whose height fits neither above nor below its button covers it, and does not move as it grows', async () => {
  const page = screen.onPage(document.createElement('div'));
  page.style.paddingTop = `${window.innerHeight / 2}px`;
  const height = window.innerHeight - 40;
  const on = await screen.staged(<RatePopover maxHeight={height} />, page);
  const panel = await press(on);
  const { top } = panel.getBoundingClientRect();
  expect(top).toBeCloseTo(window.innerHeight - 8 - height, 0);
  await userEvent.click(on.get('#more'));
  await expect.poll(() => panel.getBoundingClientRect().height).toBeGreaterThan(220);
  expect(panel.getBoundingClientRect().top).toBe(top);
});

test.runIf(hasOwnList())('Escape closes an open select list first, then the popover', async () => {
  const options = ['Low-value job', 'Other'].map((label) => ({ value: label, label }));
  const on = await screen.staged(
    <RatePopover>
      <Select labelledBy="reason" options={options} value="Other" onChange={() => {}} />
    </RatePopover>,
  );
  await press(on);
  await userEvent.click(on.get('select'));
  await expect.poll(() => on.get('select').matches(':open')).toBe(true);
  expect(isOpen(on)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => on.get('select').matches(':open')).toBe(false);
  expect(isOpen(on)).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(isOpen(on)).toBe(false);
});

test('keys pressed in the popover do not reach the surrounding widget or the page', async () => {
  const heard = vi.fn();
  const on = await screen.staged(
    // biome-ignore lint/a11y/noStaticElementInteractions: it represents a board with shortcuts
    <div onKeyDown={heard}>
      <RatePopover />
    </div>,
  );
  await press(on);
  screen.onWindow('keydown', heard, false);
  await userEvent.keyboard('je{ArrowDown}');
  expect(heard).not.toHaveBeenCalled();
});

test('the popover exposes the name and state of its button and the name of its panel to screen readers', async () => {
  const on = await screen.staged(
    <>
      <span id="label">Date</span>
      <RatePopover
        label="Date"
        button={{ id: 'value', labelledBy: 'label value', content: 'Last 7 Days', className: 'input select' }}
      />
    </>,
  );
  await press(on);
  const button = { name: 'Date Last 7 Days', expanded: true, hasPopup: 'dialog' };
  expect(toldOf('button')).toContainEqual(expect.objectContaining(button));
  expect(toldOf('dialog')).toMatchObject([{ name: 'Date' }]);
});

test('Escape closes the popover, returns the focus, reports it once and does not reach the page', async () => {
  const heard = vi.fn();
  const { on, onClose } = await pressed();
  screen.onWindow('keydown', heard, false);
  await userEvent.keyboard('{Escape}');
  expect([isOpen(on), on.root.activeElement === trigger(on)]).toEqual([false, true]);
  await screen.soon();
  expect([onClose.mock.calls, heard.mock.calls]).toEqual([[[]], []]);
});

test.each([
  ['the close button', '[aria-label=Dismiss]'],
  ['a button in its content', '#submit'],
])('%s closes the popover and returns the focus', async (_what, selector) => {
  const { on, onClose } = await pressed();
  await userEvent.click(on.get(selector));
  expect([isOpen(on), onClose.mock.calls, on.root.activeElement === trigger(on)]).toEqual([false, [[]], true]);
});

test('Tab past the last control closes the popover, and Shift+Tab from the first returns to its button', async () => {
  const { on, onClose } = await pressed();
  const stops = await screen.walk(Array(5).fill('{Tab}'), () => screen.focusedName(on));
  expect(stops).toEqual(['Dismiss', 'More', 'Notes', 'Submit', 'After']);
  expect([isOpen(on), onClose.mock.calls]).toEqual([false, [[]]]);
  await press(on);
  await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}');
  expect([on.root.activeElement === trigger(on), isOpen(on)]).toEqual([true, false]);
});

test.each(screen.BESIDE)('a press on %s closes the popover once', async (where) => {
  const { on, onClose } = await pressed();
  await screen.pressBeside(on, where, trigger(on));
  await expect.poll(() => isOpen(on)).toBe(false);
  await screen.soon();
  expect([isOpen(on), onClose.mock.calls]).toEqual([false, [[]]]);
});
