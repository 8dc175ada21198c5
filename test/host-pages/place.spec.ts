import type { Locator, Page } from 'playwright/test';
import { boardOf, firstLeadOpen } from './board-walk.js';
import { expect, hostPage, type Open, test } from './host-page.js';

const board = '<lead-board sp-id="7001"></lead-board>';

const clipped = `<div style="transform: scale(1); overflow: hidden; height: 420px; width: 900px; position: relative; z-index: 0; filter: blur(0)">
<div style="overflow: auto; height: 400px; contain: paint">${board}</div></div>
<div style="position: fixed; inset: 200px 0 0 0; z-index: 2147483647; background: white">In front of everything</div>`;

test.use({
  pages: {
    '/rtl': hostPage({ html: 'dir="rtl"', body: board }),
    '/ltr': hostPage({ body: board }),
    '/clipped': hostPage({ body: clipped }),
  },
});

/** The start and end of an element, measured from the edge where reading starts. */
async function edges(part: Locator, direction: 'ltr' | 'rtl'): Promise<number[]> {
  const box = await part.boundingBox();
  if (box === null) throw new Error('It is not drawn.');
  const [start, end] = [box.x, box.x + box.width];
  return (direction === 'ltr' ? [start, end] : [1280 - end, 1280 - start]).map(Math.round);
}

const parts = (page: Page) =>
  ['.head h2', '.leads .status', '.leads .btn.primary', '.leads > li + li'].map((selector) =>
    boardOf(page).locator(selector).first(),
  );

async function allEdges(open: Open, path: '/ltr' | '/rtl'): Promise<number[][]> {
  const { page } = await open(path);
  await firstLeadOpen(page);
  await boardOf(page)
    .getByRole('button', { name: /^Status / })
    .waitFor();
  const sticksOut = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sticksOut).toBeLessThanOrEqual(0);
  return Promise.all(parts(page).map((part) => edges(part, path === '/ltr' ? 'ltr' : 'rtl')));
}

test('on a right-to-left page a board is mirrored and does not overflow', async ({ open }) => {
  const [across, mirrored] = [await allEdges(open, '/ltr'), await allEdges(open, '/rtl')];
  expect(mirrored).toHaveLength(across.length);
  for (const [part, ends] of across.entries()) {
    for (const [side, end] of ends.entries()) {
      expect(Math.abs((mirrored[part]?.[side] ?? Number.NaN) - end)).toBeLessThanOrEqual(3);
    }
  }
});

test('on a right-to-left page on a phone a board is not cut off', async ({ open }) => {
  const { page } = await open('/rtl');
  await page.setViewportSize({ width: 360, height: 740 });
  await firstLeadOpen(page);
  const cut = await boardOf(page).evaluate((element) => {
    const seen = [...(element.shadowRoot?.querySelectorAll('button, a, time, .name, input') ?? [])];
    const drawn = seen.filter((node) => node.getClientRects().length > 0 && !node.closest('.sr'));
    return drawn
      .map((node) => node.getBoundingClientRect())
      .filter(({ left, right }) => left < -0.5 || right > innerWidth + 0.5).length;
  });
  expect(cut).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

/** Expects an element to be fully in the window, with nothing in front of its center. */
async function standsInFront(part: Locator): Promise<void> {
  await part.waitFor();
  await expect
    .poll(() =>
      part.evaluate((node) => {
        const { left, top, right, bottom } = node.getBoundingClientRect();
        const isWhole = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        const root = node.getRootNode();
        const front = root instanceof ShadowRoot ? root.elementFromPoint((left + right) / 2, (top + bottom) / 2) : null;
        return isWhole && front !== null && (node === front || node.contains(front));
      }),
    )
    .toBe(true);
}

test('lists, menus and dialogs are fully visible inside transformed, clipped and layered ancestors', async ({
  open,
}) => {
  const { page } = await open('/clipped');
  await firstLeadOpen(page);
  const board = boardOf(page);
  // Scroll the controls into the part of the page that is not covered.
  await board.getByRole('combobox', { name: 'Sort by' }).evaluate((node) => node.scrollIntoView({ block: 'start' }));
  await page.evaluate(() => scrollTo(0, 0));
  await board.getByRole('combobox', { name: 'Lead status' }).focus();
  await page.keyboard.press('ArrowDown');
  await standsInFront(board.getByRole('option', { name: 'Closed lost', exact: true }));
  await board.getByRole('option', { name: 'Closed won', exact: true }).click();
  await board.getByText('Saved').first().waitFor();

  await board.getByRole('button', { name: 'More actions' }).first().focus();
  await page.keyboard.press('Enter');
  await standsInFront(board.getByRole('menu'));
  await page.keyboard.press('Escape');

  await board.getByRole('button', { name: 'Edit notes' }).first().click();
  await board.getByRole('button', { name: 'Edit job notes' }).focus();
  await page.keyboard.press('Enter');
  const dialog = board.getByRole('dialog', { name: 'Edit job notes' });
  await standsInFront(dialog);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'hidden' });
});
