import { atom } from 'jotai/vanilla';
import { runCall, type WidgetSession } from '../../element/run-call.js';

interface ServiceProvider {
  readonly name: string;
  readonly postalCode: string;
}

const providersByIdAtom = atom<ReadonlyMap<string, ServiceProvider>>(new Map());

export const serviceProviderAtomOf = (spId: string) => atom((get) => get(providersByIdAtom).get(spId) ?? null);

export const serviceProviderOfAtom = atom((get) => {
  const providers = get(providersByIdAtom);
  return (spId: string): ServiceProvider | null => providers.get(spId) ?? null;
});

/** Pending calls, so that two boards of one provider make one call. */
const providerRequestsAtom = atom(() => new Map<string, Promise<void>>());

/** Loads the provider's name if it is missing. A failure is reported to the host. */
export function loadServiceProvider(session: WidgetSession, spId: string): Promise<void> {
  const { store } = session;
  if (store.get(providersByIdAtom).get(spId)?.name) return Promise.resolve();
  const requests = store.get(providerRequestsAtom);
  const pending = requests.get(spId) ?? fetchServiceProvider(session, spId);
  requests.set(spId, pending);
  return pending;
}

async function fetchServiceProvider(session: WidgetSession, spId: string, requestId?: string): Promise<void> {
  const { store } = session;
  const outcome = await runCall(session, {
    operation: 'serviceProvider',
    call: (serviceProvider, options) => serviceProvider({ serviceProviderId: spId }, options),
    requestId,
    replay: { run: (again) => fetchServiceProvider(session, spId, again) },
  });
  store.get(providerRequestsAtom).delete(spId);
  if (outcome.kind !== 'done') return;
  const record = outcome.value.serviceProviders.find(({ serviceProviderId }) => serviceProviderId === spId);
  const provider = { name: record?.name ?? '', postalCode: record?.primaryAddress?.postalCode ?? '' };
  store.set(providersByIdAtom, new Map(store.get(providersByIdAtom)).set(spId, provider));
}
