import { useMemo } from 'react';
import { BOARD_FEATURES } from '../../element/feature.js';
import { useAtomValue } from '../../element/widget/store.js';
import { useWidget } from '../../element/widget/widget-context.js';
import { deviceListAtoms } from '../../session/device-list.js';
import type { Store } from '../../session/session.js';
import { readViews, type SavedView } from './saved-view-rules.js';

type Views = readonly SavedView[];

const NONE: Views = [];

/**
 * The views of a provider: those of the host, else those on this device.
 * @param provided the host's views; undefined where it has none
 */
export function useSavedViews(spId: string, provided: object | undefined) {
  const { session, reflect, features } = useWidget();
  const isOn = features.includes(BOARD_FEATURES.savedViews);
  const stored = useAtomValue(savedViewsAtom);
  const views = useMemo(() => {
    if (!isOn) return NONE;
    return provided === undefined ? stored(spId) : readViews(provided);
  }, [isOn, provided, stored, spId]);
  return {
    isOn,
    views,
    change: (change: (views: Views) => Views) => {
      const next = provided === undefined ? changeSavedViews(session.store, spId, change) : change(views);
      if (provided !== undefined) reflect('views', next);
      session.emit('views-change', { views: next });
    },
  };
}

export const { listAtom: savedViewsAtom, changeList: changeSavedViews } = deviceListAtoms(
  'saved-views',
  'preferences',
  readViews,
);

/** Reads the views that other tabs saved, and extends their life on this device by 180 days. */
export function keepSavedViews(store: Store, spId: string): void {
  if (store.get(savedViewsAtom)(spId).length > 0) changeSavedViews(store, spId, (views) => views);
}
