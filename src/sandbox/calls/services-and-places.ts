import * as v from 'valibot';
import {
  autocomplete,
  cityByPostalCode,
  seoCityByPostalCode,
  taxonomyCategory,
  topCategories,
} from '../../gateway/calls/services-and-places.js';
import { AUTOCOMPLETE_TAXONOMY, SERVICE_PROVIDER_TYPES } from '../../gateway/limits.js';
import { checked, ok } from '../router/answer.js';
import { type Route, requiredPlace, requiredService, routeOf } from '../router/route.js';
import { plain } from '../rules/filter-leads.js';
import searchWords from '../seed/fixtures/search-words.json' with { type: 'json' };
import { placeOf } from '../seed/lead-record.js';
import { SERVICES, TRADES } from '../seed/services.js';

const {
  /** What people say for a service in English and Spanish, beyond its name, by category. */
  services: SERVICE_WORDS,
  /** What people say for a kind of work, by the word in a service's name. */
  work: WORK_WORDS,
  /** Words that say nothing about a service. */
  fillers,
} = v.parse(
  v.object({ services: v.record(v.string(), v.string()), work: v.record(v.string(), v.string()), fillers: v.string() }),
  searchWords,
);

const FILLERS = new Set(fillers.split(' '));

/** The fewest letters of a word that may have a typing mistake. */
const TYPO_MIN = 5;

interface Words {
  readonly name: readonly string[];
  readonly more: readonly string[];
}

const wordsOf = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(stem);

const ENTRIES = SERVICES.map((service) => {
  const work = plain(service.name)
    .split(' ')
    .map((word) => WORK_WORDS[word] ?? '');
  const words: Words = { name: wordsOf(service.name), more: wordsOf([SERVICE_WORDS[service.id], ...work].join(' ')) };
  return { service, words };
});

/**
 * Finds services by what a person types: words in any order, singular or plural, in English or Spanish, with one typing
 * mistake in a longer word. Those with the most of the words come first, and half of the words must be known.
 * @returns the best first; none for a text without a word
 */
function findServices(typed: string, limit: number): typeof SERVICES {
  const asked = plain(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !FILLERS.has(word));
  // A word that is known as it is has no mistake.
  const scores = asked.map((word) => {
    const canMistype = word.length >= TYPO_MIN;
    const all = ENTRIES.map(({ words }) => scoreOf(stem(word), words, canMistype));
    return all.some((score) => score > 1) ? all.map((score) => (score > 1 ? score : 0)) : all;
  });
  const ranked = ENTRIES.map(({ service }, at) => {
    const own = scores.map((all) => all[at] ?? 0).filter((score) => score > 0);
    return { service, hits: own.length, score: own.reduce((sum, score) => sum + score, 0) };
  });
  const most = Math.max(...ranked.map(({ hits }) => hits));
  if (most === 0 || most * 2 < asked.length) return [];
  return ranked
    .filter(({ hits }) => hits === most)
    .sort((one, other) => other.score - one.score)
    .slice(0, limit)
    .map(({ service }) => service);
}

/** Without the endings that make no other word: 'leaking' and 'leaks' are 'leak'. */
function stem(word: string): string {
  if (word.length > 5) return word.replace(/ings?$|s$/, '');
  return word.length > 3 ? word.replace(/s$/, '') : word;
}

/**
 * How well a service fits a word: the beginning of its name most, then its name, then what else people say. It is 1 at
 * most with a typing mistake, and 0 if the word does not fit.
 */
function scoreOf(word: string, { name, more }: Words, canMistype: boolean): number {
  const startsWithWord = (each: string) => each.startsWith(word);
  // 'plumber' is 'plumb', the stem of 'plumbing'.
  const isStemOf = (each: string) => each.length > 3 && word.startsWith(each) && word.length - each.length <= 2;
  const isNear = (each: string) => word[0] === each[0] && typosTo(word, each) <= 1;
  if (name[0]?.startsWith(word)) return 5;
  if (name.some((each) => startsWithWord(each) || isStemOf(each))) return 4;
  if (more.some((each) => each === word || isStemOf(each))) return 3;
  if (word.length > 2 && more.some(startsWithWord)) return 2;
  if (!canMistype) return 0;
  return name.some(isNear) ? 1 : Number(more.some(isNear)) / 2;
}

/** The fewest mistakes between a typed word and a beginning of another: a letter missing, added, wrong or swapped. */
function typosTo(typed: string, word: string): number {
  let before: number[] = [];
  let last = [...Array(word.length + 1).keys()];
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= word.length; at += 1) {
      const isWrong = typed[row - 1] !== word[at - 1];
      const isSwapped = row > 1 && typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1];
      const steps = [(last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + Number(isWrong)];
      if (isSwapped) steps.push((before[at - 2] ?? 0) + 1);
      next.push(Math.min(...steps));
    }
    [before, last] = [last, next];
  }
  return Math.min(...last);
}

/** The most wanted services: the first task of each trade, then the trades. */
const TOP = [...TRADES.flatMap(({ id }) => SERVICES.find(({ parentId }) => parentId === id) ?? []), ...TRADES];

/** The advertising zone of a postal code, or undefined if the sandbox does not know the postal code. */
export function zoneOf(postalCode: string): string | undefined {
  const state = placeOf(postalCode)?.state;
  return state === undefined ? undefined : `${state}-${postalCode.slice(0, 3)}`;
}

const knownTypes = v.optional(v.array(v.picklist(SERVICE_PROVIDER_TYPES)));

export const SERVICE_AND_PLACE_ROUTES: readonly Route[] = [
  routeOf(taxonomyCategory, ({ params }) => {
    const { id, name, parentId } = requiredService(params['categoryId']);
    return ok({ categoryId: id, name, parentCategory: parentId === undefined ? null : { categoryId: parentId } });
  }),
  routeOf(topCategories, (_, { limit, serviceProviderTypes }) => {
    checked(knownTypes, serviceProviderTypes);
    return ok({ categories: TOP.slice(0, limit).map(({ id, name }) => ({ categoryId: id, categoryName: name })) });
  }),
  // Taxonomies other than 'HA Task' are empty.
  routeOf(autocomplete, (_, { query, taxonomyName, limit, serviceProviderTypes }) => {
    checked(knownTypes, serviceProviderTypes);
    const found = taxonomyName === AUTOCOMPLETE_TAXONOMY ? findServices(query, limit) : [];
    return ok({ results: found.map(({ id, name }) => ({ id, name, categoryId: id })) });
  }),
  routeOf(cityByPostalCode, (_, { postalCode }) => {
    const place = requiredPlace(postalCode);
    return ok({ city: place.city, stateAbbreviation: place.state, advertisingZone: zoneOf(place.postalCode) });
  }),
  routeOf(seoCityByPostalCode, (_, { postalCode }) => {
    const { city, state } = requiredPlace(postalCode);
    return ok({ city, state });
  }),
];
