import { type ReactElement, useEffect } from 'react';
import { useStore } from '../../element/widget/store.js';
import { useWidget } from '../../element/widget/widget-context.js';
import type { LeadBoardView } from '../list/board-state.js';
import { queryBoard } from '../list/query-state.js';
import { activeView, viewFilters, viewQuery } from './saved-view-rules.js';
import { SavedViews } from './saved-views.js';
import { keepSavedViews } from './saved-views-state.js';
import { useSavedViews } from './use-saved-views.js';

export interface BoardSavedViewsProps {
  readonly id: string;
  readonly board: LeadBoardView;
  /** The host's views; undefined if it has none. */
  readonly given: object | undefined;
}

/** The saved views of a board. */
export function BoardSavedViews({ id, board, given }: BoardSavedViewsProps): ReactElement {
  const { session } = useWidget();
  const { views, change } = useSavedViews(board.spId, given);
  const store = useStore();
  const { spId, filters, sort } = board;
  const keep = () => keepSavedViews(store, spId);
  useEffect(keep, [store, spId]);
  return (
    <SavedViews
      key={spId}
      views={views}
      active={activeView(views, { filters, sort })}
      current={{ filters: viewFilters(filters), sort }}
      leavesOutName={filters.name !== undefined}
      isOnDevice={given === undefined}
      onChange={change}
      onApply={(view) => queryBoard(session, id, { ...viewQuery(view, filters), page: 1 })}
      onAsk={keep}
    />
  );
}
