import { type ReactElement, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { BOARD_FEATURES } from '../../contract/board-feature.js';
import type { BoardQuery } from '../../domain/lead-board/query.js';
import { fillLink } from '../../domain/link-template.js';
import { boardPlaceName, storedDraftAtom } from '../../state/draft.js';
import { closeBoardAtom, openBoardAtom, refreshBoardAtom } from '../../state/lead-board/actions.js';
import { type BoardId, type LeadBoardView, leadBoardAtomOf } from '../../state/lead-board/lead-board.js';
import { hideLeadAtom } from '../../state/lead-board/load.js';
import type { Failure } from '../../state/run-call.js';
import { serviceProviderAtomOf } from '../../state/service-provider/service-provider.js';
import { useLazyPart, useSeen, type WantedPart } from '../../ui/lazy-part.js';
import { SkeletonBar } from '../../ui/skeleton-bar.js';
import { CardSkeleton, RowSkeleton } from '../lead-card/card-skeleton.js';
import { FailurePanel } from '../widget/failure-panel.js';
import { HostLink } from '../widget/host-link.js';
import { NotLoaded } from '../widget/not-loaded.js';
import { useAtomValue, useSetAtom, useStore } from '../widget/store.js';
import { useMethods, useWidget, useWidgetReady } from '../widget/widget-context.js';
import { ExpiredNotice, OfflineLine } from '../widget/widget-notice.js';
import { BoardEmpty, BoardList, type BoardTools, boardTools, bulkPart, hasNoFilter } from './board-list.js';
import type { LeadBoardSettings, ReflectedQuery, RequestedQuery } from './lead-board-settings.js';

const NONE: readonly string[] = [];

/** Milliseconds after which a first load counts as slow. */
const SLOW_MS = 3000;

/** Height of a bar that a feature adds, in px: its room before it is loaded. */
const BAR_ROOM = 52;

/** Whether the page was loaded by Back or Forward. */
const isReturn = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'back_forward');

