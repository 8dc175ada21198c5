import { atom } from 'jotai/vanilla';
import { type MouseEvent, type ReactElement, useEffect, useLayoutEffect, useRef } from 'react';
import { analyticsOf } from '../../element/events/analytics.js';
import { runCall, type WidgetSession } from '../../element/run-call.js';
import { useAtomValue } from '../../element/widget/store.js';
import { useWidget } from '../../element/widget/widget-context.js';
import { addDisplayPreferences } from '../../gateway/calls/office-leads.js';
import { HIDE_INSURANCE_PREFERENCE, INSURANCE_DELAY_MS } from '../../gateway/limits.js';
import { keyedAtom } from '../../session/keyed-atom.js';
import { type LeadKey, type LeadRef, leadKey } from '../../session/lead-ref.js';
import { type Store, sessionAtom } from '../../session/session.js';
import { Icon } from '../../ui/icons/icon.js';
import { check, x } from '../../ui/icons/icons.js';
import { out, shield } from '../../ui/icons/lazy-icons.js';
import { headingBefore } from '../over-card.js';
import { hideInsurance, isInsuranceHiddenAtom } from './insurance-hidden.js';

const PRICE = 30;

export interface LeadInsuranceProps {
  readonly leadRef: LeadRef;
  readonly href: string;
}

/** The insurance offer, in the space that the card reserves for it. Empty when closed. */
export function LeadInsurance({ leadRef, href }: LeadInsuranceProps): ReactElement | null {
  const step = useAtomValue(insuranceStepAtom, (stepOf) => stepOf(leadRef));
  if (step === 'closed') return null;
  return (
    <div className="promo">
      <InsuranceBanner leadRef={leadRef} href={href} step={step} />
    </div>
  );
}

interface InsuranceBannerProps extends LeadInsuranceProps {
  readonly step: Exclude<InsuranceStep, 'closed'>;
}

/** The steps of the offer. The pressed button goes away with its step, so the next control takes the focus. */
function InsuranceBanner({ leadRef, href, step }: InsuranceBannerProps): ReactElement {
  const { t, format, session, root } = useWidget();
  const { store } = session;
  const region = useRef<HTMLDivElement>(null);
  // Other widgets may show the same offer. Only the one where it was pressed moves the focus and opens the page.
  const isPressedHere = useRef(false);
  const press = (act: () => void) => {
    isPressedHere.current = true;
    act();
  };
  const { spId, leadId } = leadRef;
  // An unfinished offer starts again when the card opens again.
  useEffect(() => () => restartInsurance(store, { spId, leadId }), [store, spId, leadId]);
  // After the thanks it is gone. The focus stays where the person is reading.
  useLayoutEffect(
    () => () => {
      const hasFocus = root instanceof ShadowRoot && region.current?.contains(root.activeElement);
      if (hasFocus) headingBefore(region.current)?.focus({ preventScroll: true });
    },
    [root],
  );
  useEffect(() => {
    if (!isPressedHere.current) return;
    const isFocusLost = root instanceof ShadowRoot && root.activeElement === null;
    const [first] = region.current?.querySelectorAll<HTMLElement>('a, button') ?? [];
    if (isFocusLost || step === 'question') (first ?? region.current)?.focus({ preventScroll: true });
    // If the browser blocks the new tab, the person can use the link.
    if (step === 'link') region.current?.querySelector('a')?.click();
  }, [step, root]);
  const onFollow = (event: MouseEvent) => {
    // The browser handles a click for a new tab.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    press(() => followInsurance(session, leadRef));
  };
  const content = () => {
    switch (step) {
      case 'offer':
      case 'link': {
        const isOffer = step === 'offer';
        return (
          <>
            <Icon path={shield} />
            <p>{isOffer ? t('insuranceOffer', { price: format.price(PRICE) }) : t('insurerReady')}</p>
            <a
              className="btn"
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              onClick={isOffer ? onFollow : undefined}
            >
              {t(isOffer ? 'getCovered' : 'openInsurer')}
              <Icon path={out} />
            </a>
            <button
              type="button"
              className="btn quiet only"
              aria-label={t('dismiss')}
              title={t('dismiss')}
              onClick={() => press(() => questionInsurance(store, leadRef))}
            >
              <Icon path={x} />
            </button>
          </>
        );
      }
      case 'question':
        return (
          <>
            <Icon path={shield} />
            <p>{t('hideOffer')}</p>
            <button type="button" className="btn" onClick={() => press(() => hideForLead(store, leadRef))}>
              {t('notForThisJob')}
            </button>
            <button type="button" className="btn" onClick={() => press(() => void hideForAll(session, leadRef))}>
              {t('notAtAll')}
            </button>
          </>
        );
      case 'thanks':
      case 'thanks-for-job':
        return (
          <>
            <Icon path={check} />
            <p role="status">{t(step === 'thanks' ? 'offerHidden' : 'offerHiddenForJob')}</p>
          </>
        );
      case 'transition':
        return (
          <>
            <span className="spin" />
            <p role="status">{t('goingToInsurer')}</p>
          </>
        );
    }
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: it holds no fields, and two on a page are no two landmarks
    <div role="group" aria-label={t('insurance')} ref={region} tabIndex={-1} data-step={step}>
      {content()}
    </div>
  );
}

