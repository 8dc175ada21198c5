import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { AUTOCOMPLETE_LIMIT, SERVICE_PROVIDER_TYPES } from '../../contract/limits.js';
import { endFunnelCallAtom, runFunnelCall } from './run.js';
import { type FunnelCaller, patchFunnelAtom } from './store.js';

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

/** Searches services. Fewer than two characters find nothing. */
export const findServicesAtom = atom(
  null,
  (get, set, { ref, query }: { readonly ref: FunnelCaller; readonly query: string }): void => {
    const { id } = ref;
    const text = query.trim();
    if (text.length >= 2) return void findServices(get, set, ref, text);
    set(endFunnelCallAtom, { id, name: 'findServices' });
    set(patchFunnelAtom, { id, change: () => ({ found: { query: text, services: [] } }) });
  },
);

async function findServices(
  get: Getter,
  set: Setter,
  ref: FunnelCaller,
  text: string,
  requestId?: string,
): Promise<void> {
  const answer = await runFunnelCall(get, set, ref, {
    name: 'findServices',
    operation: 'autocomplete',
    call: (autocomplete, options) => autocomplete({ query: text, ...FILTER }, options),
    requestId,
    again: (again) => findServices(get, set, ref, text, again),
  });
  if (answer === undefined) return;
  const services = answer.results.map(({ id, name, categoryId }) => ({
    id,
    name,
    categoryId: categoryId ?? undefined,
  }));
  set(patchFunnelAtom, { id: ref.id, change: () => ({ found: { query: text, services } }) });
}
