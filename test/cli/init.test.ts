import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { tagLines } from '../../src/cli/snippet/markup.js';
import { cspHeader, scriptTag } from '../../src/cli/snippet/page.js';
import { type RunOptions, runCli } from './run-cli.js';

let folder: string;
let out: string;
const HASHES = { 'lead-widgets.js': 'sha384-loader', 'reserve.css': 'sha384-reserve' };

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
  test('asks three questions, and Enter accepts the defaults', async () => {
    const { code, out: said } = await init([], { answers: ['', '', ''] });
    expect(code).toBe(0);
    expect(said.match(/\?\n/g)).toHaveLength(3);
    expect(said).toContain('npx --no-install lead-widgets gateway\n');
    expect(await written()).toContain(
      '<lead-board sp-id="4711042" gateway-url="http://127.0.0.1:5174" auth-mode="none"></lead-board>',
    );
  });

  test('accepts numbers, names and tags, and repeats the question after an invalid answer', async () => {
    const answers = ['99', '<raq-funnel>', 'vuejs', '2', 'gateway', 'https://g.example/gateway', 'https://g.example'];
    const { code, err } = await init([], { answers });
    expect(code).toBe(0);
    expect(err).toContain('Answer with one of lead-board, lead-card');
    expect(err).toContain('Answer with one of html, react');
    expect(err).toContain('gateway is not a valid address');
    expect(err).toContain('ends with /gateway');
    expect(await written()).toContain('<RaqFunnel gatewayUrl="https://g.example" />');
  });

  test('names the missing option and writes no file if there is no answer', async () => {
    expect(await init([], { answers: ['1'] })).toMatchObject({
      code: 2,
      err: expect.stringContaining('There is no answer. Add --as.'),
    });
    await expect(written()).rejects.toThrow();
  });

  test('does not overwrite a file', async () => {
    await writeFile(out, 'mine');
    expect(await init([], { answers: ['', '', ''] })).toMatchObject({
      code: 1,
      err: expect.stringContaining('already exists'),
    });
    expect(await written()).toBe('mine');
  });

  test('exits with 1 if the package has no integrity hashes', async () => {
    await rm(join(folder, 'dist'), { recursive: true });
    expect(await init([], { answers: ['', '', ''] })).toMatchObject({
      code: 1,
      err: expect.stringContaining('Install lead-widgets again'),
    });
  });
});

describe('an HTML page written by init', () => {
  const OPTIONS = {
    tags: [{ tag: 'lead-board', attributes: { 'sp-id': '4711042' }, button: '' }],
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

  test('has the script with its hash, the tag and the policy of the snippet builder', async () => {
    await page();
    const html = await written();
    expect(html).toContain(scriptTag(OPTIONS, HASHES));
    expect(html).toContain('integrity="sha384-loader" crossorigin="anonymous"');
    expect(html).toContain('/1/reserve.css" integrity="sha384-reserve" crossorigin="anonymous">');
    expect(html).toContain(tagLines(OPTIONS, 'html').join('\n'));
    expect(html).toContain(`content="${cspHeader(OPTIONS).replace('Content-Security-Policy: ', '')}"`);
  });

  test('has the hash of its inline script in the policy, and the script before the widget', async () => {
    const { out: said } = await page('--sign-in', 'token');
    const html = await written();
    const script = /<script type="module">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
    const hash = createHash('sha256').update(script).digest('base64');
    expect(html).toContain(
      `script-src https://cdn.example.com 'sha256-${hash}'; connect-src 'self' https://gateway.example.com;`,
    );
    expect(html.indexOf('widget.auth = auth')).toBeLessThan(html.indexOf('lead-widgets.js'));
    expect(said).toContain('npx --no-install lead-widgets check https://gateway.example.com --sp-id <id>');
  });
});

describe('a component written by init', () => {
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
  ])('for %s has its tag, its token source and the policy', async (as, line) => {
    await component(as, '--sign-in', 'token');
    const code = await written();
    expect(code).toContain(line);
    expect(code).toContain('const auth: TokenSource = {');
    expect(code).toContain("script-src 'self'; connect-src 'self' https://gateway.example.com;");
  });

  test('has no auth without a token', async () => {
    await component('react');
    expect(await written()).not.toContain('auth');
  });
});

