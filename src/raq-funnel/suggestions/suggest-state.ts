import { type CallRequest, runCall } from '../../element/run-call.js';
import type { AnyDefinition } from '../../gateway/call.js';
import { combinedProviderDetails, sendProSelection, suggestions } from '../../gateway/calls/providers.js';
import { assignLead as assignLeadCall, lead, sendHandyLead, sendNotification } from '../../gateway/calls/requests.js';
import { createRequestId } from '../../web/request-id.js';
import { type FunnelForm, postalCodeOf, type SuggestedProvider } from '../funnel/funnel.js';
import { assignLeadInput, suggestionsInput } from '../state/create-lead-input.js';
import { sendFunnelEvent } from '../state/funnel-state.js';
import { endFunnelCall, type FunnelCall, runFunnelCall } from '../state/run.js';
import { type FunnelRef, funnelOf, patchFunnel, taskOf } from '../state/store.js';
import { isOwnProviderAssigned } from './suggested.js';

/** The create call takes AL providers only. HA providers are assigned afterwards. */
const isAl = ({ type }: SuggestedProvider) => type === 'AL';

/** Loads alternatives to a provider that does not serve the postal code. If there are none, nobody serves it. */
export async function loadAlternatives(ref: FunnelRef): Promise<void> {
  const form = funnelOf(ref)?.state.form;
  if (form === undefined) return;
  await fetchSuggestions(ref, {
    name: 'alternatives',
    onDone: ({ providers }) => {
      sendFunnelEvent(ref, { type: 'alternatives-loaded', providers: providers.filter(isAl) });
      if (providers.length === 0) sendCoverage(ref, form, 'unserved');
    },
  });
}

/** Checks before the contact step whether anybody serves the place. A failure is not shown: the funnel continues. */
export async function findCoverage(ref: FunnelRef): Promise<void> {
  const form = funnelOf(ref)?.state.form;
  if (form === undefined) return;
  const onDone = ({ providers }: Suggested) => sendCoverage(ref, form, providers.length > 0 ? 'served' : 'unserved');
  await fetchSuggestions(ref, { name: 'coverage', isQuiet: true, onDone }, 1);
}

function sendCoverage(ref: FunnelRef, { categoryId, postalCode }: FunnelForm, coverage: 'served' | 'unserved'): void {
  sendFunnelEvent(ref, { type: 'coverage-found', coverage, postalCode: postalCodeOf(postalCode), categoryId });
}

/** Loads the rating of the funnel's provider. After a failure only the name is shown. */
export async function loadFacts(ref: FunnelRef): Promise<void> {
  const form = funnelOf(ref)?.state.form;
  if (form !== undefined) await describe(ref, form, [{ id: form.serviceProviderId, type: 'AL' }], true);
}

/** Loads the suggested providers, after the request if only its id is known. A failure leads to the summary. */
export function loadSuggestions(ref: FunnelRef): Promise<void> {
  const onFailed = () => {
    sendFunnelEvent(ref, { type: 'suggestions-failed' });
    const leadId = funnelOf(ref)?.state.leadId ?? '';
    ref.session.emit('navigate', { to: 'summary', href: ref.options.summaryHref(leadId) });
  };
  return withLead(
    ref,
    (form) =>
      fetchSuggestions(ref, {
        name: 'suggestions',
        onDone: ({ providers, serviceRequestId }) => {
          sendFunnelEvent(ref, { type: 'suggestions-loaded', providers, serviceRequestId });
          if (providers.length > 0) void describe(ref, form, providers);
        },
        onFailed,
      }),
    onFailed,
  );
}

interface Suggested {
  readonly providers: readonly SuggestedProvider[];
  readonly serviceRequestId: string;
}

