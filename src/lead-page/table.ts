import {
  commonEvents,
  commonMethods,
  gatewayAttributes,
  gatewayProperties,
  gatewayValues,
} from '../element/shell/shared-attributes.js';
import type { ElementTable } from '../element/shell/table.js';
import type { ElementOf } from '../element/types/element-types.js';

export const leadPageTable = {
  tag: 'lead-page',
  summary: 'The lead page of LeadFeed: a lead that a provider can buy, or has bought.',
  attributes: {
    spId: { kind: 'string', required: true, doc: 'The service provider’s id.' },
    leadId: { kind: 'string', required: true, doc: 'The lead’s id.' },
    faqUrl: { kind: 'string', doc: 'Your page of questions and answers.' },
    ...gatewayAttributes,
  },
  values: gatewayValues,
  properties: {
    ...gatewayProperties,
    targetOffers: { type: 'TargetOffers', initial: {}, doc: 'The recorded outcomes of offers, by name. Only read it.' },
    categoryCatalog: { type: 'CategoryCatalog', doc: 'Categories that extend or replace the built-in ones.' },
  },
  methods: {
    ...commonMethods,
    'recordTargetOffer(name, outcome)': 'Records the outcome of an offer, Success or Error, without a call.',
    'requestOfferCategory(name, categoryId)': 'Records the category that a person requested with an offer.',
    'clearOfferCategory(name)': 'Removes the requested category of an offer.',
  },
  events: {
    ...commonEvents,
    'lead-unlock': '{ leadId }: the person chose ‘Unlock this lead’. Take the payment, then call refresh().',
    'target-offer': '{ name, outcome }: the outcome of an offer was recorded.',
  },
  parts: {
    root: 'The whole widget.',
    page: 'The page’s background.',
    banner: 'The LeadFeed BETA banner.',
    error: 'The notice that the lead could not be loaded.',
    unlocked: 'The notice that the lead is unlocked.',
    first: 'The notice ‘Be the first!’.',
    unavailable: 'The notice for a lead that cannot be bought.',
    lead: 'The lead.',
    contact: 'Name, phone, email and address of a purchased lead.',
    project: 'The customer’s answers to the questions.',
    notes: 'The customer’s notes.',
    facts: 'Category and timing.',
    unlock: 'Price, time left and the Unlock button.',
    help: '‘How it works’, and the questions and answers.',
    faq: 'Frequently asked questions.',
  },
} as const satisfies ElementTable;

/** `<lead-page>`, with its attributes, properties, methods and events. */
export type LeadPageElement = ElementOf<typeof leadPageTable>;

declare global {
  interface HTMLElementTagNameMap {
    'lead-page': LeadPageElement;
  }
}
