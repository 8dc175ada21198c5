import type { Locator } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Visit } from '../package/visit.js';
import type { Examples } from './example-server.js';

/** The page of a content management system: HTML, style sheets and one script tag. */
export function cmsPage(examples: Examples): void {
  describe('the page of a content management system', () => {
    let visit: Visit;
    let board: Locator;
    let funnel: Locator;
    beforeAll(async () => {
      visit = await examples.open('cms/');
      board = visit.page.locator('lead-board');
      funnel = visit.page.locator('raq-funnel');
      await board.getByText('Showing 1 - 5 of').waitFor();
    });
    afterAll(() => visit?.page.close());

    test('has one script, the loader, and nothing of Vite', async () => {
      const scripts = await visit.page
        .locator('script')
        .evaluateAll((all) => all.map((one) => one.getAttribute('src')));
      expect(scripts).toEqual(['/cdn/lead-widgets.js']);
      expect(visit.requested().filter((path) => /@vite|\/src\/|\.ts\b/.test(path))).toEqual([]);
    });

    test('shows a board that works by its tag alone', async () => {
      await board.locator('.toggle').nth(1).click();
      await board.getByRole('combobox', { name: 'Lead status' }).waitFor();
    });

    test('takes the wrapper’s gateway for its widgets', async () => {
      const sent = visit.page.waitForRequest((request) => request.url().includes('/gateway/'));
      await board.evaluate((element) => Reflect.apply(Reflect.get(element, 'refresh'), element, []));
      expect((await sent).headers()['x-source-application']).toBe('hill-country-trades');
    });

    test('shows a funnel whose first questions can be answered', async () => {
      await funnel.getByRole('button', { name: 'Drain Cleaning' }).click();
      await funnel.getByRole('heading', { name: /Where|ZIP|postal/i }).waitFor();
    });

    test('has said nothing to the console', () => {
      expect(visit.complaints).toEqual([]);
    });
  });
}
