/** Numbers that the specification gives (Spec §9), each named once; by subject, so that a page loads its own alone. */
export * from './limits/contact.js';
export * from './limits/device.js';
export * from './limits/funnel.js';
export * from './limits/lead.js';
export * from './limits/message.js';
export * from './limits/review.js';
export * from './limits/sale.js';
