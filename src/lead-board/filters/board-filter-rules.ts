import type { WireLocationSuggestions, WireMemberSuggestions } from '../../gateway/calls/office-leads.js';
import type { LeadFilters } from '../../gateway/lead-query.js';
import { LEAD_STATUSES } from '../../gateway/lead-status.js';
import type { MessageKey } from '../../i18n/messages.js';
import { type StatusTone, statusTone } from '../../lead-card/lead/status.js';
import {
  dateRangeField,
  type FilterField,
  flagField,
  listField,
  locationField,
  nameField,
  type ValueField,
} from './filter-field.js';
import { changeFilters, type FilterChange } from './filter-rules.js';

/** The control of a filter, and the field that it changes. */
type FilterControl =
  /** On or off. `tag` is the text of its tag. */
  | { readonly control: 'switch'; readonly field: ValueField<boolean>; readonly tag: MessageKey }
  | {
      readonly control: 'choices';
      readonly field: ValueField<readonly string[]>;
      readonly options: readonly { readonly value: string; readonly label: MessageKey; readonly tone: StatusTone }[];
    }
  | { readonly control: 'dates'; readonly field: ValueField<LeadFilters['dateRange']> }
  | {
      readonly control: 'search';
      readonly field: FilterField;
      readonly suggest: SuggestKind;
      readonly placeholder: MessageKey;
      /** The filter for typed text that needs no suggestion. Undefined uses the first suggestion. */
      readonly entered?: (text: string) => FilterChange | undefined;
      /** The error if no suggestion matches. */
      readonly error: MessageKey;
    };

/** Everything the board knows about one of its filters. */
export type BoardFilter = FilterControl & {
  readonly name: string;
  readonly label: MessageKey;
  /** The filter stays in view where a narrow board hides the others. */
  readonly isAlwaysShown?: boolean;
};

/** The filters of the board, in the order of their controls. The page 'Contributing' says what else a new filter needs. */
export const BOARD_FILTERS: readonly BoardFilter[] = [
  {
    name: 'unread',
    label: 'showUnreadMessages',
    isAlwaysShown: true,
    control: 'switch',
    tag: 'filterUnread',
    field: flagField('hasUnreadMessages', 'unread', (isOn) => ({ hasUnreadMessages: isOn ? true : null })),
  },
  {
    name: 'status',
    label: 'filterStatus',
    control: 'choices',
    options: LEAD_STATUSES.map((value) => ({ value, label: `status${value}` as const, tone: statusTone(value) })),
    field: listField('serviceProviderLeadStatuses', 'status', (values) => ({ serviceProviderLeadStatuses: values })),
  },
  { name: 'dateRange', label: 'filterDate', control: 'dates', field: dateRangeField },
  {
    name: 'category',
    label: 'filterCategory',
    control: 'search',
    suggest: 'category',
    placeholder: 'filterAny',
    error: 'categoryUnknown',
    field: listField('categoryIds', 'category', (categoryIds) => ({ categoryIds })),
  },
  {
    name: 'name',
    label: 'filterName',
    control: 'search',
    suggest: 'name',
    placeholder: 'filterAny',
    entered: nameFilter,
    error: 'nameTooShort',
    field: nameField,
  },
  {
    name: 'location',
    label: 'location',
    control: 'search',
    suggest: 'location',
    placeholder: 'cityOrZip',
    entered: typedLocationFilter,
    error: 'locationUnknown',
    field: locationField,
  },
  {
    name: 'archived',
    label: 'archived',
    control: 'switch',
    tag: 'archived',
    field: flagField('archived', 'archived', (archived) => ({ archived })),
  },
];

/** One value of a filter that is set. A person can remove it on its own. */
export interface FilterTag {
  readonly filter: BoardFilter;
  /** A status, a category's id, a name, 'Austin, TX', a postal code; for a range of dates its two instants. */
  readonly value: string;
}

/** The filters that differ from the defaults, in the order of their controls. */
export function tagsOf(filters: LeadFilters): readonly FilterTag[] {
  return BOARD_FILTERS.flatMap((filter) => filter.field.values(filters).map((value) => ({ filter, value })));
}

export function withoutTag(filters: LeadFilters, { filter, value }: FilterTag): LeadFilters {
  return changeFilters(filters, filter.field.without(filters, value));
}

type Location = WireLocationSuggestions['locations'][number];
type Member = WireMemberSuggestions['members'][number];

const NAME_MIN_LENGTH = 2;

/** The filter for a typed name; undefined while the name is too short. */
export function nameFilter(typed: string): FilterChange | undefined {
  const name = typed.trim();
  return name.length < NAME_MIN_LENGTH ? undefined : { name, contactInformationIds: undefined };
}

/** The filter for a suggested place: its postal code if it has one, else its city and state. */
function locationFilter({ city, state, postalCode }: Location): FilterChange {
  return postalCode
    ? { postalCode, cityState: undefined }
    : { postalCode: undefined, cityState: { city, stateAbbr: state } };
}

/** The filter for a typed postal code, with or without +4; undefined for any other text. */
export function typedLocationFilter(typed: string): FilterChange | undefined {
  const [, postalCode] = /^(\d{5})(?:-?\d{4})?$/.exec(typed.trim()) ?? [];
  return postalCode === undefined ? undefined : { postalCode, cityState: undefined };
}

export type SuggestKind = 'category' | 'name' | 'location';

export interface FilterChoice {
  readonly id: string;
  readonly label: string;
  /** Whether the suggestion is a city or a postal code. */
  readonly place?: 'city' | 'postalCode';
  /** The change of the filters when it is chosen. */
  readonly change: FilterChange;
}

export function memberChoices(members: readonly Member[]): readonly FilterChoice[] {
  return members.map(({ memberName, contactInformationIds }) => ({
    id: `${memberName}/${contactInformationIds.join()}`,
    label: memberName,
    change: { name: memberName, contactInformationIds },
  }));
}

export function locationChoices(locations: readonly Location[]): readonly FilterChoice[] {
  return locations.map((location) => ({
    id: location.locationName,
    label: location.locationName,
    place: location.postalCode ? 'postalCode' : 'city',
    change: locationFilter(location),
  }));
}

/** @param chosen ids of the categories in the filter. They stay, and are not suggested again. */
export function categoryChoices(
  categories: readonly { readonly categoryId: string; readonly categoryName: string }[],
  chosen: readonly string[],
): readonly FilterChoice[] {
  return categories
    .filter(({ categoryId }) => !chosen.includes(categoryId))
    .map(({ categoryId, categoryName }) => ({
      id: categoryId,
      label: categoryName,
      change: { categoryIds: [...chosen, categoryId] },
    }));
}
