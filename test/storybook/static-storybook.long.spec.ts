import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LocalServer } from '../../examples/server/local-server.js';
import { TAGS } from '../../stories/page/controls.js';
import { expect, test } from '../package/fixtures.js';
import { root, startSite } from '../package/site.js';
import { runPackage } from '../runner/command.mjs';

let folder: string;
let book: LocalServer;

// One build for all of them.
test.describe.configure({ mode: 'default' });

test.use({ viewport: { width: 1280, height: 900 } });

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lead-widgets-storybook-'));
  const args = ['build', '--quiet', '--output-dir', folder];
  const env = { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' };
  const { code, output } = await runPackage('storybook/dist/bin/dispatcher.js', args, { quiet: true, env });
  if (code !== 0) throw new Error(output);
  book = await startSite({}, { '/deep/down/': folder });
});

test.afterAll(async () => {
  await book?.close();
  await rm(folder, { recursive: true, force: true });
});

async function listed(kind: 'story' | 'docs') {
  const { entries } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'));
  return Object.values<{ id: string; title: string; type: string }>(entries).filter(({ type }) => type === kind);
}

test('the static Storybook opens from any folder, and the controls of a story start with its values', async ({
  page,
}) => {
  await page.goto(`${book.origin}/deep/down/index.html?path=/story/playground--lead-board`);
  const frame = page.frameLocator('#storybook-preview-iframe');
  await frame.locator('#storybook-root > *').first().waitFor({ state: 'attached' });
  await expect(page.locator('#control-sp-id')).toHaveValue('4711042');
});

/** Goes to another page of words as Storybook's sidebar does, without loading everything anew. */
function showDocs(storyId: string): Promise<void> {
  const channel: unknown = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
  const call = (method: string, ...args: readonly unknown[]) => {
    const of: unknown = channel instanceof Object ? Reflect.get(channel, method) : undefined;
    if (typeof of === 'function') Reflect.apply(of, channel, args);
  };
  return new Promise((resolve) => {
    call('once', 'docsRendered', () => resolve());
    call('emit', 'setCurrentStory', { storyId, viewMode: 'docs' });
  });
}

test('it has a page of docs for hosts, designers and developers, and each one opens', async ({ page, faults }) => {
  const docs = await listed('docs');
  const titles = ['Start/Install', 'Sign-in/Sessions', 'Going live/Privacy', 'Reference/Events', 'Designers/States'];
  expect(docs.map(({ title }) => title)).toEqual(expect.arrayContaining([...titles, 'Developers/Architecture']));
  await page.goto(`${book.origin}/deep/down/iframe.html?id=${docs[0]?.id}&viewMode=docs`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const { id, title } of docs.slice(1)) {
    await page.evaluate(showDocs, id);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(faults, title).toEqual([]);
    expect(await page.getByText('is not defined').count(), title).toBe(0);
  }
});

test('a page of the snippet builder runs: two tags, one script, a theme, an accent and a button', async ({
  context,
  page,
}) => {
  const builder = await context.newPage();
  await builder.goto(`${book.origin}/deep/down/iframe.html?id=start-snippet-builder--builder`);
  // The story's own play function looks at one tag.
  await builder.waitForFunction('/^(?:completed|finished)$/.test(__STORYBOOK_PREVIEW__?.currentRender?.phase)');
  await builder.getByRole('button', { name: 'Add another tag' }).click();
  const funnel = builder.getByRole('group', { name: 'Tag 2' });
  // By role: what getByLabel takes for a label has the options in it.
  const choose = (inside: typeof funnel, name: string, value: string) =>
    inside.getByRole('combobox', { name, exact: true }).selectOption(value);
  const form = builder.locator('form');
  await choose(funnel, 'Tag', 'raq-funnel');
  await funnel.getByRole('checkbox').check();
  await choose(form, 'Sign-in', 'none');
  await choose(form, 'Theme', 'harbor');
  await builder.getByRole('checkbox', { name: 'Use a custom accent' }).check();
  await form.getByRole('textbox', { name: 'CDN' }).fill('/cdn');
  await choose(form, 'Version', 'pinned');
  const whole = builder.getByRole('region', { name: 'Whole page' }).locator('code');
  await whole.getByText("style-src 'self' 'sha256-").waitFor();
  const text = (await whole.textContent()) ?? '';
  await builder.close();
  const pages = await startSite({ '/': text }, { '/cdn/': join(root, 'dist/cdn') }, "base-uri 'none'");
  await page.goto(pages.origin);
  await page.locator('lead-board [aria-expanded="true"]').first().waitFor();
  await page.getByRole('button', { name: 'Get quotes' }).click();
  await page.locator('raq-funnel').getByRole('dialog').waitFor();
  const accent = () => getComputedStyle(document.documentElement).getPropertyValue('--lead-color-accent');
  expect(await page.evaluate(accent)).toBe('#0b6b5d');
  await page.goto('about:blank'); // No later code asks a server that is gone.
  await pages.close();
});

for (const tag of TAGS) {
  const story = `playground--${tag}`;
  const drawn = tag === 'lead-gateway' ? 'lead-board' : tag;

  test(`<${tag}> keeps the borders and texts of its controls in forced colors, and does not overflow from right to left`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(`${book.origin}/deep/down/iframe.html?id=${story}&globals=locale:ar;width:360`);
    await page.locator(`${drawn} .root > *`).first().waitFor({ state: 'attached' });
    await page.locator(`${drawn} [aria-busy="true"]`).first().waitFor({ state: 'detached' });
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    const faces = await page.locator(`${drawn} .btn:visible, ${drawn} .input:visible`).evaluateAll((controls) =>
      controls.map((control) => {
        const { borderTopWidth, borderTopStyle, color, backgroundColor } = getComputedStyle(control);
        const edge = borderTopStyle === 'none' ? 0 : Number.parseFloat(borderTopWidth);
        return { name: control.className, edge, color, backgroundColor };
      }),
    );
    for (const { name, edge, color, backgroundColor } of faces) {
      expect(edge, name).toBeGreaterThan(0);
      expect(color, name).not.toBe(backgroundColor);
    }
    const seen = await page.evaluate((name) => {
      const root = document.querySelector(name)?.shadowRoot?.querySelector('.root');
      const { scrollWidth, clientWidth } = document.documentElement;
      return { direction: root && getComputedStyle(root).direction, isTooWide: scrollWidth > clientWidth };
    }, drawn);
    expect(seen).toEqual({ direction: 'rtl', isTooWide: false });
  });
}
