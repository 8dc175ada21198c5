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
  categoryId: { kind: 'string', doc: 'The service, if your page knows it. The funnel then does not ask for it.' },
  postalCode: {
    kind: 'string',
    doc: 'The ZIP code of the job, if your page knows it: 5 digits, or ZIP+4.',
    accepts: { pattern: POSTAL_CODE, text: 'a ZIP code of 5 digits' },
  },
  fallbackCategoryId: {
    kind: 'string',
    doc: 'The category for a need that matches no service.',
  },
  source: { kind: 'string', default: 'RequestAQuote', doc: 'Where the request comes from, sent as source.' },
  suggestionLimit: { kind: 'number', default: PROVIDER_SUGGESTION_LIMIT, doc: 'How many providers to suggest.' },
  createVersion: {
    kind: 'string',
    type: "'v1' | 'v3'",
    default: 'v3',
    doc: 'Version of the createLead call: v3 or v1. If not set, a request with a postalAddressId uses v1, which has no externalLeadAttributes.',
  },
  assignVersion: {
    kind: 'string',
    type: "'v1' | 'v2'",
    default: 'v2',
    doc: 'Version of the assignLead call: v2 or v1. v1 does not support HA providers, the pros of a partner network.',
  },
  persist: {
    kind: 'string',
    type: "'none' | 'session'",
    default: 'session',
    doc: 'session stores the answers, so that they survive a reload. none stores nothing.',
  },
  partnerId: { kind: 'string', doc: 'Your id as a partner, sent with the request.' },
  clickId: { kind: 'string', doc: 'The id of the click that led to your page, sent with the request.' },
  variant: {
    kind: 'string',
    accepts: { pattern: VARIANT, text: 'at most 64 letters, digits, dots, - and _' },
    doc: 'The version in your A/B test, repeated in the funnel’s events: at most 64 letters, digits, dots, - and _.',
  },
  dataLayer: {
    kind: 'string',
    mayBeEmpty: true,
    accepts: { pattern: DATA_LAYER, text: 'the name of an array' },
    doc: 'Adds the funnel’s events to window.dataLayer, or to the array with this name. They contain no personal data.',
  },
  prefillParams: {
    kind: 'list',
    doc: 'Query parameters of the page that fill in the form. Default: none. Contact details are never read.',
  },
  resumeToken: {
    kind: 'secret',
    doc: 'Restores answers from another device through loadProgress. The element reads the attribute once and removes it.',
  },
} as const satisfies Record<string, AttributeDefinition>;

/** For the tags that show a funnel. */
export const requestProperties = {
  initialValues: { type: 'InitialValues', doc: 'Initial answers, including contact details and the address.' },
  createFields: { type: 'object', doc: 'More fields for the bodies of createLead and suggestions.' },
  questions: {
    type: 'Questions',
    doc: 'The questions for each service: an object by category id, or (categoryId) => Question[].',
  },
  consent: { type: 'ConsentText', doc: '{ version, text }: the text that customers agree to.' },
  categoryCatalog: { type: 'CategoryCatalog', doc: 'Categories that extend or replace the built-in ones.' },
  addressProvider: {
    type: 'AddressProvider',
    doc: '{ suggest(text, { signal, postalCode, locale }), resolve?(id, { signal }) }: suggests addresses in the contact step.',
  },
  uploadPhoto: {
    type: 'UploadPhoto',
    doc: '(photo, { signal, onProgress }) => id or URL: stores one photo. The request has the id or URL.',
  },
  verifyPhone: {
    type: 'PhoneVerifier',
    doc: '{ send(phone), check(phone, code), skip? }: confirms the phone number with a texted code before the request is sent.',
  },
  saveProgress: {
    type: 'SaveProgress',
    doc: '(progress, { signal }) => link or code: stores the answers, without contact details, so that the customer can continue on another device.',
  },
  loadProgress: {
    type: 'LoadProgress',
    doc: '(token, { signal }) => progress or null: returns what saveProgress stored, for the token in resumeToken.',
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
  summary: 'The request-a-quote funnel: asks customers what they need, and sends the request to service providers.',
  attributes: {
    spId: { kind: 'string', doc: 'The provider who receives the request. The funnel then starts with the project.' },
    withAlId: {
      kind: 'boolean',
      doc: 'Whether sp-id is an AL id, a second kind of provider id. The funnel then looks up the provider’s own id.',
    },
    leadId: { kind: 'string', doc: 'An existing request to continue, at the step suggestions or summary.' },
    step: {
      kind: 'string',
      type: "'project' | 'suggestions' | 'summary'",
      doc: 'With lead-id, the first step: suggestions or summary. Set later, it shows a reached step, such as project.',
    },
    presentation: {
      kind: 'string',
      type: "'inline' | 'modal'",
      default: 'inline',
      doc: 'inline (in the page) or modal (in a dialog).',
    },
    for: {
      kind: 'string',
      doc: 'The id of a button or link of the page that opens the dialog. Alternatively, set data-lead-opens on the button or link to the id of this tag.',
    },
    launch: {
      kind: 'string',
      type: "'button' | 'none'",
      default: 'none',
      doc: 'For the modal: button shows your button in the slot launch, or a default one, to open the dialog. none shows none.',
    },
    open: { kind: 'boolean', doc: 'Whether the dialog is open. Removed when a person closes it.' },
    routing: {
      kind: 'string',
      type: ROUTING_TYPE,
      default: 'memory',
      doc: 'Where the step is stored: memory (the element only), history (the path of the page) or hash (the part after #).',
    },
    basePath: { kind: 'string', mayBeEmpty: true, default: BASE_PATH, doc: 'The prefix of every route.' },
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
    'goTo(step)': 'Shows a step that the customer has reached.',
    'reset()': 'Deletes every answer and starts over.',
    'show()': 'Opens the dialog.',
    'close()': 'Closes the dialog. The answers stay.',
  },
  events: {
    ...commonEvents,
    analytics: '{ name, page?, userType?, location?, leadId?, value?, variant? }: an analytics event.',
    'funnel-step': '{ step, index, total, variant? }: a step is shown. index starts at 1.',
    'lead-created':
      '{ leadId, consent?, variant? }: the gateway has created the request. consent is { version, textHash, at }.',
    'lead-assigned':
      '{ leadId, serviceProviderIds, haServiceProviderIds, variant? }: the request was sent to these providers.',
    'funnel-complete': '{ leadId?, variant? }: the funnel shows its summary.',
    'funnel-close': '{ leadId?, variant? }: the dialog was closed.',
  },
  parts: {
    root: 'The whole widget.',
    launch: 'The container of the button that opens the dialog.',
    funnel: 'The background of the funnel.',
    progress: 'The steps and the progress.',
    back: 'The Back button.',
    panel: 'The current step.',
    title: 'The heading of the step.',
    problems: 'The list of errors above the step.',
    consent: 'The consent checkbox with its text.',
    challenge: 'The notice of a challenge (HTTP 511).',
    suggestion: 'A provider to choose.',
    summary: 'The last screen: what was requested, and from whom.',
    receipt: 'The consent receipt.',
  },
  slots: {
    launch: 'Your own button that opens the dialog, with launch="button".',
    certificates: 'Fields of a consent certificate service, next to the consent.',
    challenge: 'Your challenge, in place of the notice.',
  },
} as const satisfies ElementTable;

/** `<raq-funnel>`, with its attributes, properties, methods and events. */
export type RaqFunnelElement = ElementOf<typeof raqFunnelTable>;

declare global {
  interface HTMLElementTagNameMap {
    'raq-funnel': RaqFunnelElement;
  }
}
