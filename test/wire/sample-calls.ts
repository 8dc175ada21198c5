import { EVERY_CALL } from './operations.js';
import { nameOf, type Sample } from './sample.js';
import { CUSTOMER_SAMPLES } from './samples/customer.js';
import { DASHBOARD_FORM_SAMPLES } from './samples/dashboard-forms.js';
import { MESSAGE_CENTER_SAMPLES } from './samples/message-center.js';
import { OFFICE_LEAD_SAMPLES } from './samples/office-leads.js';
import { PATHLESS_SAMPLES } from './samples/pathless.js';
import { PROVIDER_DASHBOARD_SAMPLES } from './samples/provider-dashboard.js';
import { PROVIDER_SAMPLES } from './samples/providers.js';
import { REQUEST_SAMPLES } from './samples/requests.js';
import { REVIEW_GATEWAY_SAMPLES } from './samples/review-gateway.js';
import { SERVICE_AND_PLACE_SAMPLES } from './samples/services-and-places.js';

/** Every call of the specification in every version, in the order of that page. */
export const SAMPLE_CALLS: readonly Sample[] = [
  ...REQUEST_SAMPLES,
  ...PROVIDER_SAMPLES,
  ...SERVICE_AND_PLACE_SAMPLES,
  ...CUSTOMER_SAMPLES,
  ...OFFICE_LEAD_SAMPLES,
  ...PROVIDER_DASHBOARD_SAMPLES,
  ...DASHBOARD_FORM_SAMPLES,
  ...MESSAGE_CENTER_SAMPLES,
  ...REVIEW_GATEWAY_SAMPLES,
  ...PATHLESS_SAMPLES,
].sort((one, other) => EVERY_CALL.indexOf(nameOf(one)) - EVERY_CALL.indexOf(nameOf(other)));
