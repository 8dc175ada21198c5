import { useSetAtom } from 'jotai';
import { type ReactElement, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { archiveLeadAtom } from '../../state/lead-archive.js';
import type { BoardId, LeadBoardView } from '../../state/lead-board.js';
import { moveToPageAtom, refreshBoardAtom } from '../../state/lead-board-actions.js';
import { closeLeadAtom, openLeadAtom } from '../../state/lead-board-open.js';
import { Icon } from '../../ui/icon.js';
import { clock } from '../../ui/icons.js';
import { Pages } from '../../ui/pages.js';
import { LeadCard } from '../lead-card/lead-card.js';
import type { LeadCardSettings } from '../lead-card/lead-card-settings.js';
import { useWidget } from '../widget/widget-context.js';
import { BoardListHead } from './board-list-head.js';
import { useSteadyRow } from './use-steady-row.js';

export interface BoardListProps {
  readonly id: BoardId;
  readonly board: LeadBoardView;
  readonly settings: LeadCardSettings;
  /** The board itself: what a change of page scrolls to. */
  readonly region: RefObject<HTMLElement | null>;
}

/** The leads of one page, one of them open at most, and the way to the other pages. */
export function BoardList({ id, board, settings, region }: BoardListProps): ReactElement {
  const { t, format, asker } = useWidget();
  const open = useSetAtom(openLeadAtom);
  const close = useSetAtom(closeLeadAtom);
  const archive = useSetAtom(archiveLeadAtom);
  const move = useSetAtom(moveToPageAtom);
  const refresh = useSetAtom(refreshBoardAtom);
  const list = useRef<HTMLOListElement>(null);
  const { spId, openLeadId, visibleIds, pagination, loadedAt } = board;
  const keepFocus = useFocusAfterRemoval(list, openLeadId);
  const hold = useSteadyRow(list, openLeadId);
  const holdRow = useRef(hold);
  holdRow.current = hold;

  const openNow = useRef(openLeadId);
  openNow.current = openLeadId;
  const onToggle = useCallback(
    (leadId: string) => {
      holdRow.current(leadId);
      if (openNow.current === leadId) close(id);
      else open({ id, leadId, asker });
    },
    [id, asker, open, close],
  );
  const onArchive = useCallback(
    (leadId: string, archived: boolean) => {
      keepFocus();
      void archive({ lead: { spId, leadId }, archived, asker, board: id });
    },
    [id, spId, asker, archive, keepFocus],
  );

  return (
    <>
      <BoardListHead id={id} board={board} />
      {board.isStale && loadedAt !== null ? (
        <div className="strip" role="status">
          <Icon path={clock} />
          <span>{t('staleLeads', { time: format.time(new Date(loadedAt)) })}</span>
          <button type="button" className="link" onClick={() => refresh({ id, asker })}>
            {t('retry')}
          </button>
        </div>
      ) : null}
      <ol className="leads" part="leads" ref={list} inert={board.phase === 'loading'}>
        {visibleIds.map((leadId) => (
          <LeadCard
            key={leadId}
            as="li"
            spId={spId}
            leadId={leadId}
            settings={settings}
            isOpen={leadId === openLeadId}
            onToggle={onToggle}
            onArchive={onArchive}
          />
        ))}
      </ol>
      {pagination.totalPageCount > 1 ? (
        <Pages
          page={pagination.pageIndex + 1}
          count={pagination.totalPageCount}
          onPage={(page) => {
            move({ id, asker, pageIndex: page - 1 });
            if ((region.current?.getBoundingClientRect().top ?? 0) < 0)
              region.current?.scrollIntoView({ block: 'start' });
          }}
          words={{
            label: t('pages'),
            previous: t('previousPage'),
            next: t('nextPage'),
            page: (page) => t('pageNumber', { page: format.count(page) }),
            brief: (page, total) => t('pageOf', { page: format.count(page), total: format.count(total) }),
          }}
        />
      ) : null}
    </>
  );
}

/** A card that leaves the list takes the focus with it: the one that is open next gets it, or the list's first. */
function useFocusAfterRemoval(list: RefObject<HTMLOListElement | null>, openLeadId: string | null): () => void {
  const isDue = useRef(false);
  useLayoutEffect(() => {
    if (!isDue.current) return;
    const root = list.current?.getRootNode();
    if (!(root instanceof ShadowRoot) || root.activeElement !== null) return;
    isDue.current = false;
    const open = list.current?.querySelector<HTMLElement>('.open .toggle');
    const next = openLeadId === null ? list.current?.querySelector<HTMLElement>('.toggle') : open;
    next?.focus();
  });
  return useCallback(() => {
    isDue.current = true;
  }, []);
}
