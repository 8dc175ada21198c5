import type { Gateway } from '../../contract/gateway.js';
import type { Bind } from '../bind.js';
import { archive, leads, markRead, providerLead, saveNote, serviceProvider, setStatus } from '../calls/dashboard.js';

/** The calls that a board and its cards make. */
export function dashboardCalls(bind: Bind) {
  return {
    serviceProvider: bind(serviceProvider),
    leads: bind(leads),
    providerLead: bind(providerLead),
    markRead: bind(markRead),
    saveNote: bind(saveNote),
    setStatus: bind(setStatus),
    archive: bind(archive),
  } satisfies Partial<Gateway>;
}
