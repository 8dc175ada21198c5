import { type ReactElement, type ReactNode, useLayoutEffect, useMemo } from 'react';
import type { Catalogue } from '../../i18n/catalogue.js';
import { adoptSheets } from '../../theme/sheets.js';
import { useMessages } from './use-messages.js';
import { useWidget, type Widget, WidgetContext } from './widget-context.js';

export interface LatePartProps {
  /** Words beside those that the widget has; the same list each time. */
  readonly words: readonly Catalogue[];
  readonly sheet?: string;
  readonly children: ReactNode;
}

/** What a part brings that is fetched after its widget: its words and its sheet. It is drawn once the words are at hand. */
export function LatePart({ words, sheet, children }: LatePartProps): ReactElement | null {
  const widget = useWidget();
  const { reading, catalogues, root } = widget;
  const all = useMemo(
    () => [...catalogues, ...words.filter((catalogue) => !catalogues.includes(catalogue))],
    [catalogues, words],
  );
  const atHand = useMessages(reading, all);
  const inner = useMemo<Widget | null>(
    () => (atHand === null ? null : { ...widget, catalogues: all, t: atHand.t }),
    [widget, all, atHand],
  );
  useLayoutEffect(() => {
    if (sheet !== undefined) adoptSheets(root, [sheet]);
  }, [root, sheet]);
  return inner && <WidgetContext value={inner}>{children}</WidgetContext>;
}
