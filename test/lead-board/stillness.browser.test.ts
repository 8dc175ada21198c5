import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SANDBOX_LEADS } from '../../src/sandbox.js';
import { press } from '../element/press.js';
import { cleanPage, mount, rootOf, SP_ID, tick } from '../element/stage.js';
import { chooseStatus, openBoard, opened, polled, rowNames, stage } from './board-stage.js';

cleanPage();
afterEach(() => page.viewport(1280, 800));

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

function moved(before: ReadonlyMap<string, DOMRect>, after: ReadonlyMap<string, DOMRect>): string[] {
  const pairs = [...before.values()].map((rect, index) => [rect, [...after.values()][index]] as const);
  return pairs.flatMap(([was, is], index) => {
    if (is === undefined) return ['something is gone'];
    const by = Math.max(Math.abs(is.top - was.top), Math.abs(is.left - was.left), Math.abs(is.height - was.height));
    return by > 0.5 ? [`${[...after.keys()][index]} by ${by.toFixed(1)} px`] : [];
  });
}

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

async function untilComplete(board: Element): Promise<void> {
  await vi.waitFor(() => expect(rootOf(board).querySelector('.toast')).not.toBeNull());
  let last: ReadonlyMap<string, DOMRect> = new Map();
  await vi.waitFor(
    () => {
      const before = last;
      last = places(board);
      expect([before.size, moved(before, last)]).toEqual([last.size, []]);
    },
    { interval: 300 },
  );
}

it.each([
  ['a phone', 360, 740],
  ['a desktop', 1280, 800],
])('on %s nothing moves while a change is saved and while changes of others arrive', async (_device, width, height) => {
  await page.viewport(width, height);
  const { on, board } = await opened();
  await untilComplete(board);
  await chooseStatus('Not Contacted');
  const stop = watch(board);
  await expect.element(page.getByText('Saved', { exact: true }).first()).toBeInTheDocument();
  await press(page.getByRole('button', { name: /^Mark as unread/ }).first());
  await press(page.getByRole('button', { name: /^Mark as read/ }).first());
  await expect.element(page.getByRole('button', { name: /^Mark as unread/ }).first()).toBeVisible();
  await vi.waitFor(() => expect(page.getByText('Saved', { exact: true }).query()).toBeNull());
  const { longName, cyrillic, noPhone, markup, deal } = SANDBOX_LEADS;
  for (const leadId of [longName, cyrillic, noPhone, markup, deal]) {
    await on.gateway.setStatus({ serviceProviderId: SP_ID, leadId, status: 'ContactAndQualify' });
  }
  await polled(on);
  await expect.element(page.getByText('Not Contacted · changed').nth(1), { timeout: 5000 }).toBeVisible();
  expect(stop()).toEqual([]);
});

it.each([328, 736, 1100])(
  'a page of 100 leads draws ten rows and reserves the height of all at %i px',
  async (width) => {
    const on = stage();
    on.setFault(() => new Promise(() => {}));
    const board = mount('lead-board', { spId: SP_ID, gateway: on.gateway, pageSize: 100 });
    board.style.width = `${width}px`;
    await vi.waitFor(() => expect(rootOf(board).querySelector('.lead-space')).not.toBeNull());
    const drawn = [...rootOf(board).querySelectorAll('.skeleton .lead')];
    expect(drawn).toHaveLength(10);
    const heights = drawn.slice(1).map((row) => row.getBoundingClientRect().height);
    const row = heights.reduce((sum, each) => sum + each, 0) / heights.length;
    const height = rootOf(board).querySelector('.lead-space')?.getBoundingClientRect().height ?? 0;
    expect(height / 90).toBeCloseTo(row, 0);
  },
);

it.each([
  [false, 320, 360, 390, 720, 1000, 1040],
  [true, 320, 390, 720, 1040, 1150, 1200],
])('the ZIP and the status of each lead are in view at every width (archived: %s)', async (archived, ...widths) => {
  const board = await openBoard(stage(), { pageSize: LEADS, filters: { archived } });
  await vi.waitFor(() => expect(rootOf(board).querySelectorAll('.lead > .restore').length > 0).toBe(archived));
  const isCut = (part: Element) => part.scrollWidth > part.clientWidth;
  for (const width of widths) {
    board.style.width = `${width}px`;
    expect([...rootOf(board).querySelectorAll('.toggle :is(.place, .pill)')].filter(isCut)).toEqual([]);
  }
});

const LEADS = 40;

it('each row is drawn once when the leads load, and again only when it changes, opens or closes', async () => {
  const encode = vi.spyOn(globalThis, 'encodeURIComponent');
  const reads = vi.spyOn(Storage.prototype, 'getItem');
  onTestFinished(() => void vi.restoreAllMocks());
  const drawn = () => encode.mock.calls.filter(([id]) => /^u\d+$/.test(String(id))).length;
  const board = await openBoard(stage(), { pageSize: LEADS });
  await expect.element(page.getByRole('combobox', { name: 'Category' })).toBeVisible();
  await tick(400);
  expect(rowNames(board).length).toBeGreaterThan(20);
  // The open one also when its lead is marked as read.
  expect(drawn()).toBeLessThan(LEADS + 5);
  // A draft of a note and one of a message.
  expect(reads.mock.calls.length).toBeLessThan(3 * LEADS);
  encode.mockClear();
  await chooseStatus('Closed lost');
  await vi.waitFor(() => expect(page.getByText('Saved', { exact: true }).elements().length).toBeGreaterThan(0));
  expect(drawn()).toBeGreaterThan(0);
  expect(drawn()).toBeLessThan(5);
  encode.mockClear();
  await page.getByRole('button', { expanded: false }).filter({ hasText: /,/ }).nth(5).click();
  await vi.waitFor(() => expect(drawn()).toBeGreaterThan(1));
  await tick(400);
  expect(drawn()).toBeLessThan(8);
});
