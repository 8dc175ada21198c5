import type { ComponentType, ReactElement, RefObject } from 'react';
import type { FunnelStep } from '../../contract/raq-funnel.js';
import { formWords } from '../../i18n/form.js';
import { gatewayErrorWords } from '../../i18n/gateway-error.js';
import { raqFunnelStepsWords } from '../../i18n/raq-funnel-steps.js';
import { FocusKeeper } from '../widget/focus-keeper.js';
import { LatePart } from '../widget/late-part.js';
import { placeOf } from './arrival.js';
import { ContactStep } from './contact-step.js';
import contactCss from './funnel-contact.css?inline';
import { useFunnel } from './funnel-context.js';
import prosCss from './funnel-pros.css?inline';
import stepsCss from './funnel-steps.css?inline';
import summaryCss from './funnel-summary.css?inline';
import { PostalCodeStep } from './postal-code-step.js';
import { ProjectStep } from './project-step.js';
import { SuggestionsStep } from './suggestions-step.js';
import { SummaryStep } from './summary-step.js';
import { TimingStep } from './timing-step.js';

const CSS = stepsCss + contactCss + prosCss + summaryCss;

const WORDS = [formWords, gatewayErrorWords, raqFunnelStepsWords];

const SCREENS: Readonly<Partial<Record<FunnelStep, ComponentType>>> = {
  'postal-code': PostalCodeStep,
  project: ProjectStep,
  timing: TimingStep,
  contact: ContactStep,
  suggestions: SuggestionsStep,
  summary: SummaryStep,
};

/** Every screen behind the first, fetched together while the first is being read. */
export function FunnelSteps({ region }: { region: RefObject<HTMLElement | null> }): ReactElement {
  const { state } = useFunnel();
  const Screen = SCREENS[state.step];
  return (
    <LatePart words={WORDS} sheet={CSS}>
      {Screen ? <Screen key={placeOf(state)} /> : null}
      <FocusKeeper region={region} />
    </LatePart>
  );
}
