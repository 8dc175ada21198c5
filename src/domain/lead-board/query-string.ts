import { LEAD_SORTS } from '../../contract/lead-query.js';
import { type Day, isDay } from '../date-range/day.js';
import { dayEnd, dayOf, dayStart } from '../date-range/zoned-day.js';
import { changeFilters } from './filter-change.js';
import { DEFAULT_FILTERS } from './filters.js';
import { type BoardQuery, readPage, readSort } from './query.js';

const NAMES = [
  'unread',
  'status',
  'from',
  'to',
  'category',
  'city',
  'state',
  'zip',
  'archived',
  'sort',
  'page',
] as const;
const ON = '1';
const BETWEEN = ',';

/**
 * Writes what a board is asked for into a page's query, under a prefix. A customer's name is a person's: it never goes
 * into an address. Other parameters stay.
 * @param timeZone of the days that a range of dates is written in
 */
export function writeQuery(search: string, prefix: string, query: BoardQuery, timeZone: string | undefined): string {
  const params = new URLSearchParams(search);
  for (const name of NAMES) params.delete(prefix + name);
  const { filters, sort, page } = query;
  const put = (name: (typeof NAMES)[number], value: string | undefined) => value && params.set(prefix + name, value);
  put('unread', filters.hasUnreadMessages ? ON : '');
  put('status', filters.serviceProviderLeadStatuses?.join(BETWEEN));
  put('from', filters.dateRange && dayOf(new Date(filters.dateRange.startDate), timeZone));
  put('to', filters.dateRange && dayOf(new Date(filters.dateRange.endDate), timeZone));
  put('category', filters.categoryIds?.join(BETWEEN));
  put('city', filters.cityState?.city);
  put('state', filters.cityState?.stateAbbr);
  put('zip', filters.postalCode);
  put('archived', filters.archived ? ON : '');
  put('sort', sort === LEAD_SORTS[0] ? '' : sort);
  put('page', page > 1 ? String(page) : '');
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** What a page's query asks of a board; undefined where it says nothing under this prefix. */
export function readQuery(
  search: string,
  prefix: string,
  timeZone: string | undefined,
): Partial<BoardQuery> | undefined {
  const params = new URLSearchParams(search);
  if (!NAMES.some((name) => params.has(prefix + name))) return undefined;
  const text = (name: (typeof NAMES)[number]) => params.get(prefix + name)?.trim() || undefined;
  const list = (name: (typeof NAMES)[number]) => text(name)?.split(BETWEEN).filter(Boolean);
  const day = (name: 'from' | 'to'): Day | undefined => {
    const given = text(name);
    return given !== undefined && isDay(given) ? given : undefined;
  };
  const [from, to, city, stateAbbr] = [day('from'), day('to'), text('city'), text('state')];
  const sort = readSort(text('sort'));
  const page = readPage(Number(text('page')));
  return {
    filters: changeFilters(DEFAULT_FILTERS, {
      hasUnreadMessages: text('unread') === ON ? true : null,
      archived: text('archived') === ON,
      serviceProviderLeadStatuses: list('status'),
      categoryIds: list('category'),
      postalCode: text('zip'),
      cityState: city === undefined || stateAbbr === undefined ? undefined : { city, stateAbbr },
      dateRange:
        from === undefined || to === undefined
          ? undefined
          : { startDate: dayStart(from, timeZone).toISOString(), endDate: dayEnd(to, timeZone).toISOString() },
    }),
    ...(sort === undefined ? {} : { sort }),
    ...(page === undefined ? {} : { page }),
  };
}
