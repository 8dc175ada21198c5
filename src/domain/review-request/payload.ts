import type { BoardReviewRequest, GatewayReviewRequest } from '../../contract/calls/review-gateway.js';
import type { ReviewRequest } from './faults.js';

/** In which shape a request goes out (Spec §3 Review request by e-mail). */
export type ReviewVariant = 'board' | 'gateway';

/** Who asks, and where the work was. */
export interface ReviewPlace {
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
      serviceProviderId: Number(spId),
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
