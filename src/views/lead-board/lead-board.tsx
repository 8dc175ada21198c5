import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { type ReactElement, useEffect, useId, useMemo, useRef, useState } from 'react';
import { leadBoardAtomOf } from '../../state/lead-board.js';
import { closeBoardAtom, openBoardAtom, refreshBoardAtom } from '../../state/lead-board-actions.js';
import { ExpiredNotice } from '../widget/expired-notice.js';
import { useLazyPart, useSeen } from '../widget/lazy-part.js';
import { useMethods } from '../widget/use-methods.js';
import { useWidgetReady } from '../widget/use-widget-ready.js';
import { useWidget } from '../widget/widget-context.js';
import { BoardHead } from './board-head.js';
import { BoardList } from './board-list.js';
import { BoardSkeleton } from './board-skeleton.js';
import { BoardEmpty, BoardFailed } from './board-states.js';
import { FiltersRoom } from './filters-room.js';
import { boardTools } from './late-board-tools.js';
import type { LeadBoardSettings } from './lead-board-settings.js';

/** A first load that takes longer than this is slow, in milliseconds. */
const SLOW_MS = 3000;

/** The provider's leads: head and filters, the list, its pages (Spec §2 Lead board). */
export function LeadBoard({ settings }: { settings: LeadBoardSettings }): ReactElement | null {
  const { spId, leadId: featuredLeadId, newMessages, pageSize } = settings;
  const { asker } = useWidget();
  const id = useId();
  const board = useAtomValue(useMemo(() => leadBoardAtomOf(id), [id]));
  const open = useSetAtom(openBoardAtom);
  const close = useSetAtom(closeBoardAtom);
  const refresh = useSetAtom(refreshBoardAtom);
  const store = useStore();
  const region = useRef<HTMLElement>(null);

  const start = useMemo(
    () => ({ spId, pageSize, featuredLeadId, newMessages }),
    [spId, pageSize, featuredLeadId, newMessages],
  );
  const { asked } = settings;
  const isLoaded = board !== null && board.phase !== 'loading';
  // What was asked for before the first load is understood by a part of its own, which then opens the board.
  const [isAsked] = useState(() => Object.values(asked).some((each) => each !== undefined));
  // Where the leads take long, a person may want to filter before they come.
  const isToolTime = [useSeen(isLoaded), useSeen(true, SLOW_MS)].includes(true);
  const late = useLazyPart(boardTools, isToolTime || isAsked || settings.managesTitle);
  const tools = late.Part;
  const opensHere = !isAsked || late.hasFailed;
  useEffect(() => {
    if (opensHere) open({ id, asker, start });
    return () => close(id);
  }, [id, asker, start, opensHere, open, close]);

  useMethods({
    refresh: () => void refresh({ id, asker }),
    hideLead: (leadId) =>
      void boardTools.load().then(({ hideLeadAtom }) => store.set(hideLeadAtom, { id, leadId, asker }), late.retry),
  });
  useWidgetReady(board?.phase === 'ready');

  const content = () => {
    const isWaiting = board === null || board.phase === 'loading' || board.isRefilling;
    if (board === null || (isWaiting && board.visibleIds.length === 0)) {
      return <BoardSkeleton rows={pageSize} />;
    }
    switch (board.phase) {
      case 'failed':
        return <BoardFailed id={id} failure={board.failure} />;
      default:
        return board.visibleIds.length === 0 ? (
          <BoardEmpty id={id} />
        ) : (
          <BoardList
            id={id}
            board={board}
            settings={settings}
            tools={tools}
            onToolsMissed={late.retry}
            region={region}
          />
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
      <BoardHead spId={spId} callLogUrl={settings.callLogUrl} />
      <FiltersRoom id={id} board={board} late={late} />
      {board?.phase === 'failed' ? null : <ExpiredNotice onRetry={() => void refresh({ id, asker })} />}
      {content()}
      {tools === null ? null : (
        <>
          <tools.BoardQuerySync id={id} board={board} start={start} asked={asked} opens={!opensHere} />
          <tools.FocusKeeper region={region} />
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
