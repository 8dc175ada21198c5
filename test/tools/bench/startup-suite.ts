import { buildNote, bundle } from './bundle.js';
import type { Line } from './chrome/page.js';
import { hasPeers } from './peers/install.js';
import { LOADER, openSite } from './site.js';
import type { Contender, Suite } from './suite.js';

const OURS = 'lead-board';
const REACT = 'plain React';
const PAGES = { [REACT]: 'react-board.tsx', MUI: 'mui.tsx', Shoelace: 'shoelace.ts' } as const;

/** Fast 4G in DevTools: 9 Mbit per second minus ten percent, and 165 ms until an answer starts. */
const FAST_4G: Line = { bytesPerSecond: (9_000_000 * 0.9) / 8, answerMs: 165 };

/** The HTML of the peers requests the leads before their code loads. No page can have them sooner. */
const REQUEST = `<script>benchLeads = fetch('/gateway/lead/office/v6/leads/serviceProvider/7001', { method: 'POST', body: '{"offset":0,"limit":10}' }).then((answer) => answer.json())</script>`;

declare global {
  var benchPainted: Promise<number> | undefined;
}

/** Runs in each page before its code: measures from the navigation until the first lead is painted, in milliseconds. */
function watch(): void {
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const isThere = () =>
    globalThis.benchIsThere?.() === true ||
    document.querySelector('lead-board')?.shadowRoot?.querySelector('.lead.open .body') != null;
  globalThis.benchPainted = (async () => {
    while (!isThere()) {
      if (performance.now() > 20_000) throw new Error('No lead has come.');
      await frame();
    }
    await frame();
    return performance.now();
  })();
}

const WATCH = `<script>(${String(watch)})()</script>`;

/** Opens a page on a phone's connection, with an empty cache. */
const visit = (name: string, address: string): Contender => ({
  name,
  open: (page) => page.slowLine(FAST_4G),
  async run(page) {
    await page.goto(address);
    return page.evaluate(() => globalThis.benchPainted ?? Number.NaN, null);
  },
});

/** A first visit on a phone: the page, the code, the leads. */
export const startupSuite: Suite = {
  name: 'startup',
  about: 'a page is opened on a phone with an empty cache (CPU x4, Fast 4G) until the first of its ten leads is open',
  warm: 'nothing',
  throttle: 4,
  goals: [
    { contender: OURS, atMost: 1.25, of: REACT, counts: 'wall' },
    { contender: OURS, atMost: 1, of: 'MUI', counts: 'wall' },
  ],
  async start() {
    const isInstalled = await hasPeers();
    const peers = Object.entries(PAGES).filter(([name]) => isInstalled || name === REACT);
    const scripts: Record<string, string> = {};
    const pages: Record<string, string> = {
      '/lead-board': `${WATCH}${LOADER}<lead-board sp-id="7001" gateway-url="/" poll-seconds="0" time-zone="America/Chicago"></lead-board>`,
    };
    for (const [, file] of peers) {
      scripts[`/${file}.js`] = await bundle(new URL(`peers/pages/${file}`, import.meta.url));
      pages[`/${file}`] = `${WATCH}${REQUEST}<script type="module" src="/${file}.js"></script>`;
    }
    const { origin, close } = await openSite(pages, scripts);
    const contenders = peers.map(([name, file]) => visit(name, `${origin}/${file}`));
    return { contenders: [...contenders, visit(OURS, `${origin}/lead-board`)], note: await buildNote(), close };
  },
};
