import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { keyedAtom } from './keyed-atom.js';
import { type Asker, runCall } from './run-call.js';

/** A number that a provider has connected (Spec §3 Registered number). */
export interface RegisteredNumber {
  readonly name: string;
  readonly phoneNumber: string;
}

export type NumberList =
  | { readonly phase: 'loading' | 'failed' }
  | { readonly phase: 'ready'; readonly numbers: readonly RegisteredNumber[] };

/** The numbers of each provider, as far as they were asked for. */
export const numbersByProviderAtom = keyedAtom<string, NumberList>();

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
  const { spId, asker } = request;
  const known = get(numbersByProviderAtom).get(spId);
  if (known?.phase === 'loading') return;
  if (known?.phase !== 'ready') set(numbersByProviderAtom, spId, { phase: 'loading' });
  const outcome = await runCall(get, {
    asker,
    operation: 'registeredNumbers',
    call: (registeredNumbers, options) => registeredNumbers({ spId }, options),
    requestId: request.requestId,
    replay: { run: (requestId) => loadNumbers(get, set, { ...request, requestId }) },
  });
  if (outcome.kind === 'done') {
    const numbers = outcome.value.registeredNumbers.map(({ name, phoneNumber }) => ({ name, phoneNumber }));
    set(numbersByProviderAtom, spId, { phase: 'ready', numbers });
  } else if (known?.phase !== 'ready') set(numbersByProviderAtom, spId, { phase: 'failed' });
}
