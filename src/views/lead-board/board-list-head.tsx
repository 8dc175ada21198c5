import { useSetAtom } from 'jotai';
import { type ReactElement, useId } from 'react';
import type { LeadSort } from '../../contract/lead-query.js';
import { SORT_CHOICES, sortOf } from '../../domain/lead-board/sort.js';
import type { MessageKey } from '../../i18n/messages.js';
import type { BoardId, LeadBoardView } from '../../state/lead-board.js';
import { sortBoardAtom } from '../../state/lead-board-actions.js';
import { Select } from '../../ui/select.js';
import { useWidget } from '../widget/widget-context.js';
import type { BoardTools } from './late-board-tools.js';

const SORT_WORDS: Record<LeadSort, MessageKey> = {
  NewestOldest: 'sortNewestOldest',
  OldestNewest: 'sortOldestNewest',
  ServiceProviderLeadStatusAsc: 'sortServiceProviderLeadStatusAsc',
  ServiceProviderLeadStatusDesc: 'sortServiceProviderLeadStatusDesc',
};

export interface BoardListHeadProps {
  readonly id: BoardId;
  readonly board: LeadBoardView;
  readonly tools: BoardTools | null;
  readonly pollSeconds: number;
}

/** 'Showing X - Y of Z results' and 'Sort by' (Spec §2 Lead board). */
export function BoardListHead({ id, board, tools, pollSeconds }: BoardListHeadProps): ReactElement {
  const { t, format, asker } = useWidget();
  const labelId = useId();
  const sort = useSetAtom(sortBoardAtom);
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
      {tools === null ? null : <tools.NewLeads id={id} pollSeconds={pollSeconds} loadedAt={board.loadedAt} />}
      <div className="sort">
        <span id={labelId}>{t('sortBy')}</span>
        <Select
          labelledBy={labelId}
          value={board.sort}
          onChange={(value) => {
            const chosen = sortOf(value);
            if (chosen !== undefined) sort({ id, asker, sort: chosen });
          }}
          options={SORT_CHOICES.map((value) => ({ value, label: t(SORT_WORDS[value]) }))}
        />
      </div>
    </div>
  );
}
