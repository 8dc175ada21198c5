import { createContext, type ReactNode, useContext } from 'react';
import type { ValuesOf } from '../../element/shell/values.js';
import type { ConsentText } from '../funnel/funnel.js';
import type { Funnel, FunnelCaller } from '../state/store.js';
import type { raqFunnelTable } from '../table.js';
import type { FunnelActions } from './use-funnel-actions.js';

type FunnelValues = ValuesOf<typeof raqFunnelTable>;

/** The values of a funnel's element, and what follows from its place in the page. */
export interface FunnelSettings extends Omit<FunnelValues, 'createVersion'> {
  /** By default it depends on the request. */
  readonly createVersion: FunnelValues['createVersion'] | undefined;
  /** Empty for none. */
  readonly variant: string;
  /** The name of the page's array for events; empty for none. */
  readonly dataLayer: string;
  readonly isModal: boolean;
  /** The name of the stored answers; null if none are stored. */
  readonly persistedAs: string | null;
  readonly isAuthenticatedWorkflow: boolean;
  /** False if no call says who the customer is: there is no token, and no cookies are sent. */
  readonly isCustomerKnown: boolean;
}

/** The name of a funnel's stored answers; null if none are stored. */
export function persistedAs(
  { persist, spId = '', partnerId = '' }: Pick<FunnelSettings, 'persist' | 'spId' | 'partnerId'>,
  name: string,
): string | null {
  const own = [name, partnerId].filter(Boolean).map((each) => `/${encodeURIComponent(each)}`);
  return persist === 'none' ? null : `raq-funnel/${encodeURIComponent(spId)}${own.join('')}`;
}

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
  /** Shown next to the buttons of a screen. */
  readonly below?: ReactNode;
  readonly close: () => void;
}

/** What the frame and the first step can use, also while the rest of the funnel loads. */
type OpeningFunnel = Pick<
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
