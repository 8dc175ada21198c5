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

/** A field and its error. The field may also be the id of a question. */
export interface ValidationError {
  readonly field: string;
  readonly error: MessageKey;
}

const NUMBER = /^[-+]?\d+(?:[.,]\d+)*$/;

/** The errors of the current screen, in reading order. Empty if the customer may continue. */
export function funnelErrors(state: FunnelState, questions: readonly Question[]): readonly ValidationError[] {
  const errors = stepErrors(state, questions);
  return isChoiceOpen(state) ? [{ field: 'place', error: 'funnelPlaceFault' }, ...errors] : errors;
}

function stepErrors(state: FunnelState, questions: readonly Question[]): readonly ValidationError[] {
  switch (state.step) {
    case 'service':
      return state.form.categoryId === '' ? [{ field: 'service', error: 'funnelServiceFault' }] : [];
    case 'postal-code':
      return fieldErrors({ postalCode: postalCodeError(state) });
    case 'project':
      return projectErrors(state, presentQuestion(state, questions));
    case 'contact':
      return [
        ...(state.isAuthenticatedWorkflow ? [] : contactErrors(state)),
        ...fieldErrors({ consent: state.hasConsented ? null : 'funnelConsentFault' }),
      ];
    default:
      return [];
  }
}

function projectErrors({ answers, description }: FunnelState, question: Question | null): readonly ValidationError[] {
  if (question === null) {
    const isLong = description.length > NOTES_MAX_LENGTH;
    return isLong ? [{ field: 'description', error: 'funnelDescriptionFault' }] : [];
  }
  const [value] = valuesOf(question, answers);
  if (value === undefined) return question.required ? [{ field: question.id, error: 'funnelAnswerFault' }] : [];
  const isBad = question.type === 'number' && !NUMBER.test(value);
  return isBad ? [{ field: question.id, error: 'funnelNumberFault' }] : [];
}

/** A failed lookup blocks nothing, but a place that the gateway does not know does. */
function postalCodeError({ form, coverage }: FunnelState): MessageKey | null {
  if (form.postalCode.trim() === '') return 'funnelPostalCodeEmpty';
  if (postalCodeOf(form.postalCode) === '') return 'funnelPostalCodeFault';
  return coverage === 'no-place' ? 'funnelPostalCodeUnknown' : null;
}

function contactErrors({ contact }: FunnelState): readonly ValidationError[] {
  const { firstName, lastName, emailAddress, phoneNumber } = contact;
  return fieldErrors({
    firstName: firstName.trim() === '' ? 'funnelFirstNameFault' : null,
    lastName: lastName.trim() === '' ? 'funnelLastNameFault' : null,
    emailAddress: emailError(emailAddress.trim()),
    phoneNumber: phoneError(phoneNumber.trim()),
  });
}

function emailError(text: string): MessageKey | null {
  if (text === '') return 'funnelEmailEmpty';
  return isEmail(text) ? null : 'funnelEmailFault';
}

/** What is wrong with a phone number; null if it can be called in the US. */
export function phoneError(text: string): MessageKey | null {
  if (text === '') return 'funnelPhoneEmpty';
  if (isPhone(text)) return null;
  return /^\d{0,10}$/.test(typedPhone(text)) ? 'funnelPhoneFault' : 'funnelPhoneForeign';
}

function fieldErrors(checks: Readonly<Record<string, MessageKey | null>>): readonly ValidationError[] {
  return Object.entries(checks).flatMap(([field, error]) => (error === null ? [] : [{ field, error }]));
}
