import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LocalServer } from '../../examples/server/local-server.js';
import { root, startSite } from './site.js';
import { startBrowser } from './visit.js';

const board = '<lead-board sp-id="7001"></lead-board>';
const page = (head: string, lang = 'en') =>
  `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>Office</title>${head}${board}`;
const moved = '/moved/lead-widgets.js';

const pages = {
  '/misspelled':
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Office</title><script type="module" src="/cdn/lead-widgets.js"></script><lead-bord></lead-bord><lead-bord></lead-bord><my-tag></my-tag><lead-card sp-id="7001" lead-id="90412001"></lead-card>',
  '/moved': page(`<script type="module" src="${moved}"></script>`),
  '/moved-es': page(`<script type="module" src="${moved}"></script>`, 'es'),
  '/named': page(`<script type="module" src="${moved}" data-lead-base="/cdn/"></script>`),
  '/named-without-slash': page(`<script type="module" src="${moved}" data-lead-base="/cdn"></script>`),
};

let site: LocalServer;
let browser: Browser;

beforeAll(async () => {
  site = await startSite(pages, { '/cdn/': join(root, 'dist/cdn') });
  browser = await startBrowser();
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** Opens a page on whose site `lead-widgets.js` alone was copied to another folder. */
async function openMoved(path: string): Promise<Page> {
  const tab = await browser.newPage();
  // The loader's waits are shorter here. A fake clock would take the page's performance entries away.
  await tab.addInitScript(() => {
    const { setTimeout: wait } = window;
    Reflect.set(window, 'setTimeout', (run: () => void, time: number, ...values: []) =>
      wait(run, time / 50, ...values),
    );
  });
  await tab.route(`**${moved}`, async (route) => {
    const response = await route.fetch({ url: `${site.origin}/cdn/lead-widgets.js` });
    await route.fulfill({ response });
  });
  await tab.goto(site.origin + path);
  return tab;
}

/** What stands in the place of the board once the loader has given up. */
async function noticeOn(tab: Page): Promise<string> {
  await tab.getByRole('alert').waitFor();
  return tab.locator('lead-board').innerText();
}

const firstLead = (tab: Page) => tab.locator('lead-board [aria-expanded="true"]').first().waitFor({ timeout: 20_000 });
const diagnosed = (tab: Page) => tab.evaluate(`import('${moved}').then((loader) => loader.diagnose())`);

test('names a misspelled tag in the console of a developer, once', async () => {
  const tab = await browser.newPage();
  const told: string[] = [];
  tab.on('console', (message) => told.push(message.text()));
  await tab.goto(`${site.origin}/misspelled`);
  await expect.poll(() => told).toEqual(['lead-widgets: There is no tag <lead-bord>. Write <lead-board>.']);
  await tab.close();
});

describe('the loader without its files beside it', () => {
  test('says in the place of the tag where they were not found, and what mends it', async () => {
    const tab = await openMoved('/moved');
    expect(await noticeOn(tab)).toBe(
      `lead-widgets was not found at ${site.origin}/moved/chunks/. Check data-lead-base and script-src. Retry`,
    );
    await tab.close();
  });

  test('says in Spanish that a part did not load', async () => {
    const tab = await openMoved('/moved-es');
    expect(await noticeOn(tab)).toBe('No se pudo cargar esta parte. Reintentar');
    await tab.close();
  });

  test('says it in diagnose()', async () => {
    const tab = await openMoved('/moved');
    expect(await diagnosed(tab)).toMatchObject({
      isWell: false,
      widgets: [
        {
          tag: 'lead-board',
          findings: [
            {
              code: 'code-missing',
              problem: `lead-widgets was not found at ${site.origin}/moved/chunks/.`,
              mend: 'Check data-lead-base and script-src.',
            },
          ],
        },
      ],
    });
    await tab.close();
  });

  test.each(['/named', '/named-without-slash'])(
    'fetches them from the folder that data-lead-base names: %s',
    async (path) => {
      const tab = await openMoved(path);
      await firstLead(tab);
      expect(await diagnosed(tab)).toMatchObject({ isWell: true });
      await tab.close();
    },
  );
});
