import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import type { Page } from 'playwright/test';
import type { LocalServer } from '../../examples/server/local-server.js';
import { canBeOpened, offeredAttributes, SNIPPET_TAGS } from '../../src/cli/snippet/tags.js';
import { runPackage } from '../runner/command.mjs';
import { expect, test } from './fixtures.js';
import { root, startSite } from './site.js';

const { version, bin } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
const cli = join(root, bin['lead-widgets']);
const consumer = join(root, 'test/package/consumer');

interface Tool {
  readonly child: ChildProcessByStdio<Writable, Readable, Readable>;
  readonly ended: Promise<number | null>;
  output(): string;
}

const tools: Tool[] = [];
let folder: string;

test.beforeEach(async () => {
  // Inside of the package, so that what is written finds the package by its name.
  folder = await mkdtemp(join(consumer, 'written-'));
});

test.afterEach(async () => {
  for (const { child, ended } of tools.splice(0)) {
    child.kill();
    await ended;
  }
  await rm(folder, { recursive: true, force: true });
});

function start(...args: string[]): Tool {
  const child = spawn(process.execPath, [cli, ...args], { cwd: folder, stdio: ['pipe', 'pipe', 'pipe'] });
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += chunk;
  });
  child.stderr.on('data', (chunk) => {
    text += chunk;
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const tool = { child, ended, output: () => text };
  tools.push(tool);
  return tool;
}

async function run(...args: string[]): Promise<[code: number | null, output: string]> {
  const { child, ended, output } = start(...args);
  child.stdin.end();
  return [await ended, output()];
}

async function startGateway(): Promise<Tool & { readonly origin: string }> {
  const tool = start('gateway', '--port', '0');
  await expect.poll(tool.output, { timeout: 10_000 }).toContain('Ctrl+C');
  return { ...tool, origin: /Gateway\s+(http\S+)/.exec(tool.output())?.[1] ?? '' };
}

test.describe('the bin of the package', () => {
  test('is a script for Node and prints the version of the package', async () => {
    expect(await readFile(cli, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
    expect(await run('--version')).toEqual([0, `${version}\n`]);
  });

  test('exits with 2 after an invalid option', async () => expect((await run('gateway', '--prot', '1'))[0]).toBe(2));

  test('starts a gateway, checks it without errors, and stops it with Ctrl+C', async () => {
    const { origin, child, ended } = await startGateway();
    const weather = (name: string) => `${origin}/weather/${name}`;
    const bad = ['--unauthorized-url', weather('unauthorized'), '--challenge-url', weather('challenge')];
    const [code, output] = await run('check', origin, '--sp-id', '7001', '--write', ...bad);
    console.info(output);
    expect(output).toContain('No problems found.');
    expect(code).toBe(0);
    const [failing] = await run('check', weather('failing'), '--sp-id', '7001');
    expect(failing).toBe(1);
    child.kill('SIGINT');
    expect(await ended).toBe(0);
  });
});

test.describe('init writes', () => {
  let written: LocalServer | undefined;

  test.afterEach(async ({ page }) => {
    // Before its gateway ends: its next call would be refused.
    await page.close();
    await written?.close();
  });

  async function show(page: Page, file: string, others: Readonly<Record<string, string>> = {}): Promise<void> {
    const html = await readFile(join(folder, file), 'utf8');
    written = await startSite(
      { '/': html, ...others },
      { '/lead-widgets/': join(root, 'dist/cdn') },
      "base-uri 'none'",
    );
    await page.goto(written.origin);
    await page.locator('lead-board [aria-expanded="true"]').first().waitFor();
  }

  test('a page with a board of the local gateway, with its own policy and hash', async ({ page, requests }) => {
    const { origin } = await startGateway();
    const { child, ended, output } = start('init', '--gateway-url', origin);
    child.stdin.end('lead-board\nhtml\n');
    expect([await ended, output()]).toEqual([0, expect.stringContaining('Wrote lead-board.html.')]);
    await show(page, 'lead-board.html');
    const paths = requests.map((request) => new URL(request.url()).pathname);
    expect(paths).toContain('/lead-widgets/lead-widgets.js');
  });

  test('a page with several tags, one token for those of a provider, and a button that opens the funnel', async ({
    page,
  }) => {
    const { origin } = await startGateway();
    const tags = ['lead-board', 'raq-funnel', 'review-request-modal'].flatMap((tag) => ['--tag', tag]);
    const given = ['--attribute', 'partner-id=my-site', '--button', 'raq-funnel:Get quotes'];
    const args = ['--as', 'html', '--gateway-url', origin, '--sign-in', 'token', '--out', 'page.html'];
    expect(await run('init', ...tags, ...given, ...args)).toEqual([0, expect.stringContaining('Wrote page.html.')]);
    const tokens = { provider: new Set<string | undefined>(), customer: new Set<string | undefined>() };
    page.on('request', (request) => {
      const url = request.url();
      if (!url.includes('/gateway/') || request.method() === 'OPTIONS') return;
      const whose = url.includes('/topCategories') ? 'customer' : 'provider';
      tokens[whose].add(request.headers()['authorization']);
    });
    await show(page, 'page.html', { '/my/widget-token': 'a-token' });
    await page.getByRole('button', { name: 'Get quotes' }).click();
    const funnel = page.locator('raq-funnel').getByRole('dialog');
    await funnel.waitFor();
    await funnel.getByRole('button', { name: 'Close' }).click();
    await funnel.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Ask for a review' }).click();
    await page.locator('review-request-modal').getByRole('dialog').waitFor();
    await expect.poll(() => [...tokens.customer]).toEqual([undefined]);
    expect([...tokens.provider]).toEqual(['Bearer a-token']);
  });

  test('a component that compiles, for every framework, with every tag and attribute', async () => {
    test.slow();
    const samples = { string: 'a "b" {c}', number: '12', boolean: 'true', list: 'a, b', secret: '' };
    const everything = SNIPPET_TAGS.flatMap((tag) => [
      ...['--tag', tag],
      ...(canBeOpened(tag) ? ['--button', `${tag}:Open "it" {now}`] : []),
      ...offeredAttributes(tag).flatMap(({ name, kind, values }) => [
        '--attribute',
        `${tag}:${name}=${values?.[0] ?? samples[kind]}`,
      ]),
    ]);
    const pages: readonly (readonly [string, readonly string[]])[] = [
      ...SNIPPET_TAGS.map((tag) => [tag, ['--tag', tag]] as const),
      ['everything', everything],
    ];
    for (const [page, tags] of pages) {
      for (const as of ['react', 'vue', 'svelte']) {
        for (const signIn of page === 'everything' ? ['token', 'none'] : ['token']) {
          const file = `${page}-${signIn}.${as === 'react' ? 'tsx' : as}`;
          const args = ['--gateway-url', 'https://gateway.example.com', '--sign-in', signIn, '--out', file];
          expect(await run('init', ...tags, '--as', as, ...args)).toEqual([0, expect.any(String)]);
        }
      }
    }
    const settings = { extends: '../templates/tsconfig.json', include: ['*.tsx', '*.vue', '*.svelte'] };
    await writeFile(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ ...settings, vueCompilerOptions: { strictTemplates: true } }),
    );
    await copyFile(join(consumer, 'templates/svelte.config.js'), join(folder, 'svelte.config.js'));
    const project = join(folder, 'tsconfig.json');
    const vue = await runPackage('vue-tsc/bin/vue-tsc.js', ['--noEmit', '--project', project, '--pretty', 'false'], {
      quiet: true,
    });
    expect(vue).toEqual({ code: 0, output: '' });
    const args = ['--workspace', folder, '--tsconfig', './tsconfig.json', '--output', 'machine'];
    const svelte = await runPackage('svelte-check/bin/svelte-check', args, { quiet: true });
    expect(svelte.output.match(/ERROR .*/g) ?? []).toEqual([]);
  });
});
