import type { Import } from './imports.js';

/** The folders below the features, and what each may import. All of them may import themselves. */
const platform: Readonly<Record<string, readonly string[]>> = {
  // Replacements for parts of the web platform that an old browser lacks or a page has changed
  web: [],
  gateway: ['web'],
  i18n: [],
  session: ['web', 'gateway'],
  ui: ['web', 'i18n'],
  contact: ['web', 'gateway', 'i18n'],
  category: ['web', 'gateway', 'i18n', 'ui', 'element'],
  element: ['web', 'gateway', 'i18n', 'session', 'ui', 'category'],
  photo: ['web', 'gateway', 'i18n', 'ui', 'element'],
  sandbox: ['web', 'gateway', 'category'],
  cli: ['web', 'gateway', 'element', 'sandbox', 'elements'],
};

/** What a feature may import: every folder of the platform but these, and the features that are named. */
const notForFeatures = ['sandbox', 'cli'];
const features: Readonly<Record<string, readonly string[]>> = {
  'date-range-picker': [],
  'lead-card': ['date-range-picker', 'review-request'],
  // The lead itself, not the card that opens the dialog
  'review-request': ['lead-card/lead', 'lead-card/activity'],
  'lead-board': ['lead-card', 'date-range-picker'],
  'lead-page': ['lead-card'],
  'message-thread': ['lead-card'],
  'unread-count': ['lead-card'],
  'raq-funnel': [],
  'lead-app': ['lead-board', 'lead-card', 'lead-page', 'message-thread', 'raq-funnel', 'elements'],
};

/** Lists of what all features declare: their messages, events and types. */
const lists = ['i18n/messages.ts', 'element/events/widget-event.ts', 'element/types/named-types.ts'];

/** Public entries and lists of all tags. They may import anything. */
const entries = ['chat', 'elements', 'react', 'themes'];

const withoutReact = ['web', 'gateway', 'i18n', 'session', 'contact', 'sandbox', 'cli'];

function folderOf(path: string): string | undefined {
  const [folder = '', ...rest] = path.split('/');
  return rest.length === 0 || entries.includes(folder) ? undefined : folder;
}

function mayImport({ from, to, kind }: Import, folder: string, target: string): boolean {
  if (lists.includes(from) && kind !== 'value') return true;
  // The demo data of a page load when it asks for them.
  if (folder === 'element' && target === 'sandbox') return kind === 'lazy';
  const ofFeature = features[folder];
  if (ofFeature === undefined) return platform[folder]?.includes(target) === true;
  const isAllowed = ofFeature.some((each) => to === each || to.startsWith(`${each}/`));
  return isAllowed || (target in platform && !notForFeatures.includes(target));
}

function complaint(one: Import): string | undefined {
  const { from, to, ours, kind } = one;
  const folder = folderOf(from);
  if (folder === undefined) return undefined;
  if (!(folder in platform || folder in features)) return `${from}: no folder is called ${folder}`;
  if (!ours) {
    if (to === 'jotai') return `${from}: the hooks that read the store are in element/widget/store.ts`;
    const isReact = /^(?:react|react-dom)(?:\/|$)/.test(to);
    const isRule = /-rules\.ts$/.test(from);
    if (isRule && (isReact || /^jotai/.test(to))) return `${from}: a rule knows no React and no store`;
    return isReact && withoutReact.includes(folder) ? `${from}: ${folder} knows no React` : undefined;
  }
  const target = folderOf(to) ?? (to === 'sandbox.ts' ? 'sandbox' : (to.split('/')[0] ?? ''));
  if (target === folder) return undefined;
  if (/(?<!\/view)\.tsx$/.test(from) && kind !== 'type' && to.startsWith('gateway/wire/')) {
    return `${from}: a view may import only types of the wire (${to})`;
  }
  if (mayImport(one, folder, target)) return undefined;
  return `${from}: ${folder} must not import ${target} (${to})`;
}

export function brokenArrows(imports: readonly Import[]): string[] {
  return imports.flatMap((each) => complaint(each) ?? []);
}
