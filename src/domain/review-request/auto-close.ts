/** Milliseconds until a request that was sent closes by itself (Spec §9). */
export { REVIEW_AUTO_CLOSE_MS } from '../../contract/limits.js';
