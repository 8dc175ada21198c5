import { type ReactElement, useMemo, useState } from 'react';
import * as v from 'valibot';
import { readValues } from '../element/shell/values.js';
import { useValues, type WidgetView, type WidgetViewProps } from '../element/shell/widget-view.js';
import { WidgetContext } from '../element/widget/widget-context.js';
import { BadProperty } from '../element/widget/widget-notice.js';
import { DATA_LAYER, VARIANT } from './funnel/funnel.js';
import { raqFunnelMessages } from './messages.en-US.js';
import servicesCss from './service/funnel-services.css?inline';
import { type FunnelSettings, persistedAs } from './shell/funnel-context.js';
import frameCss from './shell/funnel-frame.css?inline';
import { FunnelShell } from './shell/funnel-shell.js';
import { useFunnelEvents } from './shell/use-funnel-events.js';
import { raqFunnelTable } from './table.js';

/** A `consent` that can be shown: none, or one with a text. */
const consentSchema = v.nullish(v.object({ text: v.pipe(v.string(), v.trim(), v.nonEmpty()) }));

function RaqFunnelView({ provided, host, settings }: WidgetViewProps): ReactElement {
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
  if (!v.is(consentSchema, provided.get('consent'))) return <BadProperty property="consent" />;
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

export const view: WidgetView = {
  sheets: [frameCss, servicesCss],
  messages: [raqFunnelMessages],
  hasSession: true,
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
