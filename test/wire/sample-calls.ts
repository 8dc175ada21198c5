import { EVERY_CALL } from './operations.js';
import { nameOf, type Sample } from './sample.js';
import { DASHBOARD_SAMPLES } from './samples/dashboard.js';
import { MESSAGE_SAMPLES, REVIEW_SAMPLES } from './samples/messages-and-reviews.js';
import { OFFICE_SAMPLES } from './samples/office.js';
import { PATHLESS_SAMPLES } from './samples/pathless.js';
import { PROVIDER_SAMPLES } from './samples/providers.js';
import { REQUEST_SAMPLES } from './samples/requests.js';

/** Every call of the specification in every version, in the order of that page. */
export const SAMPLE_CALLS: readonly Sample[] = [
  ...PROVIDER_SAMPLES,
  ...REQUEST_SAMPLES,
  ...OFFICE_SAMPLES,
  ...DASHBOARD_SAMPLES,
  ...MESSAGE_SAMPLES,
  ...REVIEW_SAMPLES,
  ...PATHLESS_SAMPLES,
].sort((one, other) => EVERY_CALL.indexOf(nameOf(one)) - EVERY_CALL.indexOf(nameOf(other)));
