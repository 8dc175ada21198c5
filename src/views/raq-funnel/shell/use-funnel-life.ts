import { useSetAtom, useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import type { FunnelEntry } from '../../../contract/raq-funnel.js';
import { attributionOf, firstTouch } from '../../../domain/raq-funnel/funnel-address.js';
import { dropFunnel, persistedFunnelOf } from '../../../state/raq-funnel/persisted.js';
import { tellFunnelAtom, tellStepAtom } from '../../../state/raq-funnel/raq-funnel.js';
import { endFunnelCallsAtom } from '../../../state/raq-funnel/run.js';
import {
  closeFunnelAtom,
  FUNNEL_PAGE,
  type Funnel,
  type FunnelRef,
  openFunnelAtom,
  patchFunnelAtom,
} from '../../../state/raq-funnel/store.js';

/** The first values of the host. Other values start another funnel. */
type Given = Pick<FunnelEntry, 'spId' | 'categoryId' | 'postalCode' | 'leadId'>;

/** Starts the funnel, restarts it when the host names another provider, service, place or request, and ends it. */
export function useFunnelLife(
  ref: FunnelRef,
  entry: FunnelEntry,
  funnel: Funnel | null,
): { readonly beginAnew: () => void } {
  const open = useSetAtom(openFunnelAtom);
  const tell = useSetAtom(tellFunnelAtom);
  const patch = useSetAtom(patchFunnelAtom);
  const tellStep = useSetAtom(tellStepAtom);
  const end = useSetAtom(endFunnelCallsAtom);
  const close = useSetAtom(closeFunnelAtom);
  const store = useStore();
  const begun = useRef<Given | null>(null);
  const { id } = ref;

  const begin = (from: FunnelEntry) => {
    begun.current = entry;
    end({ id, isGone: false });
    open({ id, entry: from });
    const kept = persistedFunnelOf(store.get, ref.options.persistedAs);
    const isSame = kept !== null && (from.leadId === '' || kept.funnel.leadId === from.leadId);
    tell({
      ref,
      event: { type: 'rehydrated', kept: isSame ? kept.funnel : null, referrer: referrerOf(document.referrer) },
    });
    const now = attributionOf(new URLSearchParams(location.search));
    patch({
      id,
      change: () => (isSame ? { attempt: kept.attempt, touch: firstTouch(kept.touch, now) } : { touch: now }),
    });
    tellStep(ref);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: begun once for what a host names
  useEffect(() => {
    if (funnel === null || isOther(entry, begun.current, funnel)) return begin(entry);
    if (begun.current === entry) return;
    begun.current = entry;
    if (entry.step !== null) tell({ ref, event: { type: 'went-to', step: entry.step } });
  }, [entry, funnel === null]);

  // Stored answers for another provider are removed.
  const { persistedAs } = ref.options;
  const last = useRef(persistedAs);
  useEffect(() => {
    if (last.current !== persistedAs) dropFunnel(store.get, last.current);
    last.current = persistedAs;
  }, [store, persistedAs]);

  const latest = useRef(funnel);
  useEffect(() => {
    latest.current = funnel;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of the element alone
  useEffect(() => {
    const abandon = () => {
      const state = latest.current?.state;
      latest.current = null;
      if (state === undefined || state.step === 'summary' || state.reached === state.steps[0]) return;
      ref.requester.emit('analytics', { name: 'funnel-abandon', ...FUNNEL_PAGE, value: state.step });
    };
    window.addEventListener('pagehide', abandon);
    return () => {
      window.removeEventListener('pagehide', abandon);
      abandon();
      end({ id, isGone: true });
      close(id);
    };
  }, [id]);
  // A new request is independent of the one that the host named.
  return { beginAnew: () => begin({ ...entry, leadId: '', step: entry.spId === '' ? null : 'project' }) };
}

/** Another provider or request means another funnel. Another service or place fills in missing answers. */
function isOther(entry: FunnelEntry, begun: Given | null, { state }: Funnel): boolean {
  if (begun === null) return true;
  const differs = (name: keyof Given, ...now: readonly string[]) =>
    entry[name] !== '' && entry[name] !== begun[name] && !now.includes(entry[name]);
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
  return URL.canParse(address) ? new URL(address).origin + new URL(address).pathname : '';
}
