import { type ReactElement, useEffect, useId, useMemo, useRef, useState } from 'react';
import { BOARD_FEATURES } from '../element/feature.js';
import { fillLink } from '../element/link-template.js';
import { useValues, type WidgetViewProps } from '../element/shell/widget-view.js';
import { FailurePanel } from '../element/widget/failure-panel.js';
import { HostLink } from '../element/widget/host-link.js';
import { LazyBoundary } from '../element/widget/lazy-boundary.js';
import { useAtomValue } from '../element/widget/store.js';
import { usePreload } from '../element/widget/use-lazy.js';
import { useMethods, useWidget, useWidgetReady } from '../element/widget/widget-context.js';
import { ExpiredNotice, OfflineLine } from '../element/widget/widget-notice.js';
import { pageSizeOf } from '../gateway/transport/preloaded.js';
import { serviceProvidersAtom } from '../lead-card/lead/service-provider.js';
import type { SelectLeadProps } from '../lead-card/lead-card.js';
import { useCardSettings } from '../lead-card/lead-card-settings.js';
import { boardPlaceName, storedDraftAtom } from '../session/draft.js';
import { hiddenInReplays } from '../ui/replay-marks.js';
import { SkeletonBar } from '../ui/skeleton-bar.js';
import { useSeen } from '../ui/use-seen.js';
import { BoardSkeleton } from './board-skeleton.js';
import {
  BoardFilters,
  BoardOutbox,
  BoardQuerySync,
  BoardSavedViews,
  BoardShortcuts,
  BoardTitle,
  BoardUndo,
  BulkBar,
  boardExtras,
  boardTools,
  FocusRestorer,
  Metrics,
  SelectLead,
} from './lazy-board.js';
import { type BoardStart, closeBoard, openBoard, refreshBoard } from './list/board-actions.js';
import { BoardEmpty, BoardList, hasNoFilter } from './list/board-list.js';
import { type BoardId, type LeadBoardView, leadBoardAtomOf } from './list/board-state.js';
import { hideLead } from './list/load.js';
import { useReflectedQuery } from './list/use-reflected-query.js';
import { leadBoardTable, pollSecondsOf } from './table.js';

const NONE: readonly string[] = [];

const SLOW_MS = 3000;

/** Height that is reserved for the bar of a feature, in px. */
const BAR_SPACE = 52;

const isReturn = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'back_forward');

