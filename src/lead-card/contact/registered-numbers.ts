import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { runCall, type WidgetSession } from '../../element/run-call.js';
import { keyedAtom } from '../../session/keyed-atom.js';
import { createRequestId } from '../../web/request-id.js';

/** HTTP status when the number is already connected. */
const TAKEN = 409;

export interface NumberSave {
  readonly phase: 'saving' | 'taken' | 'failed' | 'added';
  readonly number: RegisteredNumber;
  /** Saving the same number again uses the same id. */
  readonly requestId: string;
}

const savesByProviderAtom = keyedAtom<string, NumberSave>();

export const numberSaveAtomOf = (spId: string) => atom((get) => get(savesByProviderAtom).get(spId) ?? null);

const connectedAtom = keyedAtom<string, true>();

/** Whether the provider has connected a number in this session. Its leads then no longer ask for one. */
export const isConnectedAtomOf = (spId: string) => atom((get) => get(connectedAtom).has(spId));

interface ConnectRequest {
  readonly spId: string;
  readonly number: RegisteredNumber;
  readonly session: WidgetSession;
}

export const connectNumberAtom = atom(null, (get, set, request: ConnectRequest): Promise<void> => {
  const last = get(savesByProviderAtom).get(request.spId);
  if (last?.phase === 'saving') return Promise.resolve();
  const { name, phoneNumber } = request.number;
  const isAgain = last?.phase === 'failed' && last.number.name === name && last.number.phoneNumber === phoneNumber;
  return connectNumber(get, set, request, isAgain ? last.requestId : createRequestId());
});

/** Removes the result of the last number, when the form closes or another number is typed. */
export const dropNumberSaveAtom = atom(null, (get, set, spId: string) => {
  if (get(savesByProviderAtom).get(spId)?.phase !== 'saving') set(savesByProviderAtom, spId, null);
});

interface RegisteredNumber {
  readonly name: string;
  readonly phoneNumber: string;
}

type NumberList =
  | { readonly phase: 'loading' | 'failed' }
  | { readonly phase: 'ready'; readonly numbers: readonly RegisteredNumber[] };

/** The loaded numbers of each provider. */
const numbersByProviderAtom = keyedAtom<string, NumberList>();

export const registeredNumbersAtomOf = (spId: string) => atom((get) => get(numbersByProviderAtom).get(spId) ?? null);

interface LoadRequest {
  readonly spId: string;
  readonly session: WidgetSession;
  /** A replay passes the same id again. */
  readonly requestId?: string;
}

/** Loads the connected numbers of a provider. Known numbers stay meanwhile. */
export const loadNumbersAtom = atom(null, loadNumbers);

// A function, because an atom cannot set itself: a replay runs it again.
async function loadNumbers(get: Getter, set: Setter, request: LoadRequest): Promise<void> {
  const { spId, session } = request;
  const known = get(numbersByProviderAtom).get(spId);
  if (known?.phase === 'loading') return;
  if (known?.phase !== 'ready') set(numbersByProviderAtom, spId, { phase: 'loading' });
  const outcome = await runCall(session, {
    operation: 'registeredNumbers',
    call: (registeredNumbers, options) => registeredNumbers({ serviceProviderId: spId }, options),
    requestId: request.requestId,
    replay: { run: (requestId) => loadNumbers(get, set, { ...request, requestId }) },
  });
  if (outcome.kind === 'done') {
    const numbers = outcome.value.registeredNumbers.map(({ name, phoneNumber }) => ({ name, phoneNumber }));
    set(numbersByProviderAtom, spId, { phase: 'ready', numbers });
  } else if (known?.phase !== 'ready') set(numbersByProviderAtom, spId, { phase: 'failed' });
}

// A function, because an atom cannot set itself: a replay runs it again.
async function connectNumber(get: Getter, set: Setter, request: ConnectRequest, requestId: string): Promise<void> {
  const { spId, number, session } = request;
  const put = (phase: NumberSave['phase']) => set(savesByProviderAtom, spId, { phase, number, requestId });
  const latest = () => get(savesByProviderAtom).get(spId);
  put('saving');
  const outcome = await runCall(session, {
    operation: 'registerNumber',
    call: (registerNumber, options) => registerNumber({ serviceProviderId: spId, ...number }, options),
    requestId,
    replay: {
      run: () => connectNumber(get, set, request, requestId),
      isWanted: () => latest()?.requestId === requestId && latest()?.phase === 'failed',
    },
  });
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
