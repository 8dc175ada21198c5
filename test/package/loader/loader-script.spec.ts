import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures.js';

const board = '<lead-board sp-id="7001"></lead-board>';
const page = (head: string, lang = 'en') =>
  `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>Office</title>${head}${board}`;
const moved = '/moved/lead-widgets.js';

const pages = {
  '/moved': page(`<script type="module" src="${moved}"></script>`),
  '/moved-es': page(`<script type="module" src="${moved}"></script>`, 'es'),
  '/named': page(`<script type="module" src="${moved}" data-lead-base="/cdn/"></script>`),
  '/named-without-slash': page(`<script type="module" src="${moved}" data-lead-base="/cdn"></script>`),
};

test.use({ pages, failedLoads: 'ignored' });

async function openMoved(tab: Page, path: string): Promise<void> {
  // The loader's waits are shorter here. A fake clock would take the page's performance entries away.
  await tab.addInitScript(() => {
    const { setTimeout: wait } = window;
    Reflect.set(window, 'setTimeout', (run: () => void, time: number, ...values: []) =>
      wait(run, time / 50, ...values),
    );
  });
  await tab.route(`**${moved}`, async (route) => {
    const response = await route.fetch({ url: new URL('/cdn/lead-widgets.js', route.request().url()).href });
    await route.fulfill({ response });
  });
  await tab.goto(path);
}

async function noticeOn(tab: Page): Promise<string> {
  await tab.getByRole('alert').waitFor();
  return tab.locator('lead-board').innerText();
}

const firstLead = (tab: Page) => tab.locator('lead-board [aria-expanded="true"]').first().waitFor();
const diagnosed = (tab: Page) => tab.evaluate(`import('${moved}').then((loader) => loader.diagnose())`);

test.describe('the loader without its files next to it', () => {
  test('shows in place of the tag, and in diagnose(), where they were not found and how to fix it', async ({
    page: tab,
    site,
  }) => {
    await openMoved(tab, '/moved');
    const problem = `lead-widgets was not found at ${site.origin}/moved/chunks/.`;
    const mend = 'Check data-lead-base and script-src.';
    expect(await noticeOn(tab)).toBe(`${problem} ${mend} Retry`);
    expect(await diagnosed(tab)).toMatchObject({
      isWell: false,
      widgets: [{ tag: 'lead-board', findings: [{ code: 'code-missing', problem, mend }] }],
    });
  });

  test('shows the error in Spanish', async ({ page: tab }) => {
    await openMoved(tab, '/moved-es');
    expect(await noticeOn(tab)).toBe('No se pudo cargar esta parte. Reintentar');
  });

  for (const path of ['/named', '/named-without-slash'])
    test(`loads them from the folder in data-lead-base: ${path}`, async ({ page: tab }) => {
      await openMoved(tab, path);
      await firstLead(tab);
      expect(await diagnosed(tab)).toMatchObject({ isWell: true });
    });
});
