import { useEffect, useMemo } from 'react';
import { useErrorEvent } from '../../element/widget/widget-notice.js';
import type { FunnelEvent } from '../funnel/event.js';
import { type FunnelStep, postalCodeOf, type Recipient, type ServiceChoice } from '../funnel/funnel.js';
import { providerToLoad } from '../funnel/provider-events.js';
import { askedQuestions, hasBadQuestion, questionsOf, valuesOf } from '../questions/questions.js';
import { loadTopServices } from '../service/services-state.js';
import { createLead } from '../state/create.js';
import { dropFunnel, sendFunnelEvent } from '../state/funnel-state.js';
import {
  checkEligibility,
  chooseProvidedService,
  chooseProvider,
  chooseService,
  findPlace,
  loadProvider,
  loadReviews,
  typePostalCode,
} from '../state/lookups.js';
import { type Funnel, type FunnelRef, type FunnelTaskName, funnelOf, taskOf } from '../state/store.js';
import {
  assignLead,
  findCoverage,
  loadAlternatives,
  loadFacts,
  loadSuggestions,
  skipProviders,
} from '../suggestions/suggest-state.js';
import { isOwnProviderAssigned } from '../suggestions/suggested.js';
import { loadSummary, markHired, updatePhone } from '../summary/summary-state.js';

const SENDING = ['createLead', 'assign'] as const;

export type FunnelActions = ReturnType<typeof useFunnelActions>;

/** The actions of a funnel, and the calls that it makes by itself. */
export function useFunnelActions(ref: FunnelRef, funnel: Funnel | null, isShown: boolean) {
  const { options, session } = ref;
  const { questions: provided, starterTexts } = options;
  const { answers, form } = funnel?.state ?? {};
  const { categoryId = '', taskCategoryId = '' } = form ?? {};
  const all = useMemo(
    () => questionsOf({ form: { categoryId, taskCategoryId } }, { questions: provided, starterTexts }),
    [categoryId, taskCategoryId, provided, starterTexts],
  );
  const questions = useMemo(() => askedQuestions(all, answers ?? {}), [all, answers]);
  const areBad = useMemo(
    () => hasBadQuestion(provided, categoryId, taskCategoryId),
    [provided, categoryId, taskCategoryId],
  );
  // The list, so that each service with invalid questions is reported.
  useErrorEvent(session.emit, areBad && all, 'configure', 'contract', 'questions');

  const actions = useMemo(() => {
    // A request that is being sent cannot be changed.
    const isSending = () => SENDING.some((name) => taskOf(funnelOf(ref), name).phase === 'busy');
    const send = (event: FunnelEvent) => {
      if (!isSending()) sendFunnelEvent(ref, event);
    };
    const calls: Partial<Record<FunnelTaskName, () => unknown>> = {
      topServices: () => loadTopServices(ref),
      chooseService: () => chooseProvidedService(ref),
      provider: () => loadProvider(ref),
      city: () => findPlace(ref),
      eligibility: () => checkEligibility(ref),
      coverage: () => findCoverage(ref),
      facts: () => loadFacts(ref),
      alternatives: () => loadAlternatives(ref),
      lead: () => loadSuggestions(ref),
      suggestions: () => loadSuggestions(ref),
      recipients: () => loadSummary(ref),
      createLead: () => createLead(ref),
      assign: () => assignLead(ref),
    };
    return {
      send,
      /** Makes a call, or makes it again after a failure. */
      retry: (name: FunnelTaskName) => void calls[name]?.(),
      chooseService: (service: ServiceChoice) => {
        if (!isSending()) void chooseService(ref, service);
      },
      /** Sets the postal code. The city loads after the fifth digit. */
      typePostalCode: (text: string) => {
        if (!isSending()) typePostalCode(ref, text);
      },
      skipPros: () => {
        if (!isSending()) skipProviders(ref);
      },
      chooseAlternative: (providerId: string) => void chooseProvider(ref, providerId),
      goOnWithoutPro: () => send({ type: 'provider-dropped' }),
      loadReviews: (providerId: string, type: string) => void loadReviews(ref, providerId, type),
      markHired: (recipient: Recipient) => void markHired(ref, recipient),
      updatePhone: (phoneNumber: string) => void updatePhone(ref, phoneNumber),
      forget: () => dropFunnel(ref.session.store, ref.options.persistedAs),
    };
  }, [ref]);

  useEffect(() => {
    if (funnel !== null && isShown) for (const name of neededCalls(funnel)) actions.retry(name);
  }, [funnel, isShown, actions]);

  return {
    ...actions,
    questions,
    task: (name: FunnelTaskName) => taskOf(funnel, name),
    /** Goes to a step, or to one of its screens, but not past a question that must be answered. */
    goTo: (step: FunnelStep, screen?: number) => {
      if (screen === undefined) return actions.send({ type: 'went-to', step });
      const open = questions.findIndex((each) => each.required && valuesOf(each, answers ?? {}).length === 0);
      actions.send({ type: 'went-to', step, screen: open < 0 ? screen : Math.min(screen, open) });
    },
    goOn: () => actions.send({ type: 'went-on', questions: all }),
    goBack: () => actions.send({ type: 'went-back', questions: all }),
    refresh: () => {
      const step = funnel?.state.step;
      if (step === 'service') actions.retry('topServices');
      if (step === 'suggestions') actions.retry('suggestions');
      if (step === 'summary') actions.retry('recipients');
    },
  };
}

/** The calls that the current state of a funnel needs and that were not made yet. */
export function neededCalls(funnel: Funnel): readonly FunnelTaskName[] {
  const { state, topServices, recipients } = funnel;
  const { entry, form, step, leadId } = state;
  if (!state.rehydrateComplete) return [];
  const isPlaced = postalCodeOf(form.postalCode) !== '';
  const isWithoutProvider = entry.spId === '' || state.isProviderDropped;
  const isBetween = step === 'project' || step === 'timing' || step === 'contact';
  const isProvided = entry.categoryId !== '' && entry.categoryId === form.categoryId;
  // A service without a name is still being looked up.
  const isKnown = isPlaced && (form.taskCategoryName || form.categoryName) !== '';
  const isAlone = isWithoutProvider && state.provider === null;
  const needed: readonly (readonly [FunnelTaskName, boolean])[] = [
    ['provider', (leadId === '' || isOwnProviderAssigned(state)) && providerToLoad(state) !== null],
    // The host knows only the id. Name and parent come from the gateway.
    ['chooseService', isProvided && form.categoryName === '' && isWithoutProvider && leadId === ''],
    ['topServices', step === 'service' && topServices === null],
    ['city', isPlaced && state.place === null && leadId === ''],
    ['eligibility', isPlaced && state.provider !== null && state.eligibility === 'unknown' && leadId === ''],
    // Before the contact step, the customer learns whether anybody works there.
    ['coverage', isKnown && isBetween && isAlone && state.coverage === 'unknown' && leadId === ''],
    ['facts', isKnown && step !== 'summary' && state.provider !== null && state.provider.facts === undefined],
    ['alternatives', state.eligibility === 'ineligible' && state.alternatives === null],
    ['suggestions', step === 'suggestions' && state.suggestions === null && taskOf(funnel, 'lead').phase !== 'busy'],
    ['recipients', step === 'summary' && leadId !== '' && recipients === null],
  ];
  return needed.flatMap(([name, isNeeded]) => (isNeeded && taskOf(funnel, name).phase === 'idle' ? [name] : []));
}
