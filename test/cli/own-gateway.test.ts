import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../../examples/server/free-port.mjs';
import { runCli } from './run-cli.js';

const page = readFileSync(new URL('../../stories/docs/own-gateway.mdx', import.meta.url), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'lead-widgets-own-gateway-'));
let gateway: ReturnType<typeof spawn>;
let address = '';

beforeAll(async () => {
  const [, sample = ''] = /```mjs\n([\s\S]*?)```/.exec(page) ?? [];
  const file = join(folder, 'gateway.mjs');
  writeFileSync(file, sample);
  const port = await freePort(5180);
  address = `http://127.0.0.1:${port}`;
  gateway = spawn(process.execPath, [file], { env: { ...process.env, PORT: String(port) }, stdio: 'ignore' });
  await vi.waitFor(async () => expect((await fetch(address)).status).toBe(401), 10_000);
});

afterAll(() => {
  gateway.kill();
  rmSync(folder, { recursive: true, force: true });
});

const check = (...args: string[]) =>
  runCli(['check', address, '--sp-id', '7001', '--tag', 'lead-board', '--token', 'token-of-7001', ...args]);

test('the gateway of the docs page answers everything that a board reads', async () => {
  const { code, out } = await check();
  expect(out).toMatch(/Everything that was asked fits/);
  expect(code).toBe(0);
});

test('and everything that a board writes', async () => {
  const { code, out } = await check('--write');
  expect(out).toMatch(/Everything that was asked fits/);
  expect(code).toBe(0);
});

test('it refuses the leads of another provider, and who has no token', async () => {
  const leads = (sp: string, headers: HeadersInit) =>
    fetch(`${address}/gateway/lead/office/v6/leads/serviceProvider/${sp}`, {
      method: 'POST',
      headers,
      body: '{"offset":0,"limit":10}',
    }).then(({ status }) => status);
  expect(await leads('7001', { Authorization: 'Bearer token-of-7001' })).toBe(200);
  expect(await leads('7002', { Authorization: 'Bearer token-of-7001' })).toBe(403);
  expect(await leads('7001', {})).toBe(401);
});
