import type { CallOptions } from '../../gateway/call.js';
import { autocomplete, topCategories } from '../../gateway/calls/services-and-places.js';
import { AUTOCOMPLETE_LIMIT, SERVICE_PROVIDER_TYPES } from '../../gateway/limits.js';
import { endFunnelCall, runFunnelCall } from '../state/run.js';
import { type FunnelCaller, patchFunnel } from '../state/store.js';

/** How many of the nearest services are shown: two columns of two. */
const NEAREST = 4;

/** The category filter of funnels (a limit, and the provider types). */
const FILTER = { limit: AUTOCOMPLETE_LIMIT, serviceProviderTypes: SERVICE_PROVIDER_TYPES };

export function loadTopServices(ref: FunnelCaller): Promise<void> {
  return runFunnelCall(ref, {
    name: 'topServices',
    definition: topCategories,
    call: (send, options) => send(FILTER, options),
    onDone: ({ categories }) => {
      const topServices = categories.map(({ categoryId, categoryName }) => ({ id: categoryId, name: categoryName }));
      patchFunnel(ref, () => ({ topServices }));
    },
  });
}

/**
 * Searches services. Fewer than two characters find nothing.
 * @param instead what is searched when nothing fits, until one finds something
 */
export function findServices(ref: FunnelCaller, query: string, instead: readonly string[]): void {
  const text = query.trim();
  if (text.length < 2) {
    endFunnelCall(ref, 'findServices');
    patchFunnel(ref, () => ({ found: { query: text, services: [], nearest: [] } }));
    return;
  }
  void runFunnelCall(ref, {
    name: 'findServices',
    definition: autocomplete,
    call: async (send, options) => {
      const find = async (words: string, own: CallOptions) => {
        const { results } = await send({ query: words, ...FILTER }, own);
        return results.map(({ id, name, categoryId }) => ({ id, name, categoryId: categoryId ?? undefined }));
      };
      const services = await find(text, options);
      let nearest = services;
      for (const words of instead) {
        if (nearest.length > 0) break;
        nearest = await find(words, { ...options, requestId: undefined });
      }
      return { services, nearest: nearest.slice(0, NEAREST) };
    },
    onDone: (found) => patchFunnel(ref, () => ({ found: { query: text, ...found } })),
  });
}
