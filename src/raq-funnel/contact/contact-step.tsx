import { type ReactElement, useEffect, useId, useState } from 'react';
import { tenDigits } from '../../contact/phone-number.js';
import { LazyBoundary } from '../../element/widget/lazy-boundary.js';
import { usePreload } from '../../element/widget/use-lazy.js';
import { useWidget } from '../../element/widget/widget-context.js';
import { isSignedOut } from '../../gateway/errors/failure-status.js';
import { DEFAULT_URGENCY } from '../../gateway/lead-limits.js';
import type { MessageKey } from '../../i18n/messages.js';
import { FieldError } from '../../ui/field/field-notes.js';
import { AddressFields, extras, PhoneCode, PhotosHold, PhotosLost } from '../extras/lazy-extras.js';
import type { FunnelState } from '../funnel/funnel.js';
import { useFunnel } from '../shell/funnel-context.js';
import { TaskFailure } from '../shell/task-failure.js';
import { patchFunnel } from '../state/store.js';
import { funnelErrors, isChoiceOpen } from '../step/screens.js';
import { StepForm, StepSkeleton } from '../step/step-form.js';
import { consentRecipients, isOwnProviderAssigned } from '../suggestions/suggested.js';
import { ContactFields, ContactPreferences } from './contact-fields.js';

function contactTitle(state: FunnelState): MessageKey {
  if (state.isAuthenticatedWorkflow) return 'funnelConfirmTitle';
  return isOwnProviderAssigned(state) ? 'funnelContactTitleOwn' : 'funnelContactTitle';
}

function contactLead(state: FunnelState): MessageKey {
  const { coverage, isAuthenticatedWorkflow: isKnown } = state;
  if (isOwnProviderAssigned(state)) return isKnown ? 'funnelConfirmOwn' : 'funnelContactOwn';
  if (coverage === 'accepted' || isChoiceOpen(state)) return 'funnelContactUnserved';
  return isKnown ? 'funnelConfirmLead' : 'funnelContactLead';
}

/** The contact step with the consent. Its button creates the request. The slot `certificates` is in the form. */
export function ContactStep(): ReactElement {
  const { t } = useWidget();
  const { state, task, settings } = useFunnel();
  const { isAuthenticatedWorkflow: isKnown } = state;
  const code = useCodeFirst();
  const { phase, failure } = task('createLead');
  const photos = usePhotosFirst();
  const isBusy = phase === 'busy' || photos.isHeld;
  const isChallenged = failure?.kind === 'challenge';
  if (code.isShown) {
    return (
      <LazyBoundary fallback={<StepSkeleton />}>
        <PhoneCode />
      </LazyBoundary>
    );
  }
  const own = { name: consentRecipients(state).join() };
  const submit = () => {
    if (isBusy) return t('funnelSending');
    return t(isChallenged ? 'funnelContinue' : 'funnelGetQuotes');
  };
  return (
    <StepForm
      title={t(contactTitle(state), own)}
      lead={t(contactLead(state), own)}
      submit={submit()}
      isBusy={isBusy}
      onContinue={code.isNeeded ? code.ask : photos.send}
    >
      {({ errorOf }) => (
        <>
          {isKnown ? null : <ContactFields errorOf={errorOf} />}
          {isKnown || settings.addressProvider === undefined ? null : (
            <LazyBoundary isSilent>
              <AddressFields />
            </LazyBoundary>
          )}
          <ContactPreferences />
          <FunnelHints />
          <ConsentBox error={errorOf('consent')} />
          <slot name="certificates" />
          {settings.uploadPhoto === undefined ? null : (
            <LazyBoundary isSilent>{photos.isHeld ? <PhotosHold /> : <PhotosLost />}</LazyBoundary>
          )}
          <TaskFailure
            name="createLead"
            sentence="funnelNotSent"
            also={failure !== null && isSignedOut(failure) ? 'funnelKeptOnReload' : 'funnelKept'}
            hasOwnRetry
            scrollsIntoView
          />
        </>
      )}
    </StepForm>
  );
}

