import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactElement, useEffect, useMemo, useRef } from 'react';
import { providerPage } from '../../state/analytics.js';
import { leadPageAtomOf, loadLeadPageAtom } from '../../state/lead-page.js';
import { leadKey } from '../../state/lead-ref.js';
import { FocusKeeper } from '../widget/focus-keeper.js';
import { useMethods } from '../widget/use-methods.js';
import { useWidgetReady } from '../widget/use-widget-ready.js';
import { useWidget } from '../widget/widget-context.js';
import { LeadGone } from './lead-gone.js';
import { LeadHelp } from './lead-help.js';
import type { LeadPageSettings } from './lead-page-settings.js';
import { LeadSkeleton } from './lead-skeleton.js';
import { PageLead } from './page-lead.js';
import { StatusBanner } from './status-banner.js';
import { UnlockedNotices } from './unlocked-notices.js';
import { useSale } from './use-sale.js';
import { useSecondDraw } from './use-second-draw.js';
import { useTargetOffers } from './use-target-offers.js';

/** The lead page of LeadFeed: a lead that can be bought, or was, and how it works (Spec §2 Lead page). */
export function LeadPage({ settings }: { settings: LeadPageSettings }): ReactElement {
  const { spId, leadId, faqUrl, categories } = settings;
  const { t, asker } = useWidget();
  const region = useRef<HTMLElement>(null);
  const { phase, lead, failure, clockAheadMs } = useAtomValue(
    useMemo(() => leadPageAtomOf(leadKey({ spId, leadId })), [spId, leadId]),
  );
  const load = useSetAtom(loadLeadPageAtom);
  const offers = useTargetOffers();
  const sale = useSale(lead, clockAheadMs);
  const reload = () => void load({ lead: { spId, leadId }, asker });

  useEffect(() => void load({ lead: { spId, leadId }, asker }), [spId, leadId, asker, load]);
  useMethods({ refresh: reload, ...offers });

  const isThere = lead !== null;
  useEffect(() => {
    if (isThere) asker.emit('analytics', { name: 'page-view', ...providerPage('Lead Page'), leadId });
  }, [isThere, leadId, asker]);
  useWidgetReady(isThere);
  useSecondDraw(lead !== null && lead.contact !== null);

  const content = () => {
    if (lead === null) return failure === null || phase === 'loading' ? <LeadSkeleton /> : null;
    if (sale.kind === 'unavailable') return <LeadGone because={sale.because} />;
    return (
      <>
        {sale.kind === 'purchased' ? <UnlockedNotices /> : null}
        <PageLead lead={lead} sale={sale} clockAheadMs={clockAheadMs} categories={categories} />
      </>
    );
  };
  return (
    <section
      className="surface page"
      part="page"
      ref={region}
      aria-label={t('leadFeed')}
      aria-busy={phase === 'loading'}
    >
      <header className="beta" part="banner">
        <h2>{t('leadFeed')}</h2>
        <span className="mark">{t('beta')}</span>
        <p>{t('betterLeads')}</p>
      </header>
      <div className={phase === 'loading' && lead === null ? 'cols early' : 'cols'}>
        <div className="main">
          {phase === 'failed' && failure !== null ? <StatusBanner failure={failure} onRetry={reload} /> : null}
          {content()}
        </div>
        <LeadHelp faqUrl={faqUrl} />
      </div>
      <FocusKeeper region={region} />
    </section>
  );
}
