import type { ReactElement } from 'react';
import { useWidget } from '../widget/widget-context.js';
import { ConsentBox } from './consent-box.js';
import { ContactFields } from './contact-fields.js';
import { ContactPreferences } from './contact-preferences.js';
import { useFunnel } from './funnel-context.js';
import { FunnelHints } from './funnel-hints.js';
import { StepForm } from './step-form.js';
import { TaskFailure } from './task-failure.js';

/**
 * Who asks, how to reach them, and what they agree to; the button creates the request (Spec §4 Funnel, decisions 35, 57).
 * What a partner puts into the slot `certificates` stands in the form.
 */
export function ContactStep(): ReactElement {
  const { t } = useWidget();
  const { state, task, getQuotes } = useFunnel();
  const { isAuthenticatedWorkflow: isKnown } = state;
  const { phase, failure } = task('createLead');
  const isBusy = phase === 'busy';
  const isChallenged = failure?.kind === 'challenge';
  const submit = () => {
    if (isBusy) return t('funnelSending');
    return t(isChallenged ? 'funnelContinue' : 'funnelGetQuotes');
  };
  return (
    <StepForm
      title={t(isKnown ? 'funnelConfirmTitle' : 'funnelContactTitle')}
      lead={t(isKnown ? 'funnelConfirmLead' : 'funnelContactLead')}
      submit={submit()}
      isBusy={isBusy}
      onContinue={getQuotes}
    >
      {({ faultOf }) => (
        <>
          {isKnown ? null : <ContactFields faultOf={faultOf} />}
          <ContactPreferences />
          <FunnelHints />
          <ConsentBox error={faultOf('consent')} />
          <slot name="certificates" />
          <TaskFailure name="createLead" also="funnelKept" hasOwnRetry />
        </>
      )}
    </StepForm>
  );
}
