import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { createRequestId } from '../contract/request-id.js';
import { type Asker, ask, deferred } from './asker.js';
import { epochAtom } from './epoch.js';
import { lateMethodOf } from './late-method.js';
import { sessionMapAtom } from './session-map.js';
import { connectionAtom } from './store.js';

/** A number that a provider has connected (Spec §3 Registered number). */
export interface RegisteredNumber {
  readonly name: string;
  readonly phoneNumber: string;
}

export type NumberList =
  | { readonly phase: 'loading' | 'failed' }
  | { readonly phase: 'ready'; readonly numbers: readonly RegisteredNumber[] };

/** The numbers of each provider, as far as they were asked for. */
export const numbersByProviderAtom = sessionMapAtom<string, NumberList>();

export const registeredNumbersAtomOf = (spId: string) => atom((get) => get(numbersByProviderAtom).get(spId) ?? null);

interface LoadRequest {
  readonly spId: string;
  readonly asker: Asker;
  /** Given again by a replay: the same call again. */
  readonly requestId?: string;
}

/** Fetches the numbers that a provider has connected; those that are known stay in view meanwhile. Spec §7 Provider dashboard */
export const loadNumbersAtom = atom(null, loadNumbers);

// A function of its own, because an atom cannot set itself: the replay runs it again.
async function loadNumbers(get: Getter, set: Setter, request: LoadRequest): Promise<void> {
  const { spId, asker, requestId = createRequestId() } = request;
  const known = get(numbersByProviderAtom).get(spId);
  if (known?.phase === 'loading') return;
  if (known?.phase !== 'ready') set(numbersByProviderAtom, spId, { phase: 'loading' });
  const epoch = get(epochAtom);
  const replay = deferred(asker, 'registeredNumbers', () => loadNumbers(get, set, { ...request, requestId }));
  const outcome = await ask(asker, 'registeredNumbers', async () => {
    const list = await lateMethodOf(get(connectionAtom), 'registeredNumbers');
    return list({ spId }, { requestId, replay });
  });
  if (get(epochAtom) !== epoch) return;
  if (outcome.kind === 'done') {
    const numbers = outcome.value.registeredNumbers.map(({ name, phoneNumber }) => ({ name, phoneNumber }));
    set(numbersByProviderAtom, spId, { phase: 'ready', numbers });
  } else if (known?.phase !== 'ready') set(numbersByProviderAtom, spId, { phase: 'failed' });
}
