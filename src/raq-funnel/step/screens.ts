import { isEmail, isPhone, typedPhone } from '../../contact/contact-input.js';
import { NOTES_MAX_LENGTH } from '../../gateway/lead-limits.js';
import type { MessageKey } from '../../i18n/messages.js';
import { type FunnelState, postalCodeOf, type Question } from '../funnel/funnel.js';
import { askedQuestions, valuesOf } from '../questions/questions.js';

/** Whether the customer must see that nobody serves the place, or that it is unknown. */
export function isUncovered({ coverage, leadId }: Pick<FunnelState, 'coverage' | 'leadId'>): boolean {
  return leadId === '' && (coverage === 'unserved' || coverage === 'no-place');
}

/** Whether the customer must choose how to go on: the provider, or nobody, serves the place. */
export function isChoiceOpen(state: Pick<FunnelState, 'coverage' | 'leadId' | 'eligibility' | 'step'>): boolean {
  // The service step shows nothing of the place.
  if (state.leadId !== '' || state.step === 'service') return false;
  return state.eligibility === 'ineligible' || (state.step !== 'postal-code' && isUncovered(state));
}

/** The number of project screens: one for each shown question, and one for the description. */
export function screenCount({ answers }: FunnelState, questions: readonly Question[]): number {
  return askedQuestions(questions, answers).length + 1;
}

/** The index of the current project screen, never behind the description. */
export function screenOf(state: FunnelState, questions: readonly Question[]): number {
  return Math.min(state.screen, screenCount(state, questions) - 1);
}

/** The question of the current project screen, or null for the description. */
export function presentQuestion(state: FunnelState, questions: readonly Question[]): Question | null {
  return askedQuestions(questions, state.answers)[state.screen] ?? null;
}

/** A field and its fault. The field may also be the id of a question. */
export interface FieldFault {
  readonly field: string;
  readonly fault: MessageKey;
}

const NUMBER = /^[-+]?\d+(?:[.,]\d+)*$/;

/** The faults of the current screen, in reading order. Empty if the customer may continue. */
export function funnelFaults(state: FunnelState, questions: readonly Question[]): readonly FieldFault[] {
  const faults = stepFaults(state, questions);
  return isChoiceOpen(state) ? [{ field: 'place', fault: 'funnelPlaceFault' }, ...faults] : faults;
}

function stepFaults(state: FunnelState, questions: readonly Question[]): readonly FieldFault[] {
  switch (state.step) {
    case 'service':
      return state.form.categoryId === '' ? [{ field: 'service', fault: 'funnelServiceFault' }] : [];
    case 'postal-code':
      return fieldFaults({ postalCode: postalCodeFault(state) });
    case 'project':
      return projectFaults(state, presentQuestion(state, questions));
    case 'contact':
      return [
        ...(state.isAuthenticatedWorkflow ? [] : contactFaults(state)),
        ...fieldFaults({ consent: state.hasConsented ? null : 'funnelConsentFault' }),
      ];
    default:
      return [];
  }
}

function projectFaults({ answers, description }: FunnelState, question: Question | null): readonly FieldFault[] {
  if (question === null) {
    const isLong = description.length > NOTES_MAX_LENGTH;
    return isLong ? [{ field: 'description', fault: 'funnelDescriptionFault' }] : [];
  }
  const [value] = valuesOf(question, answers);
  if (value === undefined) return question.required ? [{ field: question.id, fault: 'funnelAnswerFault' }] : [];
  const isBad = question.type === 'number' && !NUMBER.test(value);
  return isBad ? [{ field: question.id, fault: 'funnelNumberFault' }] : [];
}

/** A failed lookup blocks nothing, but a place that the gateway does not know does. */
function postalCodeFault({ form, coverage }: FunnelState): MessageKey | null {
  if (form.postalCode.trim() === '') return 'funnelPostalCodeEmpty';
  if (postalCodeOf(form.postalCode) === '') return 'funnelPostalCodeFault';
  return coverage === 'no-place' ? 'funnelPostalCodeUnknown' : null;
}

function contactFaults({ contact }: FunnelState): readonly FieldFault[] {
  const { firstName, lastName, emailAddress, phoneNumber } = contact;
  return fieldFaults({
    firstName: firstName.trim() === '' ? 'funnelFirstNameFault' : null,
    lastName: lastName.trim() === '' ? 'funnelLastNameFault' : null,
    emailAddress: emailFault(emailAddress.trim()),
    phoneNumber: phoneFault(phoneNumber.trim()),
  });
}

function emailFault(text: string): MessageKey | null {
  if (text === '') return 'funnelEmailEmpty';
  return isEmail(text) ? null : 'funnelEmailFault';
}

/** What is wrong with a phone number; null if it can be called in the US. */
export function phoneFault(text: string): MessageKey | null {
  if (text === '') return 'funnelPhoneEmpty';
  if (isPhone(text)) return null;
  return /^\d{0,10}$/.test(typedPhone(text)) ? 'funnelPhoneFault' : 'funnelPhoneForeign';
}

function fieldFaults(checks: Readonly<Record<string, MessageKey | null>>): readonly FieldFault[] {
  return Object.entries(checks).flatMap(([field, fault]) => (fault === null ? [] : [{ field, fault }]));
}
