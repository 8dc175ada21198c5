import { atom } from 'jotai/vanilla';
import { type Asker, ask, methodOf } from './asker.js';
import { connectionAtom } from './store.js';

/** What is known of a provider. */
export interface ServiceProvider {
  readonly name: string;
  readonly postalCode: string;
}

const providersByIdAtom = atom<ReadonlyMap<string, ServiceProvider>>(new Map());

export const serviceProviderAtomOf = (spId: string) => atom((get) => get(providersByIdAtom).get(spId) ?? null);

export const serviceProviderOfAtom = atom((get) => {
  const providers = get(providersByIdAtom);
  return (spId: string): ServiceProvider | null => providers.get(spId) ?? null;
});

/** Calls under way, so that two boards of one provider ask once. */
const asksAtom = atom(() => new Map<string, Promise<void>>());

/** Fetches the provider's name; a failure leaves the heading without it and is told to the host. */
export const loadServiceProviderAtom = atom(
  null,
  (get, set, { spId, asker }: { spId: string; asker: Asker }): Promise<void> => {
    const asks = get(asksAtom);
    const load = async () => {
      const outcome = await ask(asker, 'serviceProvider', async () =>
        methodOf(get(connectionAtom)?.gateway, 'serviceProvider')({ serviceProviderId: spId }),
      );
      asks.delete(spId);
      if (outcome.kind !== 'done') return;
      const record = outcome.value.serviceProviders.find(({ serviceProviderId }) => serviceProviderId === spId);
      const provider = { name: record?.name ?? '', postalCode: record?.primaryAddress?.postalCode ?? '' };
      set(providersByIdAtom, new Map(get(providersByIdAtom)).set(spId, provider));
    };
    const asked = asks.get(spId) ?? load();
    asks.set(spId, asked);
    return asked;
  },
);

export const forgetServiceProvidersAtom = atom(null, (_get, set) => set(providersByIdAtom, new Map()));
