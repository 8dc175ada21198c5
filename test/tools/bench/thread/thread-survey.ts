import { bundle } from '../bundle.js';
import type { BenchPage } from '../chrome/page.js';
import { take } from '../drawing.js';
import { THREAD_PAGES } from '../suites.js';
import type { Survey, Surveyed } from '../survey.js';

const OURS = 'message-thread';

/** px at a time: less than what is drawn around what is seen, so that each row is drawn once on the way. */
const STRIDE = 900;

const surveyed = (name: string, code: string): Surveyed => ({
  name,
  async count(page) {
    await page.goto('about:blank');
    await page.addModule(code);
    await take(page, 'fill10000');
    await take(page, 'mount');
    const atEnd = await elements(page);
    const before = await page.heapMb();
    const most = Math.max(atEnd, await scroll(page, -STRIDE), await scroll(page, STRIDE));
    const growth = (await page.heapMb()) - before;
    const drifts: Record<string, number> = {};
    for (const step of ['to120', 'to0']) {
      await take(page, step);
      drifts[`drift in px at ${step.slice(2)}`] = await drift(page);
    }
    return { 'live elements': most, 'heap growth in MB': growth, ...drifts };
  },
});

const elements = (page: BenchPage) => page.evaluate(() => globalThis.benchThread?.elements() ?? Number.NaN, null);

/** Scrolls until an end is reached, at most through everything; the most elements that were there. */
function scroll(page: BenchPage, stride: number): Promise<number> {
  return page.evaluate(async (px) => {
    const facts = globalThis.benchThread;
    if (facts === undefined) throw new Error('The page has no list.');
    let most = 0;
    while (facts.scrollBy(px)) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      most = Math.max(most, facts.elements());
    }
    return most;
  }, stride);
}

/** How far the message in the middle moves while older ones come, px. */
async function drift(page: BenchPage): Promise<number> {
  const middle = (text: string | null) =>
    page.evaluate((words) => globalThis.benchThread?.middle(words ?? undefined).top ?? Number.NaN, text);
  const text = await page.evaluate(() => globalThis.benchThread?.middle().text ?? '', null);
  const before = await middle(text);
  await take(page, 'prepend');
  return Math.abs((await middle(text)) - before);
}

/** What does not depend on the machine: how much is drawn, how far it moves, what stays behind. */
export const threadSurvey: Survey = {
  name: 'thread-window',
  about: '10 000 messages, scrolled to the start and back; 50 older ones come twice',
  limits: [
    { contender: OURS, what: 'live elements', atMost: 120 },
    { contender: OURS, what: 'drift in px at 120', atMost: 0 },
    { contender: OURS, what: 'drift in px at 0', atMost: 0 },
    { contender: OURS, what: 'heap growth in MB', atMost: 0.5 },
  ],
  start: () =>
    Promise.all(
      Object.entries(THREAD_PAGES).map(async ([name, page]) =>
        surveyed(name, await bundle(new URL(`../${page}`, import.meta.url))),
      ),
    ),
};
