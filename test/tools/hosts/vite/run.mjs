import { webApp } from '../web-app.mjs';

export const run = (context) => webApp(context, viteApp);

/** A React app as Vite's own generator makes it. */
export const viteApp = {
  host: 'Vite and React 19',
  generator: 'create-vite',
  create: ['npm', 'create', 'vite@latest', 'app', '--', '--template', 'react-ts', '--no-interactive'],
  shown: ['vite', 'react', 'typescript'],
  types: [['tsc', '-b']],
  misspelled: ['src/App.tsx', 'spId="7001"', 'spid="7001"'],
  build: ['npm', 'run', 'build'],
  start: (port) => ['vite', 'preview', '--host', '127.0.0.1', '--port', port, '--strictPort'],
  develop: (port) => ['vite', '--host', '127.0.0.1', '--port', port, '--strictPort'],
  pages: [
    { path: '/', shows: 'board', hears: true },
    { path: '/funnel', shows: 'funnel' },
  ],
};
