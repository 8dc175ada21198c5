import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installIfNeeded } from '../.ci/install.mjs';
import { addresses } from './server/addresses.mjs';
import { startOptions, USAGE } from './server/start-options.mjs';

/** Waits for the pre-bundled packages: Vite may reload a page that opens before they are written. */
async function dependenciesAreReady({ environments }) {
  const { depsOptimizer } = environments.client;
  await depsOptimizer?.scanProcessing;
  await Promise.all(Object.values(depsOptimizer?.metadata.discovered ?? {}).map(({ processing }) => processing));
}

async function start({ port, storybook, build, open, data }) {
  // Read by server/cdn-files.ts, which Vite loads on its own.
  if (!build) process.env.CDN_BUILD = 'off';
  // Read by server/vite.config.ts.
  if (data !== undefined) process.env.SANDBOX_DATA = resolve(data);
  const { createServer } = await import('vite');
  const { startStorybook } = await import('./server/storybook.mjs');
  const server = await createServer({
    configFile: fileURLToPath(new URL('server/vite.config.ts', import.meta.url)),
    logLevel: 'info',
    clearScreen: false,
    server: { port, open: open ? '/examples/' : false },
  });
  await server.listen();
  await dependenciesAreReady(server);
  const stories = storybook ? await startStorybook() : undefined;

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      stories?.stop();
      server.close().finally(() => process.exit(0));
      // Open connections may keep the server from closing.
      setTimeout(() => process.exit(0), 1500).unref();
    });
  }

  const url = server.resolvedUrls?.local[0] ?? `http://localhost:${port}/`;
  console.log(addresses(url.replace(/\/$/, ''), stories?.url));
}

try {
  installIfNeeded();
  const options = startOptions(process.argv.slice(2));
  if (options.help) console.log(USAGE);
  else await start(options);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
