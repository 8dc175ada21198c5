import type { LeadFilters } from '../../contract/lead-query.js';
import { changeFilters } from './filter-change.js';

/** Kinds of filter tags. */
export type FilterTagType = 'status' | 'archived' | 'dateRange' | 'category' | 'name' | 'location' | 'unread';

/** One filter that is set, as it can be taken away on its own. Its text is the view's. */
export interface FilterTag {
  readonly tagType: FilterTagType;
  /** What it narrows by: a status, a category's id, a name, 'Austin, TX', a postal code; for a range of dates its two instants. */
  readonly tagValue: string;
}

/** Between the two instants of a range, as in ISO 8601 intervals. */
const INTERVAL = '/';

/** The filters that differ from the defaults, in the order of their controls. */
export function tagsOf(filters: LeadFilters): readonly FilterTag[] {
  const { serviceProviderLeadStatuses = [], categoryIds = [], dateRange, name, cityState, postalCode } = filters;
  return [
    ...(filters.hasUnreadMessages ? [{ tagType: 'unread', tagValue: 'true' } as const] : []),
    ...serviceProviderLeadStatuses.map((tagValue) => ({ tagType: 'status', tagValue }) as const),
    ...(dateRange
      ? [{ tagType: 'dateRange', tagValue: dateRange.startDate + INTERVAL + dateRange.endDate } as const]
      : []),
    ...categoryIds.map((tagValue) => ({ tagType: 'category', tagValue }) as const),
    ...(name ? [{ tagType: 'name', tagValue: name } as const] : []),
    ...(cityState ? [{ tagType: 'location', tagValue: `${cityState.city}, ${cityState.stateAbbr}` } as const] : []),
    ...(postalCode ? [{ tagType: 'location', tagValue: postalCode } as const] : []),
    ...(filters.archived ? [{ tagType: 'archived', tagValue: 'true' } as const] : []),
  ];
}

/** The filters without one of them. */
export function withoutTag(filters: LeadFilters, { tagType, tagValue }: FilterTag): LeadFilters {
  const less = (values: readonly string[] = []) => values.filter((value) => value !== tagValue);
  switch (tagType) {
    case 'unread':
      return changeFilters(filters, { hasUnreadMessages: null });
    case 'archived':
      return changeFilters(filters, { archived: false });
    case 'status':
      return changeFilters(filters, { serviceProviderLeadStatuses: less(filters.serviceProviderLeadStatuses) });
    case 'category':
      return changeFilters(filters, { categoryIds: less(filters.categoryIds) });
    case 'dateRange':
      return changeFilters(filters, { dateRange: undefined });
    case 'name':
      return changeFilters(filters, { name: undefined, contactInformationIds: undefined });
    case 'location':
      return changeFilters(filters, { cityState: undefined, postalCode: undefined });
  }
}