function fetchSuggestions(
  ref: FunnelRef,
  request: Pick<FunnelCall<typeof suggestions, Suggested>, 'name' | 'onDone' | 'onFailed' | 'isQuiet'>,
  limit = ref.options.suggestionLimit,
): Promise<void> {
  return runFunnelCall(ref, {
    ...request,
    definition: suggestions,
    call: async (send, options): Promise<Suggested> => {
      const state = funnelOf(ref)?.state;
      if (state === undefined) throw new DOMException('The funnel is gone.', 'AbortError');
      const input = suggestionsInput(state, limit, ref.options.createFields);
      const { serviceProviders, serviceRequestId } = await send(input, options);
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

/** Loads details of providers. They are shown without them if this fails. */
function describe(
  ref: FunnelRef,
  { categoryId, postalCode }: FunnelForm,
  about: readonly Pick<SuggestedProvider, 'id' | 'type'>[],
  isQuiet = false,
): Promise<void> {
  const idsOf = (wanted: string) => about.filter(({ type }) => type === wanted).map(({ id }) => id);
  return runFunnelCall(ref, {
    name: isQuiet ? 'facts' : 'descriptions',
    definition: combinedProviderDetails,
    call: (send, options) =>
      send(
        {
          categoryId,
          postalCode: postalCodeOf(postalCode),
          alServiceProviderIds: idsOf('AL'),
          haServiceProviderIds: idsOf('HA'),
        },
        options,
      ),
    isQuiet,
    onDone: ({ serviceProviders }) => {
      const providers = serviceProviders.map(({ serviceProviderId: id, rating, reviewCount, description }) => ({
        id,
        rating,
        reviewCount,
        description: description ?? '',
      }));
      sendFunnelEvent(ref, { type: 'providers-described', providers });
    },
  });
}

/** What a 404 about the request means: the host has named one that the gateway does not know. */
export function unknownRequest(ref: FunnelRef): string | undefined {
  return funnelOf(ref)?.state.entry.leadId ? 'lead-id' : undefined;
}

/** Goes on when service and place of the request are known. Loads them if only its id is. */
export async function withLead(
  ref: FunnelRef,
  goOn: (form: FunnelForm) => Promise<void>,
  onFailed?: () => void,
): Promise<void> {
  const formNow = () => funnelOf(ref)?.state.form;
  const [form, leadId = ''] = [formNow(), funnelOf(ref)?.state.leadId];
  if (form === undefined || leadId === '') return;
  if (form.categoryId !== '' && form.postalCode !== '') return goOn(form);
  await runFunnelCall(ref, {
    name: 'lead',
    definition: lead,
    call: (send, options) => send({ leadId }, options),
    unknown: unknownRequest(ref),
    onDone: ({ postalAddress, category }) => {
      sendFunnelEvent(ref, {
        type: 'lead-loaded',
        leadId,
        categoryId: category.id,
        categoryName: category.name ?? '',
        postalCode: postalAddress.postalCode,
        advertisingZone: postalAddress.advertisingZone ?? '',
      });
      const loaded = formNow();
      if (loaded !== undefined) void goOn(loaded);
    },
    onFailed,
  });
}

/** Sends the request to the selected providers. Without any, no call is made. Notifications follow and never block. */
export async function assignLead(ref: FunnelRef): Promise<void> {
  const funnel = funnelOf(ref);
  if (funnel === null || funnel.state.step !== 'suggestions' || taskOf(funnel, 'assign').phase === 'busy') return;
  const chosen = assignLeadInput(funnel.state);
  const version = ref.options.assignVersion;
  // Version 1 has no HA providers. They are notified through `sendProSelection`.
  const input = version === 'v1' ? { ...chosen, haServiceProviderIds: [] } : chosen;
  const { leadId, serviceProviderIds, haServiceProviderIds, serviceRequestId } = input;
  const goOn = () => {
    notifyOthers(ref, leadId, chosen.haServiceProviderIds, serviceRequestId);
    const isSent = serviceProviderIds.length + chosen.haServiceProviderIds.length > 0;
    sendFunnelEvent(ref, isSent ? { type: 'assigned' } : { type: 'went-on', questions: [] });
  };
  if (serviceProviderIds.length + haServiceProviderIds.length === 0) return goOn();
  // The same selection keeps its request id.
  const text = JSON.stringify(input);
  const requestId = funnel.choice?.text === text ? funnel.choice.requestId : createRequestId();
  patchFunnel(ref, () => ({ choice: { text, requestId } }));
  await runFunnelCall(ref, {
    name: 'assign',
    definition: assignLeadCall,
    call: (send, options) => send(input, { ...options, ...(version && { version }) }),
    requestId,
    again: () => assignLead(ref),
    isWanted: () => funnelOf(ref)?.state.step === 'suggestions',
    isWrite: true,
    onDone: () => {
      ref.session.emit('lead-assigned', { leadId, serviceProviderIds, haServiceProviderIds });
      // The summary may have been shown before.
      endFunnelCall(ref, 'recipients');
      patchFunnel(ref, () => ({ recipients: null }));
      goOn();
    },
  });
}

/** Goes on to the summary without another provider. The funnel's own provider is notified. */
export function skipProviders(ref: FunnelRef): void {
  const { state, choice = null } = funnelOf(ref) ?? {};
  if (state?.step !== 'suggestions') return;
  // An assignment whose answer was lost may have reached the gateway.
  if (isOwnProviderAssigned(state) || choice !== null) notifyOthers(ref, state.leadId, [], undefined);
  sendFunnelEvent(ref, { type: 'went-on', questions: [] });
}

/** Sends the notifications after an assignment. Failures block nothing: the host hears of them, the summary shows the second. */
function notifyOthers(
  ref: FunnelRef,
  leadId: string,
  haServiceProviderIds: readonly string[],
  serviceRequestId: string | undefined,
): void {
  const { isHandy, createFields } = ref.options;
  if (haServiceProviderIds.length > 0 && serviceRequestId !== undefined) {
    void sendUnshown(ref, sendProSelection, (send, options) =>
      send({ serviceRequestId, haServiceProviderIds }, options),
    );
  }
  if (createFields['skipHaOLNotification'] !== true) {
    void runFunnelCall(ref, {
      name: 'notify',
      definition: sendNotification,
      call: (send, options) => send({ leadIds: [leadId] }, options),
      isWrite: true,
      onDone: () => sendFunnelEvent(ref, { type: 'notified', isDone: true }),
      onFailed: () => sendFunnelEvent(ref, { type: 'notified', isDone: false }),
    });
  }
  if (isHandy) void sendUnshown(ref, sendHandyLead, (send, options) => send({ leadId }, options));
}

/** Makes a call whose outcome is not shown. It is replayed even if the customer has started over. */
function sendUnshown<Definition extends AnyDefinition>(
  ref: FunnelRef,
  definition: Definition,
  call: CallRequest<Definition, unknown>['call'],
  requestId?: string,
): Promise<unknown> {
  const replay = { run: (id: string) => sendUnshown(ref, definition, call, id) };
  return runCall(ref.session, { definition, call, requestId, replay });
}
