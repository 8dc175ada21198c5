import { expect, it } from 'vitest';
import { type ReviewRequest, reviewPayload } from '../../../src/review-request/review-form-rules.js';

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

it.each(['bluebird', '', '12.5', '90071992547409931'])('a provider whose id is no integer keeps it: %j', (spId) => {
  const body = reviewPayload('board', REVIEW, { ...PLACE, spId });
  expect(JSON.parse(JSON.stringify(body)).reviewRequest.serviceProviderId).toBe(spId);
});

it('the board’s form holds the request in a field of its own, the provider as a number', () => {
  expect(reviewPayload('board', REVIEW, PLACE)).toEqual({
    firstName: 'Maria',
    lastName: 'Delgado',
    email: 'maria@example.com',
    phoneNumber: '5125550148',
    reviewRequest: {
      serviceProviderId: 4711042,
      postalCode: '78704',
      descriptionOfWork: 'Main line',
      workCompleted: 'yes',
      categoryIds: ['10202', '10200'],
    },
  });
});

it('the gateway variant is flat, its categories ids alone', () => {
  expect(reviewPayload('gateway', REVIEW, PLACE)).toEqual({
    serviceProviderId: '4711042',
    postalCode: '78704',
    emailAddress: 'maria@example.com',
    phoneNumber: '5125550148',
    firstName: 'Maria',
    lastName: 'Delgado',
    descriptionOfWork: 'Main line',
    workCompleted: true,
    categories: ['10202', '10200'],
  });
});

it('work that is not completed is no in the one and false in the other', () => {
  const review: ReviewRequest = { ...REVIEW, workCompleted: 'no' };
  expect(reviewPayload('board', review, PLACE)).toMatchObject({ reviewRequest: { workCompleted: 'no' } });
  expect(reviewPayload('gateway', review, PLACE)).toMatchObject({ workCompleted: false });
});
