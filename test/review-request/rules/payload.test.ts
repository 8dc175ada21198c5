import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { wireCategories } from '../../../src/gateway/calls/review-gateway.js';
import {
  type ReviewRequest,
  reviewCategories,
  reviewPayload,
  solicitationError,
} from '../../../src/review-request/review-form-rules.js';
import { coolsDown } from '../../../src/review-request/review-request-state.js';

const answer = (...categories: readonly object[]) => v.parse(wireCategories, { categories });
const DRAIN = { id: '10202', name: 'Drain Cleaning' };
const PLUMBING = { id: '10200', name: 'Plumbing' };

it.each([
  [
    'begin with the lead’s own, then its parent',
    [{ categoryId: 10202, categoryName: 'Drain Cleaning', parentCategory: PLUMBING }],
    DRAIN,
    [DRAIN, PLUMBING],
  ],
  [
    'stand once each, in any of their spellings',
    [PLUMBING, { ...DRAIN, parentCategory: { categoryId: 10200, name: 'Plumbing' } }],
    DRAIN,
    [DRAIN, PLUMBING],
  ],
  ['are the own one though nothing has come back', [], DRAIN, [DRAIN]],
  [
    'have their names from where they are named, else their ids',
    [{ ...DRAIN, parentCategory: { id: '10200' } }],
    { ...DRAIN, name: '' },
    [DRAIN, { id: '10200', name: '10200' }],
  ],
  ['are the provider’s own without a lead', [PLUMBING, { ...DRAIN, parentCategory: {} }], undefined, [PLUMBING, DRAIN]],
])('the categories %s', (_, came, own, expected) => expect(reviewCategories(answer(...came), own)).toEqual(expected));

const REVIEW: ReviewRequest = {
  firstName: 'Maria',
  lastName: 'Delgado',
  emailAddress: 'maria@example.com',
  phoneNumber: '5125550148',
  descriptionOfWork: 'Main line',
  workCompleted: 'yes',
  categoryIds: ['10202', '10200'],
};
const PLACE = { spId: '4711042', postalCode: '78704' };

it.each(['bluebird', '', '12.5', '90071992547409931'])(
  'a provider’s id that is not an integer is sent as it is: %j',
  (spId) => {
    const body = reviewPayload('board', REVIEW, { ...PLACE, spId });
    expect(JSON.parse(JSON.stringify(body)).reviewRequest.serviceProviderId).toBe(spId);
  },
);

it('the form of the board wraps the request in a field; the gateway’s form is flat and sends false for no', () => {
  const { emailAddress: email, descriptionOfWork, workCompleted, categoryIds, ...person } = REVIEW;
  const { spId: serviceProviderId, postalCode } = PLACE;
  expect(reviewPayload('board', REVIEW, PLACE)).toEqual({
    ...{ ...person, email },
    reviewRequest: { serviceProviderId: 4711042, postalCode, descriptionOfWork, workCompleted, categoryIds },
  });
  expect(reviewPayload('gateway', REVIEW, PLACE)).toEqual({
    ...{ ...person, serviceProviderId, postalCode, emailAddress: email, descriptionOfWork },
    workCompleted: true,
    categories: categoryIds,
  });
  const review: ReviewRequest = { ...REVIEW, workCompleted: 'no' };
  expect(reviewPayload('board', review, PLACE)).toMatchObject({ reviewRequest: { workCompleted: 'no' } });
  expect(reviewPayload('gateway', review, PLACE)).toMatchObject({ workCompleted: false });
});

describe('a text that asks for a review', () => {
  test.each([
    'New drain. $20 off your next visit for a review!',
    'Leave us a review and get a gift card',
    'Free of charge next time if we get your feedback',
    'Le doy un descuento por su reseña',
    'Review us and get a free drain cleaning',
    '10%off if you review us',
    '10€ for a review',
    'Get $25 if you write about us on Google',
  ])('is flagged if it offers a reward: %s', (text) => expect(solicitationError(text)).toBe('reviewIncentive'));

  test.each([
    'If you were happy with our work, please leave a review',
    'Only review us if everything was great and you liked it',
    'Please give us five stars',
    'Si quedó contento, deje una reseña',
    'Denos cinco estrellas',
    'Leave us a Google review if you had a great experience',
    'please give us ★★★★★',
  ])('is flagged if it asks happy customers only: %s', (text) =>
    expect(solicitationError(text)).toBe('reviewOnlyHappy'),
  );

  test.each([
    '',
    'Replaced the kitchen drain and the shut-off valve.',
    'Invoice 2210, $480, 10% discount for seniors',
    'Installed a five-burner range',
    'Installed a 5-star energy rated dishwasher',
    'Fixed drain for $189. Please review the warranty.',
    'Cleaned the drain, $189. A review would help us.',
    'Replaced the part free of charge. Thank you for your feedback.',
    'Se cambió la tubería; quedó contento',
  ])('is not flagged if it only says what was done: %s', (text) => expect(solicitationError(text)).toBeNull());
});

test('a customer is not asked again for 180 days', () => {
  const now = new Date('2026-11-18T12:00:00Z').getTime();
  const daysAgo = (days: number) => now - days * 86_400_000;
  const asked = [daysAgo(0), daysAgo(179.9), daysAgo(180), 0, now + 1];
  expect(asked.map((at) => coolsDown(at, now))).toEqual([true, true, false, false, false]);
});
