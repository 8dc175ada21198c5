import type { WireMemberSuggestions } from '../../contract/wire/message-center.js';
import type { WireLocationSuggestions } from '../../contract/wire/place.js';
import type { FilterChange } from './filter-change.js';

type Location = WireLocationSuggestions['locations'][number];
type Member = WireMemberSuggestions['members'][number];

/** A customer's name is searched for once it has more than one character. */
const NAME_MIN_LENGTH = 2;

/** The filter for a name as it was typed; undefined while it is too short to search for. */
export function nameFilter(typed: string): FilterChange | undefined {
  const name = typed.trim();
  return name.length < NAME_MIN_LENGTH ? undefined : { name, contactInformationIds: undefined };
}

/** The filter for a customer who was suggested. */
function memberFilter({ memberName, contactInformationIds }: Member): FilterChange {
  return { name: memberName, contactInformationIds };
}

/** The filter for a place: by its postal code where it has one, else by city and state. */
function locationFilter({ city, state, postalCode }: Location): FilterChange {
  return postalCode
    ? { postalCode, cityState: undefined }
    : { postalCode: undefined, cityState: { city, stateAbbr: state } };
}

/** The filter for a place as it was typed: a postal code, +4 accepted; undefined for anything else. */
export function typedLocationFilter(typed: string): FilterChange | undefined {
  const [, postalCode] = /^(\d{5})(?:-?\d{4})?$/.exec(typed.trim()) ?? [];
  return postalCode === undefined ? undefined : { postalCode, cityState: undefined };
}

/** What a search filter suggests while a person types. */
export type SuggestKind = 'category' | 'name' | 'location';

/** One choice that a filter offers while a person types. */
export interface FilterChoice {
  readonly id: string;
  readonly label: string;
  /** What a place is named by. */
  readonly place?: 'city' | 'postalCode';
  /** What choosing it does to the filters. */
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

/** @param chosen ids of the categories that are filtered by already: they stay, and are not offered again */
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
