import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite } from '../package/site.js';
import { startBrowser, visit } from '../package/visit.js';
import { runPackage } from '../runner/command.mjs';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lead-widgets-storybook-'));
  const args = ['build', '--quiet', '--output-dir', folder];
  const env = { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' };
  const { code, output } = await runPackage('storybook/dist/bin/dispatcher.js', args, { quiet: true, env });
  if (code !== 0) throw new Error(output);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('the static Storybook opens from any folder and shows its first story', async () => {
  const { entries } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'));
  const story = Object.values<{ id: string; type: string }>(entries).find((entry) => entry.type === 'story');
  const site = await startSite({}, { '/deep/down/': folder });
  const browser = await startBrowser();
  try {
    const { page, complaints } = await visit(browser, `${site.origin}/deep/down/index.html?path=/story/${story?.id}`);
    const frame = page.frameLocator('#storybook-preview-iframe');
    await frame.locator('#storybook-root > *').first().waitFor({ state: 'attached', timeout: 30_000 });
    expect(complaints).toEqual([]);
  } finally {
    await browser.close();
    await site.close();
  }
});
