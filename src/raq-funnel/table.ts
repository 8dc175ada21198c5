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
import type { AttributeDefinition, ElementTable, PropertyDefinition } from '../element/shell/table.js';
import type { ElementOf } from '../element/types/element-types.js';
import { PROVIDER_SUGGESTION_LIMIT } from '../gateway/limits.js';
import { ASSIGN_VERSIONS, CREATE_VERSIONS, DATA_LAYER, POSTAL_CODE, VARIANT } from './funnel/funnel.js';

/** Attributes of the tags that show a funnel: its starting values, and values that are sent with the request. */
export const requestAttributes = {
  categoryId: { kind: 'string', doc: 'The service, where the page knows it.' },
  postalCode: {
    kind: 'string',
    doc: 'Where the job is, where the page knows it: 5 digits, +4 accepted.',
    accepts: { pattern: POSTAL_CODE, words: 'a ZIP code of 5 digits' },
  },
  fallbackCategoryId: {
    kind: 'string',
    doc: 'The category of a request in the customer’s own words, when no service fits them.',
  },
  source: { kind: 'string', default: 'RequestAQuote', doc: 'The source of the request.' },
  suggestionLimit: { kind: 'number', default: PROVIDER_SUGGESTION_LIMIT, doc: 'How many providers are suggested.' },
  createVersion: { kind: 'string', type: "'v1' | 'v3'", default: 'v3', doc: 'v3, or v1 for an address that is an id.' },
  assignVersion: { kind: 'string', type: "'v1' | 'v2'", default: 'v2', doc: 'v2, or v1, which knows no HA providers.' },
  persist: {
    kind: 'string',
    type: "'none' | 'session'",
    default: 'session',
    doc: 'session keeps the answers over a reload, none does not.',
  },
  partnerId: { kind: 'string', doc: 'The partner’s id, sent with the request.' },
  clickId: { kind: 'string', doc: 'The click’s id, sent with the request.' },
  variant: {
    kind: 'string',
    accepts: { pattern: VARIANT, words: 'at most 64 letters, digits, dots, - and _' },
    doc: 'The version of the page’s A/B test, repeated in the funnel’s events: at most 64 letters, digits, dots, - and _.',
  },
  dataLayer: {
    kind: 'string',
    mayBeEmpty: true,
    accepts: { pattern: DATA_LAYER, words: 'the name of an array' },
    doc: 'Writes the funnel’s events into window.dataLayer, or into the array of this name. Nothing personal is in them.',
  },
  prefillParams: {
    kind: 'list',
    doc: 'Names that may be read from the page’s query; none by default, and never contact data.',
  },
  resumeToken: {
    kind: 'secret',
    doc: 'Brings back answers of another device, by loadProgress; the attribute is read once and taken off the element.',
  },
} as const satisfies Record<string, AttributeDefinition>;

/** For the tags that show a funnel. */
export const requestProperties = {
  initialValues: { type: 'InitialValues', doc: 'Form values to begin with, contact and address too.' },
  createFields: { type: 'object', doc: 'Further fields of the create and suggestion bodies, passed through.' },
  questions: { type: 'Questions', doc: 'The questions of a service: (categoryId) => Question[], or a map by id.' },
  consent: { type: 'ConsentText', doc: '{ version, text }: what a customer agrees to.' },
  categoryCatalog: { type: 'CategoryCatalog', doc: 'Categories beside the built-in ones, or instead.' },
  addressProvider: {
    type: 'AddressProvider',
    doc: '{ suggest(text, { signal, postalCode, locale }), resolve?(id, { signal }) }: suggests streets in the contact step.',
  },
  uploadPhoto: {
    type: 'UploadPhoto',
    doc: '(photo, { signal, onProgress }) => id or URL: takes the photos of a request, which then names them.',
  },
  verifyPhone: {
    type: 'PhoneVerifier',
    doc: '{ send(phone), check(phone, code), skip? }: the customer types a code that came by text before the request is sent.',
  },
  saveProgress: {
    type: 'SaveProgress',
    doc: '(progress, { signal }) => link or code: keeps the answers, without contact data, for a customer who goes on with them on another device.',
  },
  loadProgress: {
    type: 'LoadProgress',
    doc: '(token, { signal }) => progress or null: gives back what saveProgress got, for resumeToken.',
  },
} as const satisfies Record<string, PropertyDefinition>;

/** The values that the attributes of a funnel may have. */
export const requestValues = {
  createVersion: CREATE_VERSIONS,
  assignVersion: ASSIGN_VERSIONS,
  persist: ['session', 'none'],
} as const;

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
    basePath: { kind: 'string', mayBeEmpty: true, default: BASE_PATH, doc: 'The path before its routes.' },
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
    'reset()': 'Forgets every answer and starts over.',
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
    summary: 'The last screen: what was requested, and from whom.',
    receipt: 'The consent receipt.',
  },
  slots: {
    launch: 'The host’s own button in place of ours, with launch="button".',
    certificates: 'Fields of a consent certificate, in the host’s own page, beside the consent.',
    challenge: 'The host’s challenge, in place of its notice.',
  },
} as const satisfies ElementTable;

/** `<raq-funnel>`, with its attributes, properties, methods and events. */
export type RaqFunnelElement = ElementOf<typeof raqFunnelTable>;

declare global {
  interface HTMLElementTagNameMap {
    'raq-funnel': RaqFunnelElement;
  }
}
