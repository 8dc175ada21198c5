import * as v from 'valibot';
import { type Answer, DONE, ok } from '../router/answer.js';
import { checked, words } from '../router/read-body.js';
import { badRequest } from '../router/refusal.js';
import type { Call } from '../router/route.js';
import { JOB_CATEGORIES } from '../seed/categories.js';
import { categoryAnswer, serviceOf } from '../seed/taxonomy.js';

const PLUMBING_SERVICES = JOB_CATEGORIES.flatMap(({ id }) => serviceOf(String(id)) ?? []);

const preferencesBody = v.object({ displayPreferences: v.pipe(v.array(words), v.nonEmpty()) });

/** The provider's own record: one name and postal code for any id (Spec §3 Service provider info). */
export function serviceProvider({ query, callerId, state }: Call): Answer {
  if (!query.get('serviceProviderIds')) throw badRequest('The query parameter serviceProviderIds is missing.');
  const preferences = state.data.preferences.filter(({ serviceProviderId }) => serviceProviderId === callerId);
  return ok({
    serviceProviders: [
      {
        serviceProviderId: callerId,
        name: 'Bluebird Plumbing & Drain',
        primaryAddress: { postalCode: '78704' },
        ...(preferences.length > 0 && { displayPreferences: preferences.map(({ name }) => name) }),
      },
    ],
  });
}

/** Keeps what the provider does not want to see; `serviceProvider` tells it (Spec §4 Insurance banner). */
export function addDisplayPreferences({ body, callerId, state }: Call): Answer {
  const { displayPreferences } = checked(preferencesBody, body);
  const known = state.data.preferences.filter(({ serviceProviderId }) => serviceProviderId === callerId);
  for (const name of new Set(displayPreferences)) {
    if (!known.some((preference) => preference.name === name))
      state.data.preferences.push({ serviceProviderId: callerId, name });
  }
  return DONE;
}

/** The categories that the provider offers (Spec §7 Provider dashboard). */
export function providerCategories(): Answer {
  return ok({ categories: PLUMBING_SERVICES.map(categoryAnswer) });
}
