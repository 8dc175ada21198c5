import { EVERY_CALL } from '../operations.js';
import type { Sample } from '../sample.js';
import { MEMBER_SAMPLES } from './member-samples.js';
import { PATHLESS_SAMPLES } from './pathless-samples.js';
import { PROVIDER_SAMPLES } from './provider-samples.js';

/** Every call of the specification in every version, in the order of that page. */
export const EVERY_SAMPLE: readonly Sample[] = [...MEMBER_SAMPLES, ...PROVIDER_SAMPLES, ...PATHLESS_SAMPLES].sort(
  (one, other) => EVERY_CALL.indexOf(one.call) - EVERY_CALL.indexOf(other.call),
);
