import { CUSTOMER_FORMS } from './customer.js';
import { DASHBOARD_FORM_FORMS } from './dashboard-forms.js';
import type { RequestForm } from './form.js';
import { MESSAGE_CENTER_FORMS } from './message-center.js';
import { OFFICE_LEAD_FORMS } from './office-leads.js';
import { PATHLESS_FORMS } from './pathless.js';
import { PROVIDER_DASHBOARD_FORMS } from './provider-dashboard.js';
import { PROVIDER_FORMS } from './providers.js';
import { REQUEST_FORMS } from './requests.js';
import { REVIEW_GATEWAY_FORMS } from './review-gateway.js';
import { SERVICE_AND_PLACE_FORMS } from './services-and-places.js';

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
