import type { WireLocationSuggestions, WireMemberSuggestions } from '../../gateway/calls/office-leads.js';
import type { FilterChange } from './filter-rules.js';

type Location = WireLocationSuggestions['locations'][number];
type Member = WireMemberSuggestions['members'][number];

/** Characters that a search for a customer's name needs. */
const NAME_MIN_LENGTH = 2;

/** The filter for a typed name; undefined while the name is too short. */
export function nameFilter(typed: string): FilterChange | undefined {
  const name = typed.trim();
  return name.length < NAME_MIN_LENGTH ? undefined : { name, contactInformationIds: undefined };
}

/** The filter for a suggested customer. */
function memberFilter({ memberName, contactInformationIds }: Member): FilterChange {
  return { name: memberName, contactInformationIds };
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

/** What a search filter suggests while a person types. */
export type SuggestKind = 'category' | 'name' | 'location';

/** One suggestion of a search filter. */
export interface FilterChoice {
  readonly id: string;
  readonly label: string;
  /** Whether the suggestion is a city or a postal code. */
  readonly place?: 'city' | 'postalCode';
  /** The change of the filters when it is chosen. */
  readonly change: FilterChange;
}

export function memberChoices(members: readonly Member[]): readonly FilterChoice[] {
  return members.map((member) => ({
    id: `${member.memberName}/${member.contactInformationIds.join()}`,
    label: member.memberName,
    change: memberFilter(member),
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
