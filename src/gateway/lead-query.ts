import type { Id } from './wire/ids.js';
/** Sort options of the board, the default first. */
export const LEAD_SORTS = [
  'NewestOldest',
  'OldestNewest',
  'ServiceProviderLeadStatusAsc',
  'ServiceProviderLeadStatusDesc',
] as const;

export type LeadSort = (typeof LEAD_SORTS)[number];

/** The sources of leads. */
export const LEAD_SOURCES = [
  'Redemption',
  'RequestAQuote',
  'SR_RAQ',
  'HA_OL_RAQ',
  'ProDirMsgCallOptIn',
  'ProDirMsgCallOptOut',
] as const;

export type LeadSource = (typeof LEAD_SOURCES)[number];

interface DateRange {
  readonly startDate: string;
  readonly endDate: string;
}

/** The filters as a call sends them: a range of dates has both ends. */
export interface SentFilters extends Omit<LeadFilters, 'dateRange'> {
  readonly dateRange?: DateRange;
}

/** The filters of the board. A field that is not set is left out of the call. */
export interface LeadFilters {
  readonly archived: boolean;
  /** `true` for leads with unread messages only; `null` for all leads. */
  readonly hasUnreadMessages: true | null;
  readonly displayLead: boolean;
  readonly sources: readonly LeadSource[];
  readonly serviceProviderLeadStatuses?: readonly string[];
  /** ISO 8601 instants. An end that is open is left out. */
  readonly dateRange?: Partial<DateRange>;
  readonly categoryIds?: readonly string[];
  readonly name?: string;
  readonly contactInformationIds?: readonly string[];
  readonly cityState?: { readonly city: string; readonly stateAbbr: string };
  readonly postalCode?: string;
}

/** The default filters. The gateway requires these four fields in every call; a new filter is optional. */
export const DEFAULT_FILTERS: SentFilters = Object.freeze({
  archived: false,
  hasUnreadMessages: null,
  displayLead: true,
  sources: LEAD_SOURCES,
});

export interface LeadsInput {
  readonly serviceProviderId: Id;
  readonly offset?: number;
  readonly sort?: LeadSort;
  readonly limit?: number;
  readonly businessName?: string | undefined;
  readonly featuredLeadId?: Id | undefined;
  readonly filters?: Partial<SentFilters>;
}
