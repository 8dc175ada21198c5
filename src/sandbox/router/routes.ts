import { MESSAGE_CENTER_ROUTES } from '../calls/message-center.js';
import { OFFICE_LEAD_ROUTES } from '../calls/office-leads.js';
import { PATHLESS_ROUTES } from '../calls/pathless.js';
import { DASHBOARD_FORM_ROUTES, PROVIDER_DASHBOARD_ROUTES } from '../calls/provider-dashboard.js';
import { PROVIDER_ROUTES } from '../calls/providers.js';
import { CUSTOMER_ROUTES, REQUEST_ROUTES } from '../calls/requests.js';
import { REVIEW_GATEWAY_ROUTES } from '../calls/review-gateway.js';
import { SERVICE_AND_PLACE_ROUTES } from '../calls/services-and-places.js';
import type { Route } from './route.js';

export const ROUTES: readonly Route[] = [
  ...REQUEST_ROUTES,
  ...PROVIDER_ROUTES,
  ...SERVICE_AND_PLACE_ROUTES,
  ...CUSTOMER_ROUTES,
  ...OFFICE_LEAD_ROUTES,
  ...PROVIDER_DASHBOARD_ROUTES,
  ...DASHBOARD_FORM_ROUTES,
  ...MESSAGE_CENTER_ROUTES,
  ...REVIEW_GATEWAY_ROUTES,
  ...PATHLESS_ROUTES,
];
