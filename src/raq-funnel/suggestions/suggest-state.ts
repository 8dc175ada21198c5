import { runCall } from '../../element/run-call.js';
import { createRequestId } from '../../web/request-id.js';
import { type FunnelForm, postalCodeOf, type SuggestedProvider } from '../funnel/funnel.js';
import { assignLeadInput, suggestionsInput } from '../state/create-lead-input.js';
import { sendFunnelEvent } from '../state/funnel-state.js';
import { type FunnelCall, runFunnelCall } from '../state/run.js';
import { type FunnelRef, funnelOf, patchFunnel, taskOf } from '../state/store.js';
import { isOwnProviderAssigned } from './suggested.js';

/** Loads alternatives to a provider that does not serve the postal code. If there are none, nobody serves it. */
export async function loadAlternatives(ref: FunnelRef, requestId?: string): Promise<void> {
  const form = funnelOf(ref)?.state.form;
  const again = (id: string) => loadAlternatives(ref, id);
  const answer = await fetchSuggestions(ref, { name: 'alternatives', again, requestId });
  if (form === undefined || answer === undefined) return;
  sendFunnelEvent(ref, { type: 'alternatives-loaded', providers: answer.providers.filter(isAl) });
  if (answer.providers.length === 0) sendCoverage(ref, form, 'unserved');
}

/** Checks before the contact step whether anybody serves the place. A failure is not shown: the funnel continues. */
export async function findCoverage(ref: FunnelRef): Promise<void> {
  const form = funnelOf(ref)?.state.form;
  if (form === undefined) return;
  const answer = await fetchSuggestions(ref, { name: 'coverage', isQuiet: true }, 1);
  if (answer !== undefined) sendCoverage(ref, form, answer.providers.length > 0 ? 'served' : 'unserved');
}

function sendCoverage(ref: FunnelRef, { categoryId, postalCode }: FunnelForm, coverage: 'served' | 'unserved'): void {
  sendFunnelEvent(ref, { type: 'coverage-found', coverage, postalCode: postalCodeOf(postalCode), categoryId });
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
  const { rating, reviewCount } = own;
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
        ({ id, serviceProviderType: type, name, rating, reviewCount, preselected }): SuggestedProvider => ({
          id,
          type,
          name,
          rating,
          reviewCount,
          description: '',
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
    ({ serviceProviderId: id, rating, reviewCount, description }) => ({
      id,
      rating,
      reviewCount,
      description: description ?? '',
    }),
  );
  sendFunnelEvent(ref, { type: 'providers-described', providers });
}

/**
 * Makes sure that service and place of the request are known, and loads them if only its id is.
 * @param again runs the action again after a replay
 */
export async function hasLead(
  ref: FunnelRef,
  again: (requestId: string) => Promise<unknown>,
  requestId?: string,
): Promise<boolean> {
  const state = funnelOf(ref)?.state;
  if (state === undefined) return false;
  const { leadId, form } = state;
  if (leadId === '') return false;
  if (form.categoryId !== '' && form.postalCode !== '') return true;
  const lead = await runFunnelCall(ref, {
    name: 'lead',
    operation: 'lead',
    call: (method, options) => method({ leadId }, options),
    requestId,
    again,
  });
  if (lead === undefined) return false;
  const { postalAddress, category } = lead;
  sendFunnelEvent(ref, {
    type: 'lead-loaded',
    leadId,
    categoryId: category.id,
    categoryName: category.name ?? '',
    postalCode: postalAddress.postalCode,
    advertisingZone: postalAddress.advertisingZone ?? '',
  });
  return true;
}

/** Sends the request to the selected providers. Without any, no call is made. Notifications follow and never block. */
export async function assignLead(ref: FunnelRef): Promise<void> {
  const funnel = funnelOf(ref);
  if (funnel === null || funnel.state.step !== 'suggestions' || taskOf(funnel, 'assign').phase === 'busy') return;
  const chosen = assignLeadInput(funnel.state);
  // Version 1 has no HA providers. They hear of the request through `sendProSelection`.
  const input = ref.options.assignVersion === 'v1' ? { ...chosen, haServiceProviderIds: [] } : chosen;
  const { leadId, serviceProviderIds, haServiceProviderIds, serviceRequestId } = input;
  if (serviceProviderIds.length + haServiceProviderIds.length > 0) {
    // The same selection keeps its request id.
    const text = JSON.stringify(input);
    const requestId = funnel.choice?.text === text ? funnel.choice.requestId : createRequestId();
    patchFunnel(ref, () => ({ choice: { text, requestId } }));
    const isWanted = () => funnelOf(ref)?.state.step === 'suggestions';
    const done = await runFunnelCall(ref, {
      name: 'assign',
      operation: 'assignLead',
      call: async (assign, options) => {
        const version = ref.options.assignVersion;
        await assign(input, { ...options, ...(version === undefined ? {} : { version }) });
        return true;
      },
      requestId,
      again: () => assignLead(ref),
      isWanted,
      isWrite: true,
    });
    if (done === undefined) return;
    ref.session.emit('lead-assigned', { leadId, serviceProviderIds, haServiceProviderIds });
  }
  void notifyOthers(ref, leadId, chosen.haServiceProviderIds, serviceRequestId);
  const isSent = serviceProviderIds.length + chosen.haServiceProviderIds.length > 0;
  sendFunnelEvent(ref, isSent ? { type: 'assigned' } : { type: 'went-on', questions: [] });
}

/** Goes on to the summary without another provider. The funnel's own provider is notified. */
export function skipProviders(ref: FunnelRef): void {
  const state = funnelOf(ref)?.state;
  if (state?.step !== 'suggestions') return;
  if (isOwnProviderAssigned(state)) void notifyOthers(ref, state.leadId, [], undefined);
  sendFunnelEvent(ref, { type: 'went-on', questions: [] });
}

/** Sends the notifications after an assignment. Failures block nothing: the host hears of them, the summary shows the second. */
async function notifyOthers(
  ref: FunnelRef,
  leadId: string,
  haServiceProviderIds: readonly string[],
  serviceRequestId: string | undefined,
): Promise<void> {
  const { session, options } = ref;
  const notifyPros = (requestId?: string): Promise<unknown> =>
    runCall(session, {
      operation: 'sendProSelection',
      call: (send, calling) => send({ serviceRequestId: serviceRequestId ?? '', haServiceProviderIds }, calling),
      requestId,
      replay: { run: notifyPros },
    });
  const notify = (requestId?: string): Promise<unknown> =>
    runFunnelCall(ref, {
      name: 'notify',
      operation: 'sendNotification',
      call: (send, calling) => send({ leadIds: [leadId] }, calling),
      requestId,
      again: notify,
      isWrite: true,
    });
  const notifyHandy = (requestId?: string): Promise<unknown> =>
    runCall(session, {
      operation: 'sendHandyLead',
      call: (send, calling) => send({ leadId }, calling),
      requestId,
      replay: { run: notifyHandy },
    });
  await Promise.all([
    haServiceProviderIds.length > 0 && serviceRequestId !== undefined ? notifyPros() : null,
    options.createFields['skipHaOLNotification'] === true ? null : notify(),
    options.isHandy ? notifyHandy() : null,
  ]);
}
