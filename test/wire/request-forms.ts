import { CONTACT_FORMS } from './forms/contacts.js';
import { CREATE_LEAD_FORMS } from './forms/create-lead.js';
import { DASHBOARD_FORMS } from './forms/dashboard.js';
import type { RequestForm } from './forms/form.js';
import { LOOKUP_FORMS } from './forms/funnel-lookups.js';
import { NOTICE_FORMS } from './forms/funnel-notices.js';
import { PROVIDER_FORMS } from './forms/funnel-providers.js';
import { CUSTOMER_FORMS } from './forms/funnel-requests.js';
import { LEADS_FORMS } from './forms/leads.js';
import { MESSAGE_FORMS } from './forms/messages.js';
import { OFFICE_FORMS } from './forms/office.js';
import { PATHLESS_FORMS } from './forms/pathless.js';
import { REVIEW_FORMS } from './forms/reviews.js';

/** Every request that the client may send, as it goes out. */
export const REQUEST_FORMS: readonly RequestForm[] = [
  ...LOOKUP_FORMS,
  ...PROVIDER_FORMS,
  ...CREATE_LEAD_FORMS,
  ...CUSTOMER_FORMS,
  ...NOTICE_FORMS,
  ...OFFICE_FORMS,
  ...LEADS_FORMS,
  ...DASHBOARD_FORMS,
  ...MESSAGE_FORMS,
  ...CONTACT_FORMS,
  ...REVIEW_FORMS,
  ...PATHLESS_FORMS,
];
