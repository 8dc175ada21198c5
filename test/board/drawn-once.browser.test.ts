import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanPage, tick } from '../elements/stage.js';
import { openBoard, rowNames, stage } from './board-stage.js';

cleanPage();

const LEADS = 40;

/** Each row that is drawn writes its customer's id into its link. */
let encode: MockInstance<typeof encodeURIComponent>;
beforeEach(() => {
  encode = vi.spyOn(globalThis, 'encodeURIComponent');
});
afterEach(() => encode.mockRestore());

const drawn = () => encode.mock.calls.filter(([id]) => /^u\d+$/.test(String(id))).length;
const counted = () => encode.mockClear();

async function openWhole(): Promise<void> {
  counted();
  const board = await openBoard(stage(), { pageSize: LEADS });
  await expect.element(page.getByRole('combobox', { name: 'Category' })).toBeVisible();
  await tick(400);
  expect(rowNames(board).length).toBeGreaterThan(20);
}

describe('of a board’s rows', () => {
  it('each is drawn once when the leads come, and not again when the tools come', async () => {
    await openWhole();
    // The open one also when its lead is marked as read.
    expect(drawn()).toBeLessThan(LEADS + 5);
  });

  it('only the one whose status changes is drawn again', async () => {
    await openWhole();
    await page.getByRole('combobox', { name: 'Lead status' }).click();
    counted();
    await page.getByRole('option', { name: 'Closed lost', exact: true }).click();
    await vi.waitFor(() => expect(page.getByText('Saved', { exact: true }).elements().length).toBeGreaterThan(0));
    expect(drawn()).toBeGreaterThan(0);
    expect(drawn()).toBeLessThan(5);
  });

  it('only those that open and close are drawn again', async () => {
    await openWhole();
    counted();
    await page.getByRole('button', { expanded: false }).filter({ hasText: /,/ }).nth(5).click();
    await tick(400);
    expect(drawn()).toBeGreaterThan(1);
    expect(drawn()).toBeLessThan(8);
  });
});