/** The lead board: heading, filters, list and pages. */
export function LeadBoard({ settings }: { settings: LeadBoardSettings }): ReactElement | null {
  const { spId, leadId: featuredLeadId, newMessages, pageSize } = settings;
  const { requester, root, features } = useWidget();
  const store = useStore();
  const id = useId();
  const board = useAtomValue(useMemo(() => leadBoardAtomOf(id), [id]));
  const open = useSetAtom(openBoardAtom);
  const close = useSetAtom(closeBoardAtom);
  const refresh = useSetAtom(refreshBoardAtom);
  const hide = useSetAtom(hideLeadAtom);
  const region = useRef<HTMLElement>(null);

  const start = useMemo(
    () => ({ spId, pageSize, featuredLeadId, newMessages }),
    [spId, pageSize, featuredLeadId, newMessages],
  );
  const { requested } = settings;
  const hasViews = features.includes(BOARD_FEATURES.savedViews);
  const isLoaded = board !== null && board.phase !== 'loading';
  // A query that the host set before the first load is read by the lazily loaded tools, which then open the board.
  const given = root instanceof ShadowRoot ? root.host.getAttribute('data-place') : null;
  const place = boardPlaceName(given ?? location.pathname);
  const [restored] = useState(() => (given !== null || isReturn() ? store.get(storedDraftAtom)(place) : null));
  const [hasRequestedQuery] = useState(
    () => hasViews || restored !== null || Object.values(requested).some((each) => each !== undefined),
  );
  // During a slow load, a person may want to filter already.
  const showsTools = [useSeen(isLoaded), useSeen(true, SLOW_MS)].includes(true);
  const reflected = useReflectedQuery(board, requested);
  const lazy = useLazyPart(boardTools, showsTools || hasRequestedQuery || reflected.hasNew || settings.managesTitle);
  const tools = lazy.Part;
  const hasBulk = features.includes(BOARD_FEATURES.bulk);
  const bulk = useLazyPart(bulkPart, hasBulk);
  const Bulk = hasBulk ? bulk.Part : null;
  const Select = useMemo(() => Bulk?.selectLeadOf(id), [Bulk, id]);
  // The rows come with their boxes, so that nothing moves afterwards.
  const isHeld = hasBulk && Bulk === null && !bulk.hasFailed;
  const opensHere = !hasRequestedQuery || lazy.hasFailed;
  useEffect(() => {
    if (opensHere) open({ id, requester, start });
  }, [id, requester, start, opensHere, open]);
  useEffect(() => () => close(id), [id, close]);

  const methods = {
    refresh: () => void refresh({ id, requester }),
    hideLead: (leadId: string) => hide({ id, leadId, requester }),
  };
  // Whoever opens the board has opened it by the time that calls which waited are made, and before its leads are there.
  useMethods(opensHere || tools !== null ? methods : {});
  useWidgetReady(board?.phase === 'ready' && !isHeld);

  // Its leads have gone, and the next ones did not come.
  const isEmptied = board?.isStale === true && board.visibleIds.length === 0 && board.pagination.totalCount > 0;

  const content = () => {
    const isWaiting = board === null || board.phase === 'loading' || board.isRefilling;
    if (board === null || isHeld || (isWaiting && board.visibleIds.length === 0)) {
      return <BoardSkeleton rows={pageSize} />;
    }
    if (board.phase === 'failed' || isEmptied) return <BoardFailed id={id} failure={board.failure} />;
    if (board.visibleIds.length === 0) return <BoardEmpty id={id} board={board} tools={tools} settings={settings} />;
    const { retry } = lazy;
    return (
      <BoardList
        id={id}
        board={board}
        settings={settings}
        tools={tools}
        onToolsMissed={retry}
        region={region}
        Select={Select}
      />
    );
  };
  return (
    <section
      className={settings.hasShortcuts ? 'surface board keyed' : 'surface board'}
      part="board"
      ref={region}
      aria-busy={board === null || board.phase === 'loading'}
    >
      <BoardHead spId={spId} callLogUrl={settings.callLogUrl} />
      {features.includes(BOARD_FEATURES.metrics) ? (
        <div style={{ minHeight: BAR_ROOM }}>
          {tools && board && <tools.MetricsRoom id={id} board={board} pollSeconds={settings.pollSeconds} />}
        </div>
      ) : null}
      <FiltersPlaceholder id={id} board={board} lazy={lazy} />
      {hasViews ? (
        <div className="views-room" style={{ minHeight: BAR_ROOM }}>
          {tools && board && <tools.SavedViewsRoom id={id} board={board} given={settings.views} />}
        </div>
      ) : null}
      {board?.phase === 'failed' ? null : (
        <>
          <ExpiredNotice onRetry={methods.refresh} />
          <OfflineLine onRetry={methods.refresh} />
        </>
      )}
      {tools && <tools.BoardWaiting id={id} spId={spId} visibleIds={board?.visibleIds ?? NONE} />}
      {bulk.hasFailed ? <NotLoaded onRetry={bulk.retry} /> : null}
      {isHeld ? <div style={{ height: BAR_ROOM }} /> : null}
      {Bulk && board && (
        <Bulk.BulkBar id={id} board={board} tools={tools} hasShortcuts={settings.hasShortcuts} region={region} />
      )}
      {content()}
      {tools === null ? null : (
        <>
          <tools.BoardQuerySync
            id={id}
            board={board}
            start={start}
            requested={requested}
            reflected={reflected}
            givenViews={settings.views}
            place={place}
            restored={restored}
            opens={!opensHere}
          />
          <tools.FocusRestorer region={region} />
          <tools.BoardUndo id={id} />
          {settings.managesTitle ? <tools.BoardTitle /> : null}
          {settings.hasShortcuts && board !== null ? (
            <tools.BoardShortcuts id={id} board={board} region={region} />
          ) : null}
        </>
      )}
    </section>
  );
}

