import { basename } from 'node:path';
import { libraryEntries } from './entries.js';

interface Modules {
  getModuleInfo(id: string): {
    readonly isEntry: boolean;
    readonly importers: readonly string[];
  } | null;
}

const everywhere = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/;

/** The table of categories and its icons: whoever wants a part of it wants it all. */
const category =
  /[\\/]src[\\/](?:(?:domain|views)[\\/]category[\\/]|contract[\\/]category\.ts)|[\\/]icons[\\/]category-icons?\.|[\\/]node_modules[\\/]lucide[\\/]/;

/** What the first call of a widget is made of: in a small file, which runs while the rest is still on its way. */
const first =
  /[\\/]src[\\/](?:elements[\\/]loader[\\/](?:first-calls|page-size)|gateway[\\/]transport[\\/](?:early-calls|first-requests|request-parts)|contract[\\/](?:request-id|platform|bare-document|lead-query|limits[\\/]lead))\.ts/;

/** Every module from which this one is reached by static imports, itself among them. */
function above(id: string, modules: Modules): Set<string> {
  const found = new Set([id]);
  for (const each of found) {
    for (const importer of modules.getModuleInfo(each)?.importers ?? []) found.add(importer);
  }
  return found;
}

/** Leaves of a few hundred bytes that one tag needs at once and others later: no reason for files of their own. */
const leaves: readonly (readonly [group: string, modules: RegExp])[] = [
  [
    'more',
    /[\\/](?:contact-terms\.en|gateway-error\.en-US|lead-page[\\/]sale|feature|gateway-error[\\/]sentence|domain[\\/]lead[\\/]phone)\.ts/,
  ],
  ['more', /[\\/](?:contract[\\/]wire|gateway[\\/]calls)[\\/](?:office-leads|dashboard-forms|review-gateway)\.ts/],
  // What a card of the board and a conversation note of a lead.
  [
    'more',
    /[\\/](?:gateway[\\/]calls[\\/]contact|(?:contract|state)[\\/]contact|(?:state|domain)[\\/]lead[\\/]activity)\.ts/,
  ],
  [
    'base',
    /[\\/]views[\\/]widget[\\/]page-title\.ts|[\\/]state[\\/](?:connectivity|lead[\\/]lead-count|unread-count[\\/]unread-total)\.ts/,
  ],
  ['leads', /[\\/]state[\\/]lead-board[\\/]archive\.ts|[\\/]views[\\/]lead-card[\\/]restore\.css/],
  [
    'texts',
    /[\\/]session[\\/](?:outbox|persisted-texts|text-database)\.ts|[\\/]idb-keyval[\\/]|[\\/]domain[\\/]message-thread[\\/](?:messages|plain-text)\.ts|[\\/]contract[\\/]chat[\\/]thread\.ts/,
  ],
  ['picking', /[\\/]date-range-picker\.en-US\.ts/],
  // Choosing photos: for a message and for a request, each later than its first view.
  ['photos', /[\\/](?:domain|views)[\\/]photo[\\/]|[\\/]photo-list\.en-US\.ts/],
];

/** Days and how they are picked: the calendars want all of it. */
const picking = /[\\/]src[\\/](?:domain|views)[\\/]date-range/;

/** The parts of a form, and the dialog that most forms stand in: where one is needed the others soon are. */
const forms =
  /[\\/]src[\\/](?:ui[\\/](?:field[\\/](?:text-field|choice)|popup[\\/]dialog)|domain[\\/]lead[\\/]contact-check|i18n[\\/]widget[\\/]form\.en-US\.ts|contract[\\/]wire[\\/]ids\.ts)/;

// A page with <lead-gateway> has other tags too: what it needs is no reason for one more file.
const widgets = new Map(
  Object.entries(libraryEntries()).flatMap(([entry, source]) =>
    entry.startsWith('elements/') && entry !== 'elements/lead-gateway' ? [[source, basename(entry)] as const] : [],
  ),
);

/** Tags that stand on one page so often that what they share is one chunk, and no reason for another. */
const families: Readonly<Record<string, string>> = { 'lead-board': 'leads', 'lead-card': 'leads' };

/**
 * The group of a module: `first` for what the first call needs, `base` for React and what the board's family shares with any
 * other kind of tag, and the funnel with others, `more` for what several other kinds do (a board's page must not pay for
 * them), that of a family of tags when those alone need it, or the board, which is never without it; none
 * when it is for one tag, or for the loader. More groups would compress worse, and each is one more file.
 */
function sharedBy(id: string, modules: Modules): string | null {
  if (everywhere.test(id)) return 'base';
  if (first.test(id)) return 'first';
  if (category.test(id)) return 'category';
  const leaf = leaves.find(([, modules]) => modules.test(id));
  if (leaf) return leaf[0];
  if (forms.test(id)) return 'forms';
  const users = [...above(id, modules)];
  if (users.some((user) => modules.getModuleInfo(user)?.isEntry)) return null;
  const tags = new Set(users.flatMap((user) => widgets.get(user) ?? []));
  const kinds = new Set([...tags].map((tag) => families[tag] ?? tag));
  if (kinds.size > 1) return kinds.has('leads') || kinds.has('raq-funnel') ? 'base' : 'more';
  const [kind] = kinds;
  if (tags.size > 1 || tags.has('lead-board')) return kind ?? null;
  if (kind === 'date-range-picker' && picking.test(id)) return 'picking';
  if (kind === undefined) return null;
  return kind === 'raq-funnel' ? 'funnel' : null;
}

/**
 * How the CDN build is cut: by what several widgets share. What the loader itself needs stays in the
 * loader: it must not wait for another file.
 */
export const chunkGroups = [
  { name: sharedBy, debugName: 'shared', includeDependenciesRecursively: false, priority: 1 },
];

export const chunkFileName = 'chunks/[name]-[hash:7].js';
