import { callsOf } from '../bind.js';
import { providerDashboardCalls } from '../calls/provider-dashboard.js';

/** The calls that a board and its cards make. */
export const dashboardCalls = callsOf(providerDashboardCalls);