/** The lead board: heading, filters, list and pages. */
export function LeadBoard({ provided, settings }: WidgetViewProps): ReactElement | null {
  const values = useValues(leadBoardTable, provided);
  const card = useCardSettings(provided, settings);
  const { spId, leadId: featuredLeadId, newMessages, manageTitle, views, urlSync } = values;
  const pageSize = pageSizeOf(values.pageSize);
  const pollSeconds = pollSecondsOf(values.pollSeconds);
  const hasShortcuts = values.shortcuts === 'on';
  const { session, root, features } = useWidget();
  const { store } = session;
  const id = useId();
  const board = useAtomValue(useMemo(() => leadBoardAtomOf(id), [id]));
  const region = useRef<HTMLElement>(null);

  const start = useMemo(
    () => ({ spId, pageSize, featuredLeadId, newMessages }),
    [spId, pageSize, featuredLeadId, newMessages],
  );
  const hasViews = features.includes(BOARD_FEATURES.savedViews);
  const isLoaded = board !== null && board.phase !== 'loading';
  const entry = root instanceof ShadowRoot ? root.host.getAttribute('data-place') : null;
  const place = boardPlaceName(entry ?? location.pathname);
  const [restored] = useState(() => (entry !== null || isReturn() ? store.get(storedDraftAtom)(place) : null));
  const [hasRequestedQuery] = useState(
    () =>
      hasViews ||
      restored !== null ||
      [urlSync, values.filters, values.sort, values.page].some((each) => each !== undefined),
  );
  const plainOpening = <PlainOpening id={id} start={start} />;
  // During a slow load, a person may want to filter already.
  const showsTools = [useSeen(isLoaded), useSeen(true, SLOW_MS)].includes(true);
  const reflected = useReflectedQuery(board, values);
  const { isReady: hasTools } = usePreload(
    boardTools,
    showsTools || hasRequestedQuery || reflected.hasNew || manageTitle,
  );
  const hasBulk = features.includes(BOARD_FEATURES.bulk);
  const hasMetrics = features.includes(BOARD_FEATURES.metrics);
  const { isReady: hasExtras } = usePreload(boardExtras, hasBulk || (hasTools && (hasViews || hasMetrics)));
  // Wait for the code of the checkboxes, so that the rows do not shift.
  const isHeld = hasBulk && !hasExtras;
  const Select = useMemo(() => (hasBulk ? selectLeadOf(id) : undefined), [hasBulk, id]);
  useEffect(() => () => closeBoard(store, id), [id, store]);

  const methods = {
    refresh: () => void refreshBoard(session, id),
    hideLead: (leadId: string) => hideLead(session, id, leadId),
  };
  // With a requested query, `BoardQuerySync` opens the board. Before that there are no methods.
  useMethods(hasRequestedQuery && board === null ? {} : methods);
  useWidgetReady(board?.phase === 'ready' && !isHeld);

  const content = () => {
    if (board === null || isHeld) return <BoardSkeleton rows={pageSize} />;
    // Loaded leads stay on screen if a reload fails.
    if (board.visibleIds.length === 0) {
      if (board.phase === 'loading' || board.isRefilling) return <BoardSkeleton rows={pageSize} />;
      const isOnOtherPages = board.pagination.totalCount > 0;
      if (board.phase === 'failed' || (board.isStale && isOnOtherPages)) {
        return (
          <div className="region">
            <FailurePanel sentence="listFailed" failure={board.failure} onRetry={methods.refresh} />
          </div>
        );
      }
      if (!isOnOtherPages) return <BoardEmpty id={id} board={board} hasTools={hasTools} pollSeconds={pollSeconds} />;
    }
    return (
      <BoardList
        id={id}
        board={board}
        card={card}
        pollSeconds={pollSeconds}
        hasTools={hasTools}
        region={region}
        Select={Select}
      />
    );
  };
  return (
    <section
      {...hiddenInReplays(hasShortcuts ? 'surface board keyed' : 'surface board')}
      part="board"
      ref={region}
      aria-busy={board === null || board.phase === 'loading'}
    >
      <BoardHead spId={spId} callLogUrl={values.callLogUrl} />
      {hasMetrics ? (
        <div style={{ minHeight: BAR_SPACE }}>
          {hasExtras && hasTools && board ? (
            <LazyBoundary isSilent>
              <Metrics key={board.spId} id={id} board={board} pollSeconds={pollSeconds} />
            </LazyBoundary>
          ) : null}
        </div>
      ) : null}
      <FiltersSpace id={id} board={board} hasTools={hasTools} />
      {hasViews ? (
        <div style={{ minHeight: BAR_SPACE }}>
          {hasExtras && hasTools && board ? (
            <LazyBoundary>
              <BoardSavedViews key={board.spId} id={id} board={board} provided={views} />
            </LazyBoundary>
          ) : null}
        </div>
      ) : null}
      {board?.phase === 'failed' && board.visibleIds.length === 0 ? null : (
        <>
          <ExpiredNotice onRetry={methods.refresh} />
          <OfflineLine onRetry={methods.refresh} />
        </>
      )}
      {hasTools ? (
        <LazyBoundary isSilent>
          <BoardOutbox id={id} spId={spId} visibleIds={board?.visibleIds ?? NONE} />
        </LazyBoundary>
      ) : null}
      {isHeld ? <div style={{ height: BAR_SPACE }} /> : null}
      {hasBulk && hasExtras && board ? (
        <LazyBoundary>
          <BulkBar id={id} board={board} hasShortcuts={hasShortcuts} region={region} />
        </LazyBoundary>
      ) : null}
      {content()}
      {hasRequestedQuery ? null : plainOpening}
      {hasRequestedQuery || hasTools ? (
        <LazyBoundary isSilent failed={hasRequestedQuery ? plainOpening : null}>
          <BoardQuerySync
            id={id}
            board={board}
            start={start}
            requested={values}
            reflected={reflected}
            hostViews={views}
            opens={hasRequestedQuery}
            place={place}
            restored={restored}
          />
        </LazyBoundary>
      ) : null}
      {hasTools ? (
        <LazyBoundary isSilent>
          <FocusRestorer region={region} />
          <BoardUndo id={id} />
          {manageTitle ? <BoardTitle /> : null}
          {hasShortcuts && board !== null ? <BoardShortcuts id={id} board={board} region={region} /> : null}
        </LazyBoundary>
      ) : null}
    </section>
  );
}

interface PlainOpeningProps {
  readonly id: BoardId;
  readonly start: BoardStart;
}

/** Opens the board without a query of the host, the address or the last visit. */
function PlainOpening({ id, start }: PlainOpeningProps): null {
  const { session } = useWidget();
  useEffect(() => openBoard(session, id, start), [id, session, start]);
  return null;
}

const selectLeadOf = (id: BoardId) =>
  function SelectLeadOf(props: SelectLeadProps): ReactElement {
    return (
      <LazyBoundary isSilent>
        <SelectLead {...props} id={id} />
      </LazyBoundary>
    );
  };

/** 'Leads for {business name}' and the link to the call log. */
function BoardHead({ spId, callLogUrl }: { spId: string; callLogUrl: string | undefined }): ReactElement {
  const { t } = useWidget();
  const provider = useAtomValue(serviceProvidersAtom, (providers) => providers.get(spId) ?? null);
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

interface FiltersSpaceProps {
  readonly id: string;
  readonly board: LeadBoardView | null;
  readonly hasTools: boolean;
}

/** The filters. A skeleton of the same shape is there until they are loaded, so that nothing moves. */
function FiltersSpace({ id, board, hasTools }: FiltersSpaceProps): ReactElement {
  if (hasTools && board !== null) {
    return (
      <LazyBoundary>
        <BoardFilters id={id} board={board} />
      </LazyBoundary>
    );
  }
  return (
    <div className="filters skeleton" aria-hidden="true">
      <span className="skeleton-bar box toggle-all" style={{ width: 104 }} />
      <span className="skeleton-bar box unread-filter" style={{ width: 184 }} />
      <div className="fields">
        {[44, 32, 56, 96, 52].map((label) => (
          <div className="field" key={label}>
            <SkeletonBar width={label} />
            <span className="skeleton-bar box" />
          </div>
        ))}
        <span className="skeleton-bar box archived-filter" style={{ width: 88 }} />
      </div>
      {board === null || hasNoFilter(board) ? null : <div className="tag-space" />}
    </div>
  );
}
