// node examples/run.mjs <example.ts> …: runs an example on the sources, without a build, also on a Node version without TypeScript support.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const [node = '', , example = '', ...args] = process.argv;
const file = resolve(example);
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

process.argv = [node, file, ...args];
try {
  await runnerImport(file, {
    configFile: false,
    logLevel: 'error',
    define: { __VERSION__: JSON.stringify(version) },
    resolve: { alias: { 'lead-widgets/gateway': fileURLToPath(new URL('../src/gateway.ts', import.meta.url)) } },
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
