import type { ProjectsInput, WireContacts, WireDeals, WireProjects } from '../wire/customer.js';
import type { Id, OfPostalCode } from '../wire/ids.js';
import type { Call } from './call.js';

/** Calls about a customer's projects, deals, contacts and phone number. */
export interface CustomerCalls {
  /**
   * GET `/gateway/lead/v1/projects`. Sends `projectStatuses`, `leadStatuses`, `limit`, `offset`. Returns the
   * customer's projects and how many there are. Fails with a `GatewayError`.
   */
  projects: Call<ProjectsInput, WireProjects>;
  /**
   * GET `/gateway/lead/v1/deals/followUp`. Sends `defaultCatGroupIds`, `categoryId`, `postalCode`. Returns offers that
   * fit a request. Fails with a `GatewayError`.
   */
  followUpDeals: Call<
    OfPostalCode & { readonly categoryId: Id; readonly defaultCatGroupIds?: readonly Id[] },
    WireDeals
  >;
  /**
   * GET `/gateway/lead/v1/contact/getByIds`. Sends `contactIds`. Returns the contacts that are known. Fails with a
   * `GatewayError`.
   */
  contactsByIds: Call<{ readonly contactIds: readonly Id[] }, WireContacts>;
  /**
   * POST `/gateway/lead/v1/user/updatePhone`. Sends `phoneNumber` alone. Returns nothing. Fails with a `GatewayError`.
   */
  updatePhone: Call<{ readonly phoneNumber: string }, undefined>;
}
