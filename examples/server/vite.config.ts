import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { cdnFiles } from './cdn-files.js';
import { examplePages } from './example-pages.js';
import { sandboxGateway } from './sandbox-gateway.js';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/** The demo's own Vite server: source files as they are, the sandbox as gateway, the built CDN files beside them. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  appType: 'mpa',
  cacheDir: 'node_modules/.vite-examples',
  define: { __VERSION__: JSON.stringify(version) },
  optimizeDeps: { entries: ['examples/*.html'] },
  server: { watch: { ignored: ['**/dist/**', '**/test/**', '**/stories/**'] } },
  plugins: [sandboxGateway({ dataFile: process.env['SANDBOX_DATA'], emulatesChat: true }), cdnFiles(), examplePages()],
});
