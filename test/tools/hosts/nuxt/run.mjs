import { webApp } from '../web-app.mjs';

export const run = (context) => webApp(context, nuxtApp);

/** Nuxt with pages that the server renders. */
const nuxtApp = {
  host: 'Nuxt',
  newerNode: true,
  generator: 'create-nuxt',
  create:
    'npm create nuxt@latest app -- --template minimal --packageManager npm --no-gitInit --no-install --no-modules'.split(
      ' ',
    ),
  packages: ['react', 'react-dom', 'typescript@6', 'vue-tsc'],
  shown: ['nuxt', 'vue', 'vue-tsc'],
  types: [['nuxt', 'typecheck']],
  misspelled: ['app/pages/index.vue', 'sp-id="7001"', 'spp-id="7001"'],
  build: ['nuxt', 'build'],
  // jotai's module for React names where it runs.
  known: /MODULE_LEVEL_DIRECTIVE/,
  start: () => ['node', '.output/server/index.mjs'],
  develop: (port) => ['nuxt', 'dev', '--host', '127.0.0.1', '--port', port],
  pages: [
    { path: '/', shows: 'board', hears: true },
    { path: '/funnel', shows: 'funnel' },
  ],
};
