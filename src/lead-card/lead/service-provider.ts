import { atom, type Getter, type Setter } from 'jotai/vanilla';
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

interface LoadRequest {
  readonly spId: string;
  readonly session: WidgetSession;
  /** A replay passes the same id again. */
  readonly requestId?: string;
}

/** Loads the provider's name if it is missing. A failure is reported to the host. */
export const loadServiceProviderAtom = atom(null, (get, set, request: LoadRequest): Promise<void> => {
  if (get(providersByIdAtom).get(request.spId)?.name) return Promise.resolve();
  const requests = get(providerRequestsAtom);
  const pending = requests.get(request.spId) ?? loadServiceProvider(get, set, request);
  requests.set(request.spId, pending);
  return pending;
});

async function loadServiceProvider(get: Getter, set: Setter, request: LoadRequest): Promise<void> {
  const { spId, session } = request;
  const outcome = await runCall(session, {
    operation: 'serviceProvider',
    call: (serviceProvider, options) => serviceProvider({ serviceProviderId: spId }, options),
    requestId: request.requestId,
    replay: { run: (requestId) => loadServiceProvider(get, set, { ...request, requestId }) },
  });
  get(providerRequestsAtom).delete(spId);
  if (outcome.kind !== 'done') return;
  const record = outcome.value.serviceProviders.find(({ serviceProviderId }) => serviceProviderId === spId);
  const provider = { name: record?.name ?? '', postalCode: record?.primaryAddress?.postalCode ?? '' };
  set(providersByIdAtom, new Map(get(providersByIdAtom)).set(spId, provider));
}
