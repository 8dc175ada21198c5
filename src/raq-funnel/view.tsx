import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import * as v from 'valibot';
import type { Emit, WidgetEventDetails, WidgetEventName } from '../element/events/widget-event.js';
import { readValues } from '../element/shell/values.js';
import { useValues, type WidgetView, type WidgetViewProps } from '../element/shell/widget-view.js';
import { useWidget, type Widget, WidgetContext } from '../element/widget/widget-context.js';
import { WidgetNotice } from '../element/widget/widget-notice.js';
import { callsOf } from '../gateway/bind.js';
import { autocomplete, topCategories } from '../gateway/calls/services-and-places.js';
import { DATA_LAYER, type FunnelStep, VARIANT } from './funnel/funnel.js';
import { raqFunnelMessages } from './messages.en-US.js';
import servicesCss from './service/funnel-services.css?inline';
import { type FunnelSettings, persistedAs } from './shell/funnel-context.js';
import frameCss from './shell/funnel-frame.css?inline';
import { FunnelShell } from './shell/funnel-shell.js';
import { raqFunnelTable } from './table.js';

/** A `consent` that can be shown: none, or one with a text. */
const consentSchema = v.nullish(v.object({ text: v.pipe(v.string(), v.trim(), v.nonEmpty()) }));

function RaqFunnelView({ provided, host, settings }: WidgetViewProps): ReactElement {
  const { session, t } = useWidget();
  const values = useValues(raqFunnelTable, provided);
  const isAuthenticatedWorkflow = settings.authMode === 'session';
  const { oneTimeToken, auth, gateway, fetch } = settings;
  const isCustomerKnown = isAuthenticatedWorkflow || [oneTimeToken, auth, gateway, fetch].some(Boolean);
  const [name] = useState(() => nameOf(host));
  const funnel = useMemo<FunnelSettings>(
    () => ({
      ...values,
      suggestionLimit: Math.max(1, Math.trunc(values.suggestionLimit)),
      createVersion: provided.has('createVersion') ? values.createVersion : undefined,
      variant: variantOf(values.variant),
      dataLayer: values.dataLayer === undefined ? '' : dataLayerOf(values.dataLayer),
      isModal: values.presentation === 'modal',
      persistedAs: persistedAs(values, name),
      isAuthenticatedWorkflow,
      isCustomerKnown,
    }),
    [values, provided, name, isAuthenticatedWorkflow, isCustomerKnown],
  );
  const widget = useFunnelEvents(funnel);
  // Customers must not agree to our text in place of the host's.
  const isBad = !v.is(consentSchema, provided.get('consent'));
  useEffect(() => {
    if (isBad) session.emit('widget-error', { operation: 'configure', kind: 'contract', path: 'consent' });
  }, [isBad, session]);
  if (isBad) {
    return <WidgetNotice t={t} message="badProperty" values={{ tag: raqFunnelTable.tag, property: 'consent' }} />;
  }
  return (
    <WidgetContext value={widget}>
      <FunnelShell settings={funnel} />
    </WidgetContext>
  );
}

/** Identifies a funnel of the page, also after a reload: by its id, or else by its position. */
function nameOf(host: HTMLElement): string {
  if (host.id !== '') return host.id;
  const place = [...host.ownerDocument.querySelectorAll(host.localName)].indexOf(host);
  return place > 0 ? String(place) : '';
}

/** The name of the page's array; '' for none. */
function dataLayerOf(text: string): string {
  if (text === '' || text === 'true') return 'dataLayer';
  return text !== 'false' && DATA_LAYER.test(text) ? text : '';
}

/** A variant that the events may repeat; '' for any other text. */
function variantOf(text = ''): string {
  return VARIANT.test(text) ? text : '';
}

/** The events that name the variant: those of the funnel, of the request and of analytics. */
const NAMES_VARIANT = /^(?:funnel|lead|analytics)/;

/** The widget around a funnel. Its events say what the host's settings add to them, and go into the page's data layer. */
function useFunnelEvents(settings: Pick<FunnelSettings, 'variant' | 'dataLayer'>): Widget {
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

export const view: WidgetView = {
  sheets: [frameCss, servicesCss],
  messages: [raqFunnelMessages],
  calls: callsOf({ topCategories, autocomplete }),
  lazyCalls: async () => (await import('../gateway/widgets/lazy-raq-funnel-calls.js')).lazyRaqFunnelCalls,
  authMode: 'one-time',
  overlay: {
    // One with a button of its own has a place in the page, also after a sign-out.
    isOver: (provided) => {
      const { presentation, launch } = readValues(raqFunnelTable, provided);
      return presentation === 'modal' && launch !== 'button';
    },
    emitClosed: (host, emit) => {
      const variant = variantOf(String(Reflect.get(host, 'variant') ?? ''));
      emit('funnel-close', variant ? { variant } : {});
    },
  },
  View: RaqFunnelView,
};
