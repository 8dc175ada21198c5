import { useAtomValue } from 'jotai';
import { type ReactElement, useMemo } from 'react';
import { leadInsuranceWords } from '../../i18n/lead-insurance.js';
import { insuranceStepAtomOf } from '../../state/insurance.js';
import type { LeadRef } from '../../state/lead-ref.js';
import { LatePart } from '../widget/late-part.js';
import { InsuranceBanner } from './insurance-banner.js';
import insuranceCss from './lead-insurance.css?inline';

export interface LeadInsuranceProps {
  readonly leadRef: LeadRef;
  /** The insurer's page. */
  readonly href: string;
}

const WORDS = [leadInsuranceWords];

/** The insurance offer in the room that the card has kept for it; nothing once it is closed (Spec §4 Insurance banner). */
export function LeadInsurance({ leadRef, href }: LeadInsuranceProps): ReactElement | null {
  const { spId, leadId } = leadRef;
  const step = useAtomValue(useMemo(() => insuranceStepAtomOf({ spId, leadId }), [spId, leadId]));
  if (step === 'closed') return null;
  return (
    <div className="promo">
      <LatePart words={WORDS} sheet={insuranceCss}>
        <InsuranceBanner leadRef={leadRef} href={href} step={step} />
      </LatePart>
    </div>
  );
}
