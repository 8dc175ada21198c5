import type { ReactElement } from 'react';
import type { LeadBoardView } from '../../../state/lead-board/lead-board.js';
import { lazyPart, useLazyPart } from '../../../ui/lazy-part.js';

const boardMetrics = lazyPart(async () => (await import('./metrics.js')).Metrics);

export interface MetricsProps {
  readonly id: string;
  readonly board: LeadBoardView;
  /** Seconds between two quiet looks of the board; 0 turns them off. */
  readonly pollSeconds: number;
}

/** The numbers above a board. Their code is loaded on a board that has them; without it nothing is shown. */
export function MetricsRoom(props: MetricsProps): ReactElement | null {
  const { Part: Metrics } = useLazyPart(boardMetrics, true);
  return Metrics && <Metrics key={props.board.spId} {...props} />;
}
