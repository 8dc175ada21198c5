import type { FunnelState, SuggestedProvider } from '../../contract/raq-funnel.js';
import type { EventOf } from './event-of.js';
import { canTick, fieldOf, suggestedOnce, tickLimit, withTicked } from './suggested.js';

type SuggestionEvent = EventOf<'suggestions-loaded' | 'providers-described' | 'provider-ticked'>;
type Described = EventOf<'providers-described'>['providers'];

/** What comes of suggested providers (Spec §4 Funnel, decision 34). */
export function afterSuggestion(state: FunnelState, event: SuggestionEvent): FunnelState {
  if (event.type === 'providers-described') return described(state, event.providers);
  if (state.step !== 'suggestions') return state;
  return event.type === 'suggestions-loaded' ? loaded(state, event) : ticked(state, event);
}

/** All fields of additional providers are cleared, and the defaults set: those that are marked, as many as may be. */
function loaded(state: FunnelState, { providers, serviceRequestId }: EventOf<'suggestions-loaded'>): FunnelState {
  const suggestions = suggestedOnce(providers, state.form.serviceProviderId);
  const marked = suggestions.filter(({ preselected }) => preselected).map(fieldOf);
  const form = { ...state.form, serviceRequestId };
  return withTicked({ ...state, suggestions, form }, marked.slice(0, tickLimit(state) ?? marked.length));
}

function ticked(state: FunnelState, { field, isTicked }: EventOf<'provider-ticked'>): FunnelState {
  const isThere = state.suggestions?.some((provider) => fieldOf(provider) === field) ?? false;
  if (!isThere || state.ticked.includes(field) === isTicked) return state;
  if (!isTicked)
    return withTicked(
      state,
      state.ticked.filter((each) => each !== field),
    );
  return canTick(state, field) ? withTicked(state, [...state.ticked, field]) : state;
}

function described(state: FunnelState, about: Described): FunnelState {
  const known = [...(state.suggestions ?? []), ...(state.alternatives ?? [])];
  if (!about.some((each) => known.some((provider) => isSame(provider, each)))) return state;
  return {
    ...state,
    suggestions: state.suggestions?.map((provider) => describe(provider, about)) ?? null,
    alternatives: state.alternatives?.map((provider) => describe(provider, about)) ?? null,
  };
}

function describe(provider: SuggestedProvider, about: Described): SuggestedProvider {
  const told = about.filter((each) => isSame(provider, each)).map(known);
  // Which box is its own, and whether it was marked, is what the suggestions said.
  const { id, type, preselected } = provider;
  return Object.assign({}, provider, ...told, { id, type, preselected });
}

function isSame(provider: SuggestedProvider, { id, type }: Described[number]): boolean {
  return provider.id === id && (type === undefined || type === provider.type);
}

/** What is told: an empty text and null tell nothing. */
function known(about: Partial<SuggestedProvider>): Partial<SuggestedProvider> {
  return Object.fromEntries(Object.entries(about).filter(([, value]) => value !== null && value !== ''));
}
