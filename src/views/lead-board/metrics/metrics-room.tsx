import type { ReactElement } from 'react';
import type { LeadBoardView } from '../../../state/lead-board/lead-board.js';
import { lazyPart, useLazyPart } from '../../../ui/lazy-part.js';
import { lookWhileSeen } from '../look-while-seen.js';

const boardMetrics = lazyPart(async () => (await import('./metrics.js')).Metrics);

export interface MetricsProps {
  readonly id: string;
  readonly board: LeadBoardView;
  /** Seconds between two quiet looks of the board; 0 turns them off. */
  readonly pollSeconds: number;
}

export interface MetricsPartProps extends MetricsProps {
  /** Given and not imported: a module that this part took from the chunk of the tools would cost the first load bytes. */
  readonly lookWhileSeen: typeof lookWhileSeen;
}

/** The numbers above a board. Their code is loaded on a board that has them; without it nothing is shown. */
export function MetricsRoom(props: MetricsProps): ReactElement | null {
  const { Part: Metrics } = useLazyPart(boardMetrics, true);
  return Metrics && <Metrics key={props.board.spId} {...props} lookWhileSeen={lookWhileSeen} />;
}
