import { describe, expect, test } from 'vitest';
import type { Examples } from './example-server.js';

/** Each page that has no tests of its own here, and what is there once it is open. */
const PAGES: readonly (readonly [path: string, ready: string])[] = [
  ['office/', 'lead-board .toggle'],
  ['office.html?weather=busy', 'lead-board .toggle'],
  ['embed.html', 'lead-card .toggle'],
  ['leadfeed.html', 'lead-page h1, lead-page h2'],
  ['quote.html', 'raq-funnel button'],
  ['thread.html', 'message-thread textarea'],
  ['customer.html', '#messages li'],
  ['/app/lead/board/4711042', 'lead-app .toggle'],
];

export function allPages(examples: Examples): void {
  describe('the other pages', () => {
    test.each(PAGES)('%s opens, and says nothing to the console', async (path, ready) => {
      const { page, complaints } = await examples.open(path);
      await page.locator(ready).first().waitFor();
      expect(complaints).toEqual([]);
      await page.close();
    });

    test('an address of before leads on with its query', async () => {
      const { page } = await examples.open('office.html?weather=empty');
      expect(page.url()).toMatch(/\/examples\/office\/\?weather=empty$/);
      expect(await page.locator('lead-board').getAttribute('gateway-url')).toBe('/weather/empty');
      await page.close();
    });

    test('the list links every folder, and each of its links is there', async () => {
      const { page, complaints } = await examples.open('/');
      const links = await page.locator('main a').evaluateAll((all) => all.map((one) => Reflect.get(one, 'href')));
      for (const folder of ['plain', 'cms', 'office', 'react', 'vue', 'svelte', 'angular', 'preact']) {
        expect(links.filter((link) => new URL(link).pathname === `/examples/${folder}/`)).not.toEqual([]);
      }
      const paths = [...new Set(links.map((link) => new URL(link).origin + new URL(link).pathname))];
      const answers = await Promise.all(paths.map(async (path) => [path, (await page.request.get(path)).status()]));
      expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
      expect(complaints).toEqual([]);
      await page.close();
    });
  });
}
