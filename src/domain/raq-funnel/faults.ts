import { NOTES_MAX_LENGTH } from '../../contract/limits/lead.js';
import type { FunnelState, Question } from '../../contract/raq-funnel.js';
import { isEmail, isPhone } from '../lead/contact-check.js';
import { valuesOf } from './answers.js';
import { postalCodeOf } from './postal-code.js';
import { presentQuestion } from './screens.js';

export type FunnelFault =
  | 'funnelServiceFault'
  | 'funnelPostalCodeFault'
  | 'funnelAnswerFault'
  | 'funnelNumberFault'
  | 'funnelDescriptionFault'
  | 'funnelFirstNameFault'
  | 'funnelLastNameFault'
  | 'funnelEmailFault'
  | 'funnelPhoneFault'
  | 'funnelConsentFault';

/** A field and its fault. The field may also be the id of a question. */
export interface FieldFault {
  readonly field: string;
  readonly fault: FunnelFault;
}

const NUMBER = /^[-+]?\d+(?:[.,]\d+)*$/;

/** The faults of the current screen, in reading order. Empty if the customer may continue. */
export function funnelFaults(state: FunnelState, questions: readonly Question[]): readonly FieldFault[] {
  switch (state.step) {
    case 'service':
      return state.form.categoryId === '' ? [{ field: 'service', fault: 'funnelServiceFault' }] : [];
    case 'postal-code':
      return postalCodeOf(state.form.postalCode) === ''
        ? [{ field: 'postalCode', fault: 'funnelPostalCodeFault' }]
        : [];
    case 'project':
      return projectFaults(state, presentQuestion(state, questions));
    case 'contact':
      return [...(state.isAuthenticatedWorkflow ? [] : contactFaults(state)), ...consentFaults(state)];
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

function contactFaults({ contact }: FunnelState): readonly FieldFault[] {
  const { firstName, lastName, emailAddress, phoneNumber } = contact;
  const rules: readonly (FieldFault & { readonly isMet: boolean })[] = [
    { field: 'firstName', fault: 'funnelFirstNameFault', isMet: firstName.trim() !== '' },
    { field: 'lastName', fault: 'funnelLastNameFault', isMet: lastName.trim() !== '' },
    { field: 'emailAddress', fault: 'funnelEmailFault', isMet: isEmail(emailAddress.trim()) },
    { field: 'phoneNumber', fault: 'funnelPhoneFault', isMet: isPhone(phoneNumber.trim()) },
  ];
  return rules.filter(({ isMet }) => !isMet).map(({ field, fault }) => ({ field, fault }));
}

function consentFaults({ hasConsented }: FunnelState): readonly FieldFault[] {
  return hasConsented ? [] : [{ field: 'consent', fault: 'funnelConsentFault' }];
}
