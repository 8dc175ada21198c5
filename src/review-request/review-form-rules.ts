import { isEmail, isPhone } from '../contact/contact-check.js';
import { formatPhone, tenDigits } from '../contact/phone-number.js';
import type { BoardReviewRequest, GatewayReviewRequest } from '../gateway/calls/review-gateway.js';
import { asInteger } from '../gateway/wire/ids.js';
import type { Lead } from '../lead-card/lead/lead.js';

/** The fields that have a rule, in the order in which they stand. */
export const REVIEW_FIELDS = [
  'firstName',
  'lastName',
  'emailAddress',
  'phoneNumber',
  'workCompleted',
  'categoryIds',
] as const;

/** What a person fills in to request a review. */
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

/** The form as a lead fills it in: a temporary number stays out, and so does one that is no number. */
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

/** In which shape a request goes out. */
export type ReviewVariant = 'board' | 'gateway';

/** Who asks, and where the work was. */
interface ReviewPlace {
  readonly spId: string;
  readonly postalCode: string;
}

/** The body of `requestReviewByEmail`: the board's nested form, or the flat one of the gateway, where 'yes' is true. */
export function reviewPayload(
  variant: ReviewVariant,
  { firstName, lastName, emailAddress, phoneNumber, ...work }: ReviewRequest,
  { spId, postalCode }: ReviewPlace,
): BoardReviewRequest | GatewayReviewRequest {
  const { descriptionOfWork, workCompleted, categoryIds } = work;
  if (variant === 'board') {
    const reviewRequest = {
      serviceProviderId: asInteger(spId),
      postalCode,
      descriptionOfWork,
      workCompleted,
      categoryIds,
    };
    return { firstName, lastName, email: emailAddress, phoneNumber, reviewRequest };
  }
  return {
    serviceProviderId: spId,
    postalCode,
    emailAddress,
    phoneNumber,
    firstName,
    lastName,
    descriptionOfWork,
    workCompleted: workCompleted === 'yes',
    categories: categoryIds,
  };
}

export type ReviewField = (typeof REVIEW_FIELDS)[number];

/** The sentence of each fault. */
type ReviewFault =
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

/** What is wrong with the form; empty when it may be sent. */
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
