import { memo, type ReactElement, useEffect, useMemo } from 'react';
import { bareDocument } from '../../contract/bare-document.js';
import { boardToolsMessages } from '../../i18n/lead-board/board-tools.en-US.js';
import type { BoardId } from '../../state/lead-board/lead-board.js';
import { newLeadCountAtomOf, pollBoardAtom, showNewLeadsAtom } from '../../state/lead-board/poll.js';
import { LazyPartProvider } from '../widget/lazy-part-provider.js';
import { useAtomValue, useSetAtom } from '../widget/store.js';
import { useWidget } from '../widget/widget-context.js';

interface NewLeadsProps {
  readonly id: BoardId;
  /** Seconds between two checks; 0 turns them off. */
  readonly pollSeconds: number;
  /** When the shown leads were loaded. A new load restarts the checks. */
  readonly loadedAt: number | null;
}

const MESSAGES = [boardToolsMessages];

/** Announces new leads and shows them on request, so that nothing moves under the pointer. */
export const NewLeads = memo(function NewLeads(props: NewLeadsProps): ReactElement {
  return (
    <LazyPartProvider catalogues={MESSAGES}>
      <NewLeadsPoll {...props} />
    </LazyPartProvider>
  );
});

function NewLeadsPoll({ id, pollSeconds, loadedAt }: NewLeadsProps): ReactElement {
  const { t, format, requester } = useWidget();
  const count = useAtomValue(useMemo(() => newLeadCountAtomOf(id), [id]));
  const show = useSetAtom(showNewLeadsAtom);
  usePoll(id, pollSeconds, loadedAt);
  const text = count === 1 ? t('oneNewLead') : t('newLeads', { count: format.count(count) });
  return (
    <>
      <span className="sr" role="status">
        {count === 0 ? '' : text}
      </span>
      {count === 0 ? null : (
        <button type="button" className="link news" onClick={() => void show({ id, requester })}>
          {t('showNewLeads', { leads: text })}
        </button>
      )}
    </>
  );
}

/** Checks for new leads while the page is visible, and at once when it becomes visible after a longer time. */
function usePoll(id: BoardId, seconds: number, loadedAt: number | null): void {
  const { requester } = useWidget();
  const poll = useSetAtom(pollBoardAtom);
  useEffect(() => {
    if (seconds <= 0 || loadedAt === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lastPollAt = Date.now();
    let isPolling = false;
    let isOver = false;
    const look = async () => {
      isPolling = true;
      lastPollAt = Date.now();
      const continues = await poll({ id, requester });
      isPolling = false;
      if (continues) wait();
      else isOver = true;
    };
    const wait = () => {
      clearTimeout(timer);
      if (isOver || isPolling || bareDocument().hidden) return;
      timer = setTimeout(() => void look(), Math.max(0, lastPollAt + seconds * 1000 - Date.now()));
    };
    wait();
    document.addEventListener('visibilitychange', wait);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wait);
    };
  }, [id, requester, poll, seconds, loadedAt]);
}
