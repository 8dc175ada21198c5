import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { boardTools } from '../../src/lead-board/lazy-board.js';
import { cardTools } from '../../src/lead-card/lazy-card.js';
import { press } from '../element/press.js';
import { cleanPage } from '../element/stage.js';
import { keepsFailedModules } from '../runner/page/engine-bugs.js';
import { refuseRequests } from '../runner/page/network.js';
import { button, focused, openBoard, openCard, stage } from './board-stage.js';

cleanPage();
beforeEach(() => refuseRequests(['lead-board/board-tools', 'lead-card/card-tools']));
afterEach(() => refuseRequests([]));

const missing = page.getByText('This part could not be loaded.');

it.each(['Contact', 'Request a Review', 'Rate this lead', 'Edit notes'])(
  '%s is busy while its code loads',
  async (name) => {
    const load = vi.spyOn(cardTools, 'load').mockReturnValue(new Promise(() => {}));
    const card = openCard();
    await press(button(name));
    await expect.element(button(name)).toHaveAttribute('aria-busy', 'true');
    card.remove();
    load.mockRestore();
  },
);

it.skipIf(keepsFailedModules())('Retry of the filters moves the focus to the filters', async () => {
  const board = await openBoard(stage());
  await expect.element(missing).toBeVisible();
  refuseRequests(['lead-card/card-tools']);
  await press(button('Retry'));
  await vi.waitFor(() => expect(boardTools.loaded).not.toBeNull());
  await expect.element(missing).not.toBeInTheDocument();
  await expect.poll(() => focused(board)).toBe('Filters');
});

it.skipIf(keepsFailedModules())('Retry of a review request returns the focus to its button', async () => {
  const card = openCard();
  await press(button('Request a Review'));
  await expect.element(missing).toBeVisible();
  refuseRequests([]);
  await press(button('Retry'));
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.poll(() => focused(card)).toBe('Request a Review');
});
