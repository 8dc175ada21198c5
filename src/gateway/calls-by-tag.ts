import * as customer from './calls/customer.js';
import * as forms from './calls/dashboard-forms.js';
import * as messages from './calls/message-center.js';
import * as office from './calls/office-leads.js';
import * as dashboard from './calls/provider-dashboard.js';
import * as providers from './calls/providers.js';
import * as requests from './calls/requests.js';
import * as reviews from './calls/review-gateway.js';
import * as services from './calls/services-and-places.js';
import type { CallingTag } from './example.js';

/** The examples of all calls that widgets make. */
export const MADE_EXAMPLES = [
  customer,
  forms,
  messages,
  { examples: office.boardToolExamples },
  dashboard,
  providers,
  requests,
  reviews,
  services,
]
  .flatMap(({ examples }) => Object.values(examples()))
  .filter(({ madeBy }) => madeBy.length > 0);

const madeBy = (tag: CallingTag): readonly string[] =>
  MADE_EXAMPLES.filter((example) => example.madeBy.includes(tag)).flatMap(({ calls }) =>
    calls.map(({ operation }) => operation),
  );

const REVIEW = madeBy('review-request-modal');
const CARD = [...REVIEW, ...madeBy('lead-card')];
const BOARD = [...CARD, ...madeBy('lead-board')];
// Its example is that of `providerLead`, which has the same path.
const PAGE = [office.leadForPageV2.operation];
const THREAD = madeBy('message-thread');
const FUNNEL = madeBy('raq-funnel');

/** The operations that each tag makes, for the gateway reference and `lead-widgets check`. */
export const CALLS_BY_TAG: Readonly<Record<string, ReadonlySet<string>>> = {
  'lead-app': new Set([...BOARD, ...PAGE, ...THREAD, ...FUNNEL]),
  'lead-board': new Set(BOARD),
  'lead-card': new Set(CARD),
  'lead-page': new Set(PAGE),
  'lead-unread-count': new Set(madeBy('lead-unread-count')),
  'message-thread': new Set(THREAD),
  'raq-funnel': new Set(FUNNEL),
  'review-request-modal': new Set(REVIEW),
};
