import { afterEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearStage } from '../../stage.js';
import { frames, inView, rowsFrom, windowStage } from './window-stage.js';

afterEach(clearStage);

describe('scrolling', () => {
  test('leaves no hole in the frame after it, however far it goes, and never more than 120 elements', async () => {
    const list = await windowStage(rowsFrom(0, 10_000));
    let [holes, most] = [0, 0];
    for (const step of [-90, -480, -2500, -40_000, -200_000, 300, 6000, 90_000, 400_000]) {
      for (let times = 0; times < 4; times += 1) {
        list.view.scrollTop += step;
        // The event comes before the callbacks of the frame.
        await new Promise((resolve) => requestAnimationFrame(resolve));
        await new Promise((resolve) => setTimeout(resolve));
        holes = Math.max(holes, list.hole());
        most = Math.max(most, list.view.querySelectorAll('*').length);
      }
    }
    expect(holes).toBe(0);
    expect(most).toBeLessThan(120);
  });

  test('with the keyboard goes through it', async () => {
    const list = await windowStage(rowsFrom(0, 300));
    list.view.focus();
    const before = list.view.scrollTop;
    await userEvent.keyboard('{PageUp}');
    await expect.poll(() => list.view.scrollTop).toBeLessThan(before - 200);
    await userEvent.keyboard('{Home}');
    await expect.poll(() => list.view.scrollTop).toBe(0);
    await frames();
    expect([list.view.scrollTop, list.hole(), list.keys()[0]]).toEqual([0, 0, 0]);
    await userEvent.keyboard('{End}');
    await expect.poll(() => list.isAtEnd()).toBe(true);
    expect(list.hole()).toBe(0);
  });

  test('goes to the start by Home in the moment in which its height changes, and stays there', async () => {
    const list = await windowStage(rowsFrom(0, 300));
    for (const height of [440, 500]) {
      await expect.poll(() => list.isAtEnd()).toBe(true);
      list.view.style.height = `${height}px`;
      list.view.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true, cancelable: true }));
      await frames(4);
      expect([list.view.scrollTop, list.told.atEnd.at(-1)]).toEqual([0, false]);
      list.handle.current?.toEnd();
    }
  });

  test('draws every row for the printer, and leaves what is seen where it was', async () => {
    const list = await windowStage(rowsFrom(0, 300));
    await list.scrollTo(4000);
    const [key = 0, drawn] = [inView(list), list.keys().length];
    const top = list.topOf(key);
    window.dispatchEvent(new Event('beforeprint'));
    expect(list.keys()).toHaveLength(300);
    window.dispatchEvent(new Event('afterprint'));
    await frames();
    expect(list.keys().length).toBeLessThan(drawn + 40);
    expect(Math.abs(list.topOf(key) - top)).toBeLessThan(1);
  });

  test('takes the focus from a row that goes to the list, and leaves it where it was put since', async () => {
    const content = ({ key }: { key: number }) => <button type="button">Open {key}</button>;
    const list = await windowStage(rowsFrom(0, 1000), { content });
    const focused = () => list.on.root.activeElement?.className ?? 'nothing';
    list.on.get('[data-key="998"] button').focus();
    // WebKit scrolls to what is focused in the next frame.
    await frames();
    await list.scrollTo(20_000);
    expect(focused()).toBe('scroller');
    const key = inView(list);
    list.on.get(`[data-key="${key}"] button`).focus({ preventScroll: true });
    list.on.get(`[data-key="${key}"] button`).blur();
    await list.scrollTo(0);
    expect(focused()).toBe('nothing');
  });
});
