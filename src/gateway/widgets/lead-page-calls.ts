import type { Gateway } from '../../contract/gateway.js';
import type { Bind } from '../bind.js';
import { leadForPageV2 } from '../calls/office-leads.js';

/** The call that a lead page makes. */
export function leadPageCalls(bind: Bind) {
  return { leadForPage: bind(leadForPageV2) } satisfies Partial<Gateway>;
}
