import { useSetAtom, useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { bareDocument } from '../../../contract/bare-document.js';
import { parsedUrl } from '../../../contract/platform.js';
import type { FunnelEntry } from '../../../contract/raq-funnel.js';
import { attributionOf, firstTouch } from '../../../domain/raq-funnel/funnel-address.js';
import { dropFunnel, persistedFunnelOf } from '../../../state/raq-funnel/persisted.js';
import { emitStepAtom, sendFunnelEventAtom } from '../../../state/raq-funnel/raq-funnel.js';
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
type StartValues = Pick<FunnelEntry, 'spId' | 'categoryId' | 'postalCode' | 'leadId'>;

/** Starts the funnel, restarts it when the host names another provider, service, place or request, and ends it. */
export function useFunnelLifecycle(
  ref: FunnelRef,
  entry: FunnelEntry,
  funnel: Funnel | null,
): { readonly restart: () => void } {
  const open = useSetAtom(openFunnelAtom);
  const sendEvent = useSetAtom(sendFunnelEventAtom);
  const patch = useSetAtom(patchFunnelAtom);
  const emitStep = useSetAtom(emitStepAtom);
  const end = useSetAtom(endFunnelCallsAtom);
  const close = useSetAtom(closeFunnelAtom);
  const store = useStore();
  const startedWith = useRef<StartValues | null>(null);
  const { id } = ref;

  const start = (from: FunnelEntry) => {
    startedWith.current = entry;
    end({ id, isGone: false });
    open({ id, entry: from });
    const persisted = persistedFunnelOf(store.get, ref.options.persistedAs);
    const isSame = persisted !== null && (from.leadId === '' || persisted.funnel.leadId === from.leadId);
    sendEvent({
      ref,
      event: {
        type: 'rehydrated',
        persisted: isSame ? persisted.funnel : null,
        referrer: referrerOf(bareDocument().referrer),
      },
    });
    const now = attributionOf(new URLSearchParams(location.search));
    patch({
      id,
      change: () => (isSame ? { attempt: persisted.attempt, touch: firstTouch(persisted.touch, now) } : { touch: now }),
    });
    emitStep(ref);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: begun once for what a host names
  useEffect(() => {
    if (funnel === null || isOther(entry, startedWith.current, funnel)) return start(entry);
    if (startedWith.current === entry) return;
    startedWith.current = entry;
    if (entry.step !== null) sendEvent({ ref, event: { type: 'went-to', step: entry.step } });
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
  return { restart: () => start({ ...entry, leadId: '', step: entry.spId === '' ? null : 'project' }) };
}

/** Another provider or request means another funnel. Another service or place fills in missing answers. */
function isOther(entry: FunnelEntry, startedWith: StartValues | null, { state }: Funnel): boolean {
  if (startedWith === null) return true;
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
