// node test/tools/hosts/wordpress/run.mjs: the plugin in a real WordPress, after npm run build.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../../../runner/chromium-launch.mjs';
import { activate, savePost, saveSettings, signIn, writeInEditor } from './people.mjs';
import { posts } from './posts.mjs';
import { missing, root, startSite } from './site.mjs';
import { themePlaces } from './theme-places.mjs';
import { unusual } from './unusual.mjs';
import { boardIsDrawn, buttonOpensDialog, contrastOf, funnelIsDrawn, partsOf, visit, WIDTHS } from './visit.mjs';

const THEMES = ['twentytwentyone', 'twentytwentytwo', 'twentytwentythree', 'twentytwentyfour', 'twentytwentyfive'];
const exec = promisify(execFile);

export async function run() {
  const lacks = missing();
  if (lacks.length > 0) {
    return { host: 'WordPress', version: '', results: [], skipped: `not installed here: ${lacks.join(', ')}` };
  }
  const results = [];
  const check = async (title, act) => {
    try {
      await act();
      results.push({ title, passed: true });
    } catch (error) {
      results.push({ title, passed: false, message: error instanceof Error ? error.message : String(error) });
    }
  };
  const site = await startSite();
  const { args, ...launch } = chromiumLaunch();
  // WordPress loads pictures of people from other servers. Waiting for them would be in vain.
  const rules = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';
  const browser = await chromium.launch({ ...launch, args: [...args, rules] });
  try {
    await checkAll({ site, browser, check });
  } finally {
    await browser.close();
    await site.close();
  }
  return { host: 'WordPress', version: site.version, results };
}

async function checkAll(stage) {
  const { site, browser, check } = stage;
  const person = async (who) => {
    const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
    page.setDefaultTimeout(20_000);
    await signIn(page, site, who);
    return page;
  };
  const author = { name: 'author', password: 'another of this run' };
  await site.php(
    `wp_insert_user(array('user_login' => '${author.name}', 'user_pass' => '${author.password}', 'role' => 'author'));`,
  );
  const admin = await person(site.admin);
  const writer = await person(author);

  await check('every PHP file of the plugin can be read by PHP', async () => {
    const folder = join(root, 'dist/npm/wordpress');
    const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.php'));
    assert.ok(files.length > 5);
    for (const file of files) await exec('php', ['-l', join(folder, file)]);
  });
  await check('an administrator activates the plugin and saves its settings', async () => {
    await activate(admin, site);
    const said = await saveSettings(admin, site, {
      'Gateway URL': `${site.gateway}/gateway/`,
      'Partner id': 'hill-country',
      'Sign-in': 'Session: cookies, or a script of yours',
      'Provider id': '7001',
    });
    assert.match(said, /Settings saved/);
    assert.equal(await admin.getByLabel('Gateway URL').inputValue(), site.gateway);
  });
  await check('the block is inserted in the editor, published, and accepted when it is opened again', async () => {
    const said = [];
    admin.on('console', (message) => said.push(message.text()));
    const { link, invalid } = await writeInEditor(admin, site);
    assert.equal(invalid, 0);
    assert.doesNotMatch(said.join('\n'), /block validation|lead-widgets/i);
    const { page, complaints, close } = await visit(browser, link);
    await buttonOpensDialog(page, 'Ask “three” pros & more');
    const [source] = await page
      .locator('script[src*="lead-widgets.js"]')
      .evaluateAll((all) => all.map(({ src }) => src));
    assert.match(source ?? '', /plugins\/lead-widgets\/assets\/lead-widgets\.js\?ver=\d+$/);
    assert.deepEqual(complaints, []);
    await close();
  });

  const { files } = JSON.parse(await readFile(join(root, 'dist/cdn/integrity.json'), 'utf8'));
  await check('a loader on a CDN with its hash is accepted', async () => {
    const fields = { 'Script URL': site.loader, 'Hash of the script': files['lead-widgets.js'] };
    assert.match(await saveSettings(admin, site, fields), /Settings saved/);
  });

  const saved = await savedBy(writer, stage);
  const there = JSON.parse(await site.php('echo wp_json_encode(array_keys(wp_get_themes()));'));
  const themes = THEMES.filter((theme) => there.includes(theme));
  for (const theme of themes) {
    await site.php(`switch_theme('${theme}');`);
    for (const width of WIDTHS) await checkTheme(stage, saved, theme, width);
  }
  await themePlaces({ ...stage, saved, themes });
  await unusual({ ...stage, admin, writer, saved });
  await check('PHP has not complained about the plugin', async () => {
    const lines = (await site.log()).split('\n').filter((line) => line.includes('lead-widgets/'));
    assert.deepEqual(lines, []);
  });
}

