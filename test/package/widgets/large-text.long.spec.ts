import type { Page } from 'playwright/test';
import { chromiumLaunch } from '../../runner/chromium-launch.mjs';
import { expect, test } from '../fixtures.js';
import { NEWEST, pagesOf } from './every-tag.js';

const page = (tag: string) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Large text</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/page/small-root.css">
<script type="module" src="/cdn/lead-widgets.js"></script><lead-gateway demo>${tag}</lead-gateway>`;

const flags = 'features="pro_ads_leadcalltracking_v2_frontend_lead_board"';
const PAGES = pagesOf(page, { '/card': `<lead-card ${NEWEST} expanded ${flags}></lead-card>` });

test.use({ pages: PAGES });

/** What a widget cannot show at this size: the name of what holds it, and what is cut. */
function cutTexts(): string[] {
  const cut: string[] = [];
  const roots: ShadowRoot[] = [];
  const collect = (within: Document | ShadowRoot): void => {
    for (const element of within.querySelectorAll('*')) {
      if (!element.shadowRoot) continue;
      roots.push(element.shadowRoot);
      collect(element.shadowRoot);
    }
  };
  collect(document);
  for (const root of roots) {
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      const texts = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '');
      const style = getComputedStyle(element);
      if (texts.length === 0 || element.closest('.sr, svg') || style.visibility === 'hidden') continue;
      // Three dots say that there is more, and what has no room at all is read, not seen.
      if (style.textOverflow === 'ellipsis' || style.clipPath !== 'none') continue;
      const range = document.createRange();
      for (const node of texts) {
        range.selectNodeContents(node);
        const text = range.getBoundingClientRect();
        if (text.width === 0) continue;
        const holder =
          element.closest('td') ?? element.closest('button, a, label, h1, h2, h3, h4, p, dd, dt, li') ?? element;
        const box = holder.getBoundingClientRect();
        const over = Math.round(
          Math.max(box.left - text.left, text.right - box.right, box.top - text.top, text.bottom - box.bottom),
        );
        if (over > 4)
          cut.push(`${holder.localName}.${holder.className} "${node.textContent?.trim().slice(0, 30)}" by ${over} px`);
      }
    }
  }
  if (document.documentElement.scrollWidth > innerWidth)
    cut.push(`the page is ${document.documentElement.scrollWidth} px wide`);
  return cut;
}

async function settled(tab: Page): Promise<void> {
  await tab.locator('[part="root"]').first().waitFor({ state: 'attached', timeout: 20_000 });
  await tab.waitForFunction(() => {
    const roots = [...document.querySelectorAll('lead-gateway > *')].map(({ shadowRoot }) => shadowRoot);
    return roots.every((root) => root?.querySelector('.skeleton, [aria-busy="true"]') === null);
  });
  // The parts that come after the first paint.
  await tab.waitForLoadState('networkidle');
  await tab.waitForTimeout(300);
}

for (const [name, size, width] of [
  ['text of twice the size', 32, 390],
  ['text of twice the size', 32, 1280],
  ['text of half as much again', 24, 360],
  ['a zoom of 400 %', 16, 320],
  ['the usual size in a narrow column', 16, 200],
] as const)
  test(`with ${name} (${size} px) in a window of ${width} px, every widget shows all of its texts`, async ({
    playwright,
    site,
  }) => {
    const { args, ...launch } = chromiumLaunch();
    const browser = await playwright.chromium.launch({
      ...launch,
      args: [...args, `--blink-settings=defaultFontSize=${size}`],
    });
    const shows = async (path: string) => {
      const tab = await browser.newPage({ viewport: { width, height: 900 } });
      await tab.goto(site.origin + path);
      await settled(tab);
      const text = tab.locator('[part="root"]').last();
      expect
        .soft(await text.evaluate((element) => getComputedStyle(element).fontSize), path)
        .toBe(`${(15 * size) / 16}px`);
      // Sheets are adapted to the text size after they are adopted.
      await expect.poll(() => tab.evaluate(cutTexts), { message: path }).toEqual([]);
      await tab.close();
    };
    for (const path of Object.keys(PAGES)) await shows(path);
    await browser.close();
  });
