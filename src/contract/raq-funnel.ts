/** The words of the request-a-quote funnel, a file for each idea. */
export * from './raq-funnel/consent.js';
export * from './raq-funnel/contact.js';
export * from './raq-funnel/entry.js';
export * from './raq-funnel/event.js';
export * from './raq-funnel/form.js';
export * from './raq-funnel/provider.js';
export * from './raq-funnel/question.js';
export * from './raq-funnel/service.js';
export * from './raq-funnel/state.js';
export * from './raq-funnel/step.js';
export * from './raq-funnel/summary.js';
