import type { AttributeDefinition, PropertyDefinition } from '../element/shell/table.js';
import { PROVIDER_SUGGESTION_LIMIT } from '../gateway/limits.js';
import { ASSIGN_VERSIONS, CREATE_VERSIONS, DATA_LAYER, VARIANT } from './funnel/funnel.js';

/** Attributes of the tags that show a funnel: its starting values, and values that are sent with the request. */
export const requestAttributes = {
  categoryId: { kind: 'string', doc: 'The service, where the page knows it.' },
  postalCode: {
    kind: 'string',
    doc: 'Where the job is, where the page knows it: 5 digits, +4 accepted.',
    accepts: { pattern: /^\d{5}(?:-?\d{4})?$/, words: 'a ZIP code of 5 digits' },
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
