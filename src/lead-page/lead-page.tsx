import { type ReactElement, useEffect, useReducer, useRef } from 'react';
import type { Categories } from '../category/catalog.js';
import { providerPage } from '../element/events/analytics.js';
import { FEATURES } from '../element/feature.js';
import type { Failure } from '../element/run-call.js';
import { FocusRestorer } from '../element/widget/focus-restorer.js';
import { HostLink } from '../element/widget/host-link.js';
import { useAtomValue } from '../element/widget/store.js';
import { useMethods, useWidget, useWidgetReady, type WidgetMethods } from '../element/widget/widget-context.js';
import { OfflineLine, SignInLink, useBackOnline } from '../element/widget/widget-notice.js';
import { isSignedOut, mayBeSignedOut } from '../gateway/errors/failure-status.js';
import { canRetryHelp, sentenceOf } from '../gateway/errors/sentence.js';
import type { MessageValues } from '../i18n/messages.js';
import { leadKey } from '../session/lead-ref.js';
import { Icon } from '../ui/icons/icon.js';
import { alert } from '../ui/icons/icons.js';
import { phone } from '../ui/icons/lazy-icons.js';
import { bell, bolt, chevron, document, lock, retry, unlock } from '../ui/icons/page-icons.js';
import { hiddenInReplays } from '../ui/replay-marks.js';
import {
  EMPTY_PAGE,
  leadPagesAtom,
  loadLeadPage,
  NO_OFFERS,
  recordTargetOffer,
  requestOfferCategory,
  targetOffersAtom,
} from './lead-page-state.js';
import { LeadName, type LeadNameProps, LeadSkeleton, PageLead } from './page-lead.js';
import {
  type LeadIdentity,
  type LeadSale,
  type PageLead as PageLeadData,
  SALE_TERMS,
  saleOf,
  timeLeft,
} from './page-lead-data.js';

interface LeadPageProps {
  readonly spId: string;
  readonly leadId: string;
  /** URL of the host's FAQ page. */
  readonly faqUrl: string | undefined;
  readonly categories: Categories;
}

/** The lead page of LeadFeed: a lead that is for sale or bought, and how LeadFeed works. */
export function LeadPage({ spId, leadId, faqUrl, categories }: LeadPageProps): ReactElement {
  const { t, session } = useWidget();
  const region = useRef<HTMLElement>(null);
  const page = useAtomValue(leadPagesAtom, (pages) => pages.get(leadKey({ spId, leadId })) ?? EMPTY_PAGE);
  const { phase, lead, gone, failure, clockAheadMs } = page;
  const offers = useTargetOffers();
  const sale = useSale(lead, clockAheadMs);
  const reload = () => void loadLeadPage(session, { spId, leadId });

  useEffect(() => void loadLeadPage(session, { spId, leadId }), [spId, leadId, session]);
  useMethods({ refresh: reload, ...offers });

  const isThere = lead !== null;
  useEffect(() => {
    if (isThere) session.emit('analytics', { name: 'page-view', ...providerPage('Lead Page'), leadId });
  }, [isThere, leadId, session]);
  useWidgetReady(isThere);
  useRerenderOnRemoval(lead?.contact != null);

  const isLoading = lead === null && (failure === null || phase === 'loading');
  const notice = () => {
    if (isLoading) return t('loadingLead');
    if (lead === null) return null;
    if (sale.kind === 'unavailable') return <LeadGone lead={lead} because={sale.because} categories={categories} />;
    if (sale.kind !== 'purchased') return null;
    return <Notice className="notice success" part="unlocked" icon={unlock} heading="leadUnlocked" />;
  };
  const content = () => {
    if (lead === null) return isLoading ? <LeadSkeleton /> : null;
    if (sale.kind === 'unavailable') return null;
    return (
      <>
        {sale.kind === 'purchased' ? <Notice part="first" icon={bolt} heading="beTheFirst" /> : null}
        <PageLead lead={lead} sale={sale} clockAheadMs={clockAheadMs} categories={categories} />
      </>
    );
  };
  const hasNotice = lead !== null && sale.kind !== 'for-sale';
  return (
    <section
      {...hiddenInReplays('surface page')}
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
      {phase === 'failed' ? null : <OfflineLine onRetry={reload} />}
      <div className={phase === 'loading' && lead === null ? 'cols early' : 'cols'}>
        <div className="main">
          {phase === 'failed' && failure !== null ? (
            <StatusBanner failure={failure} gone={gone} categories={categories} onRetry={reload} />
          ) : null}
          {/** Always there, or what becomes of the lead would not be announced. */}
          <div role="status" className={hasNotice ? undefined : 'sr'}>
            {notice()}
          </div>
          {content()}
        </div>
        <LeadHelp faqUrl={faqUrl} />
      </div>
      <FocusRestorer region={region} />
    </section>
  );
}

/**
 * React keeps the previous render in memory. Renders once more when the contact goes away, so that neither render
 * holds it.
 */
function useRerenderOnRemoval(hasContact: boolean): void {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  useEffect(() => (hasContact ? rerender : undefined), [hasContact]);
}

interface LeadGoneProps extends LeadNameProps {
  readonly because: 'expired' | 'sold-out' | null;
}

