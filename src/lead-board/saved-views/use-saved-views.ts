import { useMemo } from 'react';
import { BOARD_FEATURES } from '../../element/board-feature.js';
import { useAtomValue, useStore } from '../../element/widget/store.js';
import { useWidget } from '../../element/widget/widget-context.js';
import type { SavedView } from './saved-view.js';
import { readViews } from './saved-view-rules.js';
import { changeSavedViewsAtom, savedViewsAtom } from './saved-views-state.js';

type Views = readonly SavedView[];

const NONE: Views = [];

interface SavedViewList {
  /** The host wants saved views. */
  readonly isOn: boolean;
  readonly views: Views;
  readonly change: (change: (views: Views) => Views) => void;
}

/**
 * The views of a provider: those of the host, else those on this device.
 * @param given the host's views; undefined where it has none
 */
export function useSavedViews(spId: string, given: object | undefined): SavedViewList {
  const { session, reflect, features } = useWidget();
  const store = useStore();
  const isOn = features.includes(BOARD_FEATURES.savedViews);
  const stored = useAtomValue(savedViewsAtom);
  const views = useMemo(() => {
    if (!isOn) return NONE;
    return given === undefined ? stored(spId) : readViews(given);
  }, [isOn, given, stored, spId]);
  return {
    isOn,
    views,
    change: (change) => {
      const next = given === undefined ? store.set(changeSavedViewsAtom, { spId, change }) : change(views);
      if (given !== undefined) reflect('views', next);
      session.emit('views-change', { views: next });
    },
  };
}
