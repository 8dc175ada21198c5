import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { isForPages } from './page-builds.js';
import { withoutUnreachedReact } from './react-unreached.js';

/** React's packages as they are imported: the package of each, and its file that a production page needs. */
const FILES: Readonly<Record<string, readonly [string, string]>> = {
  react: ['react', 'react.production'],
  'react/jsx-runtime': ['react', 'react-jsx-runtime.production'],
  'react-dom': ['react-dom', 'react-dom.production'],
  'react-dom/client': ['react-dom', 'react-dom-client.production'],
  scheduler: ['scheduler', 'scheduler.production'],
};
const MARK = '?esm';
const required = /^(var | {2})(\w+) = require\("([^"]+)"\)/gm;

const modules: Pick<Plugin, 'enforce' | 'resolveId' | 'load'> = {
  enforce: 'pre',
  resolveId: (source) => (FILES[source] === undefined ? null : fileOf(FILES[source]) + MARK),
  load: (id) => (id.endsWith(MARK) ? asModule(sourceOf(id.slice(0, -MARK.length)), id) : null),
};

/**
 * React is CommonJS: each use of it from a module would go through an object (`(0, react.useState)(…)`), of which every
 * chunk would make a copy. Read as modules, its files give plain bindings, and no page needs the bundler's CommonJS helpers.
 */
export function esmReact(): Plugin {
  return { name: 'lead-widgets:esm-react', apply: 'build', applyToEnvironment: isForPages, ...modules };
}

const DEV_RUNTIME = 'react/jsx-dev-runtime';

/**
 * Gives tests React's production files. As in the CDN build without what no widget reaches, so that a test fails when one
 * does; or whole, for pages that use more of React than a widget.
 */
export function esmReactInTests({ isWhole = false } = {}): Plugin {
  return {
    name: 'lead-widgets:esm-react-in-tests',
    ...modules,
    config: () => ({ optimizeDeps: { exclude: [...Object.keys(FILES), DEV_RUNTIME] } }),
    resolveId: (source) => {
      if (source === DEV_RUNTIME) return `\0${DEV_RUNTIME}`;
      return FILES[source] === undefined ? null : fileOf(FILES[source]) + MARK;
    },
    load: (id) => {
      // The production files of React have no runtime for development.
      if (id === `\0${DEV_RUNTIME}`) return "export { Fragment, jsx as jsxDEV } from 'react/jsx-runtime';";
      return id.endsWith(MARK) ? asModule(sourceOf(id.slice(0, -MARK.length), isWhole), id) : null;
    },
  };
}

function sourceOf(file: string, isWhole = false): string {
  const source = readFileSync(file, 'utf8');
  return file.endsWith('react-dom-client.production.js') && !isWhole ? withoutUnreachedReact(source) : source;
}

function fileOf([name, file]: readonly [string, string]): string {
  const ours = createRequire(new URL('../package.json', import.meta.url));
  // The scheduler is a package of React's own: it is found from there.
  const from = name === 'scheduler' ? createRequire(ours.resolve('react-dom')) : ours;
  return join(dirname(from.resolve(`${name}/package.json`)), 'cjs', `${file}.js`);
}

/**
 * Each export becomes a binding of the module, so that a bundler drops those that nobody imports. The default export is
 * the module itself, as for CommonJS.
 */
function asModule(code: string, id: string): string {
  const written = [...code.matchAll(/^( {0,2})exports\.(\w+) =/gm)].map(([, indent, name = '']) => ({ indent, name }));
  const names = [...new Set(written.map(({ name }) => name))];
  const later = names.filter((name) => written.filter((each) => each.name === name).length > 1);
  const needed = [...code.matchAll(required)].map(([, , variable, name]) => ({ variable, name }));
  const isOnce = (name: string) => !later.includes(name);
  return [
    ...needed.map(({ variable, name }) => `import * as ${variable} from ${JSON.stringify(name)};`),
    `import * as self from ${JSON.stringify(id)};`,
    ...later.map((name) => `let exported_${name};`),
    code
      .replace(required, '$1without_$2 = 0')
      .replace(/^exports\.(\w+) =/gm, (whole, name: string) => (isOnce(name) ? `const ${whole}` : whole))
      .replace(/\bexports\.(\w+)/g, 'exported_$1'),
    `export { ${names.map((name) => `exported_${name} as ${name}`).join(', ')}, self as default };`,
  ].join('\n');
}
