import type { Page } from 'playwright/test';
import { PHONE } from '../package/fixtures.js';
import { expect, test } from './example-server.js';

/** The layout shift that a page may have, as Cumulative Layout Shift counts it. */
const MOST = 0.02;

const AT_ONCE = 5;

const PAGES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['plain', 'cms', 'office', 'react', 'vue', 'svelte', 'angular', 'preact'].map((folder) => [
      `/examples/${folder}/`,
      'lead-board .toggle',
    ]),
  ),
  '/examples/embed.html': 'lead-card .toggle',
  '/examples/leadfeed.html': 'lead-page h1, lead-page h2',
  '/examples/quote.html': 'raq-funnel button',
  '/examples/thread.html': 'message-thread textarea',
  '/examples/customer.html': '#messages li',
  '/app/lead/board/4711042': 'lead-app .toggle',
};

const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries().filter((entry) => Reflect.get(entry, 'hadRecentInput') !== true);
          resolve(shifts.reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(resolve, 500, 0);
      }),
  );

/** Opens every example on a phone and a desktop, cold and warm, and measures what moves while it loads. */
export function layoutShift(): void {
  for (const device of ['phone', 'desktop'])
    test.describe(() => {
      if (device === 'phone') test.use(PHONE);

      test(`on a ${device}, every page opens, logs nothing, and shifts nothing while its widgets load`, async ({
        open,
      }) => {
        const measured: Record<string, readonly number[]> = {};
        const measure = async (path: string) => {
          const { page } = await open(path);
          const shifts: number[] = [];
          for (const isWarm of [false, true]) {
            if (isWarm) await page.reload();
            await page
              .locator(PAGES[path] ?? '')
              .first()
              .waitFor();
            await page.waitForTimeout(1000);
            shifts.push(Number((await shiftOf(page)).toFixed(4)));
          }
          measured[path] = shifts;
          await page.close();
        };
        const paths = Object.keys(PAGES);
        for (let at = 0; at < paths.length; at += AT_ONCE) {
          await Promise.all(paths.slice(at, at + AT_ONCE).map(measure));
        }
        console.log(`Layout shift on a ${device}, [cold, warm]:`, JSON.stringify(measured));
        expect(Object.entries(measured).filter(([, shifts]) => shifts.some((shift) => shift > MOST))).toEqual([]);
      });
    });
}
