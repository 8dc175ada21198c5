import {
  type ComponentType,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useCallback,
  useId,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { useFailureHint } from '../../element/widget/failure-panel.js';
import { LazyBoundary } from '../../element/widget/lazy-boundary.js';
import { useAtomValue } from '../../element/widget/store.js';
import { useWidget } from '../../element/widget/widget-context.js';
import { useIsOffline } from '../../element/widget/widget-notice.js';
import { DEFAULT_FILTERS, LEAD_SORTS } from '../../gateway/lead-query.js';
import { cardStatesAtom } from '../../lead-card/lead/card-state.js';
import { editLead } from '../../lead-card/lead/lead-edit.js';
import { LeadCard, type SelectLeadProps } from '../../lead-card/lead-card.js';
import type { LeadCardSettings } from '../../lead-card/lead-card-settings.js';
import { Icon } from '../../ui/icons/icon.js';
import { alert, clock, inbox } from '../../ui/icons/icons.js';
import { Select } from '../../ui/list/select.js';
import { Panel } from '../../ui/panel.js';
import { BoardPages, NewLeads } from '../lazy-board.js';
import { clearFilters, refreshBoard, sortBoard } from './board-actions.js';
import type { BoardId, LeadBoardView } from './board-state.js';
import { closeLead, openLead } from './load.js';
import { rowOf } from './rows.js';

interface BoardListProps {
  readonly id: BoardId;
  readonly board: LeadBoardView;
  readonly card: LeadCardSettings;
  /** Seconds between two polls for new leads; 0 for never. */
  readonly pollSeconds: number;
  /** The lazy parts of the board are loaded. */
  readonly hasTools: boolean;
  /** The board's element. A change of page scrolls to it. */
  readonly region: RefObject<HTMLElement | null>;
  readonly Select: ComponentType<SelectLeadProps> | undefined;
}

/** The leads of one page and the links to the other pages. At most one lead is open. */
export function BoardList(props: BoardListProps): ReactElement {
  const { id, board, card, pollSeconds, hasTools, region, Select } = props;
  const { t, format, session } = useWidget();
  const list = useRef<HTMLOListElement>(null);
  const { spId, loadedAt } = board;
  /** The requested page could not be loaded, so the page before is still shown. */
  const isMissing = board.phase === 'failed';
  const isOffline = useIsOffline();
  const hint = useFailureHint(board.failure);
  const onToggle = useCallback(
    (leadId: string, isOpen: boolean) => {
      const restorePosition = preserveRowPosition(list.current, leadId);
      flushSync(() => (isOpen ? closeLead(session.store, id) : openLead(session, id, leadId)));
      restorePosition();
    },
    [id, session],
  );
  const onArchive = useCallback(
    (leadId: string, archived: boolean) => {
      flushSync(() => void editLead(session, { spId, leadId }, { field: 'archived', value: archived }, { list: id }));
      focusAfterRemoval(list.current);
    },
    [id, spId, session],
  );

  const retry = (
    <button type="button" className="link" onClick={() => refreshBoard(session, id)}>
      {t('retry')}
    </button>
  );
  return (
    <>
      <BoardListHead id={id} board={board} hasTools={hasTools} pollSeconds={pollSeconds} />
      {board.isStale && loadedAt !== null ? (
        <div className="strip" role="status">
          <Icon path={clock} />
          <span>{t('staleLeads', { time: format.time(new Date(loadedAt)) })}</span>
          {retry}
        </div>
      ) : null}
      {isMissing && !isOffline ? (
        <div className="strip" role="alert">
          <Icon path={alert} />
          <span>
            {t('listFailed')} {hint}
          </span>
          {retry}
        </div>
      ) : null}
      <ol className={isMissing ? 'leads old' : 'leads'} part="leads" ref={list} inert={board.phase === 'loading'}>
        <BoardRows board={board} card={card} Select={Select} onToggle={onToggle} onArchive={onArchive} />
      </ol>
      {board.pagination.totalPageCount > 1 ? (
        <div className="pages-space">
          {hasTools ? (
            <LazyBoundary isSilent>
              <BoardPages id={id} board={board} region={region} />
            </LazyBoundary>
          ) : null}
        </div>
      ) : null}
    </>
  );
}

interface BoardRowsProps extends Pick<BoardListProps, 'board' | 'card' | 'Select'> {
  readonly onToggle: (leadId: string, isOpen: boolean) => void;
  readonly onArchive: (leadId: string, archived: boolean) => void;
}

/** The rows. A change of a lead renders only the rows whose state changed. */
function BoardRows({ board, card, ...handlers }: BoardRowsProps): ReactNode {
  const { spId, visibleIds, openLeadId } = board;
  const widget = useWidget();
  const stateOf = useAtomValue(cardStatesAtom);
  const bodyId = useId();
  return visibleIds.map((leadId) => {
    const state = stateOf({ spId, leadId });
    return (
      state && (
        <LeadCard
          {...handlers}
          key={leadId}
          as="li"
          spId={spId}
          state={state}
          widget={widget}
          settings={card}
          isOpen={leadId === openLeadId}
          bodyId={bodyId}
        />
      )
    );
  });
}

/** After a removed card took the focus away, focuses the open card or the first one. */
function focusAfterRemoval(list: HTMLOListElement | null): void {
  const root = list?.getRootNode();
  if (!(root instanceof ShadowRoot) || root.activeElement !== null) return;
  (list?.querySelector<HTMLElement>('.open .toggle') ?? list?.querySelector<HTMLElement>('.toggle'))?.focus();
}

type NewsProps = Pick<BoardListProps, 'id' | 'board' | 'hasTools' | 'pollSeconds'>;

/** Announces leads that came since the board was loaded. */
function News({ id, board, hasTools, pollSeconds }: NewsProps): ReactElement | null {
  if (!hasTools) return null;
  return (
    <LazyBoundary isSilent>
      <NewLeads id={id} pollSeconds={pollSeconds} loadedAt={board.loadedAt} />
    </LazyBoundary>
  );
}

/** 'Showing X - Y of Z results' and 'Sort by'. */
function BoardListHead(props: NewsProps): ReactElement {
  const { id, board } = props;
  const { t, format, session } = useWidget();
  const labelId = useId();
  const { firstItemNumber, lastItemNumber, totalCount } = board.pagination;
  return (
    <div className="list-head" part="list-head">
      <p role="status">
        {t('showingResults', {
          first: format.count(firstItemNumber),
          last: format.count(lastItemNumber),
          total: format.count(totalCount),
        })}
      </p>
      <News {...props} />
      <div className="sort">
        <span id={labelId}>{t('sortBy')}</span>
        <Select
          labelledBy={labelId}
          value={board.sort}
          onChange={(value) => {
            const chosen = LEAD_SORTS.find((each) => each === value);
            if (chosen !== undefined) sortBoard(session, id, chosen);
          }}
          options={LEAD_SORTS.map((value) => ({ value, label: t(`sort${value}`) }))}
        />
      </div>
    </div>
  );
}

/** Whether every filter has its default. Compared by value, because a restored board has its own object. */
export const hasNoFilter = ({ filters }: LeadBoardView): boolean =>
  JSON.stringify(filters) === JSON.stringify(DEFAULT_FILTERS);

/** Shown when no lead matches the filters or when there are no leads. It then announces the first one. */
export function BoardEmpty(props: NewsProps): ReactElement {
  const { id, board } = props;
  const { t, session } = useWidget();
  const isUnfiltered = hasNoFilter(board);
  const [heading, text] = isUnfiltered ? [t('noLeadsYet'), t('leadsToCome')] : [t('noLeads'), t('adjustFilters')];
  return (
    <div className="region">
      <Panel icon={inbox} heading={heading} text={text}>
        {isUnfiltered ? (
          <News {...props} />
        ) : (
          <button type="button" className="link" onClick={() => clearFilters(session, id)}>
            {t('clearAllFilters')}
          </button>
        )}
      </Panel>
    </div>
  );
}

/**
 * Keeps a pressed row header in its place on the screen while a card above it closes. Otherwise the opened lead would
 * move out of view.
 * @param list the rows
 * @returns a function that restores the position; call it after the other card has closed
 */
function preserveRowPosition(list: HTMLElement | null, leadId: string): () => void {
  const top = rowOf(list, leadId)?.getBoundingClientRect().top;
  return () => {
    const row = rowOf(list, leadId);
    if (top === undefined || row === undefined) return;
    const moved = row.getBoundingClientRect().top - top;
    if (moved !== 0) scrollerOf(row).scrollBy({ top: moved, behavior: 'instant' });
  };
}

/** The nearest scrolling ancestor of an element, across shadow roots, or the page. */
function scrollerOf(element: Element): Element | Window {
  const { body, documentElement } = document;
  for (
    let node: Node | null = element;
    node !== null;
    node = node instanceof ShadowRoot ? node.host : node.parentNode
  ) {
    if (!(node instanceof Element) || node === body || node === documentElement) continue;
    if (/auto|scroll/.test(getComputedStyle(node).overflowY) && node.scrollHeight > node.clientHeight) return node;
  }
  return window;
}
