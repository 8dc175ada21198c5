import { useEffect, useRef } from 'react';
import { parsedUrl } from '../../web/platform.js';
import { extras } from '../extras/lazy-extras.js';
import type { Attribution, FunnelEntry } from '../funnel/funnel.js';
import {
  dropFunnel,
  emitStep,
  markOf,
  persistedFunnelOf,
  type RestoredFunnel,
  sendFunnelEvent,
} from '../state/funnel-state.js';
import { endFunnelCalls, triesAtom } from '../state/run.js';
import {
  closeFunnel,
  FUNNEL_PAGE,
  type Funnel,
  type FunnelRef,
  funnelOf,
  openFunnel,
  patchFunnel,
  type Resumption,
} from '../state/store.js';
import { placeOf } from '../step/steps.js';
import type { FunnelSettings } from './funnel-context.js';

/** The first values of the host. Other values start another funnel. */
type StartValues = Pick<FunnelEntry, 'spId' | 'categoryId' | 'postalCode' | 'leadId'>;

interface StartedWith {
  readonly entry: StartValues;
  readonly token: string;
  /** Whether the host had a function for the token. */
  readonly hadLoad: boolean;
}

/** Starts the funnel, restarts it when the host names another provider, service, place or request, and ends it. */
export function useFunnelLifecycle(
  ref: FunnelRef,
  entry: FunnelEntry,
  funnel: Funnel | null,
  { resumeToken = '', loadProgress: load }: Pick<FunnelSettings, 'resumeToken' | 'loadProgress'>,
): { readonly restart: () => void; readonly resumeAgain: () => void } {
  const startedWith = useRef<StartedWith | null>(null);
  const { store } = ref.session;

  const begin = (from: FunnelEntry, persisted: RestoredFunnel | null, resume?: Resumption) => {
    const isSame = persisted !== null && (from.leadId === '' || persisted.funnel.leadId === from.leadId);
    const now = attributionOf(new URLSearchParams(location.search));
    patchFunnel(ref, () => ({
      ...(isSame ? { attempt: persisted.attempt, touch: firstTouch(persisted.touch, now) } : { touch: now }),
      ...(resume && { resume }),
    }));
    sendFunnelEvent(ref, {
      type: 'rehydrated',
      persisted: isSame ? persisted.funnel : null,
      referrer: referrerOf(document.referrer),
    });
    const state = funnelOf(ref)?.state;
    if (state === undefined) return;
    emitStep(ref, state);
    if (resume) patchFunnel(ref, () => ({ resume: { ...resume, place: placeOf(state) } }));
  };
  const start = (from: FunnelEntry, resumes: 'once' | 'again' | 'not' = 'once') => {
    endFunnelCalls(ref, false);
    openFunnel(ref, from);
    const token = from.leadId === '' ? resumeToken : '';
    startedWith.current = { entry, token, hadLoad: load !== undefined };
    const mark = markOf(token);
    const persisted = persistedFunnelOf(store, ref.options.persistedAs);
    if (token === '') return begin(from, persisted);
    // What was answered here since is newer.
    if (resumes === 'not' || (resumes === 'once' && persisted?.resumed === mark)) {
      return begin(from, persisted, { mark, outcome: 'earlier' });
    }
    patchFunnel(ref, () => ({ resume: { mark, outcome: 'busy' } }));
    const over = new AbortController();
    // Aborted with the calls of the funnel.
    ref.session.store.get(triesAtom).set(`${ref.id} resume`, over);
    void extras.load().then(
      async (code) => {
        const found = await code.resumeProgress({ ref, token, load, entry: from, signal: over.signal });
        if (over.signal.aborted || found === null) return;
        const { outcome, funnel: brought } = found;
        const restored = brought && { funnel: brought, attempt: null, touch: {}, resumed: mark };
        begin(from, restored ?? persisted, { mark, outcome });
        const step = funnelOf(ref)?.state.step;
        if (brought && step) ref.session.emit('analytics', { name: 'funnel-resume', ...FUNNEL_PAGE, value: step });
      },
      () => {
        if (over.signal.aborted) return;
        ref.session.emit('widget-error', { operation: 'load', kind: 'network' });
        begin(from, persisted, { mark, outcome: 'failed' });
      },
    );
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: begun once for what a host names
  useEffect(() => {
    const last = startedWith.current;
    if (funnel === null || last === null || isOther(entry, last.entry, funnel)) return start(entry);
    // Also while the attempt without the function has not failed yet.
    const isLate = load !== undefined && !last.hadLoad && funnel.resume?.outcome !== 'earlier';
    const isNew = resumeToken !== last.token || isLate;
    if (resumeToken !== '' && funnel.state.leadId === '' && isNew) return start(entry);
    if (last.entry === entry) return;
    startedWith.current = { ...last, entry };
    if (entry.step !== null) sendFunnelEvent(ref, { type: 'went-to', step: entry.step });
  }, [entry, funnel === null, resumeToken, load === undefined]);

  // Stored answers for another provider are removed.
  const { persistedAs } = ref.options;
  const lastPersistedAs = useRef(persistedAs);
  useEffect(() => {
    if (lastPersistedAs.current !== persistedAs) dropFunnel(store, lastPersistedAs.current);
    lastPersistedAs.current = persistedAs;
  }, [store, persistedAs]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the element ends
  useEffect(() => {
    let isAnnounced = false;
    const abandon = () => {
      const state = funnelOf(ref)?.state;
      if (isAnnounced || state === undefined || state.step === 'summary' || state.reached === state.steps[0]) return;
      isAnnounced = true;
      ref.session.emit('analytics', { name: 'funnel-abandon', ...FUNNEL_PAGE, value: state.step });
    };
    window.addEventListener('pagehide', abandon);
    return () => {
      window.removeEventListener('pagehide', abandon);
      abandon();
      endFunnelCalls(ref, true);
      closeFunnel(ref);
    };
  }, [ref.id]);
  // A new request is independent of the one that the host named.
  return {
    restart: () => start({ ...entry, leadId: '', step: entry.spId === '' ? null : 'project' }, 'not'),
    resumeAgain: () => start(entry, 'again'),
  };
}

/** Another provider or request means another funnel. Another service or place fills in missing answers. */
function isOther(entry: FunnelEntry, startedWith: StartValues, { state }: Funnel): boolean {
  const differs = (name: keyof StartValues, ...now: readonly string[]) =>
    entry[name] !== '' && entry[name] !== startedWith[name] && !now.includes(entry[name]);
  const { form, leadId, reached, steps } = state;
  if (differs('spId', form.serviceProviderId) || differs('leadId', leadId)) return true;
  const isUntouched = reached === steps[0] && state.screen === 0 && Object.keys(state.answers).length === 0;
  return (
    isUntouched &&
    (differs('categoryId', form.categoryId, form.taskCategoryId) || differs('postalCode', form.postalCode))
  );
}

/** The referrer without personal data. */
function referrerOf(address: string): string {
  const { origin = '', pathname = '' } = parsedUrl(address) ?? {};
  return origin + pathname;
}

const UTM = /^utm_[a-z\d_]{1,40}$/;
const TEXT_MAX_LENGTH = 254;

/** The `utm_` parameters of a page's query. If one is repeated, the first counts. */
export function attributionOf(search: URLSearchParams): Attribution {
  const found = new Map<string, string>();
  for (const [name, value] of search) {
    const [key, text] = [name.toLowerCase(), value.trim().slice(0, TEXT_MAX_LENGTH)];
    if (UTM.test(key) && text !== '' && !found.has(key)) found.set(key, text);
  }
  return Object.fromEntries(found);
}

/** The customer's first entry point. A stored one wins over later ones. */
export function firstTouch(persisted: Attribution, now: Attribution): Attribution {
  return Object.keys(persisted).length > 0 ? persisted : now;
}
