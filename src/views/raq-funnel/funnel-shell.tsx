import { useStore } from 'jotai';
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { type FunnelCaller, isFunnelKeptAtom, newFunnelId } from '../../state/raq-funnel-store.js';
import { lazyPart, useLazyPart, useSeen } from '../widget/lazy-part.js';
import { useWidgetReady } from '../widget/use-widget-ready.js';
import { useWidget } from '../widget/widget-context.js';
import { WidgetNotice } from '../widget/widget-notice.js';
import { beginsPlainly } from './begins-plainly.js';
import { FunnelContext, type FunnelView } from './funnel-context.js';
import type { FunnelSettings } from './funnel-settings.js';
import { NOTHING_YET } from './nothing-yet.js';
import { RaqFunnel } from './raq-funnel.js';
import { useFindServices } from './use-find-services.js';
import { useOpening } from './use-opening.js';

const funnelEngine = lazyPart(async () => (await import('./funnel-engine.js')).FunnelEngine);

export interface FunnelShellProps {
  readonly settings: FunnelSettings;
  /** What a host asks of the funnel can be done from now on. */
  readonly onMethods: () => void;
}

/** A funnel: its first question at once, and what comes after it as soon as that stands there. */
export function FunnelShell({ settings, onMethods }: FunnelShellProps): ReactElement {
  const { asker, t, reflect } = useWidget();
  const store = useStore();
  const [id] = useState(newFunnelId);
  const caller = useMemo<FunnelCaller>(() => ({ id, asker }), [id, asker]);
  const isShown = !settings.isModal || settings.isOpen;
  const [isPlain] = useState(() => beginsPlainly(settings, store.get(isFunnelKeptAtom)));
  const [view, setView] = useState<FunnelView | null>(null);
  const opening = useOpening(caller, isPlain && isShown && view === null);
  const findServices = useFindServices(caller);
  const first = opening.view;
  const hasFirst = first !== null && (first.topServices !== null || first.task('topServices').phase === 'failed');
  const isSeen = useSeen(hasFirst);
  const hasBegun = useRef(false);
  const isTouched = opening.chosen !== null || (first !== null && first.found.query !== '');
  hasBegun.current ||= isShown && (!isPlain || isSeen || isTouched);
  const { Part: Engine, hasFailed, retry } = useLazyPart(funnelEngine, hasBegun.current);
  const isThere = view !== null;
  useEffect(() => {
    if (isThere) onMethods();
  }, [isThere, onMethods]);
  useEffect(() => {
    if (hasFailed) asker.emit('widget-error', { operation: 'load', kind: 'network' });
  }, [hasFailed, asker]);
  useWidgetReady(!isShown || (isPlain ? hasFirst : isThere));

  const close = () => {
    reflect('open', false);
    asker.emit('funnel-close', {});
  };
  const shown = view ?? (first && { ...NOTHING_YET, ...first, findServices, isModal: settings.isModal, close });
  return (
    <>
      {Engine === null ? null : (
        <Engine id={id} settings={settings} findServices={findServices} chosen={opening.chosen} onView={setView} />
      )}
      {!isShown ? null : hasFailed && !isThere ? (
        <WidgetNotice t={t} message="notLoaded" hint="notLoadedHint" onRetry={retry} />
      ) : shown === null ? (
        <div className="surface funnel-wait" aria-busy="true" />
      ) : (
        <FunnelContext value={shown}>
          <RaqFunnel />
        </FunnelContext>
      )}
    </>
  );
}
