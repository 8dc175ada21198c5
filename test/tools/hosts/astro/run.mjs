import { webApp } from '../web-app.mjs';

export const run = (context) => webApp(context, astroApp);

/** Astro: tags in a page, and a React component that only the browser renders. */
const astroApp = {
  host: 'Astro',
  newerNode: true,
  generator: 'create-astro',
  create: 'npm create astro@latest app -- --template minimal --no-install --no-git --skip-houston --yes'.split(' '),
  packages: [
    'react',
    'react-dom',
    '@types/react',
    '@types/react-dom',
    '@astrojs/react',
    '@astrojs/check',
    'typescript@6',
  ],
  shown: ['astro', '@astrojs/react', 'react'],
  types: [['astro', 'check']],
  misspelled: ['src/components/leads.tsx', 'spId="7001"', 'spid="7001"'],
  build: ['astro', 'build'],
  start: (port) => ['astro', 'preview', '--host', '127.0.0.1', '--port', port],
  develop: (port) => ['astro', 'dev', '--host', '127.0.0.1', '--port', port],
  pages: [
    { path: '/', shows: 'board', hears: true },
    { path: '/island', shows: 'board', hears: true },
    { path: '/funnel', shows: 'funnel' },
  ],
};
