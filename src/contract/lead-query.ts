/** Sort options of the board, the default first. */
export const LEAD_SORTS = [
  'NewestOldest',
  'OldestNewest',
  'ServiceProviderLeadStatusAsc',
  'ServiceProviderLeadStatusDesc',
] as const;

export type LeadSort = (typeof LEAD_SORTS)[number];

/** Where leads come from. */
export const LEAD_SOURCES = [
  'Redemption',
  'RequestAQuote',
  'SR_RAQ',
  'HA_OL_RAQ',
  'ProDirMsgCallOptIn',
  'ProDirMsgCallOptOut',
] as const;

export type LeadSource = (typeof LEAD_SOURCES)[number];

/** What the board narrows its leads by; a field that is not set is left out of the call. */
export interface LeadFilters {
  readonly archived: boolean;
  /** `true` asks for leads with unread messages alone; `null` for all. */
  readonly hasUnreadMessages: true | null;
  readonly displayLead: boolean;
  readonly sources: readonly LeadSource[];
  readonly serviceProviderLeadStatuses?: readonly string[];
  /** ISO 8601 instants. */
  readonly dateRange?: { readonly startDate: string; readonly endDate: string };
  readonly categoryIds?: readonly string[];
  readonly name?: string;
  readonly contactInformationIds?: readonly string[];
  readonly cityState?: { readonly city: string; readonly stateAbbr: string };
  readonly postalCode?: string;
}

/** The filters of a board that nobody has touched; these four go out with every call. */
export const DEFAULT_FILTERS: LeadFilters = {
  archived: false,
  hasUnreadMessages: null,
  displayLead: true,
  sources: LEAD_SOURCES,
};
