import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { StatusMultiSelect } from '../list/status-select.js';
import { clearStage, hostileBox, onPage, placed, type Stage, stage } from '../stage.js';

afterEach(clearStage);

async function opened(on: Stage): Promise<DOMRect> {
  await expect.poll(() => on.root.querySelector('[aria-haspopup=listbox]')).not.toBeNull();
  await userEvent.click(on.get('[aria-haspopup=listbox]'));
  return (await placed(on, '[role=listbox]')).getBoundingClientRect();
}

const trigger = (on: Stage) => on.get('[aria-haspopup=listbox]').getBoundingClientRect();

test('a list opens below its trigger and has the same width', async () => {
  const on = stage(<StatusMultiSelect />, hostileBox());
  await opened(on);
  const list = () => on.get('[role=listbox]').getBoundingClientRect();
  // The click may scroll the page, and the list follows its trigger.
  await expect.poll(() => Math.abs(list().top - trigger(on).bottom - 6)).toBeLessThan(1);
  expect(list().left).toBeCloseTo(trigger(on).left, 0);
  expect(list().width).toBeCloseTo(trigger(on).width, 0);
});

test('a list opens above its trigger near the lower edge of the screen, and follows it', async () => {
  const page = onPage(document.createElement('div'));
  page.style.cssText = `padding: ${window.innerHeight - 80}px 0 2000px`;
  const on = stage(<StatusMultiSelect />, page);
  expect((await opened(on)).bottom).toBeCloseTo(trigger(on).top - 6, 0);
  window.scrollBy(0, 30);
  await expect
    .poll(() => Math.abs(on.get('[role=listbox]').getBoundingClientRect().bottom - trigger(on).top + 6))
    .toBeLessThan(1);
  window.scrollTo(0, 0);
});

test('a list aligns with the right edge of its trigger in right-to-left text', async () => {
  const page = onPage(document.createElement('div'));
  page.style.cssText = 'direction: rtl; padding: 0 300px';
  const on = stage(<StatusMultiSelect />, page);
  on.get('.root').style.width = '70px';
  expect((await opened(on)).right).toBeCloseTo(trigger(on).right, 0);
});
