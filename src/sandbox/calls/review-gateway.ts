import {
  boardReviewForm,
  categoriesRequest,
  gatewayReviewForm,
  getOrCreateDraftReview,
  requestReviewByEmail,
  updateDraftReviewRequest,
} from '../../gateway/calls/review-gateway.js';
import { REVIEW_SOURCE_VERSION } from '../../gateway/limits.js';
import { isRecord } from '../../web/read-as.js';
import { type Answer, checked, notFound, ok } from '../router/answer.js';
import { type Call, type Route, requireCaller, routeOf } from '../router/route.js';
import type { DraftReview } from '../seed/seed-data.js';
import { categoryAnswer, serviceOf } from '../seed/services.js';

function fromBoard(body: unknown) {
  const { email, reviewRequest } = checked(boardReviewForm, body);
  return { serviceProviderId: reviewRequest.serviceProviderId, email };
}

function fromGateway(body: unknown) {
  const { emailAddress, serviceProviderId } = checked(gatewayReviewForm, body);
  return { serviceProviderId, email: emailAddress };
}

function newDraft(state: Call['state'], serviceProviderId: string, reviewSource: string, reviewSourceVersion: string) {
  const draft: DraftReview = {
    id: state.nextId(),
    serviceProviderId,
    reviewSource,
    reviewSourceVersion,
    fields: {},
    draftRatings: [],
    categories: [],
  };
  state.data.drafts.push(draft);
  return draft;
}

function draftAnswer({ fields, ...draft }: DraftReview): Answer {
  return ok({ draftReview: { ...fields, ...draft } });
}

export const REVIEW_GATEWAY_ROUTES: readonly Route[] = [
  routeOf(getOrCreateDraftReview, (call, { serviceProviderId, reviewSource, reviewSourceVersion }) => {
    requireCaller(call, serviceProviderId);
    const known = call.state.data.drafts.find(
      (draft) => draft.serviceProviderId === serviceProviderId && draft.reviewSource === reviewSource,
    );
    return draftAnswer(known ?? newDraft(call.state, serviceProviderId, reviewSource, reviewSourceVersion));
  }),
  // The id and the provider stay.
  routeOf(updateDraftReviewRequest, ({ params, callerId, state }, { draftReview, draftRatings, categories }) => {
    const draft = state.data.drafts.find(({ id }) => id === params['draftReviewId']);
    if (draft === undefined) throw notFound(`There is no draft review ${params['draftReviewId']}.`);
    if (callerId !== '') requireCaller({ callerId }, draft.serviceProviderId);
    Object.assign(draft, { fields: { ...draft.fields, ...draftReview }, draftRatings, categories });
    return draftAnswer(draft);
  }),
  // Checks the one of the two forms that was sent, so that the message names the field.
  routeOf(requestReviewByEmail, ({ body, callerId, state }) => {
    const nested = isRecord(body) && 'reviewRequest' in body;
    const input = nested ? fromBoard(body) : fromGateway(body);
    requireCaller({ callerId }, input.serviceProviderId);
    state.data.reviewRequests.push(input);
    return ok({ draftReviewId: newDraft(state, input.serviceProviderId, 'email', REVIEW_SOURCE_VERSION).id });
  }),
  // Unknown ids are left out.
  routeOf(categoriesRequest, (_, { categoryIds }) =>
    ok({ categories: [...new Set(categoryIds)].flatMap((id) => serviceOf(id) ?? []).map(categoryAnswer) }),
  ),
];
