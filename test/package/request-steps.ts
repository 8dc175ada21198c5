import type { Page } from 'playwright/test';

/** Milliseconds without another request after which a step of requests has ended. */
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
    // On a developer's machine, as here, the console names misspelled tags.
    if (pathname.includes('/diagnosis-')) return route.continue();
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