/**
 * The steps of the insurance offer of a lead. `question` asks whether to hide it for one lead or for all. `transition`
 * comes before the link to the insurer. `closed` shows nothing.
 */
export type InsuranceStep = 'offer' | 'question' | Thanks | 'transition' | 'link' | 'closed';

/** What the person has chosen: no offer at all, or none for this job. */
type Thanks = 'thanks' | 'thanks-for-job';

const stepsByKeyAtom = keyedAtom<LeadKey, InsuranceStep>();
/** Providers that want no offer, because the device may not be able to store it. */
const declinedAtom = keyedAtom<string, true>();

export const insuranceStepAtom = atom((get) => {
  const [steps, declined, isHidden] = [get(stepsByKeyAtom), get(declinedAtom), get(isInsuranceHiddenAtom)];
  return (lead: LeadRef): InsuranceStep => {
    const step = steps.get(leadKey(lead));
    if (isOver(step)) return step;
    return declined.has(lead.spId) || isHidden(lead) ? 'closed' : (step ?? 'offer');
  };
});

/** 'Dismiss': asks whether to hide it for one lead or for all. */
export function questionInsurance(store: Store, lead: LeadRef) {
  store.set(stepsByKeyAtom, leadKey(lead), 'question');
}

/** 'Not for this job': hides the offer for this lead on this device. */
export function hideForLead(store: Store, lead: LeadRef) {
  hideInsurance(store, lead);
  confirmInsurance(store, lead, 'thanks-for-job');
}

/** 'Not at all': hides the offer for all leads of the provider, on this device and in the gateway's preferences. */
export async function hideForAll(session: WidgetSession, lead: LeadRef) {
  const { store } = session;
  const { spId } = lead;
  hideInsurance(store, { spId, leadId: '' });
  confirmInsurance(store, lead, 'thanks');
  store.set(declinedAtom, spId, true);
  const send = (requestId?: string): Promise<unknown> =>
    runCall(session, {
      definition: addDisplayPreferences,
      call: (send, options) =>
        send({ serviceProviderId: spId, displayPreferences: [HIDE_INSURANCE_PREFERENCE] }, options),
      requestId,
      replay: { run: send },
    });
  await send();
}

/** 'Get covered': shows the transition for two seconds, then the link. */
export function followInsurance(session: WidgetSession, lead: LeadRef) {
  const { store } = session;
  session.emit('analytics', analyticsOf('insurance-click', { leadId: lead.leadId }));
  store.set(stepsByKeyAtom, leadKey(lead), 'transition');
  store.get(sessionAtom)?.later(INSURANCE_DELAY_MS, () => leaveStep(store, lead, 'transition', 'link'));
}

function confirmInsurance(store: Store, lead: LeadRef, thanks: Thanks) {
  store.set(stepsByKeyAtom, leadKey(lead), thanks);
  store.get(sessionAtom)?.later(INSURANCE_DELAY_MS, () => leaveStep(store, lead, thanks, 'closed'));
}

/** Goes to a step only from the expected one, because the person may have chosen another. */
function leaveStep(store: Store, lead: LeadRef, from: InsuranceStep, to: InsuranceStep) {
  if (store.get(stepsByKeyAtom).get(leadKey(lead)) === from) store.set(stepsByKeyAtom, leadKey(lead), to);
}

/** Starts the offer again, unless it shows the thanks or is closed. */
export function restartInsurance(store: Store, lead: LeadRef) {
  const key = leadKey(lead);
  if (!isOver(store.get(stepsByKeyAtom).get(key))) store.set(stepsByKeyAtom, key, null);
}

const isOver = (step: InsuranceStep | undefined) => step === 'thanks' || step === 'thanks-for-job' || step === 'closed';
