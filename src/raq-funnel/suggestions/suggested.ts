import type { FunnelForm, FunnelState, SuggestedProvider } from '../funnel/funnel.js';

/** Whether the funnel's own provider gets the request when it is created. */
export function isOwnProviderAssigned({ form, eligibility }: Pick<FunnelState, 'form' | 'eligibility'>): boolean {
  return form.serviceProviderId !== '' && eligibility !== 'ineligible';
}

/** The names of the providers who get a new request: its own provider, if eligible. */
export function consentRecipients(state: FunnelState): readonly string[] {
  const { provider } = state;
  return provider !== null && isOwnProviderAssigned(state) ? [provider.name || provider.serviceProviderId] : [];
}

/** The type of a pro of the partner network. */
const HA = 'HA';

type Named = Pick<SuggestedProvider, 'id' | 'type'>;

/** The checkbox of a suggested provider: `additional-sp-{id}` (AL) or `additional-hasp-{id}` (HA). */
export function fieldOf({ id, type }: Named): string {
  return type === HA ? `additional-hasp-${id}` : `additional-sp-${id}`;
}

/** The providers in the gateway's order, without duplicates and without the request's own provider. */
export function suggestedOnce(
  providers: readonly SuggestedProvider[],
  serviceProviderId: string,
): readonly SuggestedProvider[] {
  const own = fieldOf({ id: serviceProviderId, type: 'AL' });
  const byField = new Map<string, SuggestedProvider>();
  for (const provider of providers) {
    const field = fieldOf(provider);
    if (field !== own && !byField.has(field)) byField.set(field, provider);
  }
  return [...byField.values()];
}

/** How many boxes the customer may tick, without the request's own provider. Null means all. */
export function tickLimit(state: FunnelState): number | null {
  const { maxPros } = state.preferences;
  return maxPros === null ? null : maxPros - Number(isOwnProviderAssigned(state));
}

/** Whether a box may be ticked. A ticked box always may. */
export function canTick(state: FunnelState, field: string): boolean {
  const limit = tickLimit(state);
  return state.ticked.includes(field) || limit === null || state.ticked.length < limit;
}

/** The state with these boxes ticked, and the lists and counts of the form that follow from them. */
export function withTicked(state: FunnelState, ticked: readonly string[]): FunnelState {
  return { ...state, ticked, form: { ...state.form, ...selection(state.suggestions ?? [], ticked) } };
}

function selection(suggestions: readonly SuggestedProvider[], ticked: readonly string[]): Partial<FunnelForm> {
  const inGatewayOrder = suggestions.filter((provider) => ticked.includes(fieldOf(provider)));
  const selected = ticked.flatMap((field) => inGatewayOrder.filter((provider) => fieldOf(provider) === field));
  const [al, ha] = [idsOf(selected, false), idsOf(selected, true)];
  return {
    selectedAdditionalSpList: al,
    selectedAdditionalHaSpList: ha,
    selectedAdditionalSpListWithGatewayOrder: idsOf(inGatewayOrder, false),
    selectedAdditionalHaSpListWithGatewayOrder: idsOf(inGatewayOrder, true),
    selectedAdditionalSpListCount: al.length,
    selectedAdditionalHaSpListCount: ha.length,
    selectedAdditionalTotalSpListCount: al.length + ha.length,
  };
}

function idsOf(providers: readonly Named[], areHa: boolean): readonly string[] {
  return providers.filter(({ type }) => (type === HA) === areHa).map(({ id }) => id);
}
