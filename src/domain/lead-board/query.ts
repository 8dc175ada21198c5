import { LEAD_SORTS, type LeadFilters, type LeadSort } from '../../contract/lead-query.js';
import { changeFilters, type FilterChange } from './filter-change.js';
import { DEFAULT_FILTERS } from './filters.js';

/** What a board is asked for: its filters, its order and its page. */
export interface BoardQuery {
  readonly filters: LeadFilters;
  readonly sort: LeadSort;
  /** From 1, as people count pages. */
  readonly page: number;
}

/** The filters in a host's object; a field that does not fit counts as not given. */
export function readFilters(given: object): LeadFilters {
  const fields = new Map<string, unknown>(Object.entries(given));
  const list = (name: string) => {
    const value = fields.get(name);
    return Array.isArray(value) ? value.flatMap((each) => textOf(each) ?? []) : undefined;
  };
  const flag = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'boolean' ? value : undefined;
  };
  const sources = list('sources');
  const change: FilterChange = {
    archived: flag('archived'),
    displayLead: flag('displayLead'),
    hasUnreadMessages: flag('hasUnreadMessages') ? true : null,
    sources: sources && DEFAULT_FILTERS.sources.filter((source) => sources.includes(source)),
    serviceProviderLeadStatuses: list('serviceProviderLeadStatuses'),
    categoryIds: list('categoryIds'),
    contactInformationIds: list('contactInformationIds'),
    name: textOf(fields.get('name')),
    postalCode: textOf(fields.get('postalCode')),
    dateRange: pairOf(fields.get('dateRange'), 'startDate', 'endDate', (startDate, endDate) =>
      isInstant(startDate) && isInstant(endDate) ? { startDate, endDate } : undefined,
    ),
    cityState: pairOf(fields.get('cityState'), 'city', 'stateAbbr', (city, stateAbbr) => ({ city, stateAbbr })),
  };
  return changeFilters(DEFAULT_FILTERS, change);
}

export function readSort(given: string | undefined): LeadSort | undefined {
  return LEAD_SORTS.find((sort) => sort === given);
}

/** A whole number from 1. */
export function readPage(given: number | undefined): number | undefined {
  return given !== undefined && Number.isInteger(given) && given >= 1 ? given : undefined;
}

function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  return String(value).trim() || undefined;
}

function isInstant(text: string): boolean {
  return !Number.isNaN(new Date(text).getTime());
}

function pairOf<Pair>(
  value: unknown,
  one: string,
  other: string,
  make: (one: string, other: string) => Pair | undefined,
): Pair | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const [first, second] = [textOf(Reflect.get(value, one)), textOf(Reflect.get(value, other))];
  return first === undefined || second === undefined ? undefined : make(first, second);
}
