import { createContext, useContext } from 'react';
import type { Format } from '../../i18n/format.js';
import type { MessageKey, MessageValues } from '../../i18n/messages.js';
import type { Asker } from '../../state/asker.js';

/** What every view of a widget may use: its words, its dates, and the way to its host. */
export interface Widget {
  readonly tag: string;
  /** On whose behalf actions run; it emits the widget's events. */
  readonly asker: Asker;
  /** The words of a message, its places filled. */
  readonly t: (key: MessageKey, values?: MessageValues) => string;
  readonly format: Format;
  /** Where a view puts what its element's methods do. */
  readonly methods: { current: WidgetMethods };
}

/** What a host may ask of a widget through its element. */
export interface WidgetMethods {
  refresh?(): void;
  hideLead?(leadId: string): void;
}

export const WidgetContext = createContext<Widget | null>(null);

export function useWidget(): Widget {
  const widget = useContext(WidgetContext);
  if (widget === null) throw new Error('A view stands outside of its widget.');
  return widget;
}
