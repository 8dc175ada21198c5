import { callsOf } from '../bind.js';
import { createContactAsProvider } from '../calls/contact.js';
import { messageCenterCalls } from '../calls/message-center.js';
import { providerLead } from '../calls/provider-dashboard.js';

/** The calls that a message thread makes. It records contacts as the provider. */
export const messageThreadCalls = callsOf({
  ...messageCenterCalls,
  providerLead,
  createContact: createContactAsProvider,
});
