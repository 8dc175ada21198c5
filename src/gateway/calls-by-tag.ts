import * as customer from './calls/customer.js';
import * as forms from './calls/dashboard-forms.js';
import * as messages from './calls/message-center.js';
import * as office from './calls/office-leads.js';
import * as dashboard from './calls/provider-dashboard.js';
import * as providers from './calls/providers.js';
import * as requests from './calls/requests.js';
import * as reviews from './calls/review-gateway.js';
import * as services from './calls/services-and-places.js';

/** The examples of all calls that widgets make. */
export const MADE_EXAMPLES = [
  customer,
  forms,
  messages,
  office,
  { examples: office.boardToolExamples },
  dashboard,
  providers,
  requests,
  reviews,
  services,
]
  .flatMap(({ examples }) => Object.values(examples()))
  .filter(({ madeBy }) => madeBy.length > 0);

/** The tags that show other tags. They make the calls of these too. */
const CONTAINED: Readonly<Record<string, readonly string[]>> = {
  'lead-app': ['lead-board', 'lead-page', 'message-thread', 'raq-funnel'],
  'lead-board': ['lead-card'],
  'lead-card': ['review-request-modal'],
};

function callsOf(tag: string): string[] {
  const own = MADE_EXAMPLES.filter(({ madeBy }) => madeBy.includes(tag)).map(({ calls: [call] }) => call.operation);
  return [...own, ...(CONTAINED[tag] ?? []).flatMap(callsOf)];
}

const tags = new Set([...Object.keys(CONTAINED), ...MADE_EXAMPLES.flatMap(({ madeBy }) => madeBy)]);

/** The operations that each tag makes, for the gateway reference and `lead-widgets check`. */
export const CALLS_BY_TAG: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  [...tags].sort().map((tag) => [tag, new Set(callsOf(tag))]),
);
