import { isValid } from 'date-fns/isValid';
import * as v from 'valibot';
import { dayEnd, dayOf, dayStart, readDay } from '../../date-range-picker/range/day.js';
import type { LeadFilters } from '../../gateway/lead-query.js';
import { readAs } from '../../web/read-as.js';
import type { FilterChange } from './filter-rules.js';

/** The fields of an object that a host has set; any value may be in them. */
type ProvidedFields = ReadonlyMap<string, unknown>;

/** What one board filter sends, and how it is read and written. */
export interface FilterField {
  /** The values that are set; each has its own tag. */
  values(filters: LeadFilters): readonly string[];
  without(filters: LeadFilters, value: string): FilterChange;
  /** Reads the filter from a host's object. A value of the wrong type counts as not set. */
  fromObject(input: ProvidedFields): FilterChange;
  /** Names of the filter's URL parameters. Empty for a filter that must not be in an address. */
  readonly params: readonly string[];
  /** One text for each parameter. A parameter without text is left out. */
  toParams(filters: LeadFilters, timeZone: string | undefined): readonly (string | undefined)[];
  fromParams(texts: readonly (string | undefined)[], timeZone: string | undefined): FilterChange;
}

/** A field whose control sets the whole value. */
export interface ValueField<Value> extends FilterField {
  get(filters: LeadFilters): Value;
  set(value: Value): FilterChange;
}

const ON = '1';
const LIST_SEPARATOR = ',';
/** Separates the two instants of a range, as in ISO 8601 intervals. */
const INTERVAL = '/';

type FieldsOf<Value> = {
  [Name in keyof LeadFilters]-?: LeadFilters[Name] extends Value ? Name : never;
}[keyof LeadFilters];

export function flagField(
  name: FieldsOf<boolean | null | undefined>,
  param: string,
  set: (isOn: boolean) => FilterChange,
): ValueField<boolean> {
  const get = (filters: LeadFilters) => filters[name] === true;
  return {
    get,
    set,
    values: (filters) => (get(filters) ? ['true'] : []),
    without: () => set(false),
    fromObject: (input) => set(input.get(name) === true),
    params: [param],
    toParams: (filters) => [get(filters) ? ON : undefined],
    fromParams: ([text]) => set(text === ON),
  };
}

export function listField(
  name: Exclude<FieldsOf<readonly string[] | undefined>, 'sources'>,
  param: string,
  set: (values: readonly string[] | undefined) => FilterChange,
): ValueField<readonly string[]> {
  const get = (filters: LeadFilters) => filters[name] ?? [];
  return {
    get,
    set,
    values: get,
    without: (filters, value) => set(get(filters).filter((each) => each !== value)),
    fromObject: (input) => set(listOf(input.get(name))),
    params: [param],
    toParams: (filters) => [get(filters).join(LIST_SEPARATOR)],
    fromParams: ([text]) => set(text?.split(LIST_SEPARATOR).filter(Boolean)),
  };
}

type DateRange = LeadFilters['dateRange'];

/** A range of dates, whose open ends are left out; undefined where both are open. */
export function rangeOf(startDate: string | undefined, endDate: string | undefined): DateRange {
  if (!startDate && !endDate) return undefined;
  return { ...(startDate && { startDate }), ...(endDate && { endDate }) };
}

/** The date range. Its value is the two instants, separated by a slash; an open end is empty. */
export const dateRangeField: ValueField<DateRange> = {
  get: ({ dateRange }) => dateRange,
  set: (dateRange) => ({ dateRange }),
  values: ({ dateRange }) => (dateRange ? [(dateRange.startDate ?? '') + INTERVAL + (dateRange.endDate ?? '')] : []),
  without: () => ({ dateRange: undefined }),
  fromObject: (input) => {
    const { startDate, endDate } = v.parse(dateRangeSchema, input.get('dateRange'));
    return {
      dateRange: rangeOf(instantOf(startDate, dayStart), instantOf(endDate, dayEnd)),
    };
  },
  params: ['from', 'to'],
  toParams: ({ dateRange: { startDate, endDate } = {} }, timeZone) =>
    [startDate, endDate].map((instant) => instant && dayOf(new Date(instant), timeZone)),
  fromParams: ([start, end], timeZone) => {
    const [from, to] = [readDay(start), readDay(end)];
    return {
      dateRange: rangeOf(from && dayStart(from, timeZone).toISOString(), to && dayEnd(to, timeZone).toISOString()),
    };
  },
};

/** The customer's name. It is personal data, so it is never written into an address. */
export const nameField: FilterField = {
  values: ({ name }) => (name ? [name] : []),
  without: () => ({ name: undefined, contactInformationIds: undefined }),
  fromObject: (input) => ({
    name: textOf(input.get('name')),
    contactInformationIds: listOf(input.get('contactInformationIds')),
  }),
  params: [],
  toParams: () => [],
  fromParams: () => ({}),
};

/** The location: a city with its state, or a postal code. */
export const locationField: FilterField = {
  values: ({ cityState, postalCode }) => [
    ...(cityState ? [`${cityState.city}, ${cityState.stateAbbr}`] : []),
    ...(postalCode ? [postalCode] : []),
  ],
  without: () => ({ cityState: undefined, postalCode: undefined }),
  fromObject: (input) => ({
    cityState: cityStateOf(v.parse(cityStateSchema, input.get('cityState'))),
    postalCode: textOf(input.get('postalCode')),
  }),
  params: ['city', 'state', 'zip'],
  toParams: ({ cityState, postalCode }) => [cityState?.city, cityState?.stateAbbr, postalCode],
  fromParams: ([city, state, postalCode]) => ({ cityState: cityStateOf({ city, stateAbbr: state }), postalCode }),
};

function cityStateOf({ city, stateAbbr }: v.InferOutput<typeof cityStateSchema>): LeadFilters['cityState'] {
  return city === undefined || stateAbbr === undefined ? undefined : { city, stateAbbr };
}

/** A value of another type counts as missing. */
const text = v.fallback(
  v.optional(
    v.pipe(
      v.union([v.string(), v.number()]),
      v.transform((value) => String(value).trim() || undefined),
    ),
  ),
  undefined,
);
const dateRangeSchema = v.fallback(v.object({ startDate: text, endDate: text }), {});
const cityStateSchema = v.fallback(v.object({ city: text, stateAbbr: text }), {});

function textOf(value: unknown): string | undefined {
  return v.parse(text, value);
}

/** Reads a list of texts. Items that are no text are left out. */
export function listOf(value: unknown): readonly string[] | undefined {
  return readAs(v.array(text), value)?.filter((each) => each !== undefined);
}

/** @param at the instant of a date without a time, in the viewer's time zone */
function instantOf(text: string | undefined, at: typeof dayStart): string | undefined {
  const day = readDay(text);
  if (day !== undefined) return at(day, undefined).toISOString();
  return text !== undefined && isValid(new Date(text)) ? text : undefined;
}
