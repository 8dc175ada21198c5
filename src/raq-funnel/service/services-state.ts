import { atom, type Getter, type Setter } from 'jotai/vanilla';
import type { CallOptions } from '../../gateway/call.js';
import { AUTOCOMPLETE_LIMIT, SERVICE_PROVIDER_TYPES } from '../../gateway/limits.js';
import { endFunnelCallAtom, runFunnelCall } from '../state/run.js';
import { type FunnelCaller, patchFunnelAtom } from '../state/store.js';

/** How many of the nearest services are shown: two columns of two. */
const NEAREST = 4;

/** The category filter of funnels (a limit, and the provider types). */
const FILTER = { limit: AUTOCOMPLETE_LIMIT, serviceProviderTypes: SERVICE_PROVIDER_TYPES };

export const loadTopServicesAtom = atom(
  null,
  (get, set, ref: FunnelCaller): Promise<void> => loadTopServices(get, set, ref),
);

async function loadTopServices(get: Getter, set: Setter, ref: FunnelCaller, requestId?: string): Promise<void> {
  const answer = await runFunnelCall(get, set, ref, {
    name: 'topServices',
    operation: 'topCategories',
    call: (topCategories, options) => topCategories(FILTER, options),
    requestId,
    again: (id) => loadTopServices(get, set, ref, id),
  });
  if (answer === undefined) return;
  const topServices = answer.categories.map(({ categoryId, categoryName }) => ({ id: categoryId, name: categoryName }));
  set(patchFunnelAtom, { id: ref.id, change: () => ({ topServices }) });
}

interface Search {
  readonly ref: FunnelCaller;
  readonly query: string;
  /** What is searched when nothing fits, until one finds something. */
  readonly instead: readonly string[];
}

/** Searches services. Fewer than two characters find nothing. */
export const findServicesAtom = atom(null, (get, set, { ref, query, instead }: Search): void => {
  const { id } = ref;
  const text = query.trim();
  if (text.length >= 2) return void findServices(get, set, { ref, query: text, instead });
  set(endFunnelCallAtom, { id, name: 'findServices' });
  set(patchFunnelAtom, { id, change: () => ({ found: { query: text, services: [], nearest: [] } }) });
});

async function findServices(get: Getter, set: Setter, search: Search, requestId?: string): Promise<void> {
  const { ref, query, instead } = search;
  const answer = await runFunnelCall(get, set, ref, {
    name: 'findServices',
    operation: 'autocomplete',
    call: async (autocomplete, options) => {
      const find = async (text: string, own: CallOptions) => {
        const { results } = await autocomplete({ query: text, ...FILTER }, own);
        return results.map(({ id, name, categoryId }) => ({ id, name, categoryId: categoryId ?? undefined }));
      };
      const services = await find(query, options);
      let nearest = services;
      for (const text of instead) {
        if (nearest.length > 0) break;
        nearest = await find(text, { ...options, requestId: undefined });
      }
      return { services, nearest: nearest.slice(0, NEAREST) };
    },
    requestId,
    again: (again) => findServices(get, set, search, again),
  });
  if (answer !== undefined) set(patchFunnelAtom, { id: ref.id, change: () => ({ found: { query, ...answer } }) });
}
