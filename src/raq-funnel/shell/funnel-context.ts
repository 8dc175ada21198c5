import { createContext, type ReactNode, useContext } from 'react';
import type { FunnelEvent } from '../funnel/event.js';
import type {
  ConsentText,
  FollowUpDeal,
  FunnelState,
  FunnelStep,
  ProviderReview,
  Question,
  Recipient,
  ServiceChoice,
} from '../funnel/funnel.js';
import type {
  FoundServices,
  FunnelCaller,
  FunnelTask,
  FunnelTaskName,
  PhoneCheck,
  RequestPhoto,
  Resumption,
} from '../state/store.js';
import type { FunnelSettings } from './funnel-settings.js';

/** What every screen of a funnel can use. */
export interface FunnelView {
  readonly state: FunnelState;
  /** The questions for this service, in order, without those that an answer makes unnecessary. */
  readonly questions: readonly Question[];
  readonly consent: ConsentText;
  /** The states of the calls. */
  readonly task: (name: FunnelTaskName) => FunnelTask;
  /** The top services; null until loaded. */
  readonly topServices: readonly ServiceChoice[] | null;
  /** The results of the last search. */
  readonly found: FoundServices;
  /** The providers who got the request, and offers; null until loaded. */
  readonly recipients: readonly Recipient[] | null;
  readonly deals: readonly FollowUpDeal[];
  /** Reviews of a suggested provider; null until loaded. */
  readonly reviewsOf: (providerId: string) => readonly ProviderReview[] | null;
  /** The customer's photos, in their order. */
  readonly photos: readonly RequestPhoto[];
  readonly phoneCheck: PhoneCheck | undefined;
  /** For the actions of parts that load later. */
  readonly caller: FunnelCaller;
  /** Problems are shown after Continue was pressed. */
  readonly send: (event: FunnelEvent) => void;
  /** Searches services, and what is given instead when nothing fits. */
  readonly findServices: (query: string, instead?: readonly string[]) => void;
  readonly chooseService: (service: ServiceChoice) => void;
  /** Sets the postal code. The city loads after the fifth digit. */
  readonly typePostalCode: (text: string) => void;
  readonly goOn: () => void;
  readonly goBack: () => void;
  readonly goTo: (step: FunnelStep) => void;
  /** Creates the request. */
  readonly getQuotes: () => void;
  /** Sends the request to the selected providers. */
  readonly sendToPros: () => void;
  readonly skipPros: () => void;
  readonly chooseAlternative: (providerId: string) => void;
  readonly goOnWithoutPro: () => void;
  readonly loadReviews: (providerId: string, type: string) => void;
  readonly markHired: (recipient: Recipient) => void;
  readonly updatePhone: (phoneNumber: string) => void;
  /** Retries a failed call. */
  readonly retry: (name: FunnelTaskName) => void;
  /** Clears every answer and starts again. */
  readonly startOver: () => void;
  readonly settings: FunnelSettings;
  /** How answers of another device came back; undefined without a token. */
  readonly resume: Resumption | undefined;
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
