import { afterEach, describe, expect, test } from 'vitest';
import { clearStage } from '../../stage.js';
import { frames, inView, rowsFrom, windowStage } from './window-stage.js';

afterEach(clearStage);

describe('a list', () => {
  test('begins at its end, with the rows around it alone', async () => {
    const list = await windowStage(rowsFrom(0, 10_000));
    expect(list.isAtEnd()).toBe(true);
    expect(list.keys().at(-1)).toBe(9999);
    expect(list.hole()).toBe(0);
    expect(list.view.querySelectorAll('*').length).toBeLessThan(120);
    expect(list.told).toEqual({ nearStart: 0, atEnd: [] });
  });

  test.each([10, 60, 400])('leaves no hole where a row is guessed to be %d px high', async (guess) => {
    const list = await windowStage(rowsFrom(0, 2000), { guess });
    expect([list.isAtEnd(), list.hole()]).toEqual([true, 0]);
    await list.scrollTo(list.view.scrollHeight / 2);
    expect(list.hole()).toBe(0);
    await list.scrollTo(0);
    expect([list.hole(), list.keys()[0]]).toEqual([0, 0]);
  });

  test.each([0, 1, 2])('of %d rows shows each', async (count) => {
    const list = await windowStage(rowsFrom(0, count));
    expect(list.keys()).toEqual([...Array(count).keys()]);
    await list.show(rowsFrom(0, 200));
    expect([list.isAtEnd(), list.hole()]).toEqual([true, 0]);
    await list.show([]);
    expect(list.keys()).toEqual([]);
  });

  test('that becomes another one begins at its end', async () => {
    const list = await windowStage(rowsFrom(0, 300));
    await list.scrollTo(2000);
    await list.show(rowsFrom(5000, 5200));
    expect([list.isAtEnd(), list.keys().at(-1), list.told.atEnd]).toEqual([true, 5199, [false, true]]);
  });

  test('is the same in strict mode', async () => {
    const list = await windowStage(rowsFrom(0, 300), { strict: true });
    expect(list.isAtEnd()).toBe(true);
    await list.scrollTo(120);
    const key = inView(list);
    const top = list.topOf(key);
    await list.show(rowsFrom(-50, 300));
    expect([list.topOf(key) - top, list.hole()]).toEqual([0, 0]);
  });

  test('draws nothing more while it is hidden, and what is seen once it is shown', async () => {
    const list = await windowStage(rowsFrom(0, 10_000));
    list.on.host.style.display = 'none';
    await list.show(rowsFrom(0, 10_001));
    expect(list.keys().length).toBeLessThan(120);
    list.on.host.style.display = '';
    await frames();
    expect([list.isAtEnd(), list.hole(), list.keys().at(-1)]).toEqual([true, 0, 10_000]);
  });
});

describe('at its end', () => {
  test('it follows what comes, one or many', async () => {
    const list = await windowStage(rowsFrom(0, 100));
    await list.show(rowsFrom(0, 101));
    expect([list.isAtEnd(), list.keys().at(-1)]).toEqual([true, 100]);
    await list.show(rowsFrom(0, 300));
    expect([list.isAtEnd(), list.keys().at(-1), list.hole()]).toEqual([true, 299, 0]);
  });

  test('it stays there while a row or what stands after the rows grows, and when older rows come', async () => {
    const list = await windowStage(rowsFrom(0, 100));
    list.on.get('[data-key="97"]').style.height = '700px';
    await frames();
    expect(list.isAtEnd()).toBe(true);
    await list.show(rowsFrom(0, 100), <p style={{ height: 90 }}>Typing</p>);
    expect(list.isAtEnd()).toBe(true);
    await list.show(rowsFrom(-50, 100), <p style={{ height: 90 }}>Typing</p>);
    expect([list.isAtEnd(), list.hole()]).toEqual([true, 0]);
  });

  test('it stays there when the room becomes smaller or larger', async () => {
    const list = await windowStage(rowsFrom(0, 100));
    for (const height of [180, 800, 420]) {
      list.view.style.height = `${height}px`;
      await frames();
      expect([list.isAtEnd(), list.hole()]).toEqual([true, 0]);
    }
  });

  test('it stays there when a row grows in the same frame as it is scrolled to', async () => {
    const list = await windowStage(rowsFrom(0, 100));
    await list.scrollTo(1000);
    list.view.scrollTop = list.view.scrollHeight;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    list.on.get('[data-key="98"]').style.height = '300px';
    await frames();
    expect(list.isAtEnd()).toBe(true);
  });

  test('it tells when the end is left and reached, and is led back there', async () => {
    const list = await windowStage(rowsFrom(0, 300));
    await list.scrollTo(3000);
    expect(list.told.atEnd).toEqual([false]);
    list.handle.current?.toEnd();
    await frames();
    expect([list.isAtEnd(), list.hole(), list.told.atEnd]).toEqual([true, 0, [false, true]]);
  });
});
