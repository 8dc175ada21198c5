import { useMemo, useRef } from 'react';
import type { Emit } from '../../../contract/widget-event.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import { useWidget, type Widget } from '../../widget/widget-context.js';
import type { FunnelSettings } from './funnel-settings.js';

/** The events that name the variant: those of the funnel, of the request and of analytics. */
const NAMES_VARIANT = /^(?:funnel|lead|analytics)/;

const layerWriter = lazyPart(async () => (await import('./data-layer.js')).pushToDataLayer);

/** The widget around a funnel. Its events say what the host's settings add to them, and go into the page's data layer. */
export function useFunnelEvents(settings: Pick<FunnelSettings, 'variant' | 'dataLayer'>): Widget {
  const widget = useWidget();
  const { requester } = widget;
  const latest = useRef(settings);
  latest.current = settings;
  const layer = useRef({ at: {}, waiting: new Set<() => void>() });
  // Another variant must not start other calls, which belong to their requester.
  const own = useMemo(() => {
    const { at, waiting } = layer.current;
    const write = () => {
      for (const each of waiting) each();
    };
    const emit: Emit = (name, detail) => {
      const { variant, dataLayer } = latest.current;
      const isFollowed = requester.emit(name, variant && NAMES_VARIANT.test(name) ? { ...detail, variant } : detail);
      if (dataLayer !== '') {
        const push = () => {
          layerWriter.loaded?.({ name: dataLayer, variant, at }, name, detail);
          waiting.delete(push);
        };
        waiting.add(push);
        // At once where it can be: the page may be about to go.
        if (layerWriter.loaded) write();
        else layerWriter.load().then(write, () => {});
      }
      return isFollowed;
    };
    return { ...requester, emit };
  }, [requester]);
  return useMemo(() => ({ ...widget, requester: own }), [widget, own]);
}
