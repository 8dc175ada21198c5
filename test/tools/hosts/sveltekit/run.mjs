import { webApp } from '../web-app.mjs';

export const run = (context) => webApp(context, svelteKitApp);

/** SvelteKit with pages that the server renders. */
const svelteKitApp = {
  host: 'SvelteKit',
  newerNode: true,
  generator: 'sv',
  create: 'npx sv@latest create app --template minimal --types ts --no-add-ons --no-install'.split(' '),
  packages: ['react', 'react-dom'],
  shown: ['@sveltejs/kit', 'svelte', 'vite'],
  types: [['npm', 'run', 'check']],
  misspelled: ['src/routes/+page.svelte', 'sp-id="7001"', 'spp-id="7001"'],
  build: ['npm', 'run', 'build'],
  start: (port) => ['vite', 'preview', '--host', '127.0.0.1', '--port', port, '--strictPort'],
  develop: (port) => ['vite', 'dev', '--host', '127.0.0.1', '--port', port, '--strictPort'],
  pages: [
    { path: '/', shows: 'board', hears: true },
    { path: '/funnel', shows: 'funnel' },
  ],
};
