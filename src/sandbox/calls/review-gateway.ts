import * as v from 'valibot';
import { CONTACT_MAX_LENGTH, REVIEW_SOURCE, REVIEW_SOURCE_VERSION } from '../../gateway/limits.js';
import { type Answer, notFound, ok } from '../router/answer.js';
import { checked, email, fieldsOf, id, idList, postalCode, text } from '../router/read-body.js';
import { requireCaller } from '../router/required.js';
import { type Call, type Route, routesAt } from '../router/route.js';
import { categoryAnswer, serviceOf } from '../seed/taxonomy.js';
import type { DraftReview } from '../state/sandbox-data.js';

const PHONE = 'Please enter a valid phone number';

const CATEGORIES = 'Please select at least one category for this review';

const WORK = 'Please select if services were performed';

const draftBody = v.object({
  serviceProviderId: id,
  reviewSource: v.optional(text, REVIEW_SOURCE),
  reviewSourceVersion: v.optional(text, REVIEW_SOURCE_VERSION),
});

const updateBody = v.object({
  draftReview: v.record(v.string(), v.unknown()),
  draftRatings: v.array(v.unknown()),
  categories: v.array(v.unknown()),
});

/** The fields that both forms check. */
const person = {
  firstName: v.pipe(text, v.nonEmpty('Please enter a valid first name')),
  lastName: v.pipe(text, v.nonEmpty('Please enter a valid last name')),
  phoneNumber: v.pipe(
    v.string(),
    v.maxLength(CONTACT_MAX_LENGTH, PHONE),
    v.check((phone) => /^1?\d{10}$/.test(phone.replace(/\D/g, '')), PHONE),
  ),
};

const chosen = v.pipe(v.array(id), v.nonEmpty(CATEGORIES));

const boardForm = v.object({
  ...person,
  email,
  reviewRequest: v.object({
    serviceProviderId: v.pipe(v.number(), v.safeInteger(), v.transform(String)),
    postalCode,
    descriptionOfWork: v.string(),
    workCompleted: v.picklist(['yes', 'no'], WORK),
    categoryIds: chosen,
  }),
});

const gatewayForm = v.object({
  ...person,
  emailAddress: email,
  serviceProviderId: id,
  postalCode,
  descriptionOfWork: v.string(),
  workCompleted: v.boolean(WORK),
  categories: chosen,
});

/** Asks a customer for a review by email, in either form, and creates a draft for it. */
export function requestReviewByEmail({ body, callerId, state }: Call): Answer {
  const nested = typeof body === 'object' && body !== null && 'reviewRequest' in body;
  const input = nested ? fromBoard(body) : fromGateway(body);
  requireCaller({ callerId }, input.serviceProviderId);
  state.data.reviewRequests.push(input);
  const draft = newDraft(state, input.serviceProviderId, 'email', REVIEW_SOURCE_VERSION);
  return ok({ draftReviewId: draft.id });
}

/** The provider's draft of this source. The first call creates it. */
export function getOrCreateDraftReview({ body, callerId, state }: Call): Answer {
  const { serviceProviderId, reviewSource, reviewSourceVersion } = checked(draftBody, body);
  requireCaller({ callerId }, serviceProviderId);
  const known = state.data.drafts.find(
    (draft) => draft.serviceProviderId === serviceProviderId && draft.reviewSource === reviewSource,
  );
  return draftAnswer(known ?? newDraft(state, serviceProviderId, reviewSource, reviewSourceVersion));
}

/** Replaces fields, ratings and categories. The id and the provider stay. */
export function updateDraftReview({ params, body, callerId, state }: Call): Answer {
  const { draftReview, draftRatings, categories } = checked(updateBody, body);
  const draft = state.data.drafts.find(({ id }) => id === params['draftReviewId']);
  if (draft === undefined) throw notFound(`There is no draft review ${params['draftReviewId']}.`);
  if (callerId !== '') requireCaller({ callerId }, draft.serviceProviderId);
  Object.assign(draft, { fields: { ...draft.fields, ...draftReview }, draftRatings, categories });
  return draftAnswer(draft);
}

function fromBoard(body: unknown) {
  const { email, reviewRequest } = checked(boardForm, body);
  return { serviceProviderId: reviewRequest.serviceProviderId, email };
}

function fromGateway(body: unknown) {
  const { emailAddress, serviceProviderId } = checked(gatewayForm, body);
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

const categoriesQuery = v.object({ categoryIds: idList });

/** Categories by their ids, with their parents. Unknown ids are left out. */
export function categories({ query }: Call): Answer {
  const { categoryIds } = checked(categoriesQuery, fieldsOf(query, 'categoryIds'));
  return ok({ categories: [...new Set(categoryIds)].flatMap((id) => serviceOf(id) ?? []).map(categoryAnswer) });
}

const BASE = '/gateway/review/api/v1';
const get = routesAt(BASE, 'ServiceProvider', 'GET', false);
const write = routesAt(BASE, 'ServiceProvider', 'POST', true);
const put = routesAt(BASE, 'ServiceProvider', 'PUT', true);

export const REVIEW_GATEWAY_ROUTES: readonly Route[] = [
  write('getOrCreateDraftReview', '/draft-review/get-or-create', getOrCreateDraftReview),
  put('updateDraftReview', '/draft-review/{draftReviewId}', updateDraftReview, { withoutCallerId: true }),
  write('requestReviewByEmail', '/review/request-by-email', requestReviewByEmail),
  get('categories', '/category', categories, { withoutCallerId: true }),
];