/** Shows the board's query in the properties of its element, from its first load on. */
function useReflectedQuery(board: LeadBoardView | null, { filters, sort, page }: RequestedQuery): ReflectedQuery {
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
  // In the commit, because a host that sees the leads may set the next value before an effect runs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is the query
  useLayoutEffect(() => {
    if (board !== null && !hasNew) show({ ...board, page: board.pageIndex + 1 });
  }, [shown]);
  return {
    hasNew,
    takeNew: () => {
      if (hasNew) known.current = asked;
      return hasNew;
    },
    show,
  };
}

/** 'Leads for {business name}' and the link to the call log. */
function BoardHead({ spId, callLogUrl }: { spId: string; callLogUrl: string | undefined }): ReactElement {
  const { t } = useWidget();
  const provider = useAtomValue(useMemo(() => serviceProviderAtomOf(spId), [spId]));
  const callLog = fillLink(callLogUrl, { spId });
  return (
    <header className="head" part="head">
      <h2>{provider?.name ? t('leadsFor', { businessName: provider.name }) : t('leads')}</h2>
      {callLog === undefined ? null : (
        <HostLink className="link" to="call-log" href={callLog}>
          {t('viewCallLog')}
        </HostLink>
      )}
    </header>
  );
}

/** The list could not be loaded. */
function BoardFailed({ id, failure }: { id: BoardId; failure: Failure | null }): ReactElement {
  const { requester } = useWidget();
  const refresh = useSetAtom(refreshBoardAtom);
  return (
    <div className="region">
      <FailurePanel sentence="listFailed" failure={failure} onRetry={() => refresh({ id, requester })} />
    </div>
  );
}

interface FiltersPlaceholderProps {
  readonly id: string;
  readonly board: LeadBoardView | null;
  readonly lazy: WantedPart<BoardTools>;
}

/** The filters. Before they are loaded, their space is reserved so that nothing moves. */
function FiltersPlaceholder({ id, board, lazy }: FiltersPlaceholderProps): ReactElement {
  const tools = lazy.Part;
  // Afterwards the filters have their own height.
  const isTagged = tools === null && board !== null && !hasNoFilter(board);
  const content = () => {
    if (lazy.hasFailed) return <NotLoaded onRetry={lazy.retry} />;
    if (tools === null || board === null) {
      return (
        <div className="skeleton" aria-hidden="true">
          <SkeletonBar width={160} />
          <SkeletonBar width={116} box />
          <SkeletonBar width={116} box />
          <SkeletonBar width={116} box />
        </div>
      );
    }
    const isEmpty = board.phase === 'ready' && board.visibleIds.length === 0;
    return <tools.BoardFilters id={id} filters={board.filters} isEmpty={isEmpty} />;
  };
  return <div className={isTagged ? 'filters-room tagged' : 'filters-room'}>{content()}</div>;
}

/** How many rows of a page are drawn while it loads. Hardly a window shows more beside an open card. */
const SKELETON_ROWS = 10;

/** The skeleton of the list: a head, one open card, the first rows of the page, and the room of the others. */
function BoardSkeleton({ rows }: { rows: number }): ReactElement {
  const { t } = useWidget();
  return (
    <>
      <p className="sr" role="status">
        {t('loadingLeads')}
      </p>
      <div className="skeleton" aria-hidden="true">
        <div className="list-head">
          <p>
            <SkeletonBar width={172} />
          </p>
          <div className="sort">
            <span>{t('sortBy')}</span>
            <SkeletonBar width={208} box />
          </div>
        </div>
        <ol className="leads">
          <li className="lead open">
            <CardSkeleton />
          </li>
          {[...Array(Math.min(rows, SKELETON_ROWS) - 1).keys()].map((row) => (
            <li className="lead" key={row}>
              <RowSkeleton row={row} />
            </li>
          ))}
          {rows > SKELETON_ROWS ? (
            <li className="lead-room" style={{ height: `calc(var(--row) * ${rows - SKELETON_ROWS})` }} />
          ) : null}
        </ol>
      </div>
    </>
  );
}
