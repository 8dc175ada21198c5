import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';
import { buildConstants } from '../../.build/entries.js';
import { cdnFiles } from './cdn-files.js';
import { examplePages } from './example-pages.js';
import { sandboxGateway } from './sandbox-gateway.js';

const src = fileURLToPath(new URL('../../src', import.meta.url));

/**
 * The demo's own Vite server: source files as they are, the sandbox as gateway, and the built CDN files. Each
 * framework's compiler handles its own folder. The JSX import source of a file tells React and Preact apart.
 */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  appType: 'mpa',
  cacheDir: 'node_modules/.vite-examples',
  define: buildConstants,
  // The examples import the package by its name and get its sources.
  resolve: {
    alias: [
      { find: /^lead-widgets$/, replacement: `${src}/index.ts` },
      { find: 'lead-widgets/reserve.css', replacement: `${src}/ui/theme/reserve.css` },
      { find: /^lead-widgets\/(.+)$/, replacement: `${src}/$1.ts` },
    ],
  },
  optimizeDeps: {
    entries: ['examples/*.html', 'examples/*/index.html', 'src/**/*.{ts,tsx}'],
    // The server waits for the scanned packages before it prints its address.
    holdUntilCrawlEnd: false,
    // If Vite found them later, it would reload an open page.
    include: ['preact/jsx-dev-runtime', 'react/jsx-dev-runtime', 'vue'],
  },
  server: { watch: { ignored: ['**/dist/**', '**/test/**', '**/stories/**'] } },
  plugins: [
    vue({
      include: /\/examples\/vue\/.*\.vue$/,
      template: { compilerOptions: { isCustomElement: (tag) => tag.includes('-') } },
    }),
    svelte({ configFile: false, include: 'examples/svelte/**/*.svelte' }),
    sandboxGateway({ dataFile: process.env['SANDBOX_DATA'], emulatesChat: true }),
    cdnFiles(),
    examplePages(),
  ],
});
