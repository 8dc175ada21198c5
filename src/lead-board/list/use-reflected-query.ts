import { useLayoutEffect, useRef } from 'react';
import { useWidget } from '../../element/widget/widget-context.js';
import type { LeadBoardValues } from '../table.js';
import type { LeadBoardView } from './board-state.js';
import type { BoardQuery } from './query-rules.js';

/** The query that a host sets through properties or through the page's address. */
export type RequestedQuery = Pick<LeadBoardValues, 'filters' | 'sort' | 'page'>;

/** Shows the board's query in the properties of its element, from its first load on. */
export function useReflectedQuery(board: LeadBoardView | null, { filters, sort, page }: RequestedQuery) {
  const { reflect } = useWidget();
  const asked = JSON.stringify([filters, sort, page]);
  /** What the properties had when they were last read or shown. Only other values are a new request. */
  const known = useRef(asked);
  const hasNew = asked !== known.current;
  const show = (query: BoardQuery) => {
    known.current = JSON.stringify([query.filters, query.sort, query.page]);
    for (const name of ['filters', 'sort', 'page'] as const) reflect(name, query[name]);
  };
  const shown = board && JSON.stringify([board.filters, board.sort, board.pageIndex]);
  const lastShown = useRef<string | null>(null);
  // In the commit, because a host that sees the leads may set the next value before an effect runs.
  useLayoutEffect(() => {
    if (shown === lastShown.current) return;
    lastShown.current = shown;
    if (board !== null && !hasNew) show({ ...board, page: board.pageIndex + 1 });
  });
  return {
    /** Whether the host has asked for another query since. */
    hasNew,
    /** Like `hasNew`, and marks the request as handled. */
    takeNew: () => {
      if (hasNew) known.current = asked;
      return hasNew;
    },
    show,
  };
}
