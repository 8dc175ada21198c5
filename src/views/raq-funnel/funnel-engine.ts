import { useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { ServiceChoice } from '../../contract/raq-funnel.js';
import { isFeatureOn } from '../../domain/feature.js';
import { FUNNEL_STEPS } from '../../domain/raq-funnel/steps.js';
import { routeHref } from '../../domain/route/route-href.js';
import { type FunnelId, type FunnelOptions, type FunnelRef, funnelAtomOf } from '../../state/raq-funnel-store.js';
import { useMethods } from '../widget/use-methods.js';
import { useWidget } from '../widget/widget-context.js';
import type { FunnelView } from './funnel-context.js';
import { addressOf, attributesOf, consentOf, entryOf, fieldsOf } from './funnel-entry.js';
import type { FunnelSettings } from './funnel-settings.js';
import { keptAs } from './kept-as.js';
import { useFunnelActions } from './use-funnel-actions.js';
import { addressNow, useFunnelAddress } from './use-funnel-address.js';
import { useFunnelLife } from './use-funnel-life.js';
import { useFunnelModal } from './use-funnel-modal.js';

export interface FunnelEngineProps {
  readonly id: FunnelId;
  readonly settings: FunnelSettings;
  readonly findServices: FunnelView['findServices'];
  /** The service that was chosen before this was there. */
  readonly chosen: ServiceChoice | null;
  readonly onView: (view: FunnelView) => void;
}

/**
 * The funnel of an element from its first answer on: its state, its calls and its place in the page's address; it draws
 * nothing itself (Spec §4 Funnel).
 */
export function FunnelEngine({ id, settings, findServices, chosen, onView }: FunnelEngineProps): null {
  const { asker, t } = useWidget();
  const funnel = useAtomValue(useMemo(() => funnelAtomOf(id), [id]));
  const options = useFunnelOptions(settings, t('funnelConsentText'));
  const ref = useMemo<FunnelRef>(() => ({ id, asker, options }), [id, asker, options]);
  const entry = useFunnelEntry(settings);
  const { beginAnew } = useFunnelLife(ref, entry, funnel);
  const modal = useFunnelModal(settings, funnel);
  const actions = useFunnelActions(ref, funnel, modal.isShown, settings.questions);
  useFunnelAddress(settings, funnel?.state ?? null, actions.goTo);
  const startOver = () => {
    actions.forget();
    beginAnew();
  };
  useMethods({
    refresh: actions.refresh,
    goTo: (to) => {
      const step = FUNNEL_STEPS.find((each) => each === to);
      if (step !== undefined) actions.goTo(step);
    },
    reset: startOver,
  });
  // What was agreed to is a text: another one has to be agreed to anew.
  const agreed = useRef(options.consent);
  useEffect(() => {
    const { version, text } = options.consent;
    if (agreed.current.version === version && agreed.current.text === text) return;
    agreed.current = options.consent;
    actions.send({ type: 'consent-ticked', hasConsented: false });
  }, [options.consent, actions]);
  const isOpen = funnel?.state.rehydrateComplete === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken once, when the funnel has begun
  useEffect(() => {
    if (isOpen && chosen !== null) actions.chooseService(chosen);
  }, [isOpen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: how it begins anew reads what is newest
  const view = useMemo<FunnelView | null>(
    () =>
      funnel && {
        ...actions,
        findServices,
        state: funnel.state,
        consent: options.consent,
        topServices: funnel.topServices,
        found: funnel.found,
        recipients: funnel.recipients,
        deals: funnel.deals,
        reviewsOf: (providerId) => funnel.reviews.get(providerId) ?? null,
        startOver,
        categoryCatalog: settings.categoryCatalog,
        isModal: settings.isModal,
        close: modal.close,
      },
    [funnel, actions, options, settings, modal.close, findServices],
  );
  useLayoutEffect(() => {
    if (view?.state.rehydrateComplete) onView(view);
  }, [view, onView]);
  return null;
}

/** The same entry while it says the same: a host may write new objects at each of its renders. */
function useFunnelEntry(settings: FunnelSettings) {
  const { routing, basePath } = settings;
  const at = useRef(addressNow({ routing, basePath }));
  const entry = entryOf(settings, at.current, new URLSearchParams(location.search));
  const text = JSON.stringify(entry);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what the entry says
  return useMemo(() => entry, [text]);
}

function useFunnelOptions(settings: FunnelSettings, consentText: string): FunnelOptions {
  const { features } = useWidget();
  return useMemo(() => {
    const { source, basePath, createFields, initialValues, partnerId, clickId } = settings;
    return {
      source,
      suggestionLimit: settings.suggestionLimit,
      createVersion: settings.createVersion,
      assignVersion: settings.assignVersion,
      createFields: fieldsOf(createFields),
      address: addressOf(initialValues),
      attributes: attributesOf(initialValues),
      consent: consentOf(settings.consent) ?? { version: settings.consentVersion, text: consentText },
      partnerId,
      clickId,
      isHandy: isFeatureOn(features, 'handy'),
      keptAs: keptAs(settings),
      summaryHref: (leadId) => routeHref(basePath, 'raq-funnel', { leadId, step: 'summary' }) ?? '',
      questions: settings.questions,
    };
  }, [settings, features, consentText]);
}
