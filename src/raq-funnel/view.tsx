import { type ReactElement, useMemo, useState } from 'react';
import type { Reader } from '../element/shell/values.js';
import type { WidgetView, WidgetViewProps } from '../element/shell/widget-view.js';
import { callsOf } from '../gateway/bind.js';
import { autocomplete, topCategories } from '../gateway/calls/services-and-places.js';
import { CONSENT_VERSION, DATA_LAYER, VARIANT } from './funnel/funnel.js';
import { raqFunnelMessages } from './messages.en-US.js';
import servicesCss from './service/funnel-services.css?inline';
import frameCss from './shell/funnel-frame.css?inline';
import type { FunnelSettings } from './shell/funnel-settings.js';
import { FunnelShell } from './shell/funnel-shell.js';
import { raqFunnelTable } from './table.js';

const { attributes, values } = raqFunnelTable;

/** The array of the usual tag managers. */
const USUAL_DATA_LAYER = 'dataLayer';

function RaqFunnelView({ read, host, settings }: WidgetViewProps): ReactElement {
  const isAuthenticated = settings.authMode === 'session';
  const [name] = useState(() => nameOf(host));
  const funnel = useMemo(() => settingsOf(read, name, isAuthenticated), [read, name, isAuthenticated]);
  return <FunnelShell settings={funnel} />;
}

/** Identifies a funnel of the page, also after a reload: by its id, or else by its position. */
function nameOf(host: HTMLElement): string {
  if (host.id !== '') return host.id;
  const place = [...host.ownerDocument.querySelectorAll(host.localName)].indexOf(host);
  return place > 0 ? String(place) : '';
}

/** The name of the page's array; '' for none. */
function dataLayerOf(text: string): string {
  if (text === '' || text === 'true') return USUAL_DATA_LAYER;
  return text !== 'false' && DATA_LAYER.test(text) ? text : '';
}

function launchesItself(read: Reader): boolean {
  return read.string('launch') === 'button';
}

/** A variant that the events may repeat; '' for any other text. */
function variantOf(text: string): string {
  return VARIANT.test(text) ? text : '';
}

function settingsOf(read: Reader, name: string, isAuthenticatedWorkflow: boolean): FunnelSettings {
  const text = (name: string) => read.string(name) ?? '';
  return {
    spId: text('spId'),
    withAlId: read.boolean('withAlId'),
    categoryId: text('categoryId'),
    fallbackCategoryId: text('fallbackCategoryId'),
    postalCode: text('postalCode'),
    leadId: text('leadId'),
    step: read.choice('step', values.step) ?? null,
    source: read.string('source') ?? attributes.source.default,
    suggestionLimit: Math.max(1, Math.trunc(read.number('suggestionLimit') ?? attributes.suggestionLimit.default)),
    createVersion: read.choice('createVersion', values.createVersion),
    assignVersion: read.choice('assignVersion', values.assignVersion),
    isModal: read.string('presentation') === 'modal',
    isOpen: read.boolean('open'),
    launches: launchesItself(read),
    routing: read.choice('routing', values.routing) ?? attributes.routing.default,
    basePath: read.has('basePath') ? text('basePath') : attributes.basePath.default,
    name,
    persists: read.string('persist') !== 'none',
    partnerId: text('partnerId'),
    clickId: text('clickId'),
    variant: variantOf(text('variant')),
    dataLayer: read.has('dataLayer') ? dataLayerOf(text('dataLayer')) : '',
    prefillParams: read.list('prefillParams') ?? [],
    initialValues: read.object('initialValues'),
    createFields: read.object('createFields'),
    questions: read.object('questions'),
    consent: read.object('consent'),
    consentVersion: CONSENT_VERSION,
    categoryCatalog: read.object('categoryCatalog'),
    isAuthenticatedWorkflow,
    resumeToken: text('resumeToken'),
    given: read.object,
  };
}

export const view: WidgetView = {
  sheets: [frameCss, servicesCss],
  messages: [raqFunnelMessages],
  calls: callsOf({ topCategories, autocomplete }),
  lazyCalls: async () => (await import('../gateway/widgets/lazy-raq-funnel-calls.js')).lazyRaqFunnelCalls,
  authMode: 'one-time',
  overlay: {
    // One with a button of its own has a place in the page, also after a sign-out.
    isOver: (read) => read.string('presentation') === 'modal' && !launchesItself(read),
    emitClosed: (host, emit) => {
      const variant = variantOf(String(Reflect.get(host, 'variant') ?? ''));
      emit('funnel-close', variant ? { variant } : {});
    },
  },
  View: RaqFunnelView,
};
