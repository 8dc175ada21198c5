import { type Answer, ok } from '../router/answer.js';
import { badRequest } from '../router/refusal.js';
import type { Call } from '../router/route.js';
import { JOB_CATEGORIES } from '../seed/categories.js';

/** The provider's own record: one name and postal code for any id (Spec §3 Service provider info). */
export function serviceProvider({ query, callerId }: Call): Answer {
  if (!query.get('serviceProviderIds')) throw badRequest('The query parameter serviceProviderIds is missing.');
  return ok({
    serviceProviders: [
      { serviceProviderId: callerId, name: 'Bluebird Plumbing & Drain', primaryAddress: { postalCode: '78704' } },
    ],
  });
}

/** The categories that the provider offers (Spec §7 Provider dashboard). */
export function providerCategories(): Answer {
  return ok({
    categories: JOB_CATEGORIES.map(({ id, name }) => ({
      id,
      name,
      categoryId: id,
      categoryName: name,
      parentCategory: null,
    })),
  });
}
