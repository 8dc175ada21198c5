import { type ReactElement, type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import { analyticsOf } from '../element/events/analytics.js';
import { type Failure, runCall, type WidgetSession } from '../element/run-call.js';
import { FailurePanel } from '../element/widget/failure-panel.js';
import { LazyBoundary } from '../element/widget/lazy-boundary.js';
import { useAtomValue } from '../element/widget/store.js';
import { usePreload } from '../element/widget/use-lazy.js';
import { useMethods, useWidget, useWidgetReady } from '../element/widget/widget-context.js';
import { ExpiredNotice, OfflineLine } from '../element/widget/widget-notice.js';
import { providerLead } from '../gateway/calls/provider-dashboard.js';
import { isGone } from '../gateway/errors/failure-status.js';
import { keyedAtom } from '../session/keyed-atom.js';
import { type LeadKey, type LeadRef, leadKey } from '../session/lead-ref.js';
import { forTexts } from '../session/persisted-since.js';
import { hiddenInReplays } from '../ui/replay-marks.js';
import { useSeen } from '../ui/use-seen.js';
import { CardSkeleton, RowSkeleton } from './card-skeleton.js';
import { cardTools, FocusRestorer, LeadOutbox } from './lazy-card.js';
import { cardStatesAtom } from './lead/card-state.js';
import { type Lead, placeOf, toLead } from './lead/lead.js';
import { editLead } from './lead/lead-edit.js';
import { confirmationsAtom, openedUnseenAtom, putLeads } from './lead/lead-state.js';
import { LeadCard } from './lead-card.js';
import type { LeadCardSettings } from './lead-card-settings.js';

interface SingleLeadProps {
  readonly spId: string;
  readonly leadId: string;
  readonly expanded: boolean;
  /** A lead that the host already has. It is not loaded then. */
  readonly provided: Lead | undefined;
  readonly card: LeadCardSettings;
}

/** A single lead, outside of a board. */
export function SingleLead({ spId, leadId, expanded, provided, card }: SingleLeadProps): ReactElement {
  const widget = useWidget();
  const { t, session } = widget;
  const [isOpen, setOpen] = useState(expanded);
  const region = useRef<HTMLDivElement>(null);
  // A page may have many closed cards, so this code is loaded only for a card that had the focus.
  const hasHadFocus = useHasHadFocus(region);
  const hasStoredTexts = useHasStoredTexts();
  // A provided lead is shown in the first render, before an effect stores it.
  const state = useAtomValue(cardStatesAtom, (stateOf) => stateOf({ spId, leadId }, provided));
  const lead = state?.lead ?? null;
  const bodyId = useId();
  const load = useAtomValue(leadLoadsAtom, (loads) => loads.get(leadKey({ spId, leadId })) ?? null);

  const isByPerson = useRef(false);
  useEffect(() => setOpen(expanded), [expanded]);
  useEffect(() => {
    if (provided !== undefined)
      putLeads(session.store, { spId, leads: [provided], requestedAt: Number.POSITIVE_INFINITY });
    else void loadLead(session, { spId, leadId });
  }, [provided, spId, leadId, session]);

  const isThere = lead !== null;
  const { isReady: hasTools } = usePreload(cardTools, useSeen(isOpen && isThere));
  useEffect(() => {
    if (!isOpen || !isThere) return;
    session.emit('analytics', analyticsOf('lead-open', { leadId }));
    session.store.set(openedUnseenAtom, leadKey({ spId, leadId }), isByPerson.current ? null : true);
    if (isByPerson.current) void editLead(session, { spId, leadId }, { field: 'read', value: true });
    // The next lead in this card opens by itself.
    isByPerson.current = false;
  }, [isOpen, isThere, spId, leadId, session]);

  const retry = () => void loadLead(session, { spId, leadId });
  useMethods({ refresh: retry });
  useWidgetReady(isThere);
  const onToggle = useCallback(() => {
    isByPerson.current = !isOpen;
    setOpen(!isOpen);
  }, [isOpen]);
  const onArchive = useCallback(
    (_leadId: string, archived: boolean) =>
      void editLead(session, { spId, leadId }, { field: 'archived', value: archived }),
    [spId, leadId, session],
  );

  const failure = load?.failure ?? null;
  const isLeadGone = failure !== null && isGone(failure);
  const content = () => {
    if (lead !== null && isLeadGone) {
      const about = [lead.category.name, placeOf(lead.customer.address)].filter(Boolean).join(' · ');
      return <FailurePanel sentence="leadGone" failure={failure} about={about} onRetry={retry} />;
    }
    if (state !== null) {
      return (
        <LeadCard
          as="article"
          spId={spId}
          state={state}
          widget={widget}
          settings={card}
          isOpen={isOpen}
          bodyId={bodyId}
          onToggle={onToggle}
          onArchive={onArchive}
        />
      );
    }
    if (load?.phase === 'failed') {
      return <FailurePanel sentence={isLeadGone ? 'leadGone' : 'leadFailed'} failure={failure} onRetry={retry} />;
    }
    return (
      <>
        <p className="sr" role="status">
          {t('loadingLeads')}
        </p>
        <div className={expanded ? 'lead open skeleton' : 'lead skeleton'} aria-hidden="true">
          {expanded ? <CardSkeleton /> : <RowSkeleton row={0} />}
        </div>
      </>
    );
  };
  return (
    <div {...hiddenInReplays('surface single')} ref={region} aria-busy={lead === null && load?.phase !== 'failed'}>
      {lead === null ? null : (
        <>
          <ExpiredNotice onRetry={retry} />
          <OfflineLine onRetry={retry} />
        </>
      )}
      {content()}
      <LazyBoundary isSilent>
        {hasHadFocus ? <FocusRestorer region={region} /> : null}
        {hasStoredTexts || (isOpen && hasTools) ? <LeadOutbox /> : null}
      </LazyBoundary>
    </div>
  );
}

/** Whether texts or changes may be stored on the device. Most pages have none and load no code for them. */
function useHasStoredTexts(): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => void forTexts(async () => setHas(true)), []);
  return has;
}

