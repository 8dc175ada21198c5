import { type ReactElement, type ReactNode, useLayoutEffect, useMemo } from 'react';
import type { Catalogue } from '../../i18n/catalogue.js';
import { adoptSheets } from '../../theme/sheets.js';
import { useMessages } from './use-messages.js';
import { useWidget, type Widget, WidgetContext } from './widget-context.js';

export interface LatePartProps {
  /** Catalogues beyond those of the widget; the same array each time. */
  readonly words: readonly Catalogue[];
  readonly sheet?: string;
  readonly children: ReactNode;
}

/**
 * Provides the messages and the style sheet of a lazily loaded part. The part is drawn when its messages are loaded.
 */
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
