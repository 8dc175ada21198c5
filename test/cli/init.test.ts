import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cspHeader, scriptTag, widgetTag } from '../../src/cli/snippet.js';
import { type RunOptions, runCli } from './run-cli.js';

let folder: string;
let out: string;
const HASHES = { 'lead-widgets.js': 'sha384-loader', 'single/lead-board.js': 'sha384-board' };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lead-widgets-init-'));
  out = join(folder, 'out');
  await mkdir(join(folder, 'dist/cdn'), { recursive: true });
  await writeFile(join(folder, 'dist/cdn/integrity.json'), JSON.stringify({ files: HASHES }));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const init = (args: readonly string[], options: RunOptions = {}) =>
  runCli(['init', '--out', out, ...args], { packageFolder: folder, ...options });
const written = () => readFile(out, 'utf8');

describe('init', () => {
  test('asks three questions, and enter takes what is suggested', async () => {
    const { code, out: said } = await init([], { answers: ['', '', ''] });
    expect(code).toBe(0);
    expect(said.match(/\?\n/g)).toHaveLength(3);
    expect(said).toContain('npx lead-widgets gateway\n');
    expect(await written()).toContain(
      '<lead-board sp-id="4711042" gateway-url="http://127.0.0.1:5174" auth-mode="none"></lead-board>',
    );
  });

  test('takes numbers, names and tags, and asks again after anything else', async () => {
    const answers = ['7', '<raq-funnel>', 'vuejs', '2', 'gateway', 'https://g.example/gateway', 'https://g.example'];
    const { code, err } = await init([], { answers });
    expect(code).toBe(0);
    expect(err).toContain('Answer with one of lead-board, raq-funnel');
    expect(err).toContain('Answer with one of html, react');
    expect(err).toContain('gateway cannot be read');
    expect(err).toContain('ends in /gateway');
    expect(await written()).toContain('<RaqFunnel gatewayUrl="https://g.example" auth={auth} />');
  });

  test('where nobody answers, it names the option that is missing, and writes nothing', async () => {
    expect(await init([], { answers: ['1'] })).toMatchObject({
      code: 2,
      err: expect.stringContaining('Nobody answers. Give --as.'),
    });
    await expect(written()).rejects.toThrow();
  });

  test('overwrites no file', async () => {
    await writeFile(out, 'mine');
    expect(await init([], { answers: ['', '', ''] })).toMatchObject({
      code: 1,
      err: expect.stringContaining('is there already'),
    });
    expect(await written()).toBe('mine');
  });

  test('says so where the package has no hashes', async () => {
    await rm(join(folder, 'dist'), { recursive: true });
    expect(await init([], { answers: ['', '', ''] })).toMatchObject({
      code: 1,
      err: expect.stringContaining('Install lead-widgets again'),
    });
  });
});

describe('a page', () => {
  const OPTIONS = {
    tag: 'lead-board',
    attributes: { 'sp-id': '4711042' },
    signIn: 'cookies',
    gatewayUrl: 'https://gateway.example.com',
    locale: '',
    theme: 'default',
    accent: '',
    cdnBase: 'https://cdn.example.com/1',
    version: 'pinned',
  } as const;
  const page = (...args: string[]) =>
    init([
      '--tag',
      'lead-board',
      '--as',
      'html',
      '--gateway-url',
      OPTIONS.gatewayUrl,
      '--cdn',
      OPTIONS.cdnBase,
      ...args,
    ]);

  test('has the lines of the snippet builder: script with hash, tag and policy', async () => {
    await page();
    const html = await written();
    expect(html).toContain(scriptTag(OPTIONS, HASHES));
    expect(html).toContain('integrity="sha384-board" crossorigin="anonymous"');
    expect(html).toContain(widgetTag(OPTIONS));
    expect(html).toContain(`content="${cspHeader(OPTIONS).replace('Content-Security-Policy: ', '')}"`);
  });

  test('names the hash of its own script in the policy, and has it before the widget', async () => {
    const { out: said } = await page('--sign-in', 'token');
    const html = await written();
    const script = /<script type="module">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
    const hash = createHash('sha256').update(script).digest('base64');
    expect(html).toContain(
      `script-src https://cdn.example.com 'sha256-${hash}'; connect-src 'self' https://gateway.example.com;`,
    );
    expect(html.indexOf('widget.auth = auth')).toBeLessThan(html.indexOf('single/lead-board.js'));
    expect(said).toContain('npx lead-widgets check https://gateway.example.com --sp-id <id>');
  });

  test('--sign-in is one of the builder’s', async () => {
    expect(await page('--sign-in', 'basic')).toMatchObject({
      code: 2,
      err: expect.stringContaining('cookies, token, one-time, none'),
    });
  });
});

describe('a component', () => {
  const component = (as: string, ...args: string[]) =>
    init(['--tag', 'lead-page', '--as', as, '--gateway-url', 'https://gateway.example.com', ...args]);

  test.each([
    ['react', '<LeadPage spId="4711042" leadId="90412001" gatewayUrl="https://gateway.example.com" auth={auth} />'],
    [
      'vue',
      '<lead-page sp-id="4711042" lead-id="90412001" gateway-url="https://gateway.example.com" :auth="auth"></lead-page>',
    ],
    [
      'svelte',
      '<lead-page sp-id="4711042" lead-id="90412001" gateway-url="https://gateway.example.com" {auth}></lead-page>',
    ],
  ])('for %s has its tag, its token and the policy', async (as, line) => {
    await component(as, '--sign-in', 'token');
    const code = await written();
    expect(code).toContain(line);
    expect(code).toContain('const auth: TokenSource = {');
    expect(code).toContain("script-src 'self'; connect-src 'self' https://gateway.example.com;");
  });

  test('without a token has none', async () => {
    await component('react');
    expect(await written()).not.toContain('auth');
  });
});
