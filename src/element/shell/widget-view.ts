import { type ReactElement, useMemo } from 'react';
import type { AuthMode } from '../../gateway/options.js';
import type { Catalogue } from '../../i18n/catalogue.js';
import type { LazyModule } from '../../ui/lazy-module.js';
import type { Emit } from '../events/widget-event.js';
import type { WidgetSettings } from '../page/settings.js';
import { type RawValues, readValues, type ValuesOf, type ValueTable } from './values.js';

export interface WidgetViewProps {
  /** What the host has set on the element, for `useValues`. */
  readonly provided: RawValues;
  readonly host: HTMLElement;
  /** The settings of the element, of the providers around it and of the page, merged. */
  readonly settings: WidgetSettings;
}

export function useValues<Table extends ValueTable>(table: Table, provided: RawValues): ValuesOf<Table> {
  return useMemo(() => readValues(table, provided), [table, provided]);
}

/** The part of a tag that loads on first use. */
export interface WidgetView {
  readonly sheets: readonly string[];
  /** Its messages, in addition to the common ones. */
  readonly messages: readonly Catalogue[];
  /** Whether it makes calls of its own, and so has a session. Its data is personal. */
  readonly hasSession?: boolean;
  /** How its calls are authorized if the host does not say so. Defaults to `session`. */
  readonly authMode?: AuthMode;
  /** Whether its data belongs to the provider. Another `sp-id` then starts another session. */
  readonly isProviders?: boolean;
  /** For a view that can cover the page: whether it does so now, and how it tells the host that it has closed. */
  readonly overlay?: {
    readonly isOver: (provided: RawValues) => boolean;
    readonly emitClosed: (host: HTMLElement, emit: Emit) => void;
  };
  /** Whether it shows nothing after the sign-out, for a view inside the page's own text. */
  readonly isSilent?: boolean;
  readonly View: (props: WidgetViewProps) => ReactElement | null;
}

/** A view, or the module that it loads from. */
export type ViewSource = WidgetView | LazyModule<{ readonly view: WidgetView }>;

export function loadedView(source: ViewSource): WidgetView | null {
  return 'View' in source ? source : (source.loaded?.view ?? null);
}
