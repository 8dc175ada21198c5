import { TAXONOMY_ROOT } from '../../category/category.js';
import { stepsOf } from '../step/steps.js';
import {
  canTick,
  fieldOf,
  isOwnProviderAssigned,
  suggestedOnce,
  tickLimit,
  withTicked,
} from '../suggestions/suggested.js';
import type { EventOf } from './event.js';
import {
  type FunnelForm,
  type FunnelProvider,
  type FunnelState,
  type OfferedCategory,
  postalCodeOf,
  type SuggestedProvider,
  type TaxonomyNode,
} from './funnel.js';

/** Ignores an answer about another place or service. */
export function withCoverage(
  state: FunnelState,
  { coverage, postalCode, categoryId }: EventOf<'coverage-found'>,
): FunnelState {
  const { form } = state;
  const isAbout =
    postalCode === postalCodeOf(form.postalCode) && (categoryId === undefined || categoryId === form.categoryId);
  return isAbout && state.coverage === 'unknown' ? { ...state, coverage } : state;
}

/** Sets the postal code as typed. A different code clears what was known about the place. */
export function withPostalCode(state: FunnelState, text: string): FunnelState {
  if (text === state.form.postalCode) return state;
  const form = { ...state.form, postalCode: text };
  const code = postalCodeOf(text);
  if (code !== '' && code === postalCodeOf(state.form.postalCode)) return { ...state, form };
  return {
    ...state,
    form: { ...form, advertisingZone: '' },
    place: null,
    eligibility: 'unknown',
    coverage: 'unknown',
    alternatives: null,
    reached: 'postal-code',
  };
}

/** Ignores the city of an older postal code. */
export function withCity(
  state: FunnelState,
  { postalCode, city, state: abbreviation, advertisingZone }: EventOf<'city-found'>,
) {
  const code = postalCodeOf(postalCode);
  if (code === '' || code !== postalCodeOf(state.form.postalCode)) return state;
  const coverage = state.coverage === 'no-place' ? 'unknown' : state.coverage;
  return { ...state, coverage, place: { city, state: abbreviation }, form: { ...state.form, advertisingZone } };
}

/**
 * The provider whose details must be loaded: the chosen one, or the entry's.
 * @returns null if they are loaded, or if there is no provider
 */
export function providerToLoad({ entry, form, provider, isProviderDropped }: FunnelState): {
  readonly serviceProviderId: string;
  readonly withAlId: boolean;
} | null {
  const serviceProviderId = form.serviceProviderId || entry.spId;
  if (provider !== null || isProviderDropped || serviceProviderId === '') return null;
  return { serviceProviderId, withAlId: form.serviceProviderId === '' && entry.withAlId };
}

/** An alternative provider is always eligible. */
export function withProvider(state: FunnelState, provider: FunnelProvider): FunnelState {
  const { serviceProviderId } = provider;
  const isAlternative = state.eligibility === 'ineligible' && serviceProviderId !== state.form.serviceProviderId;
  const chosen = state.leadId === '' ? chooseCategory(state.form, provider) : {};
  const facts = state.alternatives?.find(({ id }) => id === serviceProviderId);
  return {
    ...state,
    provider: { ...provider, facts },
    isProviderDropped: false,
    form: { ...state.form, ...chosen, serviceProviderId },
    entry: { ...state.entry, withAlId: false },
    ...(isAlternative && { eligibility: 'eligible', alternatives: null }),
  };
}

/** The funnel goes on without its provider. If no service is known then, the customer chooses one. */
export function withoutProvider(state: FunnelState): FunnelState {
  const { entry, form, provider, isProviderDropped } = state;
  if (isProviderDropped || (provider === null && entry.spId === '')) return state;
  const without: FunnelState = {
    ...state,
    provider: null,
    isProviderDropped: true,
    form: { ...form, serviceProviderId: '' },
    entry: { ...entry, withAlId: false },
    eligibility: 'unknown',
    alternatives: null,
  };
  if (form.categoryId !== '') return without;
  return { ...without, steps: stepsOf({ ...entry, spId: '' }), step: 'service', reached: 'service', screen: 0 };
}

/** Ignores an answer about another postal code. */
export function withEligibility(state: FunnelState, event: EventOf<'eligibility-answered'>): FunnelState {
  const code = postalCodeOf(state.form.postalCode);
  if (state.form.serviceProviderId === '' || (event.postalCode ?? code) !== code) return state;
  const eligibility = event.eligible ? 'eligible' : 'ineligible';
  return eligibility === state.eligibility ? state : { ...state, eligibility, alternatives: null };
}

type Described = EventOf<'providers-described'>['providers'];

