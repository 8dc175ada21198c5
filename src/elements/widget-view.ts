import type { ReactElement } from 'react';
import type { CallsOf } from '../gateway/connections.js';
import type { Reader } from './values.js';

/** The part of a tag that is fetched when it is first used: its view, its sheets, and the calls that it makes. */
export interface WidgetView {
  readonly sheets: readonly string[];
  readonly calls: CallsOf;
  readonly View: (props: { readonly read: Reader }) => ReactElement | null;
}

/** At hand, or fetched on first use. */
export type ViewSource = WidgetView | (() => Promise<WidgetView>);
