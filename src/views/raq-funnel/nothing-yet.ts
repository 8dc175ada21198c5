import type { FunnelView } from './funnel-context.js';

const nothing = () => {};

/** What the first question needs nothing of. */
export const NOTHING_YET: Omit<FunnelView, 'state' | 'task' | 'topServices' | 'found' | 'chooseService' | 'retry'> = {
  questions: [],
  consent: { version: '', text: '' },
  recipients: null,
  deals: [],
  reviewsOf: () => null,
  send: nothing,
  findServices: nothing,
  typePostalCode: nothing,
  goOn: nothing,
  goBack: nothing,
  goTo: nothing,
  getQuotes: nothing,
  sendToPros: nothing,
  skipPros: nothing,
  chooseAlternative: nothing,
  goOnWithoutPro: nothing,
  loadReviews: nothing,
  markHired: nothing,
  updatePhone: nothing,
  startOver: nothing,
  categoryCatalog: undefined,
  isModal: false,
  close: nothing,
};
