import { useSetAtom } from 'jotai';
import { type MouseEvent, type ReactElement, useEffect, useRef } from 'react';
import {
  followInsuranceAtom,
  hideForAllAtom,
  hideForLeadAtom,
  type InsuranceStep,
  questionInsuranceAtom,
  restartInsuranceAtom,
} from '../../state/insurance.js';
import { Icon } from '../../ui/icon.js';
import { check, x } from '../../ui/icons.js';
import { out, shield } from '../../ui/late-icons.js';
import { useWidget } from '../widget/widget-context.js';
import type { LeadInsuranceProps } from './lead-insurance.js';

export interface InsuranceBannerProps extends LeadInsuranceProps {
  readonly step: Exclude<InsuranceStep, 'closed'>;
}

/** Dollars a month that the insurance starts at (Spec §9). */
const PRICE = 30;

/** The offer in each of its steps. What a person pressed goes with the step: the next one's first control takes the focus. */
export function InsuranceBanner({ leadRef, href, step }: InsuranceBannerProps): ReactElement {
  const { t } = useWidget();
  const region = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  const restart = useSetAtom(restartInsuranceAtom);
  const { spId, leadId } = leadRef;
  // Left half-way, it begins anew when the card is opened again.
  useEffect(() => () => restart({ spId, leadId }), [restart, spId, leadId]);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    const root = region.current?.getRootNode();
    const isFocusLost = root instanceof ShadowRoot && root.activeElement === null;
    const [first] = region.current?.querySelectorAll<HTMLElement>('a, button') ?? [];
    if (isFocusLost || step === 'question') (first ?? region.current)?.focus({ preventScroll: true });
    // Where the browser holds a page back that opens by itself, the link stands there to be pressed.
    if (step === 'link') region.current?.querySelector('a')?.click();
  }, [step]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: it holds no fields, and two on a page are no two landmarks
    <div role="group" aria-label={t('insurance')} ref={region} tabIndex={-1} data-step={step}>
      <InsuranceContent leadRef={leadRef} href={href} step={step} />
    </div>
  );
}

function InsuranceContent({ leadRef, href, step }: InsuranceBannerProps): ReactElement {
  const { t, format, asker } = useWidget();
  const follow = useSetAtom(followInsuranceAtom);
  const question = useSetAtom(questionInsuranceAtom);
  const hideForLead = useSetAtom(hideForLeadAtom);
  const hideForAll = useSetAtom(hideForAllAtom);

  const onFollow = (event: MouseEvent) => {
    // A click that asks for a new tab is the browser's alone.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    follow({ lead: leadRef, asker });
  };
  switch (step) {
    case 'offer':
      return (
        <>
          <Icon path={shield} />
          <p>{t('insuranceOffer', { price: format.price(PRICE) })}</p>
          <a className="btn" href={href} target="_blank" rel="noopener noreferrer" onClick={onFollow}>
            {t('getCovered')}
            <Icon path={out} />
          </a>
          <Dismiss onPress={() => question(leadRef)} />
        </>
      );
    case 'question':
      return (
        <>
          <Icon path={shield} />
          <p>{t('hideOffer')}</p>
          <button type="button" className="btn" onClick={() => hideForLead(leadRef)}>
            {t('notForThisJob')}
          </button>
          <button type="button" className="btn" onClick={() => void hideForAll({ lead: leadRef, asker })}>
            {t('notAtAll')}
          </button>
        </>
      );
    case 'thanks':
      return (
        <>
          <Icon path={check} />
          <p role="status">{t('offerHidden')}</p>
        </>
      );
    case 'transition':
      return (
        <>
          <span className="spin" />
          <p role="status">{t('goingToInsurer')}</p>
        </>
      );
    case 'link':
      return (
        <>
          <Icon path={shield} />
          <p>{t('insurerReady')}</p>
          <a className="btn" href={href} target="_blank" rel="noopener noreferrer">
            {t('openInsurer')}
            <Icon path={out} />
          </a>
          <Dismiss onPress={() => question(leadRef)} />
        </>
      );
  }
}

function Dismiss({ onPress }: { readonly onPress: () => void }): ReactElement {
  const { t } = useWidget();
  return (
    <button type="button" className="btn quiet only" aria-label={t('dismiss')} title={t('dismiss')} onClick={onPress}>
      <Icon path={x} />
    </button>
  );
}
