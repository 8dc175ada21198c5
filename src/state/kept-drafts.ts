import { tabStorage } from './device.js';

/** Drafts of notes and messages stand on the device under the ids of provider and lead or customer: 'time text'. */
export const KEPT_DRAFTS = 'lead-widgets/notes/';

/**
 * Takes drafts off the device: the person is not signed in any more, or has signed out.
 * @param prefix those of one provider; all unless told
 */
export function forgetKeptDrafts(prefix = ''): void {
  tabStorage.forget(KEPT_DRAFTS + prefix);
}
