import type { WidgetSettings } from './settings.js';

/** What every copy of the package on a page shares, whatever its version: fields may be added here, none may change. */
export interface Page {
  /** What `configure` was given. */
  settings: WidgetSettings;
  readonly listeners: Set<() => void>;
  /** Which version's loader fetches a tag. */
  readonly tags: Map<string, string>;
  /** How each copy ends the sessions of its widgets. */
  readonly signOuts: Set<() => Promise<void>>;
  /** Tags that were in the page when the person signed out. */
  signedOut?: WeakSet<Element>;
  /** When the first widget started, ISO 8601. */
  startedAt?: string;
  /** What the page's Content-Security-Policy has refused: `directive origin`. */
  refused?: Set<string>;
  /** Versions of other copies, which came later and have no say. */
  copies?: Set<string>;
}

const key = Symbol.for('lead-widgets.page');

/**
 * A copy of the package has found that it came too late.
 * @returns whether that is news
 */
export function addCopy(version: string): boolean {
  const page = sharedPage();
  page.copies ??= new Set();
  return page.copies.size < page.copies.add(version).size;
}

/** The page's own; made with the first question, so that importing this touches no global. */
export function sharedPage(): Page {
  const known: unknown = Reflect.get(globalThis, key);
  if (isPage(known)) return known;
  const made: Page = { settings: {}, listeners: new Set(), tags: new Map(), signOuts: new Set() };
  Reflect.set(globalThis, key, made);
  return made;
}

function isPage(value: unknown): value is Page {
  return value instanceof Object && 'settings' in value;
}
