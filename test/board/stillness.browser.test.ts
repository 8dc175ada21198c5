import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SANDBOX_LEADS } from '../../src/sandbox.js';
import { press } from '../elements/press.js';
import { cleanPage, mount, rootOf, SP_ID, tick } from '../elements/stage.js';
import { openBoard, polled, stage } from './board-stage.js';

cleanPage();
afterEach(() => page.viewport(1280, 800));

/** Nobody sees half a pixel. */
const STILL_PX = 0.5;

/** Where everything stands that a person may look at: the rows, and what is in the open card. */
function places(board: Element): ReadonlyMap<string, DOMRect> {
  const parts = [...rootOf(board).querySelectorAll('.lead, .lead.open .part, .lead.open button, .lead.open a, .pages')];
  return new Map(
    parts.map((part, index) => [
      `${index} ${part.className} ${part.textContent?.slice(0, 20)}`,
      part.getBoundingClientRect(),
    ]),
  );
}

/** What has moved or changed its size since, by how much. */
function moved(before: ReadonlyMap<string, DOMRect>, after: ReadonlyMap<string, DOMRect>): string[] {
  const pairs = [...before.values()].map((rect, index) => [rect, [...after.values()][index]] as const);
  return pairs.flatMap(([was, is], index) => {
    if (is === undefined) return ['something is gone'];
    const by = Math.max(Math.abs(is.top - was.top), Math.abs(is.left - was.left), Math.abs(is.height - was.height));
    return by > STILL_PX ? [`${[...after.keys()][index]} by ${by.toFixed(1)} px`] : [];
  });
}

/** Looks at every frame until it is told to stop. */
function watch(board: Element): () => string[] {
  const before = places(board);
  const seen = new Set<string>();
  let frame = 0;
  const look = () => {
    for (const each of moved(before, places(board))) seen.add(each);
    frame = requestAnimationFrame(look);
  };
  look();
  return () => {
    cancelAnimationFrame(frame);
    return [...seen];
  };
}

/** Until the parts are there that come after the first paint. */
async function untilComplete(board: Element): Promise<void> {
  await vi.waitFor(() => expect(rootOf(board).querySelector('.toast')).not.toBeNull());
  await tick(600);
}

const menu = () => page.getByRole('combobox', { name: 'Lead status' });

describe.each([
  ['a phone', 360, 740],
  ['a desktop', 1280, 800],
])('on %s nothing moves', (_device, width, height) => {
  it('while a status is saved, when that is said, and when it is said no more', async () => {
    await page.viewport(width, height);
    const board = await openBoard(stage());
    await untilComplete(board);
    await press(menu());
    await press(page.getByRole('option', { name: 'Not Contacted' }));
    const stop = watch(board);
    await expect.element(page.getByText('Saved', { exact: true }).first()).toBeInTheDocument();
    await vi.waitFor(() => expect(page.getByText('Saved', { exact: true }).query()).toBeNull(), 8000);
    expect(stop()).toEqual([]);
  });

  it('when a lead is marked as unread and as read', async () => {
    await page.viewport(width, height);
    const board = await openBoard(stage());
    await untilComplete(board);
    const stop = watch(board);
    await press(page.getByRole('button', { name: /^Mark as unread/ }).first());
    await press(page.getByRole('button', { name: /^Mark as read/ }).first());
    await expect.element(page.getByRole('button', { name: /^Mark as unread/ }).first()).toBeVisible();
    expect(stop()).toEqual([]);
  });

  it('when badges say that a colleague has changed leads', async () => {
    await page.viewport(width, height);
    const on = stage();
    const board = await openBoard(on);
    await untilComplete(board);
    const stop = watch(board);
    const { longName, cyrillic, noPhone, markup, deal } = SANDBOX_LEADS;
    for (const leadId of [longName, cyrillic, noPhone, markup, deal]) {
      await on.gateway.setStatus({ serviceProviderId: SP_ID, leadId, status: 'ContactAndQualify' });
    }
    await polled(on);
    await vi.waitFor(
      () => expect(page.getByText('Not Contacted · changed').elements().length).toBeGreaterThan(1),
      5000,
    );
    expect(stop()).toEqual([]);
  });
});

describe('a page of 100 leads that loads', () => {
  it.each([328, 736, 1100])('draws ten rows, and keeps about the room of all at %i px', async (width) => {
    const on = stage();
    on.setFault(() => new Promise(() => {}));
    const board = mount('lead-board', { spId: SP_ID, gateway: on.gateway, pageSize: 100 });
    board.style.width = `${width}px`;
    await vi.waitFor(() => expect(rootOf(board).querySelector('.lead-room')).not.toBeNull());
    const drawn = [...rootOf(board).querySelectorAll('.skeleton .lead')];
    expect(drawn).toHaveLength(10);
    const heights = drawn.slice(1).map((row) => row.getBoundingClientRect().height);
    const row = heights.reduce((sum, each) => sum + each, 0) / heights.length;
    const room = rootOf(board).querySelector('.lead-room')?.getBoundingClientRect().height ?? 0;
    expect(room / 90).toBeCloseTo(row, 0);
  });
});
