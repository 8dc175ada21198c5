import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { press } from '../element/press.js';
import { cleanPage, untilText } from '../element/stage.js';
import { button, LEADS_CALL, opened } from './board-stage.js';

cleanPage();

afterEach(() => vi.restoreAllMocks());

function connection(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

it('the next page without a connection leaves the leads that are there, and comes by itself when it is back', async () => {
  const { on, board } = await opened();
  await expect.element(button('Next page')).toBeVisible();
  connection(false);
  on.setFault(({ url }) => {
    if (url.includes(LEADS_CALL)) throw new TypeError('Failed to fetch');
    return undefined;
  });
  await press(button('Next page'));
  const line = page.getByText('You appear to be offline. Check your connection and try again.');
  await expect.element(line).toBeVisible();
  await vi.waitFor(() => expect(board.shadowRoot?.querySelector('.leads.old')).not.toBeNull(), { timeout: 10_000 });
  await expect.element(page.getByText('Dana Whitfield').first()).toBeVisible();
  await expect.element(page.getByText(/^Showing/)).not.toBeInTheDocument();
  on.setFault(null);
  connection(true);
  await untilText(board, /Showing 11 - 20/);
  expect(line.query()).toBeNull();
});
