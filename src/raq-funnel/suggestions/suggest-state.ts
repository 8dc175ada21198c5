import { runCall } from '../../element/run-call.js';
import type { SuggestedProvider } from '../funnel/provider.js';
import { postalCodeOf } from '../postal-code/postal-code.js';
import { suggestionsInput } from '../state/create-lead-input.js';
import { sendFunnelEvent } from '../state/funnel-state.js';
import { hasLead } from '../state/lead.js';
import { type FunnelCall, runFunnelCall } from '../state/run.js';
import { type FunnelRef, funnelOf, taskOf } from '../state/store.js';

/** Loads alternatives to a provider that does not serve the postal code. */
export async function loadAlternatives(ref: FunnelRef, requestId?: string): Promise<void> {
  const again = (id: string) => loadAlternatives(ref, id);
  const answer = await fetchSuggestions(ref, { name: 'alternatives', again, requestId });
  if (answer !== undefined) {
    sendFunnelEvent(ref, { type: 'alternatives-loaded', providers: answer.providers.filter(isAl) });
  }
}

/** Checks before the contact step whether anybody serves the place. A failure is not shown: the funnel continues. */
export async function findCoverage(ref: FunnelRef): Promise<void> {
  const form = funnelOf(ref)?.state.form;
  if (form === undefined) return;
  const answer = await fetchSuggestions(ref, { name: 'coverage', isQuiet: true }, 1);
  if (answer === undefined) return;
  const { categoryId } = form;
  const postalCode = postalCodeOf(form.postalCode);
  const coverage = answer.providers.length > 0 ? 'served' : 'unserved';
  sendFunnelEvent(ref, { type: 'coverage-found', coverage, postalCode, categoryId });
}

/** Loads the rating of the funnel's provider. After a failure only the name is shown. */
export async function loadFacts(ref: FunnelRef): Promise<void> {
  const form = funnelOf(ref)?.state.form;
  if (form === undefined) return;
  const { categoryId, serviceProviderId } = form;
  const answer = await runFunnelCall(ref, {
    name: 'facts',
    operation: 'combinedProviderDetails',
    call: (details, options) =>
      details(
        {
          categoryId,
          postalCode: postalCodeOf(form.postalCode),
          alServiceProviderIds: [serviceProviderId],
          haServiceProviderIds: [],
        },
        options,
      ),
    isQuiet: true,
  });
  const own = answer?.serviceProviders.find((each) => each.serviceProviderId === serviceProviderId);
  if (own === undefined) return;
  const { rating = null, reviewCount = null } = own;
  const providers = [{ id: serviceProviderId, type: 'AL', rating, reviewCount }];
  sendFunnelEvent(ref, { type: 'providers-described', providers });
}

interface ReplayedIds {
  readonly lead?: string;
  readonly suggestions?: string;
}

/** Loads the suggested providers, after the request if only its id is known. A failure leads to the summary. */
export async function loadSuggestions(ref: FunnelRef, ids: ReplayedIds = {}): Promise<void> {
  const replayWith = (name: keyof ReplayedIds) => (id: string) => loadSuggestions(ref, { [name]: id });
  if (!(await hasLead(ref, replayWith('lead'), ids.lead))) return failTask(ref, 'lead');
  const answer = await fetchSuggestions(ref, {
    name: 'suggestions',
    again: replayWith('suggestions'),
    requestId: ids.suggestions,
  });
  if (answer === undefined) return failTask(ref, 'suggestions');
  const { providers, serviceRequestId } = answer;
  sendFunnelEvent(ref, { type: 'suggestions-loaded', providers, serviceRequestId });
  void describe(ref, providers);
}

/** The create call takes AL providers only. HA providers are assigned afterwards. */
const isAl = ({ type }: SuggestedProvider) => type === 'AL';

function failTask(ref: FunnelRef, name: 'lead' | 'suggestions'): void {
  const funnel = funnelOf(ref);
  if (funnel === null || taskOf(funnel, name).phase !== 'failed') return;
  sendFunnelEvent(ref, { type: 'suggestions-failed' });
  const { leadId } = funnel.state;
  ref.session.emit('navigate', { to: 'summary', href: ref.options.summaryHref(leadId) });
}

interface Suggesting extends Pick<FunnelCall<'suggestions', unknown>, 'again' | 'requestId' | 'isQuiet'> {
  readonly name: 'alternatives' | 'suggestions' | 'coverage';
}

async function fetchSuggestions(ref: FunnelRef, params: Suggesting, limit = ref.options.suggestionLimit) {
  return runFunnelCall(ref, {
    ...params,
    operation: 'suggestions',
    call: async (suggest, options) => {
      const state = funnelOf(ref)?.state;
      if (state === undefined) throw new DOMException('The funnel is gone.', 'AbortError');
      const input = suggestionsInput(state, { limit, createFields: ref.options.createFields });
      const { serviceProviders, serviceRequestId } = await suggest(input, options);
      const providers = serviceProviders.map(
        ({ id, serviceProviderType, name: called, rating, reviewCount, logoUrl, preselected }): SuggestedProvider => ({
          id,
          type: serviceProviderType,
          name: called,
          rating: rating ?? null,
          reviewCount: reviewCount ?? null,
          logoUrl: logoUrl ?? '',
          description: '',
          distanceMiles: null,
          yearsInBusiness: null,
          preselected: preselected ?? false,
        }),
      );
      return { providers, serviceRequestId: serviceRequestId ?? '' };
    },
  });
}

/** Details of the suggested providers. They are shown without them if this fails. */
async function describe(ref: FunnelRef, suggested: readonly SuggestedProvider[], requestId?: string): Promise<void> {
  const form = funnelOf(ref)?.state.form;
  if (form === undefined || suggested.length === 0) return;
  const idsOf = (type: string) => suggested.filter((each) => each.type === type).map(({ id }) => id);
  const { categoryId, postalCode } = form;
  const outcome = await runCall(ref.session, {
    operation: 'combinedProviderDetails',
    call: (details, options) =>
      details(
        { categoryId, postalCode, alServiceProviderIds: idsOf('AL'), haServiceProviderIds: idsOf('HA') },
        options,
      ),
    requestId,
    replay: { run: (again) => describe(ref, suggested, again) },
  });
  if (outcome.kind !== 'done') return;
  const providers = outcome.value.serviceProviders.map(
    ({ serviceProviderId, rating, reviewCount, logoUrl, description }) => ({
      id: serviceProviderId,
      ...(rating === null || rating === undefined ? {} : { rating }),
      ...(reviewCount === null || reviewCount === undefined ? {} : { reviewCount }),
      ...(logoUrl ? { logoUrl } : {}),
      description: description ?? '',
    }),
  );
  sendFunnelEvent(ref, { type: 'providers-described', providers });
}
