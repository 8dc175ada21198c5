import { describe, expect, test } from 'vitest';
import { solicitationFault } from '../../../src/review-request/review-form-rules.js';
import { coolsDown, REVIEW_COOL_DOWN_DAYS } from '../../../src/review-request/send.js';

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
  ])('and offers something for it is noticed: %s', (text) => {
    expect(solicitationFault(text)).toBe('reviewIncentive');
  });

  test.each([
    'If you were happy with our work, please leave a review',
    'Only review us if everything was great and you liked it',
    'Please give us five stars',
    'Si quedó contento, deje una reseña',
    'Denos cinco estrellas',
    'Leave us a Google review if you had a great experience',
    'please give us ★★★★★',
  ])('of happy customers alone is noticed: %s', (text) => {
    expect(solicitationFault(text)).toBe('reviewOnlyHappy');
  });

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
  ])('or only says what was done is left alone: %s', (text) => {
    expect(solicitationFault(text)).toBeNull();
  });
});

test('a customer is not asked again for 180 days', () => {
  const now = new Date('2026-11-18T12:00:00Z').getTime();
  const daysAgo = (days: number) => now - days * 86_400_000;
  expect(REVIEW_COOL_DOWN_DAYS).toBe(180);
  expect(coolsDown(daysAgo(0), now)).toBe(true);
  expect(coolsDown(daysAgo(179.9), now)).toBe(true);
  expect(coolsDown(daysAgo(180), now)).toBe(false);
  expect(coolsDown(0, now)).toBe(false);
  expect(coolsDown(now + 1, now)).toBe(false);
});