/** Shown when the lead is not bought and no longer for sale: which lead it is, and why. */
function LeadGone({ lead, because, categories }: LeadGoneProps): ReactElement {
  const { t } = useWidget();
  const reason = because && t(because === 'expired' ? 'saleExpired' : 'saleSoldOut', SALE_TERMS);
  return (
    <section className="card gone" part="unavailable">
      <span className="disc">
        <Icon path={lock} />
      </span>
      <LeadName lead={lead} categories={categories} />
      <h3>{t('noLongerAvailable')}</h3>
      <p>{[reason, t('nextLead')].filter(Boolean).join(' ')}</p>
    </section>
  );
}

/** The methods that record a host's offers. The element reflects the records. */
function useTargetOffers(): Required<Pick<WidgetMethods, 'recordTargetOffer' | 'requestOfferCategory'>> {
  const { session, reflect } = useWidget();
  const offers = useAtomValue(targetOffersAtom);
  useEffect(() => {
    if (offers !== NO_OFFERS) reflect('targetOffers', offers);
  }, [reflect, offers]);
  return {
    recordTargetOffer: (name, outcome) => recordTargetOffer(session, name, outcome),
    requestOfferCategory: (name, categoryId) => requestOfferCategory(session, name, categoryId),
  };
}

interface StatusBannerProps {
  readonly failure: Failure;
  /** The lead that the gateway has no more; null otherwise. */
  readonly gone: LeadIdentity | null;
  readonly categories: Categories;
  readonly onRetry: () => void;
}

/** The error when the lead could not be loaded, with 'Retry' if a retry can help, and the sign-in if it has ended. */
function StatusBanner({ failure, gone, categories, onRetry }: StatusBannerProps): ReactElement {
  useBackOnline(onRetry);
  const { t } = useWidget();
  const isOver = isSignedOut(failure);
  return (
    <div className="notice danger" part="error" role="alert">
      <Icon path={alert} />
      <div>
        {gone === null ? null : <LeadName lead={gone} categories={categories} />}
        <p dir="auto">{failure.customMessage ?? t(sentenceOf(failure))}</p>
        {mayBeSignedOut(failure) ? (
          <p>
            {t('mayBeSignedOut')} <SignInLink className="link" />
          </p>
        ) : null}
      </div>
      {isOver ? <SignInLink className="btn" /> : null}
      {isOver || canRetryHelp(failure) ? (
        <button type="button" className="btn" onClick={onRetry}>
          <Icon path={retry} />
          {t('retry')}
        </button>
      ) : null}
    </div>
  );
}

interface NoticeProps {
  readonly className?: string;
  readonly part: string;
  readonly icon: string;
  readonly heading: 'leadUnlocked' | 'beTheFirst';
}

function Notice({ className = 'notice', part, icon, heading }: NoticeProps): ReactElement {
  const { t } = useWidget();
  return (
    <div className={className} part={part}>
      <Icon path={icon} />
      <div>
        <h3>{t(heading)}</h3>
        <p>{t(`${heading}Text`)}</p>
      </div>
    </div>
  );
}

const UNAVAILABLE: LeadSale = { kind: 'unavailable', because: null };

/**
 * The sale of the lead by the gateway's clock. Renders again when the shown time left changes, and when the sale ends.
 * @param clockAheadMs milliseconds by which the gateway's clock is ahead
 */
function useSale(lead: PageLeadData | null, clockAheadMs: number): LeadSale {
  const { features } = useWidget();
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const now = Date.now() + clockAheadMs;
  const sale = lead === null ? UNAVAILABLE : saleOf(lead.offer, now, features.includes(FEATURES.unlock));
  const changesInMs = sale.kind === 'for-sale' ? timeLeft(sale.endsAt, now).changesInMs : null;
  // No dependencies: each render waits for the next change.
  useEffect(() => {
    if (changesInMs === null) return;
    const timer = setTimeout(rerender, changesInMs);
    return () => clearTimeout(timer);
  });
  return sale;
}

const STEPS = [
  [bell, 'stepAlert'],
  [document, 'stepReview'],
  [unlock, 'stepUnlock'],
  [phone, 'stepContact'],
] as const;

const QUESTIONS = ['faqHowLong', 'faqPay', 'faqCost', 'faqAdvertise'] as const;

function LeadHelp({ faqUrl }: { faqUrl: string | undefined }): ReactElement {
  const { t, format } = useWidget();
  const facts: MessageValues = {
    ...SALE_TERMS,
    lowest: format.price(SALE_TERMS.lowest),
    highest: format.count(SALE_TERMS.highest),
  };
  return (
    <aside className="help" part="help" aria-label={t('aboutLeadFeed')}>
      <section>
        <h3>{t('howItWorks')}</h3>
        <ol className="steps">
          {STEPS.map(([icon, title]) => (
            <li key={title}>
              <span className="disc">
                <Icon path={icon} />
              </span>
              <div>
                <h4>{t(title)}</h4>
                <p>{t(`${title}Text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section className="faq" part="faq">
        <h3>{t('questionsAndAnswers')}</h3>
        {QUESTIONS.map((question) => (
          <details key={question}>
            <summary>
              {t(question)}
              <Icon path={chevron} />
            </summary>
            <p>{t(`${question}Text`, facts)}</p>
          </details>
        ))}
        {faqUrl === undefined ? null : (
          <HostLink className="link" href={faqUrl} to="faq">
            {t('faqMore')}
          </HostLink>
        )}
      </section>
    </aside>
  );
}
