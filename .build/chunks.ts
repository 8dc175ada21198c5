import { basename } from 'node:path';
import { sourceOf, tagEntries } from './entries.js';

interface Modules {
  getModuleInfo(id: string): {
    readonly importers: readonly string[];
    readonly dynamicImporters: readonly string[];
  } | null;
}

/** Code that few pages need, with all that only it imports. */
const APART: readonly (readonly [chunk: string, modules: RegExp])[] = [
  // A board with a gateway object of the host waits for it, and for nothing else of what loads later.
  ['call-host', /[\\/]transport[\\/]call-host\./],
  ['category-icons', /[\\/]lucide[\\/]|[\\/]src[\\/](?:ui[\\/]icons|category)[\\/]category-(?:icons?|mark)\./],
  ['diagnosis', /[\\/]src[\\/]element[\\/]diagnosis[\\/]/],
  [
    'board-extras',
    /[\\/]src[\\/]lead-board[\\/](?:board-extras|extras-messages\.en-US|bulk|metrics|saved-views[\\/]saved-views)[\\/.]/,
  ],
];

/** A small chunk that runs while the other chunks are still loading. */
const FIRST_CALLS = 'first-calls';

/** The folder of Twilio, and all packages except these. */
const inProgram =
  /[\\/]src[\\/]message-thread[\\/]twilio[\\/.]|[\\/]node_modules[\\/](?!@date-fns|@floating-ui|date-fns|idb-keyval|lucide)/;

/** With its SDK in one file, so that a conversation waits for one request. */
const TWILIO = /[\\/]src[\\/]message-thread[\\/]twilio[\\/.]/;

const inSpanish = /\.es(?:-US)?\.ts$/;

/** The entries of the CDN build: every tag, and the calls that the loader makes while the code of a tag loads. */
export const cdnEntries: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...tagEntries(), [FIRST_CALLS]: sourceOf('element/loader/first-calls') ?? '' }).map(
    ([entry, source]) => [basename(entry), source],
  ),
);

const names = new Map([...cdnEntries].map(([name, source]) => [source, name]));

/** A module and all modules that import it, directly or indirectly. */
function importersOf(id: string, modules: Modules, isLater: boolean): ReadonlySet<string> {
  const found = new Set([id]);
  for (const each of found) {
    const info = modules.getModuleInfo(each);
    for (const importer of info?.importers ?? []) found.add(importer);
    for (const importer of (isLater && info?.dynamicImporters) || []) found.add(importer);
  }
  return found;
}

/** The tags that need a module: with their first chunk, or also with those that load later. */
function tagsOf(importers: ReadonlySet<string>, isLater: boolean): string {
  const tags = [...importers].flatMap((each) => names.get(each) ?? []).filter((name) => name !== 'lead-gateway');
  // lead-app shows the other tags, which load their own code.
  const others = isLater && tags.length > 1 ? tags.filter((name) => name !== 'lead-app') : tags;
  return others.sort().join(' ');
}

/** Board and cards have most of their code in common: a page with cards loads the board's chunks. */
const LEADS = 'lead-board lead-card';

/**
 * The first visit to a page with the funnel or the board loads nothing that only other tags need. `base` is what both
 * of them need. Its file is named after its entry, lead-gateway.
 */
function firstChunkOf(tags: string): string {
  if (tags.includes(FIRST_CALLS)) return FIRST_CALLS;
  if (!tags.includes(' ')) return tags;
  if (tags === LEADS) return 'lead-board';
  if (tags.includes('lead-board')) return tags.includes('raq-funnel') ? 'base' : 'provider';
  return tags.includes('raq-funnel') ? 'raq-funnel-parts' : 'shared';
}

/**
 * The chunk of a module: one chunk for the code that several tags share, one for each tag, one for the code that the
 * tag loads later, and one for its Spanish messages. `-parts` is code that one tag needs first and other tags need
 * later, so that they need not load the whole first tag.
 */
function chunkOf(id: string, modules: Modules): string | null {
  const importers = importersOf(id, modules, true);
  const first = tagsOf(importersOf(id, modules, false), false);
  const later = tagsOf(importers, true);
  if (first !== '') {
    const chunk = firstChunkOf(first);
    return (chunk === first || first === LEADS) && later !== first ? `${chunk}-parts` : chunk;
  }
  const lazy = [...importersOf(id, modules, false)].filter(
    (each) => modules.getModuleInfo(each)?.dynamicImporters.length,
  );
  const apart = APART.find(([, part]) => part.test(id) || (lazy.length > 0 && lazy.every((each) => part.test(each))));
  if (apart !== undefined) return apart[0];
  if (inProgram.test(id)) return [...importers].some((each) => TWILIO.test(each)) ? 'twilio' : null;
  if (later === '') return null;
  const owner = later === LEADS ? 'lead-board' : later.includes(' ') ? 'shared' : later;
  return `${owner}-${inSpanish.test(id) ? 'es' : 'later'}`;
}

export const chunkGroups = [{ name: chunkOf, includeDependenciesRecursively: false }];

export const chunkFileName = 'chunks/[name]-[hash:7].js';
