import { AUTOCOMPLETE_LIMIT, AUTOCOMPLETE_TAXONOMY } from '../../contract/limits.js';
import { wireAutocomplete, wireTopCategories } from '../../contract/wire/category.js';
import { defineCall } from '../call.js';

/** GET /v1/topCategories: the most wanted services; the funnel's filter adds a limit and provider types. */
export const topCategories = defineCall('topCategories', {
  caller: 'Member',
  method: 'GET',
  path: '/gateway/lead/v1/topCategories',
  query: ({ limit, serviceProviderTypes }) => ({ limit, serviceProviderTypes }),
  answer: wireTopCategories,
});

/** GET /v2/autocomplete: services that fit what is being typed; taxonomy 'HA Task', limit 10. */
export const autocomplete = defineCall('autocomplete', {
  caller: 'Member',
  method: 'GET',
  path: '/gateway/lead/v2/autocomplete',
  query: ({ query, taxonomyName = AUTOCOMPLETE_TAXONOMY, limit = AUTOCOMPLETE_LIMIT, serviceProviderTypes }) => ({
    query,
    taxonomyName,
    limit,
    serviceProviderTypes,
  }),
  answer: wireAutocomplete,
});