async function savedBy(writer, { site, check }) {
  const block = await savePost(writer, site, posts.block);
  const shortcodes = await savePost(writer, site, posts.shortcodes);
  const plain = await savePost(writer, site, posts.plain);
  await check('an Author keeps the block and the shortcode, and loses the tags of a Custom HTML block', async () => {
    assert.equal(block.saved, posts.block.content);
    assert.equal(shortcodes.saved, posts.shortcodes.content);
    const { saved } = await savePost(writer, site, posts.tags);
    assert.doesNotMatch(saved, /<(?:lead|raq|script)/);
    assert.match(saved, /the source of a script/);
  });
  return { block, shortcodes, plain };
}

async function checkTheme({ site, browser, check }, { block, shortcodes, plain }, theme, width) {
  await check(`${theme}, ${width} px: the block draws the funnel, readable on the theme's colors`, async () => {
    const { page, complaints, requests, close } = await visit(browser, block.link, { width });
    await funnelIsDrawn(page);
    const { scripts, outside, isTooWide } = await partsOf(page);
    assert.deepEqual([scripts, outside, isTooWide], [['module'], 0, false]);
    const pairs = await contrastOf(page);
    assert.ok(pairs.length > 20);
    assert.ok(
      pairs.every(({ contrast }) => contrast >= 4.5),
      JSON.stringify(pairs),
    );
    assert.ok(requests.some((url) => url.startsWith(`${site.gateway}/gateway/`)));
    assert.deepEqual(complaints, []);
    await close();
  });
  await check(`${theme}, ${width} px: three shortcodes in a text draw a funnel, a dialog and a board`, async () => {
    const { page, complaints, close } = await visit(browser, shortcodes.link, { width });
    await funnelIsDrawn(page);
    await boardIsDrawn(page);
    const { scripts, outside, paragraphs, ids, openers, isTooWide } = await partsOf(page);
    assert.deepEqual([scripts, outside, paragraphs, isTooWide], [['module'], 0, 0, false]);
    assert.deepEqual([ids.length, openers], [1, ids]);
    await buttonOpensDialog(page, 'Get quotes');
    assert.deepEqual(complaints, []);
    await close();
  });
  await check(`${theme}, ${width} px: a page without a widget loads nothing of ours`, async () => {
    const { page, requests, close } = await visit(browser, plain.link, { width });
    const { scripts, sheets } = await partsOf(page);
    assert.deepEqual([scripts, sheets], [[], 0]);
    assert.ok(!requests.some((url) => /lead-widgets/.test(url)));
    await close();
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { version, results, skipped } = await run();
  if (skipped !== undefined) console.log(`Skipped: the WordPress plugin was not tried, ${skipped}.`);
  for (const { title, passed, message = '' } of results)
    console.log(`${passed ? '✓' : '✗'} ${title}${message && `\n  ${message}`}`);
  const failed = results.filter(({ passed }) => !passed).length;
  if (skipped === undefined) console.log(`WordPress ${version}: ${results.length - failed} passed, ${failed} failed.`);
  process.exitCode = failed === 0 ? 0 : 1;
}
