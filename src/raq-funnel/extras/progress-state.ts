import { runCall } from '../../element/run-call.js';
import { anySignal } from '../../web/abort.js';
import type { FunnelEntry, Question } from '../funnel/funnel.js';
import type { PersistedFunnel } from '../funnel/persisted-funnel.js';
import { isAbout } from '../funnel/rehydrate.js';
import { questionsOf } from '../questions/questions.js';
import { callHostFunction, type HostAnswer, hostFunction } from '../state/host-function.js';
import { FUNNEL_PAGE, type FunnelCaller, type FunnelRef, funnelOf, type Resumption } from '../state/store.js';
import { progressOf, readProgress, resumedAt, type Ticket, ticketIn, withoutService } from './progress-rules.js';

/** The time that the host has to save or to load, in milliseconds. */
const LIMIT_MS = 15_000;

/** How long a customer waits to hear whether a service is still there, in milliseconds. */
const SERVICE_LIMIT_MS = 5000;

interface Saving {
  readonly ref: FunnelCaller;
  /** Those that the customer was asked. */
  readonly questions: readonly Question[];
  /** The host's function. */
  readonly save: object | undefined;
  readonly signal: AbortSignal;
}

/** Gives the answers so far to the host, which keeps them for another device. */
export async function saveProgress({ ref, questions, save, signal }: Saving): Promise<HostAnswer<Ticket>> {
  const state = funnelOf(ref)?.state;
  if (state === undefined) return { kind: 'aborted' };
  const answer = await callHostFunction(ref.session, {
    operation: 'saveProgress',
    call: (own) => hostCall(save, 'saveProgress')(progressOf(state, questions), { signal: own }),
    read: ticketIn,
    signal,
    limitMs: LIMIT_MS,
  });
  if (answer.kind === 'done') {
    ref.session.emit('analytics', { name: 'funnel-save', ...FUNNEL_PAGE, value: state.step });
  }
  return answer;
}

function hostCall(given: object | undefined, name: string) {
  const found = hostFunction(given);
  if (found === undefined) throw new TypeError(`${name} is no function.`);
  return found;
}

interface Resuming {
  readonly ref: FunnelRef;
  readonly token: string;
  /** The host's function. */
  readonly load: object | undefined;
  readonly entry: FunnelEntry;
  readonly signal: AbortSignal;
}

export interface Resumed {
  readonly outcome: Exclude<Resumption['outcome'], 'busy' | 'earlier'>;
  readonly funnel: PersistedFunnel | null;
}

/**
 * Asks the host for the answers of another device. The token goes nowhere else.
 * @returns null if nobody waits for them any longer
 */
export async function resumeProgress({ ref, token, load, entry, signal }: Resuming): Promise<Resumed | null> {
  const answer = await callHostFunction(ref.session, {
    operation: 'loadProgress',
    call: (own) => hostCall(load, 'loadProgress')(token, { signal: own }),
    read: (value) => {
      const funnel = readProgress(value);
      return funnel !== null && isAbout(funnel, entry) ? funnel : undefined;
    },
    signal,
    limitMs: LIMIT_MS,
  });
  if (answer.kind === 'aborted') return null;
  if (answer.kind === 'failed') {
    return { outcome: answer.error === 'contract' ? 'unknown' : 'failed', funnel: null };
  }
  const funnel = answer.value;
  const { categoryId, taskCategoryId } = funnel.form;
  const id = taskCategoryId || categoryId;
  // The service of a provider, or of the page, is looked up as in any other funnel.
  const isOwn = entry.categoryId === '' && (entry.spId === '' || funnel.isProviderDropped);
  if (!isOwn || id === '') return { outcome: 'restored', funnel: resumedAt(funnel, questionsOf(funnel, ref.options)) };
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), SERVICE_LIMIT_MS);
  const found = await runCall(ref.session, {
    operation: 'taxonomyCategory',
    call: (method, options) => method({ categoryId: id }, options),
    replay: null,
    signal: anySignal(signal, late.signal),
    isQuiet: true,
  });
  clearTimeout(timer);
  if (signal.aborted) return null;
  // Any other failure says nothing about the service.
  const isGone = found.kind === 'failed' && found.failure.status === 404;
  return isGone
    ? { outcome: 'no-service', funnel: withoutService(funnel) }
    : { outcome: 'restored', funnel: resumedAt(funnel, questionsOf(funnel, ref.options)) };
}
