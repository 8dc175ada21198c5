import { webApp } from '../web-app.mjs';

const FLAGS = '--ts --app --no-eslint --no-tailwind --no-src-dir --no-react-compiler --use-npm --yes';

export const run = (context) => webApp(context, nextApp);

/** Next.js with the App Router: a server component, a client component, and a funnel. */
const nextApp = {
  host: 'Next.js, App Router',
  generator: 'create-next-app',
  create: ['npx', 'create-next-app@latest', 'app', ...FLAGS.split(' '), '--skip-install', '--disable-git'],
  shown: ['next', 'react', 'typescript'],
  types: [
    ['next', 'typegen'],
    ['tsc', '--noEmit'],
  ],
  misspelled: ['app/client/leads.tsx', 'spId={spId}', 'spid={spId}'],
  build: ['next', 'build'],
  start: (port) => ['next', 'start', '--hostname', '127.0.0.1', '--port', port],
  develop: (port) => ['next', 'dev', '--hostname', '127.0.0.1', '--port', port],
  pages: [
    { path: '/', shows: 'board' },
    { path: '/client', shows: 'board', hears: true },
    { path: '/funnel', shows: 'funnel' },
  ],
};
