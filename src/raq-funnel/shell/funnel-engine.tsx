import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { FEATURES } from '../../element/feature.js';
import { routeHref } from '../../element/routes.js';
import type { Failure } from '../../element/run-call.js';
import { LazyBoundary } from '../../element/widget/lazy-boundary.js';
import { useAtomValue } from '../../element/widget/store.js';
import { useMethods, useWidget } from '../../element/widget/widget-context.js';
import { type Catalogue, loadedMessages } from '../../i18n/catalogue.js';
import { languageOf } from '../../i18n/locale.js';
import { ResumedNote, SaveProgress } from '../extras/lazy-extras.js';
import { CONSENT_VERSION, FUNNEL_STEPS, type ServiceChoice } from '../funnel/funnel.js';
import {
  type Funnel,
  type FunnelId,
  type FunnelOptions,
  type FunnelRef,
  funnelAtomOf,
  taskOf,
} from '../state/store.js';
import type { FunnelSettings, FunnelView } from './funnel-context.js';
import { addressOf, attributesOf, consentOf, entryOf, fieldsOf } from './funnel-entry.js';
import { useFunnelActions } from './use-funnel-actions.js';
import { type FunnelModal, startAddress, useFunnelAddress } from './use-funnel-address.js';
import { useFunnelLifecycle } from './use-funnel-lifecycle.js';

/** The questions carry their English text. */
export const STARTER_QUESTIONS: Catalogue = {
  en: {},
  es: async () => (await import('../questions/starter-questions.es-US.json')).default,
};

export interface FunnelEngineProps {
  readonly id: FunnelId;
  readonly settings: FunnelSettings;
  readonly findServices: FunnelView['findServices'];
  /** The service that was selected before the engine loaded. */
  readonly chosen: ServiceChoice | null;
  readonly choose: (service: null) => void;
  readonly onView: (view: FunnelView) => void;
}

/** Runs the funnel after the first answer: its state, its calls and its address. It renders nothing itself. */
export function FunnelEngine(props: FunnelEngineProps): null {
  const { id, settings, findServices, chosen, choose, onView } = props;
  const { session, t } = useWidget();
  const funnel = useAtomValue(useMemo(() => funnelAtomOf(id), [id]));
  const options = useFunnelOptions(settings, t('funnelConsentText'));
  const ref = useMemo<FunnelRef>(() => ({ id, session, options }), [id, session, options]);
  const entry = useFunnelEntry(settings);
  const { restart, resumeAgain } = useFunnelLifecycle(ref, entry, funnel, settings);
  const modal = useFunnelModal(settings, funnel);
  const actions = useFunnelActions(ref, funnel, modal.isShown);
  useFunnelAddress(settings, funnel?.state ?? null, actions.goTo, modal);
  const startOver = () => {
    actions.forget();
    restart();
  };
  // A changed consent text needs a new consent.
  const agreed = useRef(options.consent);
  useEffect(() => {
    const { version, text } = options.consent;
    if (agreed.current.version === version && agreed.current.text === text) return;
    agreed.current = options.consent;
    actions.send({ type: 'consent-ticked', hasConsented: false });
  }, [options.consent, actions]);
  const isOpen = funnel?.state.rehydrateComplete === true;
  const goTo = (to: string) => {
    const step = FUNNEL_STEPS.find((each) => each === to);
    if (step !== undefined) actions.goTo(step);
  };
  useMethods(isOpen ? { refresh: actions.refresh, goTo, reset: startOver } : {});
  // It may come just after the funnel has begun, from the view before.
  useEffect(() => {
    if (!isOpen || chosen === null) return;
    actions.chooseService(chosen);
    choose(null);
  }, [isOpen, chosen, actions, choose]);
  useLayoutEffect(() => {
    if (!funnel?.state.rehydrateComplete) return;
    onView({
      ...funnel,
      ...actions,
      settings,
      consent: options.consent,
      caller: ref,
      findServices,
      startOver,
      resumeAgain,
      above: funnel.resume && (
        <LazyBoundary isSilent>
          <ResumedNote />
        </LazyBoundary>
      ),
      below: settings.saveProgress && (
        <LazyBoundary isSilent>
          <SaveProgress />
        </LazyBoundary>
      ),
      close: modal.close,
    });
  });
  return null;
}

/** Keep the same object while its content is equal, because hosts may create new objects on every render. */
function useFunnelEntry(settings: FunnelSettings) {
  const [at] = useState(() => startAddress(settings));
  const now = entryOf(settings, at, new URLSearchParams(location.search));
  const [entry, setEntry] = useState(now);
  if (JSON.stringify(now) !== JSON.stringify(entry)) setEntry(now);
  return entry;
}

function useFunnelOptions(settings: FunnelSettings, consentText: string): FunnelOptions {
  const { features, format } = useWidget();
  const starterTexts = loadedMessages(languageOf(format.locale), STARTER_QUESTIONS) ?? STARTER_QUESTIONS.en;
  return useMemo(() => {
    const { basePath, createFields, initialValues, partnerId = '', clickId = '' } = settings;
    return {
      ...settings,
      locale: format.locale,
      createFields: fieldsOf(createFields),
      address: addressOf(initialValues),
      attributes: attributesOf(initialValues),
      consent: consentOf(settings.consent) ?? { version: CONSENT_VERSION, text: consentText },
      partnerId,
      clickId,
      isHandy: features.includes(FEATURES.handy),
      summaryHref: (leadId) => routeHref(basePath, 'raq-funnel', { leadId, step: 'summary' }) ?? '',
      starterTexts,
    };
  }, [settings, features, consentText, starterTexts, format.locale]);
}

/** The funnel as a dialog. A challenge on the create call closes it, and the replay opens it again. */
function useFunnelModal({ isModal, open: isOpen }: FunnelSettings, funnel: Funnel | null): FunnelModal {
  const { session, reflect } = useWidget();
  const leadId = funnel?.state.leadId ?? '';
  const close = useCallback(() => {
    reflect('open', false);
    session.emit('funnel-close', leadId === '' ? {} : { leadId });
  }, [reflect, session, leadId]);
  const open = () => reflect('open', true);
  const { failure } = taskOf(funnel, 'createLead');
  const challenge = failure?.kind === 'challenge' ? failure : null;
  // Each challenge closes the dialog once. It can be opened again in the meantime.
  const closedBy = useRef<Failure | null>(null);
  useEffect(() => {
    if (!isModal) return;
    if (challenge !== null && challenge !== closedBy.current) {
      closedBy.current = challenge;
      close();
    }
    if (closedBy.current !== null && leadId !== '') {
      closedBy.current = null;
      reflect('open', true);
    }
  }, [isModal, challenge, leadId, close, reflect]);
  return { isShown: !isModal || isOpen, open, close };
}
