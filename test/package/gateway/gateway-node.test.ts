import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LocalServer } from '../../../examples/server/local-server.js';
import { runPackage } from '../../runner/command.mjs';
import { type HostApp, makeHostApp } from '../host-app.js';
import { root, startSite } from '../site.js';

const execute = promisify(execFile);

/** A program for Node in strict TypeScript, without the DOM. The declarations of the package are checked too. */
const compilerOptions = {
  target: 'ES2022',
  lib: ['ES2023'],
  module: 'NodeNext',
  moduleResolution: 'NodeNext',
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
  types: ['node'],
  typeRoots: [join(root, 'node_modules/@types')],
  outDir: 'built',
};

let app: HostApp;
let server: LocalServer;

beforeAll(async () => {
  app = await makeHostApp({
    'package.json': '{ "name": "host", "private": true, "type": "module" }',
    'tsconfig.json': JSON.stringify({ compilerOptions, files: ['node-gateway.ts'] }),
    'node-gateway.ts': await readFile(join(root, 'examples/node-gateway.ts'), 'utf8'),
  });
  for (const name of ['react', 'react-dom', 'scheduler']) {
    await rm(join(app.folder, 'node_modules', name), { recursive: true });
  }
  server = await startSite({}, {});
});

afterAll(async () => {
  await server?.close();
  if (app !== undefined) await rm(app.folder, { recursive: true, force: true });
});

test('the example for Node compiles against the packed package and runs from it, without React and without a DOM', async () => {
  const args = ['--project', app.folder, '--pretty', 'false'];
  expect(await runPackage('typescript/bin/tsc', args, { quiet: true })).toEqual({ code: 0, output: '' });

  const { stdout, stderr } = await execute(process.execPath, ['built/node-gateway.js', server.origin, '4711042'], {
    cwd: app.folder,
  });
  expect(stdout).toMatch(/^\d+ leads; the newest 10:\n(?:\d+ [A-Z][A-Za-z]+\n)+$/);
  expect(stderr).toBe('');
});
