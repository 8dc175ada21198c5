import { type ReactElement, useEffect, useMemo } from 'react';
import { useAtomValue } from '../../element/widget/store.js';
import { useWidget } from '../../element/widget/widget-context.js';
import type { BoardId } from './board-state.js';
import { lookWhileSeen } from './look-while-seen.js';
import { newLeadCountAtomOf, pollBoard, showNewLeads } from './poll.js';

export interface NewLeadsProps {
  readonly id: BoardId;
  /** Seconds between two checks; 0 turns them off. */
  readonly pollSeconds: number;
  /** When the shown leads were loaded. A new load restarts the checks. */
  readonly loadedAt: number | null;
}

/** Announces new leads and shows them on request, so that nothing moves under the pointer. */
export function NewLeads({ id, pollSeconds, loadedAt }: NewLeadsProps): ReactElement {
  const { t, plural, session } = useWidget();
  const count = useAtomValue(useMemo(() => newLeadCountAtomOf(id), [id]));
  usePoll(id, pollSeconds, loadedAt);
  const text = plural(count, 'oneNewLead', 'newLeads');
  return (
    <>
      <span className="sr" role="status">
        {count === 0 ? '' : text}
      </span>
      {count === 0 ? null : (
        <button type="button" className="link news" onClick={() => void showNewLeads(session, id)}>
          {t('showNewLeads', { leads: text })}
        </button>
      )}
    </>
  );
}

/** Checks for new leads from a period after the load on. */
function usePoll(id: BoardId, seconds: number, loadedAt: number | null): void {
  const { session } = useWidget();
  useEffect(() => {
    if (seconds <= 0 || loadedAt === null) return;
    let lastAt = Date.now();
    const look = () => {
      lastAt = Date.now();
      return pollBoard(session, id);
    };
    return lookWhileSeen({ period: seconds * 1000, lastAt: () => lastAt, look });
  }, [id, session, seconds, loadedAt]);
}
