import { buildNote, bundle } from './bundle.js';
import type { Line } from './chrome/page.js';
import { startupSite } from './site.js';
import type { Contender, Suite } from './suite.js';

const BOUND = 'hand-written';
const OURS = 'lead-board';

/** What DevTools calls Fast 4G: 9 Mbit a second less a tenth, 165 ms until an answer begins. */
const FAST_4G: Line = { bytesPerSecond: (9_000_000 * 0.9) / 8, answerMs: 165 };

/** Opens a page on a phone's line, with an empty cache; milliseconds from the navigation until its first lead is painted. */
const visit = (name: string, origin: () => string): Contender => ({
  name,
  open: (page) => page.slowLine(FAST_4G),
  async run(page) {
    await page.goto(`${origin()}/${name}`);
    return page.evaluate(async (tag) => {
      const host = () => document.querySelector(tag) ?? document.querySelector('#board');
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      while (host()?.shadowRoot?.querySelector('.lead.open .body') == null) {
        if (performance.now() > 20_000) throw new Error('No lead has come.');
        await frame();
      }
      await frame();
      return performance.now();
    }, name);
  },
});

/** A first visit on a phone: the page, the code, the leads. Spec of the figures: first lead visible, CPU x4, Fast 4G, empty cache. */
export const startupSuite: Suite = {
  name: 'startup',
  about: 'a page is opened on a phone with an empty cache (CPU x4, Fast 4G) until its first lead stands open',
  unit: 'visit',
  bound: BOUND,
  throttle: 4,
  counts: 'wall',
  goals: [{ contender: OURS, atMost: 1.15 }],
  async start() {
    const site = await startupSite(await bundle(new URL('startup/pages/hand-written.ts', import.meta.url)));
    return {
      contenders: [visit(BOUND, () => site.origin), visit(OURS, () => site.origin)],
      note: await buildNote(),
      close: () => site.close(),
    };
  },
};
