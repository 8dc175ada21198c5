import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { messageHref } from '../../src/domain/lead/message-link.js';
import { cleanPage, tick } from '../elements/stage.js';
import { hasNoModuleMocks } from '../runner/page/engine-bugs.js';
import { openBoard, rowNames, stage } from './board-stage.js';

// Each row that is drawn asks for its link.
vi.mock('../../src/domain/lead/message-link.js', { spy: true });

cleanPage();

const LEADS = 40;

const drawn = () => vi.mocked(messageHref).mock.calls.length;
const counted = () => vi.mocked(messageHref).mockClear();

async function openWhole(): Promise<void> {
  counted();
  const board = await openBoard(stage(), { pageSize: LEADS });
  await expect.element(page.getByRole('combobox', { name: 'Category' })).toBeVisible();
  await tick(400);
  expect(rowNames(board).length).toBeGreaterThan(20);
}

describe.skipIf(hasNoModuleMocks())('of a board’s rows', () => {
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
