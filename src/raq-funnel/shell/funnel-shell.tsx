import { type ReactElement, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { LazyBoundary, NotLoaded } from '../../element/widget/lazy-boundary.js';
import { useAtomValue, useStore } from '../../element/widget/store.js';
import { usePreload } from '../../element/widget/use-lazy.js';
import { useWidget, useWidgetReady } from '../../element/widget/widget-context.js';
import { useErrorEvent, WidgetNotice } from '../../element/widget/widget-notice.js';
import type { Store } from '../../session/session.js';
import { useSeen } from '../../ui/use-seen.js';
import type { ServiceChoice } from '../funnel/funnel.js';
import { findServices, loadTopServices } from '../service/services-state.js';
import {
  type FunnelCaller,
  funnelAtomOf,
  funnelOf,
  isFunnelPersisted,
  newFunnelId,
  openFunnel,
  taskOf,
} from '../state/store.js';
import { EMPTY_ENTRY } from '../step/steps.js';
import { FunnelContext, type FunnelSettings, type FunnelView } from './funnel-context.js';
import { FunnelDialog, FunnelEngine, FunnelFrame, funnelSteps } from './funnel-frame.js';

const nothing = () => {};

/** Not needed before the rest of the funnel is loaded. */
const NOTHING_YET = { goOn: nothing, goBack: nothing, goTo: nothing };

/** How long typing must pause before services are searched, in milliseconds. */
const TYPING_MS = 200;

/** The funnel: its first step, and the rest when that has loaded. */
export function FunnelShell({ settings }: { readonly settings: FunnelSettings }): ReactElement {
  const { session, t, reflect } = useWidget();
  const store = useStore();
  const [id] = useState(newFunnelId);
  const caller = useMemo<FunnelCaller>(() => ({ id, session }), [id, session]);
  const { isModal } = settings;
  const isShown = !isModal || settings.open;
  const hasLauncher = isModal && settings.launch === 'button';
  const [isPlain] = useState(() => startsAtService(settings, store));
  const [view, setView] = useState<FunnelView | null>(null);
  const opening = useOpening(caller, isPlain && isShown && view === null);
  const findServices = useFindServices(caller);
  // A funnel that does not start at the service may be at a step that needs its engine.
  const first = isPlain ? opening.view : null;
  const hasFirst = first !== null && (first.topServices !== null || first.task('topServices').phase === 'failed');
  const isSeen = useSeen(hasFirst);
  const hasBegun = useRef(false);
  const isTouched = opening.chosen !== null || (first !== null && first.found.query !== '');
  hasBegun.current ||= isShown && (!isPlain || isSeen || isTouched);
  const rest = usePreload(funnelSteps, hasBegun.current || (isModal && isShown));
  const { hasFailed } = rest;
  const isThere = view !== null;
  useErrorEvent(session.emit, hasFailed, 'load', 'network');
  useWidgetReady(!isShown || (isPlain ? hasFirst : isThere));

  const close = () => {
    reflect('open', false);
    session.emit('funnel-close', {});
  };
  const launch = () => {
    funnelSteps.preload();
    reflect('open', true);
  };
  const above = hasFailed ? (
    <div className="funnel-main" style={{ paddingBlockEnd: 0 }}>
      <NotLoaded onRetry={rest.retry} />
    </div>
  ) : null;
  const shown = view ?? (first && { ...NOTHING_YET, ...first, findServices, settings, close, above });
  const content = () => {
    if (!isShown) return null;
    // A dialog needs the rest; the first screen of an inline funnel stays, with what was typed.
    if (hasFailed && (isModal || shown === null)) {
      return <WidgetNotice t={t} message="notLoaded" hint="notLoadedHint" onRetry={rest.retry} />;
    }
    if (shown !== null) {
      return (
        <FunnelContext value={shown}>
          {isModal ? (
            <LazyBoundary isSilent>
              {rest.isReady ? (
                <FunnelDialog>
                  <FunnelFrame />
                </FunnelDialog>
              ) : null}
            </LazyBoundary>
          ) : (
            <section className="surface" aria-label={t('funnelHeading')}>
              <FunnelFrame />
            </section>
          )}
        </FunnelContext>
      );
    }
    if (hasLauncher) return null;
    return (
      <div className="surface funnel-wait" aria-busy={!opening.isResuming}>
        {opening.isResuming && (
          <p className="funnel-main" role="status">
            {t('funnelResuming')}
          </p>
        )}
      </div>
    );
  };
  return (
    <>
      {rest.isReady ? (
        <LazyBoundary isSilent>
          <FunnelEngine
            id={id}
            settings={settings}
            findServices={findServices}
            chosen={opening.chosen}
            choose={opening.choose}
            onView={setView}
          />
        </LazyBoundary>
      ) : null}
      {hasLauncher ? (
        <FunnelLauncher
          isBusy={isShown && !hasFailed && (shown === null || !rest.isReady)}
          onNear={funnelSteps.preload}
          onPress={launch}
        />
      ) : null}
      {content()}
    </>
  );
}

/** Whether a funnel starts at the service step, because nothing is provided or stored. */
function startsAtService(settings: FunnelSettings, store: Store): boolean {
  const { spId, categoryId, leadId, resumeToken, step, routing, prefillParams, initialValues, persistedAs } = settings;
  const isProvided = [spId, categoryId, leadId, resumeToken, step, initialValues].some((each) => each !== undefined);
  if (isProvided || routing !== 'memory' || prefillParams?.length) return false;
  return persistedAs === null || !isFunnelPersisted(store, persistedAs);
}

function useFindServices(caller: FunnelCaller): FunnelView['findServices'] {
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(typing.current), []);
  return useCallback(
    (query, instead = []) => {
      clearTimeout(typing.current);
      typing.current = setTimeout(() => findServices(caller, query, instead), TYPING_MS);
    },
    [caller],
  );
}

