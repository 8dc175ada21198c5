import { describe, expect, it } from 'vitest';
import { SANDBOX_LEADS } from '../../../src/sandbox.js';
import { PROVIDER } from '../ask.js';
import { clientOf, refusalOf } from '../client.js';

const LONG_EMAIL = `${'d'.repeat(243)}@example.com`;
const person = { firstName: 'Dana', lastName: 'Whitfield', phoneNumber: '5125550142' };
const board = {
  ...person,
  email: 'dana@example.com',
  reviewRequest: {
    serviceProviderId: Number(PROVIDER),
    postalCode: '78704',
    descriptionOfWork: 'A drain.',
    workCompleted: 'yes' as const,
    categoryIds: [10214],
  },
};
const flat = {
  ...person,
  emailAddress: 'dana@example.com',
  serviceProviderId: PROVIDER,
  postalCode: '78704',
  descriptionOfWork: '',
  workCompleted: true,
  categories: [10214],
};

describe('a review request by email', () => {
  it('is taken in both forms, each with a draft of its own', async () => {
    const gateway = clientOf();
    const one = await gateway.requestReviewByEmail(board);
    const other = await gateway.requestReviewByEmail(flat);
    expect(one.draftReviewId).not.toBe(other.draftReviewId);
  });

  it.each([
    ['no first name', { firstName: ' ' }],
    ['no last name', { lastName: '' }],
    ['a phone number that is none', { phoneNumber: '555' }],
    ['a phone number of 255 characters', { phoneNumber: '5'.repeat(255) }],
    ['an email address that is none', { email: 'dana@', emailAddress: 'dana@' }],
    ['an email address of 255 characters', { email: LONG_EMAIL, emailAddress: LONG_EMAIL }],
  ])('%s: 400 in both forms', async (_, change) => {
    expect(await refusalOf(clientOf().requestReviewByEmail({ ...board, ...change }))).toBe(400);
    expect(await refusalOf(clientOf().requestReviewByEmail({ ...flat, ...change }))).toBe(400);
  });

  it('without a category it is refused in the words of the form', async () => {
    const empty = { ...board, reviewRequest: { ...board.reviewRequest, categoryIds: [] } };
    await expect(clientOf().requestReviewByEmail(empty)).rejects.toMatchObject({
      status: 400,
      customMessage: expect.stringContaining('Please select at least one category for this review'),
    });
  });
});

describe('a draft review', () => {
  it('is the same for the same provider, another for another', async () => {
    const gateway = clientOf();
    const one = await gateway.getOrCreateDraftReview({ serviceProviderId: PROVIDER });
    const again = await gateway.getOrCreateDraftReview({ serviceProviderId: PROVIDER });
    const other = await gateway.getOrCreateDraftReview({ serviceProviderId: '5200001' });
    expect(again).toEqual(one);
    expect(other.draftReview.id).not.toBe(one.draftReview.id);
    expect(one.draftReview).toMatchObject({ reviewSource: 'site-member', reviewSourceVersion: '2.0' });
  });

  it('keeps what is written, but its id', async () => {
    const gateway = clientOf();
    const { draftReview } = await gateway.getOrCreateDraftReview({ serviceProviderId: PROVIDER });
    await gateway.updateDraftReview({
      draftReviewId: draftReview.id,
      draftReview: { text: 'Very good.', id: 'another' },
      draftRatings: [{ name: 'Price', rating: 5 }],
      categories: [10214],
    });
    expect((await gateway.getOrCreateDraftReview({ serviceProviderId: PROVIDER })).draftReview).toMatchObject({
      id: draftReview.id,
      text: 'Very good.',
      draftRatings: [{ name: 'Price', rating: 5 }],
      categories: [10214],
    });
  });

  it('that is unknown is refused', async () => {
    const update = { draftReviewId: 'x', draftReview: {}, draftRatings: [], categories: [] };
    expect(await refusalOf(clientOf().updateDraftReview(update))).toBe(404);
  });
});

it('a lead of the board can be asked for a review, an unknown one not', async () => {
  const gateway = clientOf();
  await expect(
    gateway.requestReview({ serviceProviderId: PROVIDER, leadId: SANDBOX_LEADS.newest }),
  ).resolves.toBeUndefined();
  expect(await refusalOf(gateway.requestReview({ serviceProviderId: PROVIDER, leadId: 1 }))).toBe(404);
});
