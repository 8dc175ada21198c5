/** The types and constants of the request-a-quote funnel. */

export * from './raq-funnel/event.js';
export * from './raq-funnel/host.js';
export * from './raq-funnel/provider.js';
export * from './raq-funnel/state.js';
