import { webApp } from '../web-app.mjs';

/** React is CommonJS, which Angular's build warns of. */
const COMMONJS = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

const FLAGS = '--defaults --skip-git --skip-install --ssr=false --style css --zoneless --ai-config none';

export const run = (context) => webApp(context, angularApp);

/** An Angular app of its CLI. `CUSTOM_ELEMENTS_SCHEMA` lets every attribute of the tags pass, so no misspelled one is refused. */
const angularApp = {
  host: 'Angular CLI, zoneless',
  newerNode: true,
  generator: '@angular/cli',
  create: ['npx', '-p', '@angular/cli@latest', 'ng', 'new', 'app', ...FLAGS.split(' ')],
  packages: ['react', 'react-dom'],
  edit: (context) =>
    context.editJson('angular.json', ({ projects }) => {
      projects.app.architect.build.options.allowedCommonJsDependencies = COMMONJS;
    }),
  shown: ['@angular/core', '@angular/cli', 'typescript'],
  types: [['ngc', '-p', 'tsconfig.app.json', '--noEmit']],
  misspelled: ['src/app/leads.ts', 'detail.leadId', 'detail.leadID'],
  build: ['ng', 'build'],
  start: (port) => ['vite', 'preview', '--outDir', 'dist/app/browser', '--host', '127.0.0.1', '--port', port],
  develop: (port) => ['ng', 'serve', '--host', '127.0.0.1', '--port', port],
  pages: [
    { path: '/', shows: 'board', hears: true },
    { path: '/funnel', shows: 'funnel' },
  ],
};
