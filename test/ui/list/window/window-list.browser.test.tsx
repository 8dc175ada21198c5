import { afterEach, describe, expect, test } from 'vitest';
import { clearStage } from '../../stage.js';
import { frames, rowsFrom, windowStage } from './window-stage.js';

afterEach(clearStage);

test('a virtual list starts at its end, renders only nearby rows and renders no more while it is hidden', async () => {
  const list = await windowStage(rowsFrom(0, 10_000));
  expect([list.isAtEnd(), list.keys().at(-1), list.hole()]).toEqual([true, 9999, 0]);
  expect(list.view.querySelectorAll('*').length).toBeLessThan(120);
  expect(list.told).toEqual({ nearStart: 0, atEnd: [] });
  list.on.host.style.display = 'none';
  await list.show(rowsFrom(0, 10_001));
  expect(list.keys().length).toBeLessThan(120);
  list.on.host.style.display = '';
  await frames();
  expect([list.isAtEnd(), list.hole(), list.keys().at(-1)]).toEqual([true, 0, 10_000]);
});

test.each([10, 60, 400])('a virtual list has no gap if the estimated row height is %d px', async (guess) => {
  const list = await windowStage(rowsFrom(0, 2000), { guess });
  expect([list.isAtEnd(), list.hole()]).toEqual([true, 0]);
  await list.scrollTo(list.view.scrollHeight / 2);
  expect(list.hole()).toBe(0);
  await list.scrollTo(0);
  expect([list.hole(), list.keys()[0]]).toEqual([0, 0]);
});

test.each([0, 1, 2])('a virtual list of %d rows renders all of them', async (count) => {
  const list = await windowStage(rowsFrom(0, count));
  expect(list.keys()).toEqual([...Array(count).keys()]);
  await list.show(rowsFrom(0, 200));
  expect([list.isAtEnd(), list.hole()]).toEqual([true, 0]);
  await list.show([]);
  expect(list.keys()).toEqual([]);
});

test('a virtual list starts at its end when all rows are replaced', async () => {
  const list = await windowStage(rowsFrom(0, 300));
  await list.scrollTo(2000);
  await list.show(rowsFrom(5000, 5200));
  expect([list.isAtEnd(), list.keys().at(-1), list.told.atEnd]).toEqual([true, 5199, [false, true]]);
});

test('a virtual list behaves the same in StrictMode', async () => {
  const list = await windowStage(rowsFrom(0, 300), { strict: true });
  expect(list.isAtEnd()).toBe(true);
  const { moved } = await list.readAt(120);
  await list.show(rowsFrom(-50, 300));
  expect(moved()).toEqual([0, 0]);
});

describe('a virtual list at its end', () => {
  test('follows one or more new rows and stays at its end when its height changes', async () => {
    const list = await windowStage(rowsFrom(0, 100));
    await list.show(rowsFrom(0, 101));
    expect([list.isAtEnd(), list.keys().at(-1)]).toEqual([true, 100]);
    await list.show(rowsFrom(0, 300));
    expect([list.isAtEnd(), list.keys().at(-1), list.hole()]).toEqual([true, 299, 0]);
    for (const height of [180, 800, 420]) {
      list.view.style.height = `${height}px`;
      await frames();
      expect([list.isAtEnd(), list.hole()]).toEqual([true, 0]);
    }
  });

  test('stays at its end while a row or the content after the rows grows, even in the frame of a scroll', async () => {
    const list = await windowStage(rowsFrom(0, 100));
    list.on.get('[data-key="97"]').style.height = '700px';
    await frames();
    expect(list.isAtEnd()).toBe(true);
    await list.show(rowsFrom(0, 100), <p style={{ height: 90 }}>Typing</p>);
    expect(list.isAtEnd()).toBe(true);
    await list.show(rowsFrom(-50, 100), <p style={{ height: 90 }}>Typing</p>);
    expect([list.isAtEnd(), list.hole()]).toEqual([true, 0]);
    await list.scrollTo(1000);
    list.view.scrollTop = list.view.scrollHeight;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    list.on.get('[data-key="98"]').style.height = '300px';
    await frames();
    expect(list.isAtEnd()).toBe(true);
  });

  test('reports leaving and reaching the end, and toEnd() scrolls back', async () => {
    const list = await windowStage(rowsFrom(0, 300));
    await list.scrollTo(3000);
    expect(list.told.atEnd).toEqual([false]);
    list.handle.current?.toEnd();
    await frames();
    expect([list.isAtEnd(), list.hole(), list.told.atEnd]).toEqual([true, 0, [false, true]]);
  });
});

describe('toRow()', () => {
  test.each([0, 17, 5000, 9990, 9999])('scrolls row %d of 10,000 into view and renders few other rows', async (key) => {
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

  test('finds a row by its key after rows were added before it', async () => {
    const list = await windowStage(rowsFrom(0, 300));
    await list.show(rowsFrom(-100, 300));
    list.handle.current?.toRow(20);
    await frames(4);
    expect(list.topOf(20)).toBeGreaterThanOrEqual(0);
    expect(list.topOf(20)).toBeLessThan(500);
  });

  test('does not scroll if the row is already visible', async () => {
    const list = await windowStage(rowsFrom(0, 300));
    const { key, moved } = await list.readAt(4000);
    list.handle.current?.toRow(key);
    await frames();
    expect(moved()).toEqual([0, 0]);
  });

  test('reports leaving and reaching the end', async () => {
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

test('a held list does not follow new rows, scrolls to its end on toEnd(), and follows again when released', async () => {
  const list = await windowStage(rowsFrom(0, 100));
  await list.hold(true);
  expect([list.isAtEnd(), list.told.atEnd]).toEqual([true, []]);
  const top = list.topOf(97);
  await list.show(rowsFrom(0, 105));
  expect([list.topOf(97) - top, list.told.atEnd, list.hole()]).toEqual([0, [false], 0]);
  list.handle.current?.toEnd();
  await frames();
  expect(list.isAtEnd()).toBe(true);
  await list.hold(false);
  await list.show(rowsFrom(0, 106));
  expect(list.isAtEnd()).toBe(true);
});

test('a held list does not follow new rows after the user scrolls up and back to its end', async () => {
  const list = await windowStage(rowsFrom(0, 100));
  await list.hold(true);
  await list.scrollTo(list.view.scrollTop - 200);
  await list.scrollTo(list.view.scrollHeight);
  const top = list.topOf(97);
  await list.show(rowsFrom(0, 105));
  expect([list.topOf(97) - top, list.isAtEnd()]).toEqual([0, false]);
});

test('a held list that is released while the user reads above keeps its position', async () => {
  const list = await windowStage(rowsFrom(0, 300));
  const { moved } = await list.readAt(4000);
  await list.hold(true);
  await list.hold(false);
  await list.show(rowsFrom(0, 301));
  expect(moved()).toEqual([0, 0]);
});
