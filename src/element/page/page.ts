import type { WidgetSettings } from './settings.js';

/** Shared by every copy of the package on a page, of any version. Add fields, but never change one. */
export interface Page {
  /** The settings passed to `configure`. */
  settings: WidgetSettings;
  /** Called after every `configure`, and when the page's language changes. */
  readonly listeners: Set<() => void>;
  /** The version of the loader that fetches each tag. */
  readonly tags: Map<string, string>;
  /** Ends the sessions of the widgets of each copy. */
  readonly signOuts: Set<() => Promise<void>>;
  /** When each element was first seen: `performance.now()`, because the clock may be changed. A new session resets it. */
  seen?: WeakMap<Element, number>;
  /** The last sign-out that the page knows of, by `performance.now()`. */
  signedOutAt?: number;
  /** The time in the message of this page's own last sign-out, in milliseconds since 1970. */
  ownSignOut?: number;
  /** When the first widget started, ISO 8601. */
  startedAt?: string;
  /** What the page's Content-Security-Policy has blocked, as `directive origin`. */
  refused?: Set<string>;
  /** Versions of other copies. They loaded later and do nothing. */
  copies?: Set<string>;
}

const key: unique symbol = Symbol.for('lead-widgets.page');

/** The shared state of the page. The first call creates it, so that importing this module changes no global. */
export function sharedPage(): Page {
  const global: Pick<typeof globalThis, 'Map'> & { [key]?: Page } = globalThis;
  // biome-ignore lint/suspicious/noAssignInExpressions: the loader holds this, and its bytes count
  return (global[key] ??= { settings: {}, listeners: new Set(), tags: new Map(), signOuts: new Set() });
}
