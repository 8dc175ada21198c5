import { CUSTOMER_FORMS } from './forms/customer.js';
import { DASHBOARD_FORM_FORMS } from './forms/dashboard-forms.js';
import type { RequestForm } from './forms/form.js';
import { MESSAGE_CENTER_FORMS } from './forms/message-center.js';
import { OFFICE_LEAD_FORMS } from './forms/office-leads.js';
import { PATHLESS_FORMS } from './forms/pathless.js';
import { PROVIDER_DASHBOARD_FORMS } from './forms/provider-dashboard.js';
import { PROVIDER_FORMS } from './forms/providers.js';
import { REQUEST_FORMS } from './forms/requests.js';
import { REVIEW_GATEWAY_FORMS } from './forms/review-gateway.js';
import { SERVICE_AND_PLACE_FORMS } from './forms/services-and-places.js';

/** Every request that the client may send. */
export const EVERY_FORM: readonly RequestForm[] = [
  ...REQUEST_FORMS,
  ...PROVIDER_FORMS,
  ...SERVICE_AND_PLACE_FORMS,
  ...CUSTOMER_FORMS,
  ...OFFICE_LEAD_FORMS,
  ...PROVIDER_DASHBOARD_FORMS,
  ...DASHBOARD_FORM_FORMS,
  ...MESSAGE_CENTER_FORMS,
  ...REVIEW_GATEWAY_FORMS,
  ...PATHLESS_FORMS,
];
