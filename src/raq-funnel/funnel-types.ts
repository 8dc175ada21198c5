/** The types and constants of the request-a-quote funnel. */

export * from './funnel/event.js';
export * from './funnel/funnel.js';
export * from './funnel/host-functions.js';
export * from './funnel/provider.js';
