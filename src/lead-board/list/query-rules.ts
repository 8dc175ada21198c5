import * as v from 'valibot';
import { DEFAULT_FILTERS, LEAD_SORTS, type LeadFilters, type LeadSort } from '../../gateway/lead-query.js';
import { readAs } from '../../web/read-as.js';
import { BOARD_FILTERS } from '../filters/board-filter-rules.js';
import { listOf } from '../filters/filter-field.js';
import { changeFilters, type FilterChange } from '../filters/filter-rules.js';

export interface BoardQuery {
  readonly filters: LeadFilters;
  readonly sort: LeadSort;
  /** Counts from 1. */
  readonly page: number;
}

/** Reads the filters from a host's object. A field of the wrong type counts as not set. */
export function readFilters(input: object): LeadFilters {
  const fields = new Map<string, unknown>(Object.entries(input));
  const sources = listOf(fields.get('sources'));
  const withoutControls: FilterChange = {
    displayLead: readAs(v.boolean(), fields.get('displayLead')),
    sources: sources && DEFAULT_FILTERS.sources.filter((source) => sources.includes(source)),
  };
  return BOARD_FILTERS.reduce<LeadFilters>(
    (filters, { field }) => changeFilters(filters, field.fromObject(fields)),
    changeFilters(DEFAULT_FILTERS, withoutControls),
  );
}

/** The sort with this name; undefined for any other text. */
export function readSort(input: string | undefined): LeadSort | undefined {
  return LEAD_SORTS.find((sort) => sort === input);
}

/** A whole number from 1; undefined for anything else. */
export function readPage(input: number | undefined): number | undefined {
  return input !== undefined && Number.isInteger(input) && input >= 1 ? input : undefined;
}

/** Names the saved view that is shown. */
export const VIEW_PARAM = 'view';
const PARAMS = [...BOARD_FILTERS.flatMap(({ field }) => field.params), 'sort', 'page'];

/**
 * Writes a board's query into the query string of a page. Other parameters stay.
 * @param search the query string of the page
 * @param prefix begins the name of each parameter
 * @param timeZone the zone of the days of a date range
 * @param viewId the saved view that is shown, empty for none; undefined on a board without saved views
 * @returns the new query string
 */
export function writeQuery(
  search: string,
  prefix: string,
  query: BoardQuery,
  timeZone: string | undefined,
  viewId?: string,
): string {
  const params = new URLSearchParams(search);
  for (const name of PARAMS) params.delete(prefix + name);
  const put = (name: string, value: string | undefined) => {
    if (value) params.set(prefix + name, value);
  };
  for (const { field } of BOARD_FILTERS) {
    const texts = field.toParams(query.filters, timeZone);
    for (const [index, name] of field.params.entries()) put(name, texts[index]);
  }
  put('sort', query.sort === LEAD_SORTS[0] ? '' : query.sort);
  put('page', query.page > 1 ? String(query.page) : '');
  if (viewId !== undefined) {
    params.delete(prefix + VIEW_PARAM);
    put(VIEW_PARAM, viewId);
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** Reads a board's query from the query string of a page; undefined where it has no parameter with this prefix. */
export function readQuery(
  search: string,
  prefix: string,
  timeZone: string | undefined,
): Partial<BoardQuery> | undefined {
  const params = new URLSearchParams(search);
  if (!PARAMS.some((name) => params.has(prefix + name))) return undefined;
  const text = (name: string) => params.get(prefix + name)?.trim() || undefined;
  const sort = readSort(text('sort'));
  const page = readPage(Number(text('page')));
  return {
    filters: BOARD_FILTERS.reduce<LeadFilters>(
      (filters, { field }) => changeFilters(filters, field.fromParams(field.params.map(text), timeZone)),
      DEFAULT_FILTERS,
    ),
    ...(sort === undefined ? {} : { sort }),
    ...(page === undefined ? {} : { page }),
  };
}
