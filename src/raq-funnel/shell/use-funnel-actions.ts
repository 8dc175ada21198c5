import { useEffect, useMemo } from 'react';
import { useStore } from '../../element/widget/store.js';
import type { FunnelEvent } from '../funnel-types.js';
import { checkEligibilityAtom, findPlaceAtom, typePostalCodeAtom } from '../postal-code/place-state.js';
import { askedQuestions, questionsOf } from '../questions/questions.js';
import { chooseGivenServiceAtom, chooseServiceAtom } from '../service/service-state.js';
import { loadTopServicesAtom } from '../service/services-state.js';
import { createLeadAtom } from '../state/create.js';
import { sendFunnelEventAtom } from '../state/funnel-state.js';
import { neededCalls } from '../state/needs.js';
import { dropFunnel } from '../state/persisted.js';
import { chooseProviderAtom, loadProviderAtom, loadReviewsAtom } from '../state/provider.js';
import { type Funnel, type FunnelRef, type FunnelTaskName, funnelOfAtom, taskOf } from '../state/store.js';
import { assignLeadAtom, skipProvidersAtom } from '../suggestions/assign.js';
import {
  findCoverageAtom,
  loadAlternativesAtom,
  loadFactsAtom,
  loadSuggestionsAtom,
} from '../suggestions/suggest-state.js';
import { loadSummaryAtom, markHiredAtom, updatePhoneAtom } from '../summary/summary-state.js';
import type { FunnelView } from './funnel-context.js';

export type FunnelActions = Pick<
  FunnelView,
  | 'questions'
  | 'task'
  | 'send'
  | 'chooseService'
  | 'typePostalCode'
  | 'goOn'
  | 'goBack'
  | 'goTo'
  | 'getQuotes'
  | 'sendToPros'
  | 'skipPros'
  | 'chooseAlternative'
  | 'goOnWithoutPro'
  | 'loadReviews'
  | 'markHired'
  | 'updatePhone'
  | 'retry'
> & {
  readonly refresh: () => void;
  /** Removes the stored answers. */
  readonly forget: () => void;
};

/** The actions of a funnel, and the calls that it makes by itself. */
export function useFunnelActions(ref: FunnelRef, funnel: Funnel | null, isShown: boolean): FunnelActions {
  const store = useStore();
  const { questions: given, starterWords } = ref.options;
  const { form, answers } = funnel?.state ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the state only the service counts
  const all = useMemo(
    () => (funnel ? questionsOf(funnel.state, ref.options) : []),
    [form?.categoryId, form?.taskCategoryId, given, starterWords],
  );
  const questions = useMemo(() => askedQuestions(all, answers ?? {}), [all, answers]);

  const actions = useMemo(() => {
    // A request that is being sent cannot be changed.
    const isSending = () => {
      const now = store.get(funnelOfAtom)(ref.id);
      return now !== null && (taskOf(now, 'createLead').phase === 'busy' || taskOf(now, 'assign').phase === 'busy');
    };
    const send = (event: FunnelEvent) => {
      if (!isSending()) store.set(sendFunnelEventAtom, { ref, event });
    };
    const calls: Partial<Record<FunnelTaskName, () => unknown>> = {
      topServices: () => store.set(loadTopServicesAtom, ref),
      chooseService: () => store.set(chooseGivenServiceAtom, ref),
      provider: () => store.set(loadProviderAtom, ref),
      city: () => store.set(findPlaceAtom, ref),
      eligibility: () => store.set(checkEligibilityAtom, ref),
      coverage: () => store.set(findCoverageAtom, ref),
      facts: () => store.set(loadFactsAtom, ref),
      alternatives: () => store.set(loadAlternativesAtom, ref),
      lead: () => store.set(loadSuggestionsAtom, ref),
      suggestions: () => store.set(loadSuggestionsAtom, ref),
      recipients: () => store.set(loadSummaryAtom, ref),
      createLead: () => store.set(createLeadAtom, ref),
      assign: () => store.set(assignLeadAtom, ref),
    };
    return {
      send,
      retry: (name: FunnelTaskName) => void calls[name]?.(),
      chooseService: (service) => {
        if (!isSending()) void store.set(chooseServiceAtom, { ref, service });
      },
      typePostalCode: (text) => {
        if (!isSending()) store.set(typePostalCodeAtom, { ref, text });
      },
      goTo: (step) => send({ type: 'went-to', step }),
      getQuotes: () => calls.createLead?.(),
      sendToPros: () => calls.assign?.(),
      skipPros: () => {
        if (!isSending()) store.set(skipProvidersAtom, ref);
      },
      chooseAlternative: (providerId) => void store.set(chooseProviderAtom, { ref, providerId }),
      goOnWithoutPro: () => send({ type: 'provider-dropped' }),
      loadReviews: (providerId, type) => void store.set(loadReviewsAtom, { ref, providerId, type }),
      markHired: (recipient) => void store.set(markHiredAtom, { ref, recipient }),
      updatePhone: (phoneNumber) => void store.set(updatePhoneAtom, { ref, phoneNumber }),
      forget: () => dropFunnel(store.get, ref.options.persistedAs),
    } satisfies Partial<FunnelActions>;
  }, [store, ref]);

  useEffect(() => {
    if (funnel !== null && isShown) for (const name of neededCalls(funnel)) actions.retry(name);
  }, [funnel, isShown, actions]);

  return useMemo(
    () => ({
      ...actions,
      questions,
      task: (name) => (funnel === null ? { phase: 'idle', failure: null } : taskOf(funnel, name)),
      goOn: () => actions.send({ type: 'went-on', questions: all }),
      goBack: () => actions.send({ type: 'went-back', questions: all }),
      refresh: () => {
        const step = funnel?.state.step;
        if (step === 'service') actions.retry('topServices');
        if (step === 'suggestions') actions.retry('suggestions');
        if (step === 'summary') actions.retry('recipients');
      },
    }),
    [actions, all, questions, funnel],
  );
}
