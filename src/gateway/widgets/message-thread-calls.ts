import type { Gateway } from '../../contract/gateway.js';
import type { Bind } from '../bind.js';
import { providerLead } from '../calls/dashboard.js';
import {
  activities,
  chatSession,
  createContactAsProvider,
  markThreadRead,
  phoneNumbers,
  sendMessage,
} from '../calls/message-center.js';

/** The calls that a message thread makes; its contacts are recorded as the provider's. */
export function messageThreadCalls(bind: Bind) {
  return {
    providerLead: bind(providerLead),
    phoneNumbers: bind(phoneNumbers),
    activities: bind(activities),
    chatSession: bind(chatSession),
    sendMessage: bind(sendMessage),
    markThreadRead: bind(markThreadRead),
    createContact: bind(createContactAsProvider),
  } satisfies Partial<Gateway>;
}
