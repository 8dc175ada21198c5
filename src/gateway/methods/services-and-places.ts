import type { Id, OfPostalCode } from '../wire/ids.js';
import type {
  AutocompleteInput,
  CategoryFilterInput,
  WireAutocomplete,
  WireCity,
  WireSeoCity,
  WireTaxonomyCategory,
  WireTopCategories,
} from '../wire/services-and-places.js';
import type { Call } from './call.js';

/** Calls that find services by name or id, and cities by postal code. */
export interface ServiceAndPlaceCalls {
  /**
   * GET `/gateway/lead/v1/taxonomy/categories/{categoryId}`. Sends only the id in the path. Returns a service
   * and its parent. Fails with a `GatewayError`.
   */
  taxonomyCategory: Call<{ readonly categoryId: Id }, WireTaxonomyCategory>;
  /**
   * GET `/gateway/lead/v1/topCategories`. Sends in funnels `limit` and `serviceProviderTypes`. Returns the most wanted
   * services. Fails with a `GatewayError`.
   */
  topCategories: Call<CategoryFilterInput, WireTopCategories>;
  /**
   * GET `/gateway/lead/v2/autocomplete?query=`. Sends `query`, `taxonomyName` (`HA Task`), `limit` (10), in funnels
   * `serviceProviderTypes`. Returns services that fit what is being typed. Fails with a `GatewayError`.
   */
  autocomplete: Call<AutocompleteInput, WireAutocomplete>;
  /**
   * GET `/gateway/lead/v1/address/getCityAndStateAbbreviationByPostalCode?postalCode=`. Sends the postal code. Returns
   * city, state abbreviation and advertising zone. Fails with a `GatewayError`.
   */
  cityByPostalCode: Call<OfPostalCode, WireCity>;
  /**
   * GET `/gateway/lead/v1/address/get-seo-city-state-by-postal-code`. Sends `postalCode`. Returns city and state as
   * they stand in page addresses. Fails with a `GatewayError`.
   */
  seoCityByPostalCode: Call<OfPostalCode, WireSeoCity>;
}
