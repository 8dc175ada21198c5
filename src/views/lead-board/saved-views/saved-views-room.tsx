import { type ReactElement, useEffect } from 'react';
import { activeView, nameFault, viewFilters, viewQuery } from '../../../domain/lead-board/saved-views.js';
import type { LeadBoardView } from '../../../state/lead-board/lead-board.js';
import { queryBoardAtom } from '../../../state/lead-board/query.js';
import { keepSavedViewsAtom } from '../../../state/lead-board/saved-views.js';
import { lazyPart, useLazyPart } from '../../../ui/lazy-part.js';
import { Toast } from '../../../ui/toast/toast.js';
import { NotLoaded } from '../../widget/not-loaded.js';
import { useSetAtom, useStore } from '../../widget/store.js';
import { useWidget } from '../../widget/widget-context.js';
import { useSavedViews } from './use-saved-views.js';

const savedViews = lazyPart(async () => (await import('./saved-views.js')).SavedViews);

interface SavedViewsRoomProps {
  readonly id: string;
  readonly board: LeadBoardView;
  /** The host's views; undefined where it has none. */
  readonly given: object | undefined;
}

/** The saved views of a board. Their code is loaded on a board that has them. */
export function SavedViewsRoom({ id, board, given }: SavedViewsRoomProps): ReactElement | null {
  const { requester } = useWidget();
  const { views, change } = useSavedViews(board.spId, given);
  const query = useSetAtom(queryBoardAtom);
  const { Part: SavedViews, hasFailed, retry } = useLazyPart(savedViews, true);
  const store = useStore();
  const { spId } = board;
  const keep = () => store.set(keepSavedViewsAtom, spId);
  useEffect(keep, [store, spId]);
  if (SavedViews === null) return hasFailed ? <NotLoaded onRetry={retry} /> : null;
  const { filters, sort } = board;
  return (
    <SavedViews
      key={spId}
      views={views}
      active={activeView(views, { filters, sort })}
      current={{ filters: viewFilters(filters), sort }}
      leavesOutName={filters.name !== undefined}
      isOnDevice={given === undefined}
      faultOf={nameFault}
      onChange={change}
      onApply={(view) => query({ id, requester, query: { ...viewQuery(view, filters), page: 1 } })}
      onAsk={keep}
      Toast={Toast}
    />
  );
}
