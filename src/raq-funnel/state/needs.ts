import { isOwnProviderAssigned } from '../contact/consent.js';
import { providerToLoad } from '../funnel/provider-events.js';
import { postalCodeOf } from '../postal-code/postal-code.js';
import { type Funnel, type FunnelTaskName, taskOf } from './store.js';

/** The calls that the current state of a funnel needs and that were not made yet. */
export function neededCalls(funnel: Funnel): readonly FunnelTaskName[] {
  const { state, topServices, recipients } = funnel;
  const { entry, form, step, leadId } = state;
  if (!state.rehydrateComplete) return [];
  const isPlaced = postalCodeOf(form.postalCode) !== '';
  const isWithoutProvider = entry.spId === '' || state.isProviderDropped;
  const isBetween = step === 'project' || step === 'timing' || step === 'contact';
  const isGiven = entry.categoryId !== '' && entry.categoryId === form.categoryId;
  // A service without a name is still being looked up.
  const isKnown = isPlaced && (form.taskCategoryName || form.categoryName) !== '';
  const isAlone = isWithoutProvider && state.provider === null;
  const needed: readonly (readonly [FunnelTaskName, boolean])[] = [
    ['provider', (leadId === '' || isOwnProviderAssigned(state)) && providerToLoad(state) !== null],
    // The host knows only the id. Name and parent come from the gateway.
    ['chooseService', isGiven && form.categoryName === '' && isWithoutProvider && leadId === ''],
    ['topServices', step === 'service' && topServices === null],
    ['city', isPlaced && state.place === null && leadId === ''],
    ['eligibility', isPlaced && state.provider !== null && state.eligibility === 'unknown' && leadId === ''],
    // Before the contact is asked for, the customer hears whether anybody works there.
    ['coverage', isKnown && isBetween && isAlone && state.coverage === 'unknown' && leadId === ''],
    ['facts', isKnown && step !== 'summary' && state.provider !== null && state.provider.facts === undefined],
    ['alternatives', state.eligibility === 'ineligible' && state.alternatives === null],
    ['suggestions', step === 'suggestions' && state.suggestions === null && taskOf(funnel, 'lead').phase !== 'busy'],
    ['recipients', step === 'summary' && leadId !== '' && recipients === null],
  ];
  return needed.flatMap(([name, isNeeded]) => (isNeeded && taskOf(funnel, name).phase === 'idle' ? [name] : []));
}
