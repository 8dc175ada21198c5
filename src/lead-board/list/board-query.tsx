import { useEffect, useLayoutEffect, useState } from 'react';
import * as v from 'valibot';
import { useWidget } from '../../element/widget/widget-context.js';
import { DEFAULT_FILTERS, LEAD_SORTS } from '../../gateway/lead-query.js';
import { sessionAtom } from '../../session/session.js';
import { readAs } from '../../web/read-as.js';
import { sameFilters, startingFilters } from '../filters/filter-rules.js';
import { activeView, viewQuery } from '../saved-views/saved-view-rules.js';
import { useSavedViews } from '../saved-views/use-saved-views.js';
import type { LeadBoardValues } from '../table.js';
import { type BoardStart, openBoard } from './board-actions.js';
import { queryBoard } from './board-pages.js';
import type { LeadBoardView } from './board-state.js';
import { type BoardQuery, readFilters, readPage, readQuery, readSort, VIEW_PARAM, writeQuery } from './query-rules.js';
import type { RequestedQuery, useReflectedQuery } from './use-reflected-query.js';

export interface BoardQuerySyncProps {
  readonly id: string;
  readonly board: LeadBoardView | null;
  readonly start: BoardStart;
  readonly requested: RequestedQuery & Pick<LeadBoardValues, 'urlSync'>;
  readonly reflected: ReturnType<typeof useReflectedQuery>;
  readonly hostViews: object | undefined;
  /** The host, the address or the last visit asks for a query: the board opens with it. */
  readonly opens: boolean;
  /** The name under which the device stores the query, for Back and a reload. */
  readonly place: string;
  /** The stored query, if the person returns; null for a new visit. */
  readonly restored: string | null;
}

/**
 * Opens the board with what the host, the address or the last visit asks for, loads what the host sets in the properties `filters`, `sort` and `page`, and syncs the board with the page's address:
 * changes by a person are written there, changes by Back are loaded.
 */
export function BoardQuerySync(props: BoardQuerySyncProps): null {
  const { id, board, start, requested, reflected, hostViews, opens, place, restored } = props;
  const { session, reading } = useWidget();
  const { store } = session;
  const { urlSync } = requested;
  const { timeZone } = reading;
  const current = board && { filters: board.filters, sort: board.sort, page: board.pageIndex + 1 };
  const provided = providedQuery(requested);
  const { views, isOn: hasViews } = useSavedViews(start.spId, hostViews);
  const fromAddress = (prefix: string): QueryChange | undefined => {
    const read = readQuery(location.search, prefix, timeZone);
    const viewId = new URLSearchParams(location.search).get(prefix + VIEW_PARAM);
    const view = views.find(({ id }) => id === viewId);
    return view === undefined ? read : { ...read, ...viewQuery(view, DEFAULT_FILTERS) };
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per board, with its first query
  useEffect(() => {
    if (!opens) return;
    const fromPage = urlSync === undefined ? undefined : fromAddress(urlSync);
    // `new-messages` and `lead-id` win over the saved view that a board starts with.
    const isLed = start.newMessages || start.featuredLeadId !== undefined;
    const first = isLed ? undefined : views.find(({ isDefault }) => isDefault);
    const startQuery = first && viewQuery(first, DEFAULT_FILTERS);
    const query = { filters: startingFilters(start.newMessages), ...startQuery, ...provided, ...fromPage };
    const wanted = { ...query, ...readPlace(restored, start.spId) };
    openBoard(session, id, { ...start, ...wanted, pageIndex: (wanted.page ?? 1) - 1 });
  }, [id, session, start, opens]);

  useEffect(() => {
    if (!reflected.takeNew() || current === null) return;
    const isTaken = changeQuery(current, provided, (query) => queryBoard(session, id, query));
    // A value that is invalid or means the same is replaced by the current one.
    if (!isTaken) reflected.show(current);
  });

  const shownViewId = current && hasViews ? (activeView(views, current)?.id ?? '') : undefined;
  const asked = current && { ...current, viewId: shownViewId };
  const [shown, setShown] = useState(asked);
  if (JSON.stringify(asked) !== JSON.stringify(shown)) setShown(asked);
  useEffect(() => {
    if (shown === null || urlSync === undefined) return;
    const search = writeQuery(location.search, urlSync, shown, timeZone, shown.viewId);
    if (search !== location.search) history.replaceState(history.state, '', location.pathname + search + location.hash);
  }, [shown, urlSync, timeZone]);

  const stored = board !== null && board.loadedAt !== null ? writePlace(board) : null;
  useEffect(() => {
    // Written to the device directly: a new draft makes every lead look for its own again.
    if (stored !== null) store.get(sessionAtom)?.device.drafts.set(place, stored);
  }, [store, place, stored]);

  useLayoutEffect(() => {
    if (urlSync === undefined) return;
    const onPopState = () => {
      const fromPage = fromAddress(urlSync);
      const query = { filters: startingFilters(false), sort: LEAD_SORTS[0], page: 1, ...fromPage };
      if (current !== null) changeQuery(current, query, (wanted) => queryBoard(session, id, wanted));
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  });
  return null;
}

function writePlace({ spId, filters, sort, pageIndex, openLeadId }: LeadBoardView): string {
  return JSON.stringify({ spId, filters, sort, page: pageIndex + 1, openLeadId: openLeadId ?? '' });
}

/** The stored query, validated like a host's values; undefined for another provider. */
function readPlace(text: string | null, spId: string): (QueryChange & Pick<BoardStart, 'openLeadId'>) | undefined {
  const stored = readAs(placeSchema, text);
  if (stored?.spId !== spId) return undefined;
  const { filters, sort, page, openLeadId } = stored;
  return { ...providedQuery({ filters, sort, page }), openLeadId };
}

const placeSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    spId: v.string(),
    filters: v.looseObject({}),
    sort: v.string(),
    page: v.number(),
    openLeadId: v.fallback(v.optional(v.string()), undefined),
  }),
);

type QueryChange = { readonly [Name in keyof BoardQuery]?: BoardQuery[Name] | undefined };

function providedQuery({ filters, sort, page }: RequestedQuery): QueryChange {
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
function changeQuery(current: BoardQuery, query: QueryChange, onChange: (query: BoardQuery) => void): boolean {
  const filters = query.filters ?? current.filters;
  const sort = query.sort ?? current.sort;
  const isOther = !sameFilters(filters, current.filters) || sort !== current.sort;
  const page = isOther && query.page === current.page ? 1 : (query.page ?? (isOther ? 1 : current.page));
  const isTaken = isOther || page !== current.page;
  if (isTaken) onChange({ filters, sort, page });
  return isTaken;
}
