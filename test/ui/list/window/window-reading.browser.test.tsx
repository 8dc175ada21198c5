import { afterEach, describe, expect, test } from 'vitest';
import { clearStage } from '../../stage.js';
import { frames, inView, rowsFrom, windowStage } from './window-stage.js';

afterEach(clearStage);

describe('while reading above', () => {
  test('nothing moves when rows come at the end', async () => {
    const list = await windowStage(rowsFrom(0, 300));
    await list.scrollTo(4000);
    const key = inView(list);
    const top = list.topOf(key);
    await list.show(rowsFrom(0, 340));
    expect([list.topOf(key) - top, list.hole()]).toEqual([0, 0]);
  });

  test.each([120, 1, 0, 700])('nothing moves when 50 older rows come at scrollTop %d', async (from) => {
    const list = await windowStage(rowsFrom(0, 300));
    await list.scrollTo(from);
    const key = inView(list);
    const top = list.topOf(key);
    await list.show(rowsFrom(-50, 300));
    expect([list.topOf(key) - top, list.hole()]).toEqual([0, 0]);
    await list.show(rowsFrom(-100, 310));
    expect([list.topOf(key) - top, list.hole()]).toEqual([0, 0]);
  });

  test('nothing moves when the first row changes as older ones come before it', async () => {
    const list = await windowStage(rowsFrom(0, 300));
    await list.scrollTo(0);
    const key = list.keys().find((each) => list.topOf(each) > 250) ?? 0;
    const top = list.topOf(key);
    await list.show([...rowsFrom(-50, 0), { key: 0, height: 100 }, ...rowsFrom(1, 300)]);
    expect(list.topOf(key) - top).toBe(0);
  });

  test('nothing moves when a row above grows, as with an image that loads', async () => {
    const list = await windowStage(rowsFrom(0, 300));
    await list.scrollTo(4000);
    const key = inView(list);
    const top = list.topOf(key);
    for (const [at, above] of list
      .keys()
      .filter((each) => list.topOf(each) < -30)
      .entries()) {
      list.on.get(`[data-key="${above}"]`).style.height = `${200 + at * 31}px`;
      await frames();
      expect(list.topOf(key) - top).toBe(0);
    }
  });

  test('nothing moves when rows come and go in between above, nor when the first row that is seen goes', async () => {
    const list = await windowStage(rowsFrom(0, 300));
    await list.scrollTo(4000);
    const key = inView(list);
    const top = list.topOf(key);
    const rows = rowsFrom(0, 300);
    await list.show(rows.toSpliced(key - 20, 0, { key: 1000, height: 88 }));
    expect(list.topOf(key) - top).toBe(0);
    await list.show(rows);
    expect(list.topOf(key) - top).toBe(0);
    const edge = list.keys().findLast((each) => list.topOf(each) <= 0) ?? 0;
    await list.show(rows.filter((row) => row.key !== edge));
    expect([list.topOf(key) - top, list.hole()]).toEqual([0, 0]);
  });

  test('the first row that is seen stays when the room becomes smaller or larger', async () => {
    const list = await windowStage(rowsFrom(0, 300));
    await list.scrollTo(4000);
    const key = list.keys().find((each) => list.topOf(each) >= 0) ?? 0;
    const top = list.topOf(key);
    for (const height of [150, 900]) {
      list.view.style.height = `${height}px`;
      await frames();
      expect([list.topOf(key) - top, list.hole()]).toEqual([0, 0]);
    }
  });

  test('nothing moves by the rounding of heights that are no whole pixels', async () => {
    const rows = rowsFrom(0, 300).map(({ key, height }) => ({ key, height: height + 0.4 }));
    const list = await windowStage(rows);
    await list.scrollTo(4000);
    const key = inView(list);
    const top = list.topOf(key);
    for (const more of [1, 2, 3]) await list.show([...rows, ...rowsFrom(300, 300 + more)]);
    expect(Math.abs(list.topOf(key) - top)).toBeLessThan(1);
  });

  test('more is asked for near the start alone', async () => {
    const list = await windowStage(rowsFrom(0, 300));
    await list.scrollTo(36 + 600);
    expect(list.told.nearStart).toBe(0);
    await list.scrollTo(36 + 200);
    expect(list.told.nearStart).toBeGreaterThan(0);
  });
});
