import { atom } from 'jotai/vanilla';
import { runCall, type WidgetSession } from '../../element/run-call.js';
import { serviceProvider } from '../../gateway/calls/provider-dashboard.js';
import { keyedAtom } from '../../session/keyed-atom.js';

interface ServiceProvider {
  readonly name: string;
  readonly postalCode: string;
}

/** The loaded providers, by id. */
export const serviceProvidersAtom = keyedAtom<string, ServiceProvider>();

/** Pending calls, so that two boards of one provider make one call. */
const providerRequestsAtom = atom(() => new Map<string, Promise<void>>());

/** Loads the provider's name if it is missing. A failure is reported to the host. */
export function loadServiceProvider(session: WidgetSession, spId: string): Promise<void> {
  const { store } = session;
  if (store.get(serviceProvidersAtom).get(spId)?.name) return Promise.resolve();
  const requests = store.get(providerRequestsAtom);
  const pending = requests.get(spId) ?? fetchServiceProvider(session, spId);
  requests.set(spId, pending);
  return pending;
}

async function fetchServiceProvider(session: WidgetSession, spId: string, requestId?: string): Promise<void> {
  const { store } = session;
  const outcome = await runCall(session, {
    definition: serviceProvider,
    call: (send, options) => send({ serviceProviderId: spId }, options),
    requestId,
    unknown: 'sp-id',
    replay: { run: (again) => fetchServiceProvider(session, spId, again) },
  });
  store.get(providerRequestsAtom).delete(spId);
  if (outcome.kind !== 'done') return;
  const record = outcome.value.serviceProviders.find(({ serviceProviderId }) => serviceProviderId === spId);
  const provider = { name: record?.name ?? '', postalCode: record?.primaryAddress?.postalCode ?? '' };
  store.set(serviceProvidersAtom, spId, provider);
}
