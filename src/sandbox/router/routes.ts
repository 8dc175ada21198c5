import { DASHBOARD_ROUTES } from './dashboard-routes.js';
import { LEAD_GATEWAY_ROUTES } from './lead-gateway-routes.js';
import { MESSAGE_CENTER_ROUTES, REVIEW_ROUTES } from './message-and-review-routes.js';
import { PATHLESS_ROUTES } from './pathless-routes.js';
import type { Route } from './route.js';

/** Every call that the sandbox answers (wire.md). */
export const ROUTES: readonly Route[] = [
  ...DASHBOARD_ROUTES,
  ...LEAD_GATEWAY_ROUTES,
  ...MESSAGE_CENTER_ROUTES,
  ...REVIEW_ROUTES,
  ...PATHLESS_ROUTES,
];
