import type { Gateway } from '../../contract/gateway.js';
import type { Bind } from '../bind.js';
import { autocomplete, topCategories } from '../calls/services.js';

/** The calls of a funnel's first question. */
export function raqFunnelCalls(bind: Bind) {
  return { topCategories: bind(topCategories), autocomplete: bind(autocomplete) } satisfies Partial<Gateway>;
}
