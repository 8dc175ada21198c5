// npm run bench, or npm run bench -- <suite> …
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

try {
  const { module } = await runnerImport(fileURLToPath(new URL('bench.ts', import.meta.url)), {
    configFile: false,
    logLevel: 'error',
  });
  await module.bench(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
