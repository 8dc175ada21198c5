import type { Page } from 'playwright/test';
import { gzipSize } from '../../.build/size-report.js';
import type { Visit } from './fixtures.js';

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

/** What a page has fetched of ours up to now. */
export interface Weight {
  readonly paths: readonly string[];
  /** Bytes after gzip. */
  readonly sum: number;
}

/**
 * Weighs what a page has fetched of ours, and prints it.
 * @param isCounted leaves out what is not to be weighed
 */
export async function weigh(
  { fetched }: Pick<Visit, 'fetched'>,
  isCounted: (path: string) => boolean = () => true,
): Promise<Weight> {
  const ours = [...(await fetched())].filter(([path]) => path.startsWith('/cdn/') && isCounted(path));
  const weights = ours.map(([path, body]) => [path, gzipSize(body)] as const);
  const sum = weights.reduce((total, [, weight]) => total + weight, 0);
  console.info([...weights, ['together', sum]].map(([path, weight]) => `${weight} ${path}`).join('\n'));
  return { paths: ours.map(([path]) => path), sum };
}
