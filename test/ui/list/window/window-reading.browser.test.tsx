import { afterEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearStage } from '../../stage.js';
import { frames, type Row, rowsFrom, windowStage } from './window-stage.js';

afterEach(clearStage);

describe('while the user reads above', () => {
  test.each<readonly [string, number, readonly (readonly Row[])[]]>([
    ['rows are added at the end', 4000, [rowsFrom(0, 340)]],
    ['the first row changes', 0, [[...rowsFrom(-50, 0), { key: 0, height: 100 }, ...rowsFrom(1, 300)]]],
    ...[120, 1, 0, 700].map(
      (from) => ['earlier rows are added', from, [rowsFrom(-50, 300), rowsFrom(-100, 310)]] as const,
    ),
  ])('nothing moves when %s at scrollTop %d', async (_, from, changes) => {
    const list = await windowStage(rowsFrom(0, 300));
    const { moved } = await list.readAt(from);
    for (const rows of changes) {
      await list.show(rows);
      expect(moved()).toEqual([0, 0]);
    }
  });

  test('nothing moves when a row above grows', async () => {
    const list = await windowStage(rowsFrom(0, 300));
    const { moved } = await list.readAt(4000);
    const above = list.keys().filter((each) => list.topOf(each) < -30);
    for (const [at, key] of above.entries()) {
      list.on.get(`[data-key="${key}"]`).style.height = `${200 + at * 31}px`;
      await frames();
      expect(moved()).toEqual([0, 0]);
    }
  });

  test('nothing moves when rows above are inserted or removed, or the first visible row is removed', async () => {
    const list = await windowStage(rowsFrom(0, 300));
    const { key, moved } = await list.readAt(4000);
    const rows = rowsFrom(0, 300);
    await list.show(rows.toSpliced(key - 20, 0, { key: 1000, height: 88 }));
    expect(moved()).toEqual([0, 0]);
    await list.show(rows);
    expect(moved()).toEqual([0, 0]);
    const edge = list.keys().findLast((each) => list.topOf(each) <= 0) ?? 0;
    await list.show(rows.filter((row) => row.key !== edge));
    expect(moved()).toEqual([0, 0]);
  });

  test('the first visible row stays in place when the height of the list changes', async () => {
    const list = await windowStage(rowsFrom(0, 300));
    const { moved } = await list.readAt(4000, (top) => top >= 0);
    for (const height of [150, 900]) {
      list.view.style.height = `${height}px`;
      await frames();
      expect(moved()).toEqual([0, 0]);
    }
  });

  test('fractional row heights do not accumulate rounding errors', async () => {
    const rows = rowsFrom(0, 300).map(({ key, height }) => ({ key, height: height + 0.4 }));
    const list = await windowStage(rows);
    const { moved } = await list.readAt(4000);
    for (const more of [1, 2, 3]) await list.show([...rows, ...rowsFrom(300, 300 + more)]);
    expect(Math.abs(moved()[0] ?? 1)).toBeLessThan(1);
  });

  test('earlier rows are requested only near the start', async () => {
    const list = await windowStage(rowsFrom(0, 300));
    await list.scrollTo(36 + 600);
    expect(list.told.nearStart).toBe(0);
    await list.scrollTo(36 + 200);
    expect(list.told.nearStart).toBeGreaterThan(0);
  });
});

describe('scrolling a virtual list', () => {
  test('leaves no gap in the next frame for any distance, and renders fewer than 120 elements', async () => {
    const list = await windowStage(rowsFrom(0, 10_000));
    let [holes, most] = [0, 0];
    for (const step of [-90, -480, -2500, -40_000, -200_000, 300, 6000, 90_000, 400_000]) {
      for (let times = 0; times < 4; times += 1) {
        list.view.scrollTop += step;
        // The scroll event is dispatched before the frame callbacks.
        await new Promise((resolve) => requestAnimationFrame(resolve));
        await new Promise((resolve) => setTimeout(resolve));
        holes = Math.max(holes, list.hole());
        most = Math.max(most, list.view.querySelectorAll('*').length);
      }
    }
    expect(holes).toBe(0);
    expect(most).toBeLessThan(120);
  });

  test('works with PageUp, Home and End, and Home works while the height changes', async () => {
    const list = await windowStage(rowsFrom(0, 300));
    list.view.focus();
    const before = list.view.scrollTop;
    await userEvent.keyboard('{PageUp}');
    await expect.poll(() => list.view.scrollTop).toBeLessThan(before - 200);
    // A smooth scroll still in progress would move the list away from its end again.
    await frames(30);
    await userEvent.keyboard('{Home}');
    await expect.poll(() => list.view.scrollTop).toBe(0);
    await frames();
    expect([list.view.scrollTop, list.hole(), list.keys()[0]]).toEqual([0, 0, 0]);
    await userEvent.keyboard('{End}');
    await expect.poll(() => list.isAtEnd()).toBe(true);
    expect(list.hole()).toBe(0);
    for (const height of [440, 500]) {
      await expect.poll(() => list.isAtEnd()).toBe(true);
      list.view.style.height = `${height}px`;
      list.view.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true, cancelable: true }));
      await frames(4);
      expect([list.view.scrollTop, list.told.atEnd.at(-1)]).toEqual([0, false]);
      list.handle.current?.toEnd();
    }
  });

  test('is not affected by printing, which renders every row', async () => {
    const list = await windowStage(rowsFrom(0, 300));
    const { moved } = await list.readAt(4000);
    const drawn = list.keys().length;
    window.dispatchEvent(new Event('beforeprint'));
    expect(list.keys()).toHaveLength(300);
    window.dispatchEvent(new Event('afterprint'));
    await frames();
    expect(list.keys().length).toBeLessThan(drawn + 40);
    expect(Math.abs(moved()[0] ?? 1)).toBeLessThan(1);
  });

  test('moves the focus to the list if the focused row is removed, and does not focus it after a blur', async () => {
    const content = ({ key }: { key: number }) => <button type="button">Open {key}</button>;
    const list = await windowStage(rowsFrom(0, 1000), { content });
    const focused = () => list.on.root.activeElement?.className ?? 'nothing';
    list.on.get('[data-key="998"] button').focus();
    // WebKit scrolls to the focused element in the next frame.
    await frames();
    const { key } = await list.readAt(20_000);
    expect(focused()).toBe('scroller');
    list.on.get(`[data-key="${key}"] button`).focus({ preventScroll: true });
    list.on.get(`[data-key="${key}"] button`).blur();
    await list.scrollTo(0);
    expect(focused()).toBe('nothing');
  });
});
