import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { createLocalServer } from '../../src/cli/local-server.js';

const pageText = (page: string) => readFileSync(new URL(`../../stories/docs/${page}.mdx`, import.meta.url), 'utf8');

export function sampleGateway(page: string): () => string {
  const folder = mkdtempSync(join(tmpdir(), 'lead-widgets-sample-gateway-'));
  let address = '';
  let gateway: ChildProcess;

  beforeAll(async () => {
    const [, sample = ''] = /```mjs\n([\s\S]*?)```/.exec(pageText(page)) ?? [];
    const file = join(folder, 'gateway.mjs');
    writeFileSync(file, sample);
    // A free port that no other test uses.
    const { origin, close } = await createLocalServer({ fetch: async () => new Response() });
    await close();
    address = origin;
    const env = { ...process.env, PORT: new URL(address).port };
    gateway = spawn(process.execPath, [file], { env, stdio: 'ignore' });
    await vi.waitFor(async () => expect((await fetch(address)).status).toBe(401), 10_000);
  });

  afterAll(() => {
    gateway.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  return () => address;
}
