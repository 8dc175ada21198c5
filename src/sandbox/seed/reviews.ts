import { createRandom, DAY, isoWithOffset, type Some } from './dates.js';
import { FIRST_NAMES } from './people.js';
import type { Provider } from './providers.js';
import { SERVICES, tradeOf } from './taxonomy.js';

const TEXTS: Some<string> = [
  'On time, friendly, and the price was the one they had told us.',
  'Good work. It took a day longer than planned, but they called ahead.',
  'They found the real cause when two others had not.',
  'Left everything cleaner than it was.',
  'Fine work, though I had to call twice to get an appointment.',
  '',
];

/** A provider's reviews, the newest first; the same each time for one provider and day. */
export function reviewsOf({ id, tradeId, rating, reviewCount }: Provider, now: Date) {
  const random = createRandom(id);
  const today = Math.floor(now.getTime() / DAY) * DAY;
  const services = SERVICES.filter((service) => tradeOf(service) === tradeId);
  return Array(reviewCount)
    .fill(0)
    .map((_, index) => ({
      reviewId: id * 1000 + index,
      rating: Math.max(1, Math.round((rating ?? 4) - (random.chance(0.2) ? 1 : 0))),
      text: random.pick(TEXTS),
      authorName: `${random.pick(FIRST_NAMES)} ${'ABCDEFGHKLMNPRSTW'[random.below(17)]}.`,
      createDate: isoWithOffset(today - (3 + index * 6) * DAY),
      categoryName: services[random.below(services.length)]?.name,
    }));
}
