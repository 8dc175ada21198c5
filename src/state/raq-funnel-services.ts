import { atom } from 'jotai/vanilla';
import { AUTOCOMPLETE_LIMIT, SERVICE_PROVIDER_TYPES } from '../contract/limits/funnel.js';
import { methodOf } from './asker.js';
import { endFunnelCallAtom, runFunnelCall } from './raq-funnel-run.js';
import { type FunnelCaller, patchFunnelAtom } from './raq-funnel-store.js';
import { connectionAtom } from './store.js';

/** The category filter of funnels (Spec §7: a limit, and the provider types). */
const FILTER = { limit: AUTOCOMPLETE_LIMIT, serviceProviderTypes: SERVICE_PROVIDER_TYPES };

/** Loads the most wanted services. */
export const loadTopServicesAtom = atom(null, async (get, set, ref: FunnelCaller): Promise<void> => {
  const answer = await runFunnelCall(get, set, ref, {
    name: 'topServices',
    operation: 'topCategories',
    call: (signal) => methodOf(get(connectionAtom)?.gateway, 'topCategories')(FILTER, { signal }),
  });
  if (answer === undefined) return;
  const topServices = answer.categories.map(({ categoryId, categoryName }) => ({ id: categoryId, name: categoryName }));
  set(patchFunnelAtom, { id: ref.id, change: () => ({ topServices }) });
});

/** Looks for services that fit what is being typed; fewer than two characters find nothing. */
export const findServicesAtom = atom(
  null,
  async (get, set, { ref, query }: { readonly ref: FunnelCaller; readonly query: string }): Promise<void> => {
    const { id } = ref;
    const words = query.trim();
    if (words.length < 2) {
      set(endFunnelCallAtom, { id, name: 'findServices' });
      set(patchFunnelAtom, { id, change: () => ({ found: { query: words, services: [] } }) });
      return;
    }
    const answer = await runFunnelCall(get, set, ref, {
      name: 'findServices',
      operation: 'autocomplete',
      call: (signal) => methodOf(get(connectionAtom)?.gateway, 'autocomplete')({ query: words, ...FILTER }, { signal }),
    });
    if (answer === undefined) return;
    const services = answer.results.map(({ id: serviceId, name, categoryId }) => ({
      id: serviceId,
      name,
      categoryId: categoryId ?? undefined,
    }));
    set(patchFunnelAtom, { id, change: () => ({ found: { query: words, services } }) });
  },
);
