import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactElement, useEffect, useId, useMemo, useRef } from 'react';
import { hideLeadAtom } from '../../state/lead-archive.js';
import { leadBoardAtomOf } from '../../state/lead-board.js';
import { closeBoardAtom, openBoardAtom, refreshBoardAtom } from '../../state/lead-board-actions.js';
import { useFocusKeeper } from '../widget/use-focus-keeper.js';
import { useMethods } from '../widget/use-methods.js';
import { useWidgetReady } from '../widget/use-widget-ready.js';
import { useWidget } from '../widget/widget-context.js';
import { BoardHead } from './board-head.js';
import { BoardList } from './board-list.js';
import { BoardSkeleton } from './board-skeleton.js';
import { BoardEmpty, BoardFailed, BoardSignedOut } from './board-states.js';
import type { LeadBoardSettings } from './lead-board-settings.js';
import { usePageTitle } from './use-page-title.js';

/** The provider's leads: head and filters, the list, its pages (Spec §2 Lead board). */
export function LeadBoard({ settings }: { settings: LeadBoardSettings }): ReactElement | null {
  const { spId, leadId: featuredLeadId, newMessages, pageSize } = settings;
  const { asker } = useWidget();
  const id = useId();
  const board = useAtomValue(useMemo(() => leadBoardAtomOf(id), [id]));
  const open = useSetAtom(openBoardAtom);
  const close = useSetAtom(closeBoardAtom);
  const refresh = useSetAtom(refreshBoardAtom);
  const hide = useSetAtom(hideLeadAtom);
  const region = useRef<HTMLElement>(null);
  useFocusKeeper(region);

  useEffect(() => {
    open({ id, asker, start: { spId, pageSize, featuredLeadId, newMessages } });
    return () => close(id);
  }, [id, asker, spId, pageSize, featuredLeadId, newMessages, open, close]);

  useMethods({
    refresh: () => void refresh({ id, asker }),
    hideLead: (leadId) => hide({ id, leadId, asker }),
  });
  useWidgetReady(board?.phase === 'ready');
  usePageTitle(settings.managesTitle);

  const content = () => {
    const isWaiting = board === null || board.phase === 'loading' || board.isRefilling;
    if (board === null || (isWaiting && board.visibleIds.length === 0)) {
      return <BoardSkeleton rows={pageSize} />;
    }
    switch (board.phase) {
      case 'failed':
        return <BoardFailed id={id} failure={board.failure} />;
      case 'signed-out':
        return <BoardSignedOut id={id} />;
      default:
        return board.visibleIds.length === 0 ? (
          <BoardEmpty id={id} />
        ) : (
          <BoardList id={id} board={board} settings={settings.card} region={region} />
        );
    }
  };
  return (
    <section
      className="surface board"
      part="board"
      ref={region}
      aria-busy={board === null || board.phase === 'loading'}
    >
      <BoardHead id={id} spId={spId} filters={board?.filters ?? null} callLogUrl={settings.callLogUrl} />
      {content()}
    </section>
  );
}