/** True after the focus has been inside once. */
function useHasHadFocus(region: RefObject<HTMLElement | null>): boolean {
  const [hasHad, setHasHad] = useState(false);
  useEffect(() => {
    const element = region.current;
    const onFocus = () => setHasHad(true);
    element?.addEventListener('focusin', onFocus, { once: true });
    return () => element?.removeEventListener('focusin', onFocus);
  }, [region]);
  return hasHad;
}

interface LeadLoad {
  readonly phase: 'loading' | 'failed';
  readonly failure: Failure | null;
}

/** The loads of single cards that run or have failed. */
export const leadLoadsAtom = keyedAtom<LeadKey, LeadLoad>();

/**
 * Loads one lead for a single card.
 * @param requestId a replay passes the same id again
 */
export async function loadLead(session: WidgetSession, lead: LeadRef, requestId?: string): Promise<void> {
  const { store } = session;
  const key = leadKey(lead);
  const before = store.get(leadLoadsAtom).get(key);
  if (before?.phase === 'loading') return;
  const put = (load: LeadLoad | null) => store.set(leadLoadsAtom, key, load);
  put({ phase: 'loading', failure: before?.failure ?? null });
  const requestedAt = store.get(confirmationsAtom).nextTime();
  const outcome = await runCall(session, {
    definition: providerLead,
    call: (send, options) => send({ serviceProviderId: lead.spId, leadId: lead.leadId }, options),
    unknown: 'lead-id',
    requestId,
    replay: { run: (again) => loadLead(session, lead, again) },
  });
  if (outcome.kind === 'done') putLeads(store, { spId: lead.spId, leads: [toLead(outcome.value)], requestedAt });
  put(outcome.kind === 'failed' ? { phase: 'failed', failure: outcome.failure } : null);
}
