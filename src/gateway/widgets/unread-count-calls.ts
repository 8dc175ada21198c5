import { callsOf } from '../bind.js';
import { leads } from '../calls/provider-dashboard.js';

/** The call that the number of unread leads makes. */
export const unreadCountCalls = callsOf({ leads });
