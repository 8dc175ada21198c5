import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { createLocalServer } from '../../src/cli/local-server.js';

const pageText = (page: string) => readFileSync(new URL(`../../stories/docs/${page}.mdx`, import.meta.url), 'utf8');

/** Starts the gateway that a docs page prints, as a reader would. */
export async function startSampleGateway(
  page: string,
): Promise<{ readonly address: string; readonly stop: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'lead-widgets-sample-gateway-'));
  const [, sample = ''] = /```mjs\n([\s\S]*?)```/.exec(pageText(page)) ?? [];
  const file = join(folder, 'gateway.mjs');
  writeFileSync(file, sample);
  // A port that was just free, and that no other test has.
  const { origin: address, close } = await createLocalServer({ fetch: async () => new Response() });
  await close();
  const gateway = spawn(process.execPath, [file], {
    env: { ...process.env, PORT: new URL(address).port },
    stdio: 'ignore',
  });
  await vi.waitFor(async () => expect((await fetch(address)).status).toBe(401), 10_000);
  return {
    address,
    stop() {
      gateway.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
