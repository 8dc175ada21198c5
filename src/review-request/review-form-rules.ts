import { isEmail, isPhone } from '../contact/contact-input.js';
import { formatPhone, tenDigits } from '../contact/phone-number.js';
import type { BoardReviewRequest, GatewayReviewRequest, WireCategories } from '../gateway/calls/review-gateway.js';
import { asInteger } from '../gateway/wire/ids.js';
import type { MessageKey } from '../i18n/messages.js';
import type { Lead, LeadCategory } from '../lead-card/lead/lead.js';

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

/** The form without a lead: work completed defaults to 'yes'. */
export const EMPTY_REVIEW_FORM: ReviewForm = {
  firstName: '',
  lastName: '',
  emailAddress: '',
  phoneNumber: '',
  descriptionOfWork: '',
  workCompleted: 'yes',
  categoryIds: null,
};

/** The form filled in from a lead, without a temporary or invalid number. */
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

/** The shape in which a request is sent. */
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

/** The fields with a rule. */
export type ReviewField = Exclude<keyof ReviewForm, 'descriptionOfWork'>;

/** What is wrong with each field. */
type ReviewErrors = { readonly [Field in ReviewField]?: MessageKey };

export interface ReviewRequest extends ReviewForm {
  readonly workCompleted: 'yes' | 'no';
  readonly categoryIds: readonly string[];
}

/** What is wrong with the form; empty when it may be sent. */
export function reviewErrors(form: ReviewForm): ReviewErrors {
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
  if (Object.keys(reviewErrors(form)).length > 0 || !workCompleted || categoryIds === null) return null;
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

/** A review of the provider. 'Review the warranty' is none. */
const REVIEW =
  /\b(?:reviews?(?! (?:the|this|that|these|those|attached)\b)|ratings?|stars|feedback|write about us|reseñas?|opini[oó]n|opiniones|calificaci[oó]n|estrellas)(?!\p{L})|[★⭐]/iu;

/** An offer, anywhere in the text. */
const OFFER =
  /\b\d{1,3}\s?% ?(?:off|de descuento)|[$€£]\s?\d+ off|\b(?:gift ?cards?|coupons?|vouchers?|discounts?|refunds?|cash ?back|raffle|giveaway|rewards?|entry to win|tarjetas? de regalo|cup[oó]n|cupones|descuentos?|reembolsos?|sorteo|regalos?|recompensas?)(?!\p{L})/iu;

/** An amount or a gift, which counts in the sentence that asks for the review: elsewhere it is the price of the job. */
const AMOUNT =
  /[$€£]\s?\d|\d\s?(?:[$€£]|dollars\b|bucks\b|euros\b|d[oó]lares\b)|\b(?:get|receive|earn|win|reciba|obtenga|gane)\b.{0,30}\bfree\b|\bfor free\b|\bfree of charge\b|\bgratis\b|\bpay(?:ing)?\b.{0,12}\bfor\b|\bpagamos\b/iu;

const HAPPY =
  /\b(?:if|since|because|as|when|once|si|ya que|porque|cuando)\b[^.!?\n]{0,40}(?:\b(?:happy|satisfied|pleased|liked|loved|enjoyed|content[oa]s?|satisfech[oa]s?|feliz|felices|gust[oó]|encant[oó])(?!\p{L})|\b(?:good|great|positive|wonderful|buena|excelente) (?:experience|service|time|experiencia))/iu;

const MANY_STARS = /\b(?:5|five|four|4|cinco|cuatro)[ -]?(?:stars?(?!\p{L})|estrellas?(?!\p{L})|⭐|★)|[★⭐]{4}/iu;

/** Words that ask, or that say what the stars are. Without them, stars may belong to a product. */
const ASKS =
  /\b(?:give|leave|rate|write|post|deserve|earn|love|hope|need|ratings?|reviews?|d[eé]nos|deje|d[eé]jenos|califique|calif[ií]quenos|reseñas?|calificaci[oó]n)(?!\p{L})/iu;

const GOOD_REVIEW =
  /\b(?:good|great|positive|nice|perfect|buena|positiva|excelente) (?:reviews?|ratings?|reseñas?|calificaci[oó]n)(?!\p{L})|\breseñas? (?:buena|positiva|excelente)(?!\p{L})/iu;

/**
 * Looks for what makes a review worthless: something is offered for it, or only happy customers are asked. It reads
 * English and Spanish, and is a hint: it knows usual phrases, not what a text means.
 */
export function solicitationError(text: string): MessageKey | null {
  const sentences = text.split(/[.!?](?=\s|$)|\n/);
  if (OFFER.test(text) && REVIEW.test(text)) return 'reviewIncentive';
  if (sentences.some((sentence) => AMOUNT.test(sentence) && REVIEW.test(sentence))) return 'reviewIncentive';
  if (GOOD_REVIEW.test(text) || (HAPPY.test(text) && REVIEW.test(text))) return 'reviewOnlyHappy';
  return sentences.some((sentence) => MANY_STARS.test(sentence) && ASKS.test(sentence)) ? 'reviewOnlyHappy' : null;
}

type WireCategory = NonNullable<WireCategories['categories'][number]['parentCategory']>;

/**
 * What a review may be about: the lead's own category first, then each category of the answer and its parent, without duplicates.
 * Without a lead's category they are the provider's, in the gateway's order.
 */
export function reviewCategories(
  { categories }: WireCategories,
  own: LeadCategory | null = null,
): readonly LeadCategory[] {
  const found = new Map<string, string>();
  const take = ({ id, name }: LeadCategory) => {
    if (id && !found.get(id)) found.set(id, name);
  };
  if (own !== null) take(own);
  for (const category of categories) {
    take(categoryOf(category));
    if (own !== null && category.parentCategory) take(categoryOf(category.parentCategory));
  }
  return [...found].map(([id, name]) => ({ id, name: name || id }));
}

function categoryOf({ id, categoryId, name, categoryName }: WireCategory): LeadCategory {
  return { id: id ?? categoryId ?? '', name: name ?? categoryName ?? '' };
}
