import { createContext, useContext } from 'react';
import type {
  ConsentText,
  FollowUpDeal,
  FunnelEvent,
  FunnelState,
  FunnelStep,
  ProviderReview,
  Question,
  Recipient,
  ServiceChoice,
} from '../../../contract/raq-funnel.js';
import type { FunnelTask, FunnelTaskName } from '../../../state/raq-funnel/store.js';

/** What every screen of a funnel may use. */
export interface FunnelView {
  readonly state: FunnelState;
  /** The questions that are asked of this service now, in order; those that an answer makes needless are not among them. */
  readonly questions: readonly Question[];
  readonly consent: ConsentText;
  /** How the calls stand that a screen waits for. */
  readonly task: (name: FunnelTaskName) => FunnelTask;
  /** Most wanted services; null until they have come. */
  readonly topServices: readonly ServiceChoice[] | null;
  /** What fits the words that were looked for last. */
  readonly found: { readonly query: string; readonly services: readonly ServiceChoice[] };
  /** Who got the request, and offers that go with it; null until they have come. */
  readonly recipients: readonly Recipient[] | null;
  readonly deals: readonly FollowUpDeal[];
  /** Reviews of a suggested provider that was opened; null until they have come. */
  readonly reviewsOf: (providerId: string) => readonly ProviderReview[] | null;
  /** The first problem screens show is after Continue was pressed. */
  readonly send: (event: FunnelEvent) => void;
  readonly findServices: (query: string) => void;
  readonly chooseService: (service: ServiceChoice) => void;
  /** Types the postal code; the city answers as soon as the fifth digit is there. */
  readonly typePostalCode: (text: string) => void;
  readonly goOn: () => void;
  readonly goBack: () => void;
  readonly goTo: (step: FunnelStep) => void;
  /** Creates the request. */
  readonly getQuotes: () => void;
  /** Sends the request to the providers that are ticked. */
  readonly sendToPros: () => void;
  readonly skipPros: () => void;
  readonly chooseAlternative: (providerId: string) => void;
  readonly goOnWithoutPro: () => void;
  readonly loadReviews: (providerId: string, type: string) => void;
  readonly markHired: (recipient: Recipient) => void;
  readonly updatePhone: (phoneNumber: string) => void;
  /** Tries a call again that has failed. */
  readonly retry: (name: FunnelTaskName) => void;
  /** Forgets every answer and begins anew. */
  readonly startOver: () => void;
  /** The catalogue of categories, for names and icons; null where the host has given none. */
  readonly categoryCatalog: object | undefined;
  readonly isModal: boolean;
  readonly close: () => void;
}

export const FunnelContext = createContext<FunnelView | null>(null);

export function useFunnel(): FunnelView {
  const view = useContext(FunnelContext);
  if (view === null) throw new Error('A screen stands outside of its funnel.');
  return view;
}
