import type { Catalogue } from '../../i18n/catalogue.js';

/** Messages of the insurance offer. */
export const leadInsuranceEnUS = {
  insurance: 'Liability insurance',
  insuranceOffer: 'Liability insurance for this job, starting at {price}/month',
  getCovered: 'Get covered',
  hideOffer: 'Hide this offer?',
  notForThisJob: 'Not for this job',
  notAtAll: 'Not at all',
  offerHidden: 'Thank you. We will not show this again.',
  goingToInsurer: 'Taking you to our insurance partner…',
  insurerReady: 'Our insurance partner opens in a new tab.',
  openInsurer: 'Open it now',
} as const;

export const leadInsuranceMessages: Catalogue = {
  en: leadInsuranceEnUS,
  es: async () => (await import('./messages.es-US.js')).leadInsuranceEsUS,
} satisfies Catalogue<typeof leadInsuranceEnUS>;