/** The code by text, which some hosts ask for before the request is sent. It is left out if its screen cannot be loaded. */
function useCodeFirst() {
  const { state, questions, settings, phoneCheck, send } = useFunnel();
  const { contact, isAuthenticatedWorkflow } = state;
  const isOn = !isAuthenticatedWorkflow && settings.verifyPhone !== undefined;
  const { hasFailed } = usePreload(extras, isOn);
  const isSettled = phoneCheck?.phone === tenDigits(contact.phoneNumber) && phoneCheck.outcome !== 'sent';
  const isNeeded = isOn && !hasFailed && !isSettled;
  return {
    isNeeded,
    isShown: isNeeded && state.screen === 1 && funnelErrors(state, questions).length === 0,
    ask: () => send({ type: 'contact-screen-shown', screen: 1 }),
  };
}

/** Sends the request when its photos are uploaded. Until then, and while one has failed, it waits. */
function usePhotosFirst(): { readonly isHeld: boolean; readonly send: () => void } {
  const { photos, retry, phoneCheck, caller } = useFunnel();
  // After the screen for the code, the request is sent.
  const [isWanted, setWanted] = useState(phoneCheck?.isSending === true);
  const isHeld = isWanted && photos.some(({ phase }) => phase !== 'done');
  useEffect(() => {
    if (!phoneCheck?.isSending) return;
    patchFunnel(caller, () => ({ phoneCheck: { ...phoneCheck, isSending: false } }));
  }, [caller, phoneCheck]);
  useEffect(() => {
    if (!isWanted || isHeld) return;
    setWanted(false);
    retry('createLead');
  }, [isWanted, isHeld, retry]);
  return { isHeld, send: () => (photos.length === 0 ? retry('createLead') : setWanted(true)) };
}

/** Hints that would make the request stronger. They block nothing. */
function FunnelHints(): ReactElement | null {
  const { t } = useWidget();
  const { state } = useFunnel();
  const hints = funnelHints(state);
  if (hints.length === 0) return null;
  return (
    <section className="funnel-hints hint">
      <h3>{t('funnelHints')}</h3>
      <ul>
        {hints.map((hint) => (
          <li key={hint} className="bidi">
            {t(hint)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The consent text with its checkbox, which is never checked at first. */
function ConsentBox({ error }: { error: string | undefined }): ReactElement {
  const { t } = useWidget();
  const id = useId();
  const { state, consent, send } = useFunnel();
  // A text that contains the agreement is the label itself.
  const isLabel = consent.text.startsWith(t('funnelAgree'));
  const names = consentRecipients(state).join(', ');
  const about = [error && `${id}e`, isLabel || `${id}t`, names && `${id}n`]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(' ');
  return (
    <div className="funnel-consent" part="consent" data-field="consent" data-bad={error ? '' : undefined}>
      <label className="funnel-agree">
        <input
          type="checkbox"
          required
          checked={state.hasConsented}
          aria-invalid={error ? true : undefined}
          aria-describedby={about}
          onChange={(event) => send({ type: 'consent-ticked', hasConsented: event.currentTarget.checked })}
        />
        {isLabel ? <span className="bidi">{consent.text}</span> : <b>{t('funnelAgree')}</b>}
      </label>
      {isLabel ? null : <p id={`${id}t`}>{consent.text}</p>}
      {names ? <p id={`${id}n`}>{t('funnelAgreeFor', { names })}</p> : null}
      <FieldError id={`${id}e`}>{error}</FieldError>
    </div>
  );
}

/** The length from which a description is useful to a provider, in characters. */
const MIN_USEFUL_LENGTH = 20;

export function funnelHints({
  description,
  urgency,
}: Pick<FunnelState, 'description' | 'urgency'>): readonly MessageKey[] {
  const hasTiming = urgency !== '' && urgency !== DEFAULT_URGENCY;
  return [
    ...(description.trim().length < MIN_USEFUL_LENGTH ? (['funnelHintDescription'] as const) : []),
    ...(hasTiming ? [] : (['funnelHintTiming'] as const)),
  ];
}
