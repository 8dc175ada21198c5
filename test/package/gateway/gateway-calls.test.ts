import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LocalServer } from '../../../examples/server/local-server.js';
import type { AnyCall } from '../../../src/gateway/call.js';
import { CHAT_SESSION_PATH } from '../../../src/gateway/transport/first-requests.js';
import { SANDBOX_PATHS } from '../../../src/sandbox.js';
import { requestedUntilReady } from '../request-steps.js';
import { root, startSite } from '../site.js';
import { startBrowser, visit } from '../visit.js';
import { bundleGateway } from './gateway-bundle.js';

const OF_A_BOARD = ['serviceProvider', 'leads', 'providerLead', 'markRead', 'saveNote', 'setStatus', 'archive'];

const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Office</title>
<script type="module" src="/cdn/lead-widgets.js"></script><lead-board sp-id="7001"></lead-board>`;

const modules = import.meta.glob<Record<string, unknown>>('../../../src/gateway/**/*.ts', { eager: true });
const calls = Object.values(modules).flatMap((exported) => Object.values(exported).filter(isCall));
const paths = (own: boolean) =>
  new Set(calls.flatMap(({ operation, path }) => (path && OF_A_BOARD.includes(operation) === own ? [path] : [])));
const boards = [...paths(true)];
/** Version 2 of `leadForPage` has the path of `providerLead`. */
const others = [...paths(false)].filter((path) => !boards.includes(path));
/** These have no path, so their names show whether they are there. */
const pathless = Object.keys(SANDBOX_PATHS);

function isCall(value: unknown): value is AnyCall {
  return typeof value === 'object' && value !== null && 'operation' in value && 'answer' in value;
}

/** Whether the text contains exactly this path in quotes. */
function holds(text: string, path: string): boolean {
  return ['"', "'", '`'].some((quote) => text.includes(quote + path + quote));
}

let folder: string;
let site: LocalServer;
let browser: Browser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lead-widgets-calls-'));
  site = await startSite({ '/': html }, { '/cdn/': join(root, 'dist/cdn') });
  browser = await startBrowser();
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a widget pays only for the calls that it makes', () => {
  test('all paths are known here: seven of a board, and those of the whole client', async () => {
    const whole = await bundleGateway(folder, 'globalThis.made = client.createGateway();');
    expect(boards).toHaveLength(7);
    expect(others.length).toBeGreaterThan(40);
    expect([...boards, ...others, ...pathless].filter((text) => !holds(whole, text))).toEqual([]);
    expect(new Set(whole.match(/\/gateway\/[\w/{}-]+/g))).toEqual(new Set([...boards, ...others]));
  });

  test("a board's page fetches the paths of the board's seven calls and of no other", async () => {
    const { page, fetched } = await visit(browser, `${site.origin}/`);
    await page.locator('lead-board [aria-expanded="true"]').first().waitFor({ timeout: 20_000 });
    const early = await requestedUntilReady(page);
    const scripts = [...(await fetched())].filter(([path]) => path.startsWith('/cdn/') && early.has(path));
    const text = scripts.map(([, body]) => body.toString('utf8')).join('\n');
    expect(scripts.length).toBeGreaterThan(2);
    expect(boards.filter((path) => !holds(text, path))).toEqual([]);
    // The loader can begin a thread's first call too.
    const known = [...boards, CHAT_SESSION_PATH];
    const strange = [...others, ...pathless].filter((each) => !known.includes(each));
    expect(strange.filter((each) => text.includes(each))).toEqual([]);
    expect(new Set(text.match(/\/gateway\/[\w/{}-]+/g))).toEqual(new Set(known));
    await page.close();
  });
});
