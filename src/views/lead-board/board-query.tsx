import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { sameFilters } from '../../domain/lead-board/filter-change.js';
import { startingFilters } from '../../domain/lead-board/filters.js';
import {
  type BoardQuery,
  readFilters,
  readPage,
  readQuery,
  readSort,
  writeQuery,
} from '../../domain/lead-board/query.js';
import { type BoardStart, openBoardAtom } from '../../state/lead-board/actions.js';
import type { LeadBoardView } from '../../state/lead-board/lead-board.js';
import { queryBoardAtom } from '../../state/lead-board/query.js';
import { useWidget } from '../widget/widget-context.js';
import type { AskedQuery } from './lead-board-settings.js';

interface BoardQuerySyncProps {
  readonly id: string;
  readonly board: LeadBoardView | null;
  readonly start: BoardStart;
  readonly asked: AskedQuery;
  /** Whether this component opens the board, because the host set a query before the first load. */
  readonly opens: boolean;
}

/**
 * Syncs the board with the properties `filters`, `sort` and `page` of its element and with the page's address. Changes
 * by a person are written there. Changes by the host or by Back are loaded.
 */
export function BoardQuerySync({ id, board, start, asked, opens }: BoardQuerySyncProps): null {
  const { requester, reading, reflect } = useWidget();
  const open = useSetAtom(openBoardAtom);
  const ask = useSetAtom(queryBoardAtom);
  const { urlSync } = asked;
  const { timeZone } = reading;
  const { filters, sort, page } = asked;
  const current = board && { filters: board.filters, sort: board.sort, page: board.pageIndex + 1 };
  const now = useRef(current);
  now.current = current;
  const given = givenQuery(asked);
  const isOpen = board !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once a life of the board, with what was asked for then
  useEffect(() => {
    if (!opens || isOpen) return;
    const fromPage = urlSync === undefined ? undefined : readQuery(location.search, urlSync, timeZone);
    const query = { filters: startingFilters(start.newMessages), ...given, ...fromPage };
    open({ id, requester, start: { ...start, ...query, pageIndex: (query.page ?? 1) - 1 } });
  }, [id, requester, start, opens]);

  const say = (query: BoardQuery) => {
    reflect('filters', query.filters);
    reflect('sort', query.sort);
    reflect('page', query.page);
  };

  /** The last seen values of the element's properties. Only other values are a new request. */
  const heard = useRef<string | null>(null);
  const wish = JSON.stringify([filters, sort, page]);
  useEffect(() => {
    const isNew = heard.current !== null && heard.current !== wish;
    heard.current = wish;
    const shownNow = now.current;
    if (!isNew || shownNow === null) return;
    const isTaken = askFor(shownNow, given, (query) => ask({ id, requester, query }));
    // A value that is invalid or means the same is replaced by the current one.
    if (!isTaken) say(shownNow);
  });

  const shown = current && JSON.stringify(current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what the board is asked for
  useEffect(() => {
    if (current === null) return;
    heard.current = shown && JSON.stringify([current.filters, current.sort, current.page]);
    say(current);
    if (urlSync === undefined) return;
    const search = writeQuery(location.search, urlSync, current, timeZone);
    if (search !== location.search) history.replaceState(history.state, '', location.pathname + search + location.hash);
  }, [shown, urlSync, timeZone, reflect]);

  useEffect(() => {
    if (urlSync === undefined) return;
    const onPopState = () => {
      const fromPage = readQuery(location.search, urlSync, timeZone) ?? {};
      const query = { filters: startingFilters(false), sort: readSort('NewestOldest'), page: 1, ...fromPage };
      if (now.current !== null) askFor(now.current, query, (wanted) => ask({ id, requester, query: wanted }));
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [id, requester, ask, urlSync, timeZone]);
  return null;
}

type Wish = { readonly [Name in keyof BoardQuery]?: BoardQuery[Name] | undefined };

function givenQuery({ filters, sort, page }: AskedQuery): Wish {
  const [knownSort, knownPage] = [readSort(sort), readPage(page)];
  return {
    ...(filters === undefined ? {} : { filters: readFilters(filters) }),
    ...(knownSort === undefined ? {} : { sort: knownSort }),
    ...(knownPage === undefined ? {} : { page: knownPage }),
  };
}

/**
 * Loads the wanted query if it differs from the current one. New filters or a new sort start at page 1 by default.
 * @returns whether it loads
 */
function askFor(current: BoardQuery, wish: Wish, ask: (query: BoardQuery) => void): boolean {
  const filters = wish.filters ?? current.filters;
  const sort = wish.sort ?? current.sort;
  const isOther = !sameFilters(filters, current.filters) || sort !== current.sort;
  const page = isOther && wish.page === current.page ? 1 : (wish.page ?? (isOther ? 1 : current.page));
  const isTaken = isOther || page !== current.page;
  if (isTaken) ask({ filters, sort, page });
  return isTaken;
}