/** Clears the additional providers. Ticks those from before a reload, or the preselected ones, up to the limit. */
export function withSuggestions(
  state: FunnelState,
  { providers, serviceRequestId }: EventOf<'suggestions-loaded'>,
): FunnelState {
  const suggestions = suggestedOnce(providers, state.form.serviceProviderId);
  // In the funnel of one provider, nobody else is ticked beforehand.
  const isOwn = isOwnProviderAssigned(state);
  const { tickedBefore } = state;
  const isMarked = (each: SuggestedProvider) =>
    tickedBefore === null ? each.preselected && !isOwn : tickedBefore.includes(fieldOf(each));
  const marked = suggestions.filter(isMarked).map(fieldOf);
  const form = { ...state.form, serviceRequestId };
  return withTicked(
    { ...state, suggestions, tickedBefore: null, form },
    marked.slice(0, tickLimit(state) ?? marked.length),
  );
}

export function ticked(state: FunnelState, { field, isTicked }: EventOf<'provider-ticked'>): FunnelState {
  const isThere = state.suggestions?.some((provider) => fieldOf(provider) === field) ?? false;
  if (!isThere || state.ticked.includes(field) === isTicked) return state;
  if (!isTicked)
    return withTicked(
      state,
      state.ticked.filter((each) => each !== field),
    );
  return canTick(state, field) ? withTicked(state, [...state.ticked, field]) : state;
}

export function withDescriptions(state: FunnelState, about: Described): FunnelState {
  const known = [...(state.suggestions ?? []), ...(state.alternatives ?? [])];
  const { provider: own } = state;
  const ownFacts = own && about.find((each) => isSame({ id: own.serviceProviderId, type: 'AL' }, each));
  if (!ownFacts && !about.some((each) => known.some((provider) => isSame(provider, each)))) return state;
  const { rating, reviewCount } = ownFacts ?? {};
  return {
    ...state,
    provider: own && ownFacts ? { ...own, facts: { rating, reviewCount } } : own,
    suggestions: state.suggestions?.map((provider) => describe(provider, about)) ?? null,
    alternatives: state.alternatives?.map((provider) => describe(provider, about)) ?? null,
  };
}

function describe(provider: SuggestedProvider, about: Described): SuggestedProvider {
  const suggested = about.filter((each) => isSame(provider, each)).map(known);
  // The type and the preselection come from the suggestions.
  const { id, type, preselected } = provider;
  return Object.assign({}, provider, ...suggested, { id, type, preselected });
}

function isSame(provider: Pick<SuggestedProvider, 'id' | 'type'>, { id, type }: Described[number]): boolean {
  return provider.id === id && (type === undefined || type === provider.type);
}

/** The fields that have a value. */
function known(about: Partial<SuggestedProvider>): Partial<SuggestedProvider> {
  return Object.fromEntries(Object.entries(about).filter(([, value]) => (value ?? '') !== ''));
}

type Chosen = Pick<FunnelForm, 'categoryId' | 'categoryName' | 'taskCategoryId' | 'taskCategoryName'>;

export function withoutTask(categoryId: string, categoryName: string): Chosen {
  return { categoryId, categoryName, taskCategoryId: '', taskCategoryName: '' };
}

/** Chooses the form's category if the provider offers it, otherwise the first one with the highest overallReviewCount. */
function chooseCategory(form: FunnelForm, { categories }: FunnelProvider): Chosen {
  const current = categories.find(({ categoryId }) => categoryId === form.categoryId);
  if (current !== undefined) return { ...form, categoryName: form.categoryName || current.categoryName };
  const [first, ...others] = categories;
  if (first === undefined) return form;
  const best = others.reduce(moreReviewed, first);
  return withoutTask(best.categoryId, best.categoryName);
}

function moreReviewed(best: OfferedCategory, other: OfferedCategory): OfferedCategory {
  return other.overallReviewCount > best.overallReviewCount ? other : best;
}

/**
 * The taxonomy rule: a result whose parent is id 1 is the category when the provider offers it, or when there
 * is no provider, and the task is cleared; otherwise the parent becomes the category and the result the task. Where the
 * provider does not offer a result below id 1, its parent is the root, which is no category: then the category stays as the
 * category rule chose it, and the result is the task. A result without a parent is below the root too.
 *
 * @param parentName empty if unknown
 * @returns the form with its category and task
 */
export function placeService(
  form: FunnelForm,
  provider: FunnelProvider | null,
  { categoryId, name, parentId }: TaxonomyNode,
  parentName: string,
): FunnelForm {
  const task = { taskCategoryId: categoryId, taskCategoryName: name };
  const parent = parentId ?? TAXONOMY_ROOT;
  if (parent !== TAXONOMY_ROOT && parent !== '') {
    return { ...form, categoryId: parent, categoryName: parentName || nameOf(provider, parent), ...task };
  }
  const own = { ...form, ...withoutTask(categoryId, name) };
  if (provider === null || offers(provider, categoryId)) return own;
  const chosen = { ...form, ...chooseCategory(form, provider) };
  return chosen.categoryId === '' || chosen.categoryId === categoryId ? own : { ...chosen, ...task };
}

function offers({ categories }: FunnelProvider, id: string): boolean {
  return categories.some(({ categoryId }) => categoryId === id);
}

function nameOf(provider: FunnelProvider | null, id: string): string {
  return provider?.categories.find(({ categoryId }) => categoryId === id)?.categoryName ?? '';
}
