import { createContext, type ReactNode, useContext } from 'react';
import type { ConsentText } from '../funnel/funnel.js';
import type { Funnel, FunnelCaller } from '../state/store.js';
import type { FunnelSettings } from './funnel-settings.js';
import type { FunnelActions } from './use-funnel-actions.js';

/** What every screen of a funnel can use: the funnel as it is, its actions, and what the host has set. */
export interface FunnelView extends Funnel, FunnelActions {
  readonly settings: FunnelSettings;
  readonly consent: ConsentText;
  /** For the actions of parts that load later. */
  readonly caller: FunnelCaller;
  /** Searches services when the person stops typing. `instead` is searched if nothing fits. */
  readonly findServices: (query: string, instead?: readonly string[]) => void;
  /** Clears every answer and starts again. */
  readonly startOver: () => void;
  readonly resumeAgain: () => void;
  /** Shown above the screen. */
  readonly above?: ReactNode;
  readonly close: () => void;
}

/** What the frame and the first step can use, also while the rest of the funnel loads. */
export type OpeningFunnel = Pick<
  FunnelView,
  | 'state'
  | 'task'
  | 'topServices'
  | 'found'
  | 'findServices'
  | 'chooseService'
  | 'goOn'
  | 'goBack'
  | 'goTo'
  | 'retry'
  | 'settings'
  | 'above'
  | 'close'
>;

export const FunnelContext = createContext<FunnelView | OpeningFunnel | null>(null);

const OUTSIDE = 'There is no funnel here.';

export function useOpeningFunnel(): OpeningFunnel {
  const view = useContext(FunnelContext);
  if (view === null) throw new Error(OUTSIDE);
  return view;
}

export function useFunnel(): FunnelView {
  const view = useContext(FunnelContext);
  if (view === null || !('send' in view)) throw new Error(OUTSIDE);
  return view;
}
