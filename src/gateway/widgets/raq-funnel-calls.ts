import { callsOf } from '../bind.js';
import { autocomplete, topCategories } from '../calls/services-and-places.js';

/** The calls of a funnel's first question. */
export const raqFunnelCalls = callsOf({ topCategories, autocomplete });
