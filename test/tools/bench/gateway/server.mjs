// The local server of the examples, alone in its process; it tells its origin to the one that started it, and ends with it.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const { module } = await runnerImport(fileURLToPath(new URL('server.ts', import.meta.url)), {
  configFile: false,
  logLevel: 'error',
});
const { origin } = await module.startServer();
process.once('disconnect', () => process.exit());
process.send?.(origin);
