import type { Emit } from '../../contract/widget-event.js';
import type { Session } from '../../session/session.js';
import type { WidgetMethods } from '../../views/widget/widget-context.js';
import type { WidgetSettings } from '../page/settings.js';
import type { ElementTable } from './table.js';
import type { Reader } from './values.js';
import type { ViewSource } from './widget-view.js';

/** What an element hands to React: one object a task, a new one with every change. */
export interface WidgetModel {
  readonly host: HTMLElement;
  readonly table: ElementTable;
  readonly view: ViewSource;
  readonly read: Reader;
  /** Own, around and page, merged. */
  readonly settings: WidgetSettings;
  /** The `lang` that the element stands under. */
  readonly lang: string | undefined;
  /** Required attributes that are not there. */
  readonly missing: readonly string[];
  readonly emit: Emit;
  /** An operation was answered well. */
  readonly answered: (operation: string) => void;
  readonly reflect: (name: string, value: unknown) => void;
  /** The person has signed out before the widget could start. */
  readonly isSignedOut: boolean;
  /** Takes back what properties say of a session that is over; whether there was anything. */
  readonly clearSessionValues: () => boolean;
  readonly methods: { current: WidgetMethods };
  /** The session that the widget shows. */
  readonly session: { current: Session | null };
}

/** Where React reads an element's model, and hears of a new one. */
export interface ModelSource {
  get(): WidgetModel | null;
  subscribe(listener: () => void): () => void;
}

const sources = new WeakMap<Node, ModelSource>();

export function registerSource(root: Node, source: ModelSource): void {
  sources.set(root, source);
}

export function sourceOf(root: Node): ModelSource | undefined {
  return sources.get(root);
}
