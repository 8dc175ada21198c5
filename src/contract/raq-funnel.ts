/** The words of the request-a-quote funnel, a file for each idea. */

export * from './raq-funnel/event.js';
export * from './raq-funnel/provider.js';
export * from './raq-funnel/state.js';
