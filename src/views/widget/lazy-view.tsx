import { type ReactElement, type ReactNode, useLayoutEffect, useMemo } from 'react';
import type { Catalogue } from '../../i18n/catalogue.js';
import { adoptSheets } from '../../theme/sheets.js';
import { useMessages } from './use-messages.js';
import { useWidget, type Widget, WidgetContext } from './widget-context.js';

export interface LazyPartProviderProps {
  /** Catalogues beyond those of the widget; the same array each time. */
  readonly catalogues: readonly Catalogue[];
  readonly sheet?: string;
  readonly children: ReactNode;
}

/**
 * Provides the messages and the style sheet of a lazily loaded part. The part is drawn when its messages are loaded.
 */
export function LazyPartProvider({ catalogues: more, sheet, children }: LazyPartProviderProps): ReactElement | null {
  const widget = useWidget();
  const { reading, catalogues, root } = widget;
  const all = useMemo(
    () => [...catalogues, ...more.filter((catalogue) => !catalogues.includes(catalogue))],
    [catalogues, more],
  );
  const loaded = useMessages(reading, all);
  const inner = useMemo<Widget | null>(
    () => (loaded === null ? null : { ...widget, catalogues: all, t: loaded.t }),
    [widget, all, loaded],
  );
  useLayoutEffect(() => {
    if (sheet !== undefined) adoptSheets(root, [sheet]);
  }, [root, sheet]);
  return inner && <WidgetContext value={inner}>{children}</WidgetContext>;
}
