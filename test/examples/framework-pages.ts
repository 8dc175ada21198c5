import { expect, test } from './example-server.js';
import { keepWhatIsHeard, leadsPage } from './leads-page.js';

const NEWEST = '90412001';
const SECOND = '90412002';
const MIDDLE = '90412005';
const OLDEST = '90412009';

/** One page of a framework, driven through all that it shows. */
export function frameworkPage(folder: string): void {
  test(`the page in ${folder}`, async ({ open }) => {
    const { page, requested } = await open(`/examples/${folder}/`);
    const on = leadsPage(page);
    await on.board.getByText('Showing 1 - 3 of').waitFor();
    await keepWhatIsHeard(page);

    await test.step('sets attributes, and passes objects by identity', async () => {
      await on.board.getByRole('heading', { name: 'Requests for Bluebird Plumbing & Drain' }).waitFor();
      const told = await on.board.evaluate((board) => ({
        features: Reflect.get(board, 'features'),
        spId: Reflect.get(board, 'spId'),
        pageSize: Reflect.get(board, 'pageSize'),
        attributes: board.getAttributeNames().filter((name) => /messages|\[object/.test(name)),
      }));
      expect(told).toEqual({ features: ['new-review-request'], spId: '4711042', pageSize: 3, attributes: [] });
    });

    await test.step('is notified of an opened lead by its id', async () => {
      const second = on.board.locator('.toggle').nth(1);
      await second.click();
      await expect(second).toHaveAttribute('aria-expanded', 'true');
      await expect.poll(() => on.heard()).toContain(`Last event: lead-select ${SECOND}`);
    });

    await test.step('is notified of a change on a card, and the board shows it too', async () => {
      const newest = on.cards.first();
      await newest.locator('.toggle').click();
      const status = newest.getByRole('combobox', { name: 'Lead status' });
      const next = (await status.inputValue()) === 'InProgressWon' ? 'Closed won' : 'Scheduled';
      await status.selectOption(next);
      await expect.poll(() => on.heard()).toContain(`Last event: lead-change ${NEWEST} status`);
      await on.board.locator('.lead').first().locator('.pill').getByText(next).waitFor();
      await newest.locator('.toggle').click();
    });

    await test.step('changes the language of all tags while they are open', async () => {
      await on.language.selectOption('Español');
      await on.board.getByText('Mostrando 1 - 3 de').waitFor();
      await on.cards.first().locator('.toggle').click();
      await on.cards.first().getByRole('combobox', { name: 'Estado' }).waitFor();
      await on.cards.first().locator('.toggle').click();
      await on.language.selectOption('English');
      await on.board.getByText('Showing 1 - 3 of').waitFor();
    });

    await test.step('reorders the list, and an open card stays open, the same element', async () => {
      await on.cards.first().locator('.toggle').click();
      await on.cards.first().evaluate((card) => Reflect.set(card, 'marked', true));
      expect(await on.order()).toEqual([NEWEST, MIDDLE, OLDEST]);
      await on.button('Reverse the order').click();
      await expect.poll(() => on.order()).toEqual([OLDEST, MIDDLE, NEWEST]);
      await expect.poll(() => on.cards.last().locator('.toggle').getAttribute('aria-expanded')).toBe('true');
      expect(await on.cards.last().evaluate((card) => Reflect.get(card, 'marked'))).toBe(true);
      expect(await on.cards.first().locator('.toggle').getAttribute('aria-expanded')).toBe('false');
      await on.button('Reverse the order').click();
      await expect.poll(() => on.order()).toEqual([NEWEST, MIDDLE, OLDEST]);
      await on.cards.first().locator('.toggle').click();
    });

    await test.step('removes the cards from the page and adds them again with their leads', async () => {
      await on.button('Hide the cards').click();
      await expect.poll(() => on.cards.count()).toBe(0);
      expect(await on.list.count()).toBe(0);
      await on.button('Show the cards').click();
      await expect.poll(() => on.cards.locator('.toggle').count()).toBe(3);
    });

    await test.step('opens the dialog, is notified that a person closed it, and opens it again', async () => {
      for (const _time of ['once', 'again']) {
        await on.button('Ask for a review').click();
        await on.modal.waitFor();
        await page.keyboard.press('Escape');
        await on.modal.waitFor({ state: 'detached' });
      }
      expect(await page.locator('review-request-modal').evaluate((modal) => Reflect.get(modal, 'open'))).toBe(false);
    });

    await test.step('was loaded once', async () => {
      expect(requested().filter((path) => path.endsWith(`/${folder}/`))).toHaveLength(1);
    });
  });
}
