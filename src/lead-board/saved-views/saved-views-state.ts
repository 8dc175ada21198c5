import { deviceListAtoms } from '../../session/device-list.js';
import type { Store } from '../../session/session.js';
import { readViews } from './saved-view-rules.js';

/** The views that a provider has saved on this device. */
export const { listAtom: savedViewsAtom, changeListAtom: changeSavedViewsAtom } = deviceListAtoms(
  'saved-views',
  'preferences',
  readViews,
);

/** Looks at what other tabs have saved, and keeps the views on this device for another 180 days. */
export function keepSavedViews(store: Store, spId: string): void {
  if (store.get(savedViewsAtom)(spId).length > 0) store.set(changeSavedViewsAtom, { spId, change: (views) => views });
}
