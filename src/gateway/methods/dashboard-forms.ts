import type {
  FeedbackInput,
  RegisteredNumbersInput,
  RegisterNumberInput,
  WireRegisteredNumbers,
} from '../wire/dashboard-forms.js';
import type { Id } from '../wire/ids.js';
import type { WireCategories } from '../wire/review-gateway.js';
import type { Call } from './call.js';

/** Calls that the forms of a board make. */
export interface DashboardFormCalls {
  /**
   * POST `/gateway/lead/office/v1/leads/serviceprovider/{serviceProviderId}/feedback`. Sends `leadId`, `rating` (1
   * to 5), `reason` (the English label), `notes`. Returns nothing. Fails with a `GatewayError`.
   */
  sendFeedback: Call<FeedbackInput, undefined>;
  /**
   * GET `/gateway/service-provider-profile/v1/service_provider/{serviceProviderId}/categories`. Sends nothing but
   * the id in the path. Returns what the provider offers. Fails with a `GatewayError`.
   */
  providerCategories: Call<{ readonly serviceProviderId: Id }, WireCategories>;
  /**
   * POST `/gateway/service-provider-management/v1/all-call-tracker/pro-registered-phone-number`. Sends
   * `serviceProviderId` (as `spId`), `brand` (`ADS`), `name`, `phoneNumber`. Returns nothing. HTTP 409 where the
   * number is connected already. Fails with a `GatewayError`.
   */
  registerNumber: Call<RegisterNumberInput, undefined>;
  /**
   * GET `/gateway/service-provider-management/v1/all-call-tracker/pro-registered-phone-number`. Sends
   * `serviceProviderId` (as `spId`), `brand` (`ADS`). Returns the provider's connected numbers. Fails with a
   * `GatewayError`.
   */
  registeredNumbers: Call<RegisteredNumbersInput, WireRegisteredNumbers>;
}
