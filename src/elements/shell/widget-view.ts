import type { ReactElement } from 'react';
import type { Emit } from '../../contract/widget-event.js';
import type { AuthMode } from '../../gateway/options.js';
import type { Catalogue } from '../../i18n/catalogue.js';
import type { CallsOf, LateCalls } from '../../session/sessions.js';
import type { WidgetSettings } from '../page/settings.js';
import type { Reader } from './values.js';

/** What an element hands to its view. */
export interface WidgetViewProps {
  readonly read: Reader;
  readonly host: HTMLElement;
  /** Own, around and page, merged. */
  readonly settings: WidgetSettings;
}

/** The part of a tag that is fetched when it is first used: its view, its words, its sheets, and the calls that it makes. */
export interface WidgetView {
  readonly sheets: readonly string[];
  /** Its own words, beside those that every widget has. */
  readonly words: Catalogue;
  /** None for a view that shows nobody's data. */
  readonly calls?: CallsOf;
  /** The calls of its late parts. */
  readonly lateCalls?: LateCalls;
  /** How its calls are authorized unless a host says otherwise; `session` unless told. */
  readonly authMode?: AuthMode;
  /** Whether its data is the provider's: another `sp-id` is then another session. */
  readonly isProviders?: boolean;
  /** For a view that stands over the page: whether it does so now, and what the host is told when it is closed for it. */
  readonly overlay?: {
    readonly isOver: (read: Reader) => boolean;
    readonly tellClosed: (host: HTMLElement, emit: Emit) => void;
  };
  readonly View: (props: WidgetViewProps) => ReactElement | null;
}

/** At hand, or fetched on first use. */
export type ViewSource = WidgetView | (() => Promise<WidgetView>);
