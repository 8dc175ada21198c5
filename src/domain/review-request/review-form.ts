import type { Lead } from '../../contract/lead.js';
import { formatPhone, tenDigits } from '../lead/phone-number.js';

/** What a person fills in to request a review (Spec §3 Review request by e-mail, §5 Review request form). */
export interface ReviewForm {
  readonly firstName: string;
  readonly lastName: string;
  readonly emailAddress: string;
  readonly phoneNumber: string;
  readonly descriptionOfWork: string;
  /** Empty when nothing is chosen. */
  readonly workCompleted: 'yes' | 'no' | '';
  /** Null until something has been chosen. */
  readonly categoryIds: readonly string[] | null;
}

/** The form without a lead: work completed is 'yes' unless told. */
export const EMPTY_REVIEW_FORM: ReviewForm = {
  firstName: '',
  lastName: '',
  emailAddress: '',
  phoneNumber: '',
  descriptionOfWork: '',
  workCompleted: 'yes',
  categoryIds: null,
};

/** The form as a lead fills it in: a temporary number stays out, and so does one that is no number (Spec §5 Phone normalisation). */
export function reviewFormOf({ customer, category }: Pick<Lead, 'customer' | 'category'>): ReviewForm {
  return {
    ...EMPTY_REVIEW_FORM,
    firstName: customer.firstName,
    lastName: customer.lastName,
    emailAddress: customer.emailAddress,
    phoneNumber: customer.maskedPhone ? '' : formatPhone(tenDigits(customer.phoneNumber)),
    categoryIds: category.id ? [category.id] : null,
  };
}
