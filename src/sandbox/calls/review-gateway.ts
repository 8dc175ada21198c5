import type { InferOutput } from 'valibot';
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
import { requireCaller } from '../router/required.js';
import { type Call, type Route, routeOf } from '../router/route.js';
import { categoryAnswer, serviceOf } from '../seed/services.js';
import type { DraftReview } from '../state/sandbox-data.js';

/** Asks a customer for a review by email, in either form, and creates a draft for it. */
function requestByEmail({ body, callerId, state }: Call): Answer {
  const nested = isRecord(body) && 'reviewRequest' in body;
  const input = nested ? fromBoard(body) : fromGateway(body);
  requireCaller({ callerId }, input.serviceProviderId);
  state.data.reviewRequests.push(input);
  const draft = newDraft(state, input.serviceProviderId, 'email', REVIEW_SOURCE_VERSION);
  return ok({ draftReviewId: draft.id });
}

/** The provider's draft of this source. The first call creates it. */
function getDraft(
  { callerId, state }: Call,
  input: InferOutput<NonNullable<typeof getOrCreateDraftReview.body>>,
): Answer {
  const { serviceProviderId, reviewSource, reviewSourceVersion } = input;
  requireCaller({ callerId }, serviceProviderId);
  const known = state.data.drafts.find(
    (draft) => draft.serviceProviderId === serviceProviderId && draft.reviewSource === reviewSource,
  );
  return draftAnswer(known ?? newDraft(state, serviceProviderId, reviewSource, reviewSourceVersion));
}

/** Replaces fields, ratings and categories. The id and the provider stay. */
function updateDraft(
  { params, callerId, state }: Call,
  { draftReview, draftRatings, categories }: InferOutput<ReturnType<typeof updateDraftReviewRequest.fields>>,
): Answer {
  const draft = state.data.drafts.find(({ id }) => id === params['draftReviewId']);
  if (draft === undefined) throw notFound(`There is no draft review ${params['draftReviewId']}.`);
  if (callerId !== '') requireCaller({ callerId }, draft.serviceProviderId);
  Object.assign(draft, { fields: { ...draft.fields, ...draftReview }, draftRatings, categories });
  return draftAnswer(draft);
}

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

/** Categories by their ids, with their parents. Unknown ids are left out. */
function categoriesAnswer(categoryIds: readonly string[]): Answer {
  return ok({ categories: [...new Set(categoryIds)].flatMap((id) => serviceOf(id) ?? []).map(categoryAnswer) });
}

export const REVIEW_GATEWAY_ROUTES: readonly Route[] = [
  routeOf(getOrCreateDraftReview, getDraft),
  routeOf(updateDraftReviewRequest, updateDraft),
  // Of two forms, its handler checks the one that was sent, so that the message names the field.
  routeOf(requestReviewByEmail, requestByEmail),
  routeOf(categoriesRequest, (_, { categoryIds }) => categoriesAnswer(categoryIds)),
];
