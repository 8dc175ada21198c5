import type { Import } from './imports.js';

/**
 * `without schemas`: only types from the wire's schemas and the calls. `platform`: only what stands in for the platform.
 * `tables`: only the descriptions of the tags.
 */
type Allowed = 'yes' | 'without schemas' | 'platform' | 'tables' | 'lazy';

/** Which layer may import which other layers. */
export const arrows: Readonly<Record<string, Readonly<Record<string, Allowed>>>> = {
  contract: {},
  domain: { contract: 'yes' },
  gateway: { contract: 'yes' },
  chat: { contract: 'yes' },
  sandbox: { contract: 'yes', domain: 'yes' },
  // The command line tool runs in Node, and nothing imports it
  cli: { sandbox: 'yes', gateway: 'yes', contract: 'yes', domain: 'yes', elements: 'tables' },
  // The signed-in session: the gateway client, the store and the storage on the device
  session: { contract: 'yes', gateway: 'yes' },
  state: { contract: 'yes', domain: 'yes', session: 'yes' },
  i18n: {},
  theme: { contract: 'platform' },
  ui: { theme: 'yes', i18n: 'yes', contract: 'platform' },
  views: { state: 'yes', domain: 'yes', ui: 'yes', i18n: 'yes', theme: 'yes', contract: 'without schemas' },
  elements: {
    views: 'yes',
    state: 'yes',
    session: 'yes',
    gateway: 'yes',
    domain: 'yes',
    contract: 'yes',
    i18n: 'yes',
    theme: 'yes',
    ui: 'yes',
    sandbox: 'lazy',
    chat: 'lazy',
    // <lead-app> loads the code of the other tags
    'an entry': 'lazy',
  },
};

const withoutReact = ['contract', 'domain', 'gateway', 'chat', 'sandbox', 'cli', 'session', 'i18n', 'theme'];

/** The layer of a file; undefined for an entry (src/*.ts, src/elements/<tag>.ts and src/react/<tag>.ts), which may import anything. */
export function layerOf(path: string, tags: ReadonlySet<string>): string | undefined {
  const [folder, ...rest] = path.split('/');
  if (rest.length === 0) return undefined;
  if (
    ['elements', 'react'].includes(folder ?? '') &&
    rest.length === 1 &&
    tags.has(rest[0]?.replace(/\.tsx?$/, '') ?? '')
  )
    return undefined;
  return folder;
}

function complaint(one: Import, tags: ReadonlySet<string>): string | undefined {
  const { from, to, ours, kind } = one;
  const layer = layerOf(from, tags);
  if (layer === undefined) return undefined;
  const allowed = arrows[layer];
  if (!allowed) return `${from}: no layer is called ${layer}`;
  if (!ours) {
    if (to === 'jotai') return `${from}: the hooks that read the store are in views/widget/store.ts`;
    const isReact = /^(?:react|react-dom)(?:\/|$)/.test(to);
    return isReact && withoutReact.includes(layer) ? `${from}: ${layer} knows no React` : undefined;
  }
  const target = layerOf(to, tags) ?? (to === 'sandbox.ts' ? 'sandbox' : 'an entry');
  if (target === layer) return undefined;
  const arrow = allowed[target];
  if (arrow === 'yes' || (arrow === 'lazy' && kind !== 'value')) return undefined;
  if (arrow === 'tables' && /^elements\/(?:catalogue\/tables|shell\/table)\.ts$/.test(to)) return undefined;
  if (arrow === 'platform' && /^contract\/(?:platform|bare-document)\.ts$/.test(to)) return undefined;
  if (arrow === 'without schemas') {
    if (kind === 'type' || !/^contract\/(?:wire|calls)\//.test(to)) return undefined;
    return `${from}: ${layer} may import only types of the schemas and the calls (${to})`;
  }
  if (arrow === 'lazy') return `${from}: ${layer} may import ${target} only lazily (${to})`;
  if (layer === 'views' && target === 'gateway') return `${from}: a view reaches the wire (${to})`;
  return `${from}: ${layer} must not import ${target} (${to})`;
}

/**
 * Finds imports that break the layers.
 * @param imports all imports of src
 * @param tags names of the tags that have an entry of their own
 * @returns one sentence for each
 */
export function brokenArrows(imports: readonly Import[], tags: ReadonlySet<string>): string[] {
  return imports.map((each) => complaint(each, tags)).filter((sentence) => sentence !== undefined);
}
