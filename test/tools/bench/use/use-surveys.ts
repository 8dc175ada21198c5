import { bundle } from '../bundle.js';
import type { BenchPage } from '../chrome/page.js';
import { spreadOf } from '../report.js';
import type { Survey, Surveyed } from '../survey.js';

const ROUNDS = 5;
const LONG_USE = 10_000;
/** The first minute of an hour with so many actions. */
const FIRST_MINUTE = Math.ceil(LONG_USE / 60);

const pageCode = () => bundle(new URL('pages/widgets.ts', import.meta.url), 'elements', 'testing');

async function openPage(page: BenchPage, code: string): Promise<readonly string[]> {
  await page.goto('about:blank');
  await page.addModule(code);
  return page.evaluate(() => [...(globalThis.benchUse?.scenes ?? [])], null);
}

/** Plays a scene: milliseconds until the first change was painted, for each action. */
const play = (page: BenchPage, scene: string, isTimed: boolean): Promise<Readonly<Record<string, number>>> =>
  page.evaluate(async ([name, timed]) => (await globalThis.benchUse?.play(name, { isTimed: timed })) ?? {}, [
    scene,
    isTimed,
  ] as const);

const interactionsAt = (throttle: number, code: string): Surveyed => ({
  name: `CPU x${throttle}`,
  async count(page) {
    const scenes = await openPage(page, code);
    await page.throttle(throttle);
    const times: Record<string, number[]> = {};
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const scene of scenes) {
        for (const [action, ms] of Object.entries(await play(page, scene, true))) {
          const what = `${scene}, ${action}`;
          times[what] = [...(times[what] ?? []), ms];
        }
      }
    }
    const medians = Object.fromEntries(Object.entries(times).map(([what, all]) => [what, spreadOf(all)[1]]));
    return { ...medians, slowest: Math.max(...Object.values(medians)) };
  },
});

export const interactionSurvey: Survey = {
  name: 'use-interactions',
  about: `milliseconds until the first change of each interaction is painted, median of ${ROUNDS}`,
  limits: [
    { contender: 'CPU x1', what: 'slowest', atMost: 50 },
    { contender: 'CPU x4', what: 'slowest', atMost: 150 },
  ],
  async start() {
    const code = await pageCode();
    return [interactionsAt(1, code), interactionsAt(4, code)];
  },
};

const leftovers = async (page: BenchPage) =>
  (await page.listeners()) + (await page.evaluate(() => globalThis.benchUse?.leftovers() ?? 0, null));

const longUse = (code: string): Surveyed => ({
  name: 'all widgets',
  async count(page) {
    const scenes = await openPage(page, code);
    let done = 0;
    const playAll = async () => {
      for (const scene of scenes) done += Object.keys(await play(page, scene, false)).length;
    };
    while (done < FIRST_MINUTE) await playAll();
    const [heap, objects] = [await page.heapMb(), await page.objectsMb()];
    const before = await leftovers(page);
    while (done < LONG_USE) await playAll();
    const [lastHeap, lastObjects] = [await page.heapMb(), await page.objectsMb()];
    // Measured after the heap, as at the start, because a timer may still run for some seconds.
    const after = await leftovers(page);
    const growth = (now: number, first: number) => (now / first - 1) * 100;
    return {
      actions: done,
      'heap growth in %': growth(lastHeap, heap),
      'growth of objects in %': growth(lastObjects, objects),
      'more listeners, timers and sockets': after - before,
    };
  },
});

export const longUseSurvey: Survey = {
  name: 'use-long',
  about: `${LONG_USE} actions over all widgets, each put into the page and taken away again`,
  limits: [
    { contender: 'all widgets', what: 'heap growth in %', atMost: 5 },
    { contender: 'all widgets', what: 'growth of objects in %', atMost: 5 },
    { contender: 'all widgets', what: 'more listeners, timers and sockets', atMost: 0 },
  ],
  start: async () => [longUse(await pageCode())],
};
