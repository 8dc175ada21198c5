import * as v from 'valibot';
import { expect, it } from 'vitest';
import { wireCategories } from '../../../src/gateway/calls/review-gateway.js';
import { reviewCategories } from '../../../src/review-request/review-request-state.js';

const answer = (...categories: readonly object[]) => v.parse(wireCategories, { categories });
const DRAIN = { id: '10202', name: 'Drain Cleaning' };
const PLUMBING = { id: '10200', name: 'Plumbing' };

it('the lead’s own category comes first, then its parent', () => {
  const came = answer({ categoryId: 10202, categoryName: 'Drain Cleaning', parentCategory: PLUMBING });
  expect(reviewCategories(came, DRAIN)).toEqual([DRAIN, PLUMBING]);
});

it('each category stands once, in any of its spellings', () => {
  const came = answer(
    { id: 10200, name: 'Plumbing' },
    { categoryId: '10202', categoryName: 'Drain Cleaning', parentCategory: { categoryId: 10200, name: 'Plumbing' } },
  );
  expect(reviewCategories(came, DRAIN)).toEqual([DRAIN, PLUMBING]);
});

it('the own category is a choice though nothing has come back', () => {
  expect(reviewCategories(answer(), DRAIN)).toEqual([DRAIN]);
});

it('a category without a name has it from where it is named, else its id', () => {
  const came = answer({ id: '10202', name: 'Drain Cleaning', parentCategory: { id: '10200' } });
  expect(reviewCategories(came, { id: '10202', name: '' })).toEqual([DRAIN, { id: '10200', name: '10200' }]);
});

it('without a lead they are the provider’s own, as they came', () => {
  const came = answer(PLUMBING, { ...DRAIN, parentCategory: { id: '10000', name: 'Home' } });
  expect(reviewCategories(came)).toEqual([PLUMBING, DRAIN]);
});
