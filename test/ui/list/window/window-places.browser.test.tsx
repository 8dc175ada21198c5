import { afterEach, describe, expect, test } from 'vitest';
import { clearStage } from '../../stage.js';
import { frames, rowsFrom, windowStage } from './window-stage.js';

afterEach(clearStage);

describe('a row that is asked for', () => {
  test.each([0, 17, 5000, 9990, 9999])('row %d of 10,000 comes into view, with few others drawn', async (key) => {
    const list = await windowStage(rowsFrom(0, 10_000));
    list.handle.current?.toRow(key);
    await frames(4);
    const top = list.topOf(key);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(500);
    expect(list.hole()).toBe(0);
    expect(list.view.querySelectorAll('*').length).toBeLessThan(120);
    await frames(4);
    expect(list.topOf(key)).toBe(top);
  });

  test('stays where it is if it is seen, and another one moves by no more than it needs', async () => {
    const list = await windowStage(rowsFrom(0, 300));
    await list.scrollTo(4000);
    const seen = list.keys().find((key) => list.topOf(key) > 200) ?? 0;
    const top = list.topOf(seen);
    list.handle.current?.toRow(seen);
    await frames();
    expect(list.topOf(seen)).toBe(top);
  });

  test('tells that the end was left, and that it was reached', async () => {
    const list = await windowStage(rowsFrom(0, 300));
    list.handle.current?.toRow(10);
    await frames(4);
    expect(list.told.atEnd).toEqual([false]);
    list.handle.current?.toRow(299);
    await frames(4);
    expect([list.isAtEnd(), list.told.atEnd]).toEqual([true, [false, true]]);
    await list.show(rowsFrom(0, 301));
    expect(list.isAtEnd()).toBe(true);
  });
});

describe('a list that is held', () => {
  test('does not follow what comes at the end, and says that there is more', async () => {
    const list = await windowStage(rowsFrom(0, 100));
    await list.hold(true);
    expect([list.isAtEnd(), list.told.atEnd]).toEqual([true, []]);
    const top = list.topOf(97);
    await list.show(rowsFrom(0, 105));
    expect([list.topOf(97) - top, list.told.atEnd, list.hole()]).toEqual([0, [false], 0]);
  });

  test('does not follow what comes after I scroll up and back to its end', async () => {
    const list = await windowStage(rowsFrom(0, 100));
    await list.hold(true);
    list.view.scrollTop -= 200;
    await frames();
    list.view.scrollTop = list.view.scrollHeight;
    await frames();
    const top = list.topOf(97);
    await list.show(rowsFrom(0, 105));
    expect([list.topOf(97) - top, list.isAtEnd()]).toEqual([0, false]);
  });

  test('goes to the end where that is asked for, and follows it when it is let go', async () => {
    const list = await windowStage(rowsFrom(0, 100));
    await list.hold(true);
    await list.show(rowsFrom(0, 105));
    list.handle.current?.toEnd();
    await frames();
    expect(list.isAtEnd()).toBe(true);
    await list.hold(false);
    await list.show(rowsFrom(0, 106));
    expect(list.isAtEnd()).toBe(true);
  });

  test('that is let go while reading above stays there', async () => {
    const list = await windowStage(rowsFrom(0, 300));
    await list.scrollTo(4000);
    const key = list.keys().find((each) => list.topOf(each) > 0) ?? 0;
    const top = list.topOf(key);
    await list.hold(true);
    await list.hold(false);
    await list.show(rowsFrom(0, 301));
    expect(list.topOf(key)).toBe(top);
  });
});
