import type { ComponentType, ReactElement, ReactNode, RefObject } from 'react';
import { FocusRestorer } from '../../element/widget/focus-restorer.js';
import { usePreload } from '../../element/widget/use-lazy.js';
import { useWidget } from '../../element/widget/widget-context.js';
import { DemoMark } from '../../element/widget/widget-notice.js';
import { formMessages } from '../../i18n/form-messages.en-US.js';
import { Dialog } from '../../ui/popup/dialog.js';
import { ContactStep } from '../contact/contact-step.js';
import { extras } from '../extras/lazy-extras.js';
import type { FunnelStep } from '../funnel/funnel.js';
import { PostalCodeStep } from '../postal-code/postal-code-step.js';
import { ProjectStep, TimingStep } from '../project/project-step.js';
import choicesCss from '../step/funnel-choices.css?inline';
import stepsCss from '../step/funnel-steps.css?inline';
import { raqFunnelStepsMessages } from '../step/messages.en-US.js';
import { placeOf } from '../step/steps.js';
import prosCss from '../suggestions/funnel-pros.css?inline';
import { SuggestionsStep } from '../suggestions/suggestions-step.js';
import summaryCss from '../summary/funnel-summary.css?inline';
import { SummaryStep } from '../summary/summary-step.js';
import { useFunnel, useOpeningFunnel } from './funnel-context.js';
import { STARTER_QUESTIONS } from './funnel-engine.js';

export { FunnelEngine } from './funnel-engine.js';

export const catalogues = [formMessages, raqFunnelStepsMessages, STARTER_QUESTIONS];

export const sheet = stepsCss + choicesCss + prosCss + summaryCss;

const EXTRAS = ['addressProvider', 'uploadPhoto', 'verifyPhone', 'saveProgress'] as const;

const SCREENS: Readonly<Partial<Record<FunnelStep, ComponentType>>> = {
  'postal-code': PostalCodeStep,
  project: ProjectStep,
  timing: TimingStep,
  contact: ContactStep,
  suggestions: SuggestionsStep,
  summary: SummaryStep,
};

/** All screens after the first. They load together while the first is shown. */
export function FunnelSteps({ region }: { region: RefObject<HTMLElement | null> }): ReactElement {
  const { state, settings } = useFunnel();
  const Screen = SCREENS[state.step];
  const hasExtras = EXTRAS.some((name) => settings[name] !== undefined);
  usePreload(extras, hasExtras);
  return (
    <>
      {Screen ? <Screen key={placeOf(state)} /> : null}
      <FocusRestorer region={region} />
    </>
  );
}

/** The funnel as a modal: a sheet from the lower edge on phones. */
export function FunnelDialog({ children }: { children: ReactNode }): ReactElement {
  const { t } = useWidget();
  const { state, task, close } = useOpeningFunnel();
  return (
    <Dialog
      heading={t('funnelHeading')}
      hidesHeading
      closeLabel={t('close')}
      onClose={close}
      // Clicking the backdrop closes it only on the first and last screen, where no answers can be lost.
      keepsOpen={state.step !== 'service' && state.step !== 'summary'}
      busy={task('createLead').phase === 'busy'}
      width={560}
    >
      <DemoMark place="dialog" />
      {children}
    </Dialog>
  );
}