type OpeningView = Pick<FunnelView, 'state' | 'task' | 'topServices' | 'found' | 'chooseService' | 'retry'>;

/** The service step by itself, while the rest of the funnel loads, and the service that is selected in the meantime. */
function useOpening(caller: FunnelCaller, isWanted: boolean) {
  const { id } = caller;
  const funnel = useAtomValue(useMemo(() => funnelAtomOf(id), [id]));
  const [chosen, choose] = useState<ServiceChoice | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    // A funnel that has started must not start again when its engine loads.
    if (funnelOf(caller) === null) openFunnel(caller, EMPTY_ENTRY);
    void loadTopServices(caller);
  }, [isWanted, caller]);
  const view: OpeningView | null = funnel && {
    state: funnel.state,
    topServices: funnel.topServices,
    found: funnel.found,
    task: (name) =>
      name === 'chooseService' && chosen !== null ? { phase: 'busy', failure: null } : taskOf(funnel, name),
    chooseService: choose,
    retry: () => void loadTopServices(caller),
  };
  return { view, chosen, choose, isResuming: funnel?.resume?.outcome === 'busy' };
}

interface FunnelLauncherProps {
  /** It was pressed, and what it opens is not there yet. */
  readonly isBusy: boolean;
  /** A pointer or the focus is on it. */
  readonly onNear: () => void;
  readonly onPress: () => void;
}

/** The button that opens the modal, or the host's own in the slot `launch`. */
function FunnelLauncher({ isBusy, onNear, onPress }: FunnelLauncherProps): ReactElement {
  const { t } = useWidget();
  const place = useRef<HTMLDivElement>(null);
  // Before the button is painted, so that no press is missed. React does not hear the events of elements in the slot.
  useLayoutEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const press = (event: MouseEvent) => {
      const { target, defaultPrevented, ctrlKey, metaKey, shiftKey } = event;
      const control = target instanceof Element ? target.closest<HTMLElement>('button, a, [tabindex]') : null;
      if (control === null || defaultPrevented || ctrlKey || metaKey || shiftKey) return;
      event.preventDefault();
      // Safari gives a pressed button no focus, and the dialog returns the focus to where it was.
      control.focus({ preventScroll: true });
      onPress();
    };
    place.current?.addEventListener('click', press, { signal });
    place.current?.addEventListener('pointerover', onNear, { signal });
    place.current?.addEventListener('focusin', onNear, { signal });
    return () => listening.abort();
  }, [onNear, onPress]);
  return (
    <div className="funnel-launch" part="launch" ref={place}>
      <slot name="launch">
        <button type="button" className="btn primary" aria-haspopup="dialog" aria-busy={isBusy || undefined}>
          {isBusy ? <span className="spin" /> : null}
          {t('funnelLaunch')}
        </button>
      </slot>
    </div>
  );
}
