import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LocalServer } from '../../examples/server/local-server.js';
import { startSite } from '../package/site.js';
import { startBrowser, visit } from '../package/visit.js';
import { runPackage } from '../runner/command.mjs';

let folder: string;
let site: LocalServer;
let browser: Browser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lead-widgets-storybook-'));
  const args = ['build', '--quiet', '--output-dir', folder];
  const env = { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' };
  const { code, output } = await runPackage('storybook/dist/bin/dispatcher.js', args, { quiet: true, env });
  if (code !== 0) throw new Error(output);
  site = await startSite({}, { '/deep/down/': folder });
  browser = await startBrowser();
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
  await rm(folder, { recursive: true, force: true });
});

async function firstStory(): Promise<string | undefined> {
  const { entries } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'));
  return Object.values<{ id: string; type: string }>(entries).find((entry) => entry.type === 'story')?.id;
}

test('the static Storybook opens from any folder and shows its first story', async () => {
  const { page, complaints } = await visit(
    browser,
    `${site.origin}/deep/down/index.html?path=/story/${await firstStory()}`,
  );
  const frame = page.frameLocator('#storybook-preview-iframe');
  await frame.locator('#storybook-root > *').first().waitFor({ state: 'attached', timeout: 30_000 });
  expect(complaints).toEqual([]);
});

test('its page turns dark with the toolbar', async () => {
  const story = await firstStory();
  const groundUnder = async (scheme: string) => {
    const { page } = await visit(
      browser,
      `${site.origin}/deep/down/iframe.html?id=${story}&globals=colorScheme:${scheme}`,
    );
    await page.locator('#storybook-root > *').first().waitFor({ state: 'attached', timeout: 30_000 });
    return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  };
  expect(await groundUnder('light')).toBe('rgb(244, 245, 247)');
  expect(await groundUnder('dark')).toBe('rgb(22, 24, 28)');
});
