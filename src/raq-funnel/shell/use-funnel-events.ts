import { useMemo, useRef } from 'react';
import type { Emit } from '../../element/events/widget-event.js';
import { useWidget, type Widget } from '../../element/widget/widget-context.js';
import { pushToDataLayer } from './data-layer.js';
import type { FunnelSettings } from './funnel-settings.js';

/** The events that name the variant: those of the funnel, of the request and of analytics. */
const NAMES_VARIANT = /^(?:funnel|lead|analytics)/;

/** The widget around a funnel. Its events say what the host's settings add to them, and go into the page's data layer. */
export function useFunnelEvents(settings: Pick<FunnelSettings, 'variant' | 'dataLayer'>): Widget {
  const widget = useWidget();
  const { session } = widget;
  const latest = useRef(settings);
  latest.current = settings;
  const layer = useRef({});
  // Another variant must not start other calls, which belong to their session.
  const own = useMemo(() => {
    const at = layer.current;
    const emit: Emit = (name, detail) => {
      const { variant, dataLayer } = latest.current;
      const isFollowed = session.emit(name, variant && NAMES_VARIANT.test(name) ? { ...detail, variant } : detail);
      if (dataLayer !== '') pushToDataLayer({ name: dataLayer, variant, at }, name, detail);
      return isFollowed;
    };
    return { ...session, emit };
  }, [session]);
  return useMemo(() => ({ ...widget, session: own }), [widget, own]);
}