describe('init with several tags', () => {
  const several = (...args: string[]) =>
    init(['--tag', 'lead-board', '--tag', 'raq-funnel', '--gateway-url', 'https://gateway.example.com', ...args]);

  test('accepts them in one answer, by number or name', async () => {
    const { code } = await init([], { answers: ['1, raq-funnel', '', ''] });
    expect(code).toBe(0);
    expect(await written()).toContain(
      [
        '<lead-board sp-id="4711042" gateway-url="http://127.0.0.1:5174" auth-mode="none"></lead-board>',
        '<raq-funnel gateway-url="http://127.0.0.1:5174"></raq-funnel>',
      ].join('\n'),
    );
  });

  test('applies attributes to all tags or one, a locale, and a button that opens a dialog', async () => {
    const given = ['lead-board:page-size=5', 'new-messages', 'partner-id=my-site', 'time-zone=America/Chicago'];
    const attributes = given.flatMap((each) => ['--attribute', each]);
    await several('--as', 'html', '--button', 'Get "quotes"', '--locale', 'es-US', ...attributes);
    const html = await written();
    expect(html).toContain(
      '<lead-board sp-id="4711042" page-size="5" new-messages time-zone="America/Chicago" gateway-url="https://gateway.example.com" locale="es-US"></lead-board>',
    );
    expect(html).toContain(
      '<button type="button" aria-haspopup="dialog" data-lead-opens="raq-funnel">Get &quot;quotes&quot;</button>',
    );
    expect(html).toContain(
      'partner-id="my-site" time-zone="America/Chicago" gateway-url="https://gateway.example.com" locale="es-US"></raq-funnel>',
    );
    expect(html).toContain('src="/lead-widgets/lead-widgets.js" integrity="sha384-loader"');
  });

  test('does not pass a provider’s token to a funnel', async () => {
    await several('--as', 'react', '--sign-in', 'token', '--button', 'Get quotes');
    const code = await written();
    expect(code).toContain("import { LeadBoard, RaqFunnel } from 'lead-widgets/react';");
    expect(code).toContain('<LeadBoard spId="4711042" gatewayUrl="https://gateway.example.com" auth={auth} />');
    expect(code).toContain(
      '<RaqFunnel id="raq-funnel" presentation="modal" gatewayUrl="https://gateway.example.com" />',
    );
  });

  test('writes one component with one <LeadGateway> that has the token', async () => {
    await several('--tag', 'message-thread', '--as', 'react', '--sign-in', 'token', '--button', 'Get quotes');
    const code = await written();
    expect(code).toContain("import { LeadBoard, LeadGateway, MessageThread, RaqFunnel } from 'lead-widgets/react';");
    expect(code).toContain('export function Widgets() {');
    expect(code).toContain('<LeadGateway gatewayUrl="https://gateway.example.com" auth={auth}>');
    expect(code.match(/auth={auth}/g)).toHaveLength(1);
  });

  test.each([
    [['--attribute', 'sp-idd=1'], '--attribute sp-idd: none of the tags has it.'],
    [['--attribute', 'raq-funnel:page-size=5'], '--attribute page-size is not an attribute of <raq-funnel>'],
    [['--attribute', 'page-size=five'], '--attribute page-size must be a number.'],
    [['--attribute', 'shortcuts=maybe'], '--attribute shortcuts must be one of on, off.'],
    [['--attribute', 'new-messages=no'], '--attribute new-messages takes no value'],
    [['--attribute', 'partner-id='], '--attribute partner-id needs a value.'],
    [['--attribute', 'one-time-token=secret'], 'none of the tags has it.'],
    [['--button', 'lead-board:Open'], '--button needs a text and one of the tags review-request-modal, raq-funnel.'],
    [['--locale', 'not a language'], '--locale not a language is not a language.'],
  ])('refuses %j', async (args, sentence) => {
    const { code, err } = await several('--as', 'html', ...args);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
    expect(err).not.toContain('=secret');
    await expect(written()).rejects.toThrow();
  });

  test('adds a button to a dialog tag', async () => {
    await init(['--tag', 'review-request-modal', '--as', 'react', '--gateway-url', 'https://gateway.example.com']);
    const code = await written();
    expect(code).toContain(
      '<button type="button" aria-haspopup="dialog" data-lead-opens="review-request-modal">Ask for a review</button>',
    );
    expect(code).toContain('<ReviewRequestModal id="review-request-modal" spId="4711042"');
  });
});
