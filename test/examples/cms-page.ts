import { expect, test } from './example-server.js';

/** The page of a content management system: HTML, style sheets and one script tag. */
export function cmsPage(): void {
  test('the page of a content management system', async ({ open }) => {
    const { page, requested } = await open('/examples/cms/');
    const board = page.locator('lead-board');
    await board.getByText('Showing 1 - 5 of').waitFor();

    await test.step('has one script, the loader, and no code of Vite', async () => {
      const scripts = await page.locator('script').evaluateAll((all) => all.map((one) => one.getAttribute('src')));
      expect(scripts).toEqual(['/cdn/lead-widgets.js']);
      expect(requested().filter((path) => /@vite|\/src\/|\.ts\b/.test(path))).toEqual([]);
    });

    await test.step('shows a board that works with its tag only', async () => {
      await board.locator('.toggle').nth(1).click();
      await board.getByRole('combobox', { name: 'Lead status' }).waitFor();
    });

    await test.step('uses the wrapper’s gateway for its widgets', async () => {
      const sent = page.waitForRequest((request) => request.url().includes('/gateway/'));
      await board.evaluate((element) => Reflect.apply(Reflect.get(element, 'refresh'), element, []));
      expect((await sent).headers()['x-source-application']).toBe('hill-country-trades');
    });

    await test.step('shows a funnel whose first questions can be answered', async () => {
      const funnel = page.locator('raq-funnel');
      await funnel.getByRole('button', { name: 'Drain Cleaning' }).click();
      await funnel.getByRole('heading', { name: /Where|ZIP|postal/i }).waitFor();
    });
  });
}
