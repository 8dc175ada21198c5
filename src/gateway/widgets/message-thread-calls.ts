import { callsOf } from '../bind.js';
import { createContactAsProvider } from '../calls/contact.js';
import { activities, chatSession, markThreadRead, phoneNumbers, sendMessage } from '../calls/message-center.js';
import { providerLead } from '../calls/provider-dashboard.js';

/** The calls that a message thread makes. It records contacts as the provider. */
export const messageThreadCalls = callsOf({
  providerLead,
  phoneNumbers,
  activities,
  chatSession,
  sendMessage,
  markThreadRead,
  createContact: createContactAsProvider,
});
