import {
  BASE_PATH,
  commonEvents,
  commonMethods,
  gatewayAttributes,
  gatewayProperties,
  gatewayValues,
  ROUTING_TYPE,
  ROUTINGS,
} from '../element/shell/shared-attributes.js';
import type { ElementTable } from '../element/shell/table.js';
import type { ElementOf } from '../element/types/element-types.js';
import { requestAttributes, requestProperties, requestValues } from './request-attributes.js';

export const raqFunnelTable = {
  tag: 'raq-funnel',
  summary: 'The request-a-quote funnel: asks a customer what is needed, and sends the request to service providers.',
  attributes: {
    spId: { kind: 'string', doc: 'The provider that is asked; the funnel then begins with the project.' },
    withAlId: { kind: 'boolean', doc: 'The provider’s id is an AL id; it is dropped once the details have come.' },
    leadId: { kind: 'string', doc: 'A request that was made before, for the steps suggestions and summary.' },
    step: {
      kind: 'string',
      type: "'project' | 'suggestions' | 'summary'",
      doc: 'Where to begin: project, suggestions or summary.',
    },
    presentation: {
      kind: 'string',
      type: "'inline' | 'modal'",
      default: 'inline',
      doc: 'inline, or modal: a dialog while it is open.',
    },
    for: {
      kind: 'string',
      doc: 'The id of a button or link of the page that opens it; such a control may also name it: data-lead-opens="id".',
    },
    launch: {
      kind: 'string',
      type: "'button' | 'none'",
      default: 'none',
      doc: 'For the modal: button draws a button that opens it, or takes that of the slot launch; none draws none.',
    },
    open: { kind: 'boolean', doc: 'For the modal: open or closed; it goes when a person closes it.' },
    routing: {
      kind: 'string',
      type: ROUTING_TYPE,
      default: 'memory',
      doc: 'Where its step is kept: memory (the element alone), history (the page’s address) or hash (its fragment).',
    },
    basePath: { kind: 'string', mayBeEmpty: true, default: BASE_PATH, doc: 'What stands before its routes.' },
    ...requestAttributes,
    ...gatewayAttributes,
  },
  values: {
    ...gatewayValues,
    ...requestValues,
    step: ['project', 'suggestions', 'summary'],
    presentation: ['inline', 'modal'],
    launch: ['none', 'button'],
    routing: ROUTINGS,
  },
  properties: {
    ...gatewayProperties,
    ...requestProperties,
  },
  methods: {
    ...commonMethods,
    'goTo(step)': 'Shows a step that has been reached.',
    'reset()': 'Forgets every answer and begins anew.',
    'show()': 'Opens the dialog.',
    'close()': 'Closes the dialog; what was typed is kept.',
  },
  events: {
    ...commonEvents,
    analytics: '{ name, page?, userType?, location?, leadId?, value?, variant? }',
    'funnel-step': '{ step, index, total, variant? }: a step is shown; index counts from 1.',
    'lead-created':
      '{ leadId, consent?, variant? }: the gateway has the request; consent is { version, textHash, at }.',
    'lead-assigned': '{ leadId, serviceProviderIds, haServiceProviderIds, variant? }: it went to these providers.',
    'funnel-complete': '{ leadId?, variant? }: the funnel has come to its end, the summary.',
    'funnel-close': '{ leadId?, variant? }: the dialog was closed.',
  },
  parts: {
    root: 'The whole widget.',
    launch: 'The place of the button that opens the modal.',
    funnel: 'The ground of the funnel.',
    progress: 'The steps and how far one is.',
    back: 'The button that leads back.',
    panel: 'The step that is shown.',
    title: 'Its heading.',
    problems: 'What is wrong, above the step.',
    consent: 'The box of the consent.',
    challenge: 'The notice of a challenge (HTTP 511).',
    suggestion: 'A provider to choose.',
    summary: 'What stands there at the end.',
    receipt: 'The consent receipt.',
  },
  slots: {
    launch: 'The host’s own button in place of ours, with launch="button".',
    certificates: 'Fields of a consent certificate, in the host’s own page, beside the consent.',
    challenge: 'The challenge of the host, where the notice of it stands.',
  },
} as const satisfies ElementTable;

/** `<raq-funnel>`, with its attributes, properties, methods and events. */
export type RaqFunnelElement = ElementOf<typeof raqFunnelTable>;

declare global {
  interface HTMLElementTagNameMap {
    'raq-funnel': RaqFunnelElement;
  }
}
