import { useMemo, useRef } from 'react';
import type { Emit, WidgetEventDetails, WidgetEventName } from '../../element/events/widget-event.js';
import { useWidget, type Widget } from '../../element/widget/widget-context.js';
import type { FunnelStep } from '../funnel/funnel.js';
import type { FunnelSettings } from './funnel-context.js';

/** The events that name the variant: those of the funnel, of the request and of analytics. */
const NAMES_VARIANT = /^(?:funnel|lead|analytics)/;

/** The widget around a funnel. Its events say what the host's settings add to them, and go into the page's data layer. */
export function useFunnelEvents(settings: Pick<FunnelSettings, 'variant' | 'dataLayer'>): Widget {
  const widget = useWidget();
  const { session } = widget;
  const latest = useRef(settings);
  latest.current = settings;
  const shown = useRef<Shown>({});
  // Another variant must not start other calls, which belong to their session.
  const own = useMemo(() => {
    const at = shown.current;
    const emit: Emit = (name, detail) => {
      const { variant, dataLayer } = latest.current;
      const isFollowed = session.emit(name, variant && NAMES_VARIANT.test(name) ? { ...detail, variant } : detail);
      if (dataLayer === '') return isFollowed;
      for (const entry of entriesOf(name, detail, at)) {
        push(dataLayer, { ...(at.step && { step: at.step }), ...(variant && { variant }), ...entry });
      }
      return isFollowed;
    };
    return { ...session, emit };
  }, [session]);
  return useMemo(() => ({ ...widget, session: own }), [widget, own]);
}

/** Remembers the step that is shown. */
interface Shown {
  step?: FunnelStep;
}

/** An entry without its common fields. */
interface Entry {
  readonly event: `lead_widgets_${string}`;
  readonly step?: FunnelStep;
  readonly [field: string]: string | number | undefined;
}

type Entries = {
  readonly [Name in WidgetEventName]?: (detail: WidgetEventDetails[Name], at: Shown) => readonly Entry[];
};

const left = ({ step }: Shown): readonly Entry[] =>
  step === undefined ? [] : [{ event: 'lead_widgets_step_leave', step }];

/** Field by field, so that a detail added to an event later is not passed on by accident. */
const ENTRIES: Entries = {
  'widget-ready': () => [{ event: 'lead_widgets_ready' }],
  'funnel-step': ({ step, index, total }, at) => {
    const before = at.step === step ? [] : left(at);
    at.step = step;
    return [...before, { event: 'lead_widgets_step_view', step, index, total }];
  },
  analytics: ({ name }, at) => {
    if (name === 'funnel-submit') return [{ event: 'lead_widgets_submit' }];
    return name === 'funnel-abandon' ? left(at) : [];
  },
  'lead-created': () => [{ event: 'lead_widgets_success' }],
  'widget-error': ({ operation, kind, status }) => [
    { event: 'lead_widgets_error', operation, kind, ...(status === undefined ? {} : { status }) },
  ],
};

/** What a data layer gets for an event: never an id, consent or what a person typed. */
function entriesOf<Name extends WidgetEventName>(name: Name, detail: WidgetEventDetails[Name], at: Shown) {
  const read: Entries[Name] = ENTRIES[name];
  return read?.(detail, at) ?? [];
}

/** Writes into the page's array. Creates it if it is missing. Leaves other values alone. */
function push(layer: string, entry: Entry): void {
  try {
    if (Reflect.get(window, layer) === undefined) Reflect.set(window, layer, []);
    const list: unknown = Reflect.get(window, layer);
    if (Array.isArray(list)) list.push(entry);
  } catch (error) {
    // A tag manager's own `push` may throw.
    reportError(error);
  }
}
