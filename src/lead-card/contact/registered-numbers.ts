import { type Failure, runCall, type WidgetSession } from '../../element/run-call.js';
import { registeredNumbers, registerNumber } from '../../gateway/calls/dashboard-forms.js';
import { keyedAtom } from '../../session/keyed-atom.js';
import type { Store } from '../../session/session.js';
import { createRequestId } from '../../web/request-id.js';

const TAKEN = 409;

export interface NumberSave {
  readonly phase: 'saving' | 'taken' | 'failed' | 'added';
  readonly number: RegisteredNumber;
  /** Saving the same number again uses the same id. */
  readonly requestId: string;
  readonly failure?: Failure | undefined;
}

export const numberSavesAtom = keyedAtom<string, NumberSave>();

/** The providers that have connected a number in this session. Their leads then no longer ask for one. */
export const connectedAtom = keyedAtom<string, true>();

/** Removes the result of the last number, when the form closes or another number is typed. */
export function dropNumberSave(store: Store, spId: string): void {
  if (store.get(numberSavesAtom).get(spId)?.phase !== 'saving') store.set(numberSavesAtom, spId, null);
}

interface RegisteredNumber {
  readonly name: string;
  readonly phoneNumber: string;
}

type NumberList =
  | { readonly phase: 'loading' | 'failed' }
  | { readonly phase: 'ready'; readonly numbers: readonly RegisteredNumber[] };

export const registeredNumbersAtom = keyedAtom<string, NumberList>();

/**
 * Loads the connected numbers of a provider. Known numbers stay meanwhile.
 * @param requestId a replay passes the same id again
 */
export async function loadNumbers(session: WidgetSession, spId: string, requestId?: string): Promise<void> {
  const { store } = session;
  const known = store.get(registeredNumbersAtom).get(spId);
  if (known?.phase === 'loading') return;
  if (known?.phase !== 'ready') store.set(registeredNumbersAtom, spId, { phase: 'loading' });
  const outcome = await runCall(session, {
    definition: registeredNumbers,
    call: (send, options) => send({ serviceProviderId: spId }, options),
    requestId,
    replay: { run: (again) => loadNumbers(session, spId, again) },
  });
  if (outcome.kind === 'done') {
    const numbers = outcome.value.registeredNumbers.map(({ name, phoneNumber }) => ({ name, phoneNumber }));
    store.set(registeredNumbersAtom, spId, { phase: 'ready', numbers });
  } else if (known?.phase !== 'ready') store.set(registeredNumbersAtom, spId, { phase: 'failed' });
}

export async function connectNumber(session: WidgetSession, spId: string, number: RegisteredNumber): Promise<void> {
  const { store } = session;
  const { name, phoneNumber } = number;
  const latest = () => store.get(numberSavesAtom).get(spId);
  const last = latest();
  if (last?.phase === 'saving') return;
  const isAgain = last?.phase === 'failed' && last.number.name === name && last.number.phoneNumber === phoneNumber;
  const requestId = isAgain ? last.requestId : createRequestId();
  const put = (phase: NumberSave['phase'], failure?: Failure) =>
    store.set(numberSavesAtom, spId, { phase, number, requestId, failure });
  put('saving');
  const outcome = await runCall(session, {
    definition: registerNumber,
    call: (send, options) => send({ serviceProviderId: spId, ...number }, options),
    requestId,
    replay: {
      run: () => connectNumber(session, spId, number),
      isWanted: () => latest()?.requestId === requestId && latest()?.phase === 'failed',
    },
  });
  if (outcome.kind === 'aborted') return put('failed');
  if (outcome.kind === 'failed') return put(outcome.failure.status === TAKEN ? 'taken' : 'failed', outcome.failure);
  put('added');
  store.set(connectedAtom, spId, true);
  const known = store.get(registeredNumbersAtom).get(spId);
  if (known?.phase === 'ready') {
    store.set(registeredNumbersAtom, spId, { phase: 'ready', numbers: [...known.numbers, number] });
  }
}
