import type { ReactElement } from 'react';
import { DEFAULT_FILTERS } from '../../domain/lead-board/filters.js';
import type { LeadBoardView } from '../../state/lead-board.js';
import { Bone } from '../../ui/bone.js';
import type { WantedPart } from '../widget/lazy-part.js';
import { NotLoaded } from '../widget/not-loaded.js';
import type { BoardTools } from './late-board-tools.js';

export interface FiltersRoomProps {
  readonly id: string;
  readonly board: LeadBoardView | null;
  readonly late: WantedPart<BoardTools>;
}

/** The filters, and before they have come their room: nothing moves when they do. */
export function FiltersRoom({ id, board, late }: FiltersRoomProps): ReactElement {
  const tools = late.Part;
  const isTagged = board !== null && board.filters !== DEFAULT_FILTERS;
  const content = () => {
    if (late.hasFailed) return <NotLoaded onRetry={late.retry} />;
    if (tools === null || board === null) {
      return (
        <div className="bones" aria-hidden="true">
          <Bone width={160} />
          <Bone width={116} box />
          <Bone width={116} box />
          <Bone width={116} box />
        </div>
      );
    }
    const isEmpty = board.phase === 'ready' && board.visibleIds.length === 0;
    return <tools.BoardFilters id={id} filters={board.filters} isEmpty={isEmpty} />;
  };
  return <div className={isTagged ? 'filters-room tagged' : 'filters-room'}>{content()}</div>;
}
