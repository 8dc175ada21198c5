import { type ReactElement, type ReactNode, useMemo } from 'react';
import type { Catalogue } from '../../i18n/catalogue.js';
import { useMessages } from './use-messages.js';
import { useWidget, type Widget, WidgetContext } from './widget-context.js';

/** Adds the words of a part that is fetched later; nothing is drawn until they are at hand. */
export function WithWords({ of, children }: { of: Catalogue; children: ReactNode }): ReactElement | null {
  const widget = useWidget();
  const { reading, catalogues } = widget;
  const all = useMemo(() => (catalogues.includes(of) ? catalogues : [...catalogues, of]), [catalogues, of]);
  const words = useMessages(reading, all);
  const inner = useMemo<Widget | null>(
    () => (words === null ? null : { ...widget, catalogues: all, t: words.t }),
    [widget, all, words],
  );
  return inner && <WidgetContext value={inner}>{children}</WidgetContext>;
}
