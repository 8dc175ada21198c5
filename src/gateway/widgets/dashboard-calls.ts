import { callsOf } from '../bind.js';
import {
  archive,
  leads,
  markRead,
  providerLead,
  saveNote,
  serviceProvider,
  setStatus,
} from '../calls/provider-dashboard.js';

/** The calls that a board and its cards make. */
export const dashboardCalls = callsOf({
  serviceProvider,
  leads,
  providerLead,
  markRead,
  saveNote,
  setStatus,
  archive,
});
