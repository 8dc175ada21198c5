import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { singleTags } from '../../../.build/single-outputs.js';
import { SANDBOX_LEADS } from '../../../src/sandbox.js';
import { expect, test, type Visit } from '../fixtures.js';
import { root, strictPolicy } from '../site.js';

const cdn = join(root, 'dist/cdn');
const { files }: { files: Record<string, string> } = JSON.parse(readFileSync(join(cdn, 'integrity.json'), 'utf8'));

const board = '<lead-board sp-id="7001"></lead-board>';
const funnel = '<raq-funnel></raq-funnel>';
const thread = `<message-thread sp-id="7001" user-id="u42" lead-id="${SANDBOX_LEADS.newest}"></message-thread>`;

const loader = '<script type="module" src="/cdn/lead-widgets.js"></script>';
const single = (tag: string, hash = files[`single/${tag}.js`]) =>
  `<script type="module" src="/cdn/single/${tag}.js" integrity="${hash}" crossorigin="anonymous"></script>`;
const wrong = single('lead-board', `sha384-${'A'.repeat(64)}`);

const html = (scripts: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Office</title>${scripts}${body}`;

const pages = {
  '/board': html(single('lead-board'), board),
  '/funnel': html(single('raq-funnel'), funnel),
  '/thread': html(single('message-thread'), `<lead-gateway demo>${thread}</lead-gateway>`),
  '/wrong': html(wrong + single('raq-funnel'), `<h1>Office</h1>${board}${funnel}`),
  '/all': html(singleTags.map((tag) => single(tag)).join(''), ''),
  '/two': html(single('lead-board') + single('raq-funnel'), board + funnel),
  '/after': html(loader + single('lead-board'), board + funnel),
  '/before': html(single('lead-board') + loader, board + funnel),
};

/** No script runs but those whose hash the policy names: not even one from the page's own origin. */
const hashesAlone = strictPolicy.replace(
  "script-src 'self'",
  `script-src ${singleTags.map((tag) => `'${files[`single/${tag}.js`]}'`).join(' ')}`,
);

test.use({ pages });

const scriptsOf = ({ requested }: Visit) => requested().filter((path) => path.startsWith('/cdn/'));
const boardShows = (page: Page) => page.locator('lead-board [aria-expanded="true"]').first().waitFor();
const funnelShows = (page: Page) => page.getByRole('button', { name: 'Drain Cleaning', exact: true }).waitFor();

test('every tag but <lead-gateway> has a single file, and its hash is published with those of the parts', () => {
  const single = Object.keys(files).filter((path) => /^single\/[^/]+$/.test(path));
  expect(single.sort()).toEqual(singleTags.map((tag) => `single/${tag}.js`).sort());
  const parts = Object.keys(files).filter((path) => path.startsWith('single/parts/'));
  expect(parts.map((path) => path.replace(/-[\w-]{7}\.js$/, ''))).toEqual([
    'single/parts/sandbox',
    'single/parts/twilio',
  ]);
});

test('a single file names no other file but the sandbox and the chat service', () => {
  for (const tag of singleTags) {
    const code = readFileSync(join(cdn, `single/${tag}.js`), 'utf8');
    // The bundler writes imports that are not lazy before all else.
    expect(code, tag).not.toMatch(/^\s*import\b/);
    const imported = [...code.matchAll(/\bimport\s*\(\s*[`"']?([^)]*?)[`"']?\s*\)/g)].map(([, path = '']) => path);
    const parts = imported.map((path) => path.replace(/-[\w-]{7}\.js$/, ''));
    const talks = ['message-thread', 'lead-app'].includes(tag);
    expect(parts.sort(), tag).toEqual(['./parts/sandbox', ...(talks ? ['./parts/twilio'] : [])]);
    for (const path of imported) expect(Object.keys(files)).toContain(path.replace('./', 'single/'));
  }
});

test.describe('under a policy that lets nothing run but the files whose hash it names', () => {
  test.use({ policy: hashesAlone });

  test('all of them on one page register every tag, without a complaint', async ({ open }) => {
    const seen = await open('/all');
    const registered = [...singleTags, 'lead-gateway'].map((tag) =>
      seen.page.evaluate((name) => customElements.whenDefined(name).then(() => name), tag),
    );
    expect(await Promise.all(registered)).toEqual([...singleTags, 'lead-gateway']);
    expect(scriptsOf(seen)).toEqual(singleTags.map((tag) => `/cdn/single/${tag}.js`));
  });

  test('a board opens its first lead and the dates of its filter, from its single file alone', async ({ open }) => {
    const seen = await open('/board');
    await boardShows(seen.page);
    await seen.page.locator('lead-board').getByRole('button', { name: 'Date', exact: false }).first().click();
    await seen.page.getByRole('grid').first().waitFor();
    expect(scriptsOf(seen)).toEqual(['/cdn/single/lead-board.js']);
  });

  test('a funnel asks its first questions, from its single file alone', async ({ open }) => {
    const seen = await open('/funnel');
    await funnelShows(seen.page);
    await seen.page.getByRole('button', { name: 'Drain Cleaning' }).click();
    await seen.page.getByRole('textbox', { name: 'ZIP code' }).fill('78704');
    await seen.page.getByText('Austin, TX').waitFor();
    expect(scriptsOf(seen)).toEqual(['/cdn/single/raq-funnel.js']);
  });
});

test('a thread in a demo fetches its single file and the sandbox, and nothing else of ours', async ({ open }) => {
  const seen = await open('/thread');
  await seen.page.getByText('3 unread messages').waitFor();
  const [first, second, ...more] = scriptsOf(seen);
  expect(first).toBe('/cdn/single/message-thread.js');
  expect(second).toMatch(/^\/cdn\/single\/parts\/sandbox-/);
  expect(more).toEqual([]);
});

test('a file with another hash than the page names is not run, and nothing else breaks', async ({ open, faults }) => {
  const seen = await open('/wrong');
  await funnelShows(seen.page);
  expect(await seen.page.evaluate(() => customElements.get('lead-board') === undefined)).toBe(true);
  expect(await seen.page.getByRole('heading', { name: 'Office' }).isVisible()).toBe(true);
  expect(faults.splice(0)).toEqual([expect.stringContaining('integrity')]);
});

for (const [what, path] of [
  ['two single files', '/two'],
  ['a loader and a single file after it', '/after'],
  ['a single file and a loader after it', '/before'],
] as const)
  test(`${what} share a page: the first one registers, the second says so`, async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => message.type() === 'info' && said.push(message.text()));
    await page.goto(path);
    await Promise.all([boardShows(page), funnelShows(page)]);
    expect(said.length).toBeGreaterThan(0);
    for (const text of said) expect(text).toMatch(/^lead-widgets .* stays in use\.$/);
  });

test('a single file hands out what the loader does', async ({ page }) => {
  await page.goto('/board');
  await boardShows(page);
  const namesOf = (address: string) => page.evaluate(`import('${address}').then((each) => Object.keys(each).sort())`);
  expect(await namesOf('/cdn/single/lead-board.js')).toEqual(['configure', 'diagnose', 'signOut']);
  const found: unknown = await page.evaluate("import('/cdn/single/lead-board.js').then((each) => each.diagnose())");
  expect(found).toMatchObject({ isWell: true, widgets: [{ tag: 'lead-board' }] });
});
