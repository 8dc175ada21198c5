import { isEmail, isPhone } from '../lead/contact-check.js';
import { tenDigits } from '../lead/phone-number.js';
import type { ReviewForm } from './review-form.js';

/** The fields that have a rule, in the order in which they stand. */
export const REVIEW_FIELDS = [
  'firstName',
  'lastName',
  'emailAddress',
  'phoneNumber',
  'workCompleted',
  'categoryIds',
] as const;

export type ReviewField = (typeof REVIEW_FIELDS)[number];

/** The sentence of each fault (Spec §5 Review request form). */
export type ReviewFault =
  | 'reviewFirstNameFault'
  | 'reviewLastNameFault'
  | 'reviewEmailFault'
  | 'reviewPhoneFault'
  | 'reviewWorkFault'
  | 'reviewCategoriesRequired'
  | 'reviewCategoriesEmpty';

export type ReviewFaults = { readonly [Field in ReviewField]?: ReviewFault };

/** A review request that may be sent. */
export interface ReviewRequest extends ReviewForm {
  readonly workCompleted: 'yes' | 'no';
  readonly categoryIds: readonly string[];
}

/** What is wrong with the form; empty when it may be sent (Spec §5 Review request form). */
export function reviewFaults(form: ReviewForm): ReviewFaults {
  const { firstName, lastName, emailAddress, phoneNumber, workCompleted, categoryIds } = form;
  return {
    ...(!firstName.trim() && { firstName: 'reviewFirstNameFault' }),
    ...(!lastName.trim() && { lastName: 'reviewLastNameFault' }),
    ...(!isEmail(emailAddress.trim()) && { emailAddress: 'reviewEmailFault' }),
    ...(!isPhone(phoneNumber.trim()) && { phoneNumber: 'reviewPhoneFault' }),
    ...(!workCompleted && { workCompleted: 'reviewWorkFault' }),
    ...(categoryIds === null && { categoryIds: 'reviewCategoriesRequired' }),
    ...(categoryIds?.length === 0 && { categoryIds: 'reviewCategoriesEmpty' }),
  };
}

/** The form as it is sent: texts without space around them, the phone number as its ten digits; null while a rule is broken. */
export function settleReview(form: ReviewForm): ReviewRequest | null {
  const { workCompleted, categoryIds } = form;
  if (Object.keys(reviewFaults(form)).length > 0 || !workCompleted || categoryIds === null) return null;
  return {
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    emailAddress: form.emailAddress.trim(),
    phoneNumber: tenDigits(form.phoneNumber),
    descriptionOfWork: form.descriptionOfWork.trim(),
    workCompleted,
    categoryIds,
  };
}
