/** Where a server of development or of the build listens; its port follows. */
const LOCAL = '--host 127.0.0.1 --port';
const BOARD = { path: '/', shows: 'board', hears: true };
const FUNNEL = { path: '/funnel', shows: 'funnel' };

/**
 * The apps that are made with a generator, by the names of their folders. Commands and packages are as one types them.
 * `generator` is its npm package, `create` makes the folder `app`. `packages` are installed beside ours, `shown` are those whose
 * versions the table names. `misspelled` is a text whose change the type check must refuse. Each line of the build with a
 * warning is a failure, except `known` ones. `start` serves the build, `develop` the sources.
 */
export const webApps = {
  // `CUSTOM_ELEMENTS_SCHEMA` accepts every attribute of the tags, so misspelled ones are not rejected.
  angular: {
    host: 'Angular CLI, zoneless',
    newerNode: true,
    generator: '@angular/cli',
    create:
      'npx -p @angular/cli@latest ng new app --defaults --skip-git --skip-install --ssr=false --style css --zoneless --ai-config none',
    packages: 'react react-dom',
    edit: (context) =>
      context.editJson('angular.json', ({ projects }) => {
        // React is CommonJS, and Angular's build warns about that.
        const allowed = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
        projects.app.architect.build.options.allowedCommonJsDependencies = allowed;
      }),
    shown: '@angular/core @angular/cli typescript',
    types: ['ngc -p tsconfig.app.json --noEmit'],
    misspelled: ['src/app/leads.ts', 'detail.leadId', 'detail.leadID'],
    build: 'ng build',
    start: `vite preview --outDir dist/app/browser ${LOCAL}`,
    develop: `ng serve ${LOCAL}`,
    pages: [BOARD, FUNNEL],
  },
  // Tags in a page, and a React component that only the browser renders
  astro: {
    host: 'Astro',
    newerNode: true,
    generator: 'create-astro',
    create: 'npm create astro@latest app -- --template minimal --no-install --no-git --skip-houston --yes',
    packages: 'react react-dom @types/react @types/react-dom @astrojs/react @astrojs/check typescript@6',
    shown: 'astro @astrojs/react react',
    types: ['astro check'],
    misspelled: ['src/components/leads.tsx', 'spId="7001"', 'spid="7001"'],
    build: 'astro build',
    start: `astro preview ${LOCAL}`,
    develop: `astro dev ${LOCAL}`,
    pages: [BOARD, { ...BOARD, path: '/island' }, FUNNEL],
  },
  // A server component, a client component, and a funnel
  next: {
    host: 'Next.js, App Router',
    generator: 'create-next-app',
    create:
      'npx create-next-app@latest app --ts --app --no-eslint --no-tailwind --no-src-dir --no-react-compiler --use-npm --yes --skip-install --disable-git',
    shown: 'next react typescript',
    types: ['next typegen', 'tsc --noEmit'],
    misspelled: ['app/client/leads.tsx', 'spId={spId}', 'spid={spId}'],
    build: 'next build',
    start: 'next start --hostname 127.0.0.1 --port',
    develop: 'next dev --hostname 127.0.0.1 --port',
    pages: [{ path: '/', shows: 'board' }, { ...BOARD, path: '/client' }, FUNNEL],
  },
  nuxt: {
    host: 'Nuxt',
    newerNode: true,
    generator: 'create-nuxt',
    create:
      'npm create nuxt@latest app -- --template minimal --packageManager npm --no-gitInit --no-install --no-modules',
    packages: 'react react-dom typescript@6 vue-tsc',
    shown: 'nuxt vue vue-tsc',
    types: ['nuxt typecheck'],
    misspelled: ['app/pages/index.vue', 'sp-id="7001"', 'spp-id="7001"'],
    build: 'nuxt build',
    // jotai's module for React has a directive for where it runs.
    known: /MODULE_LEVEL_DIRECTIVE/,
    // It reads its port from the environment.
    start: 'node .output/server/index.mjs',
    develop: `nuxt dev ${LOCAL}`,
    pages: [BOARD, FUNNEL],
  },
  sveltekit: {
    host: 'SvelteKit',
    newerNode: true,
    generator: 'sv',
    create: 'npx sv@latest create app --template minimal --types ts --no-add-ons --no-install',
    packages: 'react react-dom',
    shown: '@sveltejs/kit svelte vite',
    types: ['npm run check'],
    misspelled: ['src/routes/+page.svelte', 'sp-id="7001"', 'spp-id="7001"'],
    build: 'npm run build',
    start: `vite preview --strictPort ${LOCAL}`,
    develop: `vite dev --strictPort ${LOCAL}`,
    pages: [BOARD, FUNNEL],
  },
  vite: {
    host: 'Vite and React 19',
    generator: 'create-vite',
    create: 'npm create vite@latest app -- --template react-ts --no-interactive',
    shown: 'vite react typescript',
    types: ['tsc -b'],
    misspelled: ['src/App.tsx', 'spId="7001"', 'spid="7001"'],
    build: 'npm run build',
    start: `vite preview --strictPort ${LOCAL}`,
    develop: `vite --strictPort ${LOCAL}`,
    pages: [BOARD, FUNNEL],
  },
};
