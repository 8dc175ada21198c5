import { callsOf } from '../bind.js';
import { leadForPageV2 } from '../calls/office-leads.js';

/** The call that a lead page makes. */
export const leadPageCalls = callsOf({ leadForPage: leadForPageV2 });
