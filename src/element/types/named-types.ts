import type { InferInput } from 'valibot';
import type { CategoryCatalog } from '../../category/category.js';
import type { wireLead } from '../../gateway/calls/provider-dashboard.js';
import type { ChatClient } from '../../gateway/chat/chat.js';
import type { ContactTypeNumbers } from '../../gateway/contact-type.js';
import type { LeadFilters, LeadSort } from '../../gateway/lead-query.js';
import type { AuthMode, TokenSource } from '../../gateway/options.js';
import type { Messages } from '../../i18n/messages.js';
import type { SavedView } from '../../lead-board/saved-views/saved-view-rules.js';
import type { TargetOfferOutcome, TargetOffers } from '../../lead-page/page-lead-data.js';
import type { ConsentText, FunnelStep, InitialValues, Questions } from '../../raq-funnel/funnel/funnel.js';
import type {
  AddressProvider,
  LoadProgress,
  PhoneVerifier,
  SaveProgress,
  UploadPhoto,
} from '../../raq-funnel/funnel/host-functions.js';
import type { Diagnosis } from '../diagnosis/diagnosis.js';
import type { AnalyticsEvent } from '../events/widget-event.js';

/** A range that `<date-range-picker>` marks in its calendar. The days are ISO 8601 dates. */
export interface GivenRange {
  readonly start: string;
  readonly end: string;
  readonly label?: string;
}

/** The types that a table can name. The manifest shows the name. */
export interface NamedTypes {
  object: object;
  'readonly GivenRange[]': readonly GivenRange[];
  'readonly string[]': readonly string[];
  AuthMode: AuthMode;
  TokenSource: TokenSource;
  CategoryCatalog: CategoryCatalog;
  ChatClient: ChatClient;
  ContactTypeNumbers: ContactTypeNumbers;
  TargetOffers: TargetOffers;
  WireLead: InferInput<typeof wireLead>;
  'Partial<Messages>': Partial<Messages>;
  'Partial<LeadFilters>': Partial<LeadFilters>;
  LeadSort: LeadSort;
  'readonly SavedView[]': readonly SavedView[];
  number: number;
  InitialValues: InitialValues;
  Questions: Questions;
  ConsentText: ConsentText;
  AddressProvider: AddressProvider;
  UploadPhoto: UploadPhoto;
  PhoneVerifier: PhoneVerifier;
  SaveProgress: SaveProgress;
  LoadProgress: LoadProgress;
  '(event: AnalyticsEvent) => void': (event: AnalyticsEvent) => void;
}

/** The methods that a table can name, by signature. */
export interface NamedMethods {
  'refresh()': () => void;
  'replayChallenges()': () => Promise<void>;
  'clearChallenges()': () => void;
  'diagnose()': () => Promise<Diagnosis>;
  'hideLead(leadId)': (leadId: string) => void;
  'recordTargetOffer(name, outcome)': (name: string, outcome: TargetOfferOutcome) => void;
  'requestOfferCategory(name, categoryId)': (name: string, categoryId: string | number) => void;
  'clearOfferCategory(name)': (name: string) => void;
  'goTo(path)': (path: string) => void;
  'goTo(step)': (step: FunnelStep) => void;
  'reset()': () => void;
  'show()': () => void;
  'close()': () => void;
}
