import { expect, test } from './example-server.js';

export function allPages(): void {
  test('an address of an earlier version redirects with its query', async ({ page }) => {
    await page.goto('/examples/office.html?weather=empty');
    await page.waitForURL(/\/examples\/office\/\?weather=empty$/);
    expect(await page.locator('lead-board').getAttribute('gateway-url')).toBe('/weather/empty');
  });

  test('the list links every folder, and each link works', async ({ page }) => {
    await page.goto('/');
    const links = await page.locator('main a').evaluateAll((all) => all.map((one) => Reflect.get(one, 'href')));
    for (const folder of ['plain', 'cms', 'office', 'react', 'vue', 'svelte', 'angular', 'preact']) {
      expect(links.filter((link) => new URL(link).pathname === `/examples/${folder}/`)).not.toEqual([]);
    }
    const paths = [...new Set(links.map((link) => new URL(link).origin + new URL(link).pathname))];
    const answers = await Promise.all(paths.map(async (path) => [path, (await page.request.get(path)).status()]));
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  });
}
