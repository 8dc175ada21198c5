import { formsOf } from './form.js';

const member = formsOf('Member', null);

export const SERVICE_AND_PLACE_FORMS = [
  member('taxonomyCategory', { categoryId: 10214 }, 'GET /gateway/lead/v1/taxonomy/categories/10214'),
  member(
    'topCategories',
    { limit: 10, serviceProviderTypes: ['AL', 'HA'] },
    'GET /gateway/lead/v1/topCategories?limit=10&serviceProviderTypes=AL&serviceProviderTypes=HA',
  ),
  member('topCategories', {}, 'GET /gateway/lead/v1/topCategories'),
  member(
    'autocomplete',
    {
      query: 'drain & sewer',
      taxonomyName: 'AL Task',
      limit: 4,
      serviceProviderTypes: ['AL', 'HA'],
    },
    'GET /gateway/lead/v2/autocomplete?query=drain%20%26%20sewer&taxonomyName=AL%20Task&limit=4&serviceProviderTypes=AL&serviceProviderTypes=HA',
  ),
  member(
    'autocomplete',
    { query: 'drain' },
    'GET /gateway/lead/v2/autocomplete?query=drain&taxonomyName=HA%20Task&limit=10',
  ),
  member(
    'cityByPostalCode',
    { postalCode: '02108' },
    'GET /gateway/lead/v1/address/getCityAndStateAbbreviationByPostalCode?postalCode=02108',
  ),
  member(
    'seoCityByPostalCode',
    { postalCode: '02108' },
    'GET /gateway/lead/v1/address/get-seo-city-state-by-postal-code?postalCode=02108',
  ),
];
