import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { createRequestId } from '../contract/request-id.js';
import { type Asker, ask, deferred } from './asker.js';
import { epochAtom } from './epoch.js';
import { lateMethodOf } from './late-method.js';
import { numbersByProviderAtom, type RegisteredNumber } from './registered-numbers.js';
import { sessionMapAtom } from './session-map.js';
import { connectionAtom } from './store.js';

/** HTTP status of a number that is connected already (Spec §8). */
const TAKEN = 409;

/** How the number that a provider connects stands. */
export interface NumberSave {
  readonly phase: 'saving' | 'taken' | 'failed' | 'added';
  readonly number: RegisteredNumber;
  /** The same number saved again is the same decision. */
  readonly requestId: string;
}

const savesByProviderAtom = sessionMapAtom<string, NumberSave>();

export const numberSaveAtomOf = (spId: string) => atom((get) => get(savesByProviderAtom).get(spId) ?? null);

const connectedAtom = sessionMapAtom<string, true>();

/** Whether a provider has connected a number here: none of its leads asks for one any more, whatever an older answer says. */
export const isConnectedAtomOf = (spId: string) => atom((get) => get(connectedAtom).has(spId));

export interface ConnectRequest {
  readonly spId: string;
  readonly number: RegisteredNumber;
  readonly asker: Asker;
}

/** Connects a number of the provider's own. Spec §4 Connect number, §8 */
export const connectNumberAtom = atom(null, (get, set, request: ConnectRequest): Promise<void> => {
  const last = get(savesByProviderAtom).get(request.spId);
  if (last?.phase === 'saving') return Promise.resolve();
  const { name, phoneNumber } = request.number;
  const isAgain = last?.phase === 'failed' && last.number.name === name && last.number.phoneNumber === phoneNumber;
  return connectNumber(get, set, request, isAgain ? last.requestId : createRequestId());
});

// A function of its own, because an atom cannot set itself: the replay runs it again.
async function connectNumber(get: Getter, set: Setter, request: ConnectRequest, requestId: string): Promise<void> {
  const { spId, number, asker } = request;
  const put = (phase: NumberSave['phase']) => set(savesByProviderAtom, spId, { phase, number, requestId });
  const latest = () => get(savesByProviderAtom).get(spId);
  const replay = deferred(
    asker,
    'registerNumber',
    () => connectNumber(get, set, request, requestId),
    () => latest()?.requestId === requestId && latest()?.phase === 'failed',
  );
  put('saving');
  const epoch = get(epochAtom);
  const outcome = await ask(asker, 'registerNumber', async () => {
    const register = await lateMethodOf(get(connectionAtom), 'registerNumber');
    return register({ spId, ...number }, { requestId, replay });
  });
  if (get(epochAtom) !== epoch) return;
  if (outcome.kind !== 'done') {
    return put(outcome.kind === 'failed' && outcome.failure.status === TAKEN ? 'taken' : 'failed');
  }
  put('added');
  set(connectedAtom, spId, true);
  const known = get(numbersByProviderAtom).get(spId);
  if (known?.phase === 'ready') {
    set(numbersByProviderAtom, spId, { phase: 'ready', numbers: [...known.numbers, number] });
  }
}

/** What was said of the last number goes: the form is left, or another number is typed. */
export const dropNumberSaveAtom = atom(null, (get, set, spId: string) => {
  if (get(savesByProviderAtom).get(spId)?.phase !== 'saving') set(savesByProviderAtom, spId, null);
});
