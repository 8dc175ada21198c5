// npm run pictures: draws each tag in light and dark for the docs, from what `npm run build` wrote.
import { createReadStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../test/runner/chromium-launch.mjs';

const FOLDER = new URL('../stories/docs/pictures/', import.meta.url);
const DIST = new URL('../dist/', import.meta.url);

const MIME = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html; charset=utf-8' };
const DESK = { width: 960, height: 600 };
const PHONE = { width: 390, height: 600 };
const DANA = 'sp-id="7001" lead-id="90412001"';

/** What to draw of each tag, the window size, and what to press first. */
const PICTURES = {
  'lead-board': { html: '<lead-board sp-id="7001"></lead-board>', window: DESK },
  'lead-card': { html: `<lead-card ${DANA} expanded></lead-card>`, window: DESK },
  'lead-page': { html: '<lead-page sp-id="7001" lead-id="90412041" features="lead-unlock"></lead-page>', window: DESK },
  'message-thread': { html: `<message-thread ${DANA} user-id="u42"></message-thread>`, window: PHONE },
  'review-request-modal': {
    html: `<review-request-modal ${DANA} open></review-request-modal>`,
    window: { width: 640, height: 560 },
  },
  'lead-unread-count': {
    html: '<p class="menu">Messages <lead-unread-count sp-id="7001"></lead-unread-count></p>',
    window: { width: 320, height: 120 },
  },
  'raq-funnel': { html: '<raq-funnel category-id="10202" postal-code="78704"></raq-funnel>', window: PHONE },
  'date-range-picker': {
    html: '<date-range-picker variant="ranges" start="2026-11-09" end="2026-11-24"></date-range-picker>',
    window: { width: 600, height: 520 },
  },
};

const pageOf = (html) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>lead-widgets</title>
<style>:root { color-scheme: light dark; } body { margin: 0; padding: 16px; font: 16px/1.5 Inter, system-ui, sans-serif; }
raq-funnel, message-thread { height: 568px; } .menu { margin: 24px; font-weight: 600; }</style>
<script>addEventListener('widget-ready', () => document.documentElement.setAttribute('data-ready', ''));</script>
<lead-gateway demo>${html}</lead-gateway><script type="module" src="/cdn/lead-widgets.js"></script>`;

const site = createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://site');
  const picture = PICTURES[pathname.slice(1)];
  response.setHeader('Content-Type', MIME[extname(pathname)] ?? MIME['.html']);
  if (picture) response.end(pageOf(picture.html));
  else
    createReadStream(new URL(`.${pathname}`, DIST))
      .on('error', () => response.writeHead(404).end())
      .pipe(response);
});

/** Chromium encodes the picture, because a page can write WebP and a screenshot cannot. */
function toWebp(page, png) {
  return page.evaluate(async (base64) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${base64}`;
    await picture.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height });
    canvas.getContext('2d').drawImage(picture, 0, 0);
    return canvas.toDataURL('image/webp', 0.82).split(',')[1];
  }, png.toString('base64'));
}

await readFile(new URL('cdn/lead-widgets.js', DIST));
await mkdir(FOLDER, { recursive: true });
await new Promise((resolve) => site.listen(0, '127.0.0.1', resolve));
const browser = await chromium.launch(chromiumLaunch());
for (const [tag, { window: viewport }] of Object.entries(PICTURES)) {
  for (const colorScheme of ['light', 'dark']) {
    const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
    await page.goto(`http://127.0.0.1:${site.address().port}/${tag}`);
    await page.waitForSelector('html[data-ready]');
    await page.waitForLoadState('networkidle');
    const webp = await toWebp(page, await page.screenshot());
    await writeFile(new URL(`${tag}-${colorScheme}.webp`, FOLDER), Buffer.from(webp, 'base64'));
    await page.close();
  }
}
await browser.close();
site.close();
