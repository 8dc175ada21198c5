import type { WidgetSettings } from './settings.js';

/** What every copy of the package on a page shares, whatever its version: fields may be added here, none may change. */
export interface Page {
  /** What `configure` was given. */
  settings: WidgetSettings;
  readonly listeners: Set<() => void>;
  /** Which version's loader fetches a tag. */
  readonly tags: Map<string, string>;
  /** How each loader ends the session of its widgets. */
  readonly signOuts: Set<() => Promise<void>>;
  /** When the first widget started, ISO 8601. */
  startedAt?: string;
}

const key = Symbol.for('lead-widgets.page');

/** The page's own; made with the first question, so that importing this touches no global. */
export function sharedPage(): Page {
  const known: unknown = Reflect.get(globalThis, key);
  if (isPage(known)) return known;
  const made: Page = { settings: {}, listeners: new Set(), tags: new Map(), signOuts: new Set() };
  Reflect.set(globalThis, key, made);
  return made;
}

function isPage(value: unknown): value is Page {
  return typeof value === 'object' && value !== null && 'settings' in value;
}
