import type { Page } from 'playwright/test';

const STEP_MS = 400;

/** The files of ours that a page requests after the loader, step by step: each step waits for the one before. */
export async function requestSteps(
  page: Page,
  path: string,
  ready: (page: Page) => Promise<void>,
): Promise<string[][]> {
  const steps: string[][] = [];
  let waiting: { path: string; go: () => void }[] = [];
  let timer: NodeJS.Timeout | undefined;
  await page.route('**/cdn/chunks/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    await new Promise<void>((go) => {
      waiting.push({ path: pathname, go });
      clearTimeout(timer);
      timer = setTimeout(() => {
        const step = waiting;
        waiting = [];
        steps.push(step.map((each) => each.path));
        for (const each of step) each.go();
      }, STEP_MS);
    });
    await route.continue();
  });
  await page.goto(path);
  await ready(page);
  return steps;
}

/** The paths, with their query, that a page requested before its first widget was ready. Idle time fetches more. */
export async function requestedUntilReady(page: Page): Promise<ReadonlySet<string>> {
  await page.waitForFunction(() => performance.getEntriesByName('widget-ready').length > 0);
  const addresses = await page.evaluate(() => {
    const [ready] = performance.getEntriesByName('widget-ready');
    const requests = performance.getEntriesByType('resource');
    return requests.filter(({ startTime }) => startTime <= (ready?.startTime ?? 0)).map(({ name }) => name);
  });
  return new Set(addresses.map((address) => new URL(address)).map(({ pathname, search }) => pathname + search));
}
