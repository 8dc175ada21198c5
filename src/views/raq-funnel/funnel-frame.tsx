import { type ReactElement, useRef } from 'react';
import { canGoBack, stepPlace } from '../../domain/raq-funnel/steps.js';
import { Icon } from '../../ui/icon.js';
import { lazyPart, useLazyPart, useSeen } from '../widget/lazy-part.js';
import { NotLoaded } from '../widget/not-loaded.js';
import { useWidget } from '../widget/widget-context.js';
import { type Arrival, ArrivalContext, placeOf } from './arrival.js';
import { useFunnel } from './funnel-context.js';
import { left } from './funnel-icons.js';
import { FunnelProgress } from './funnel-progress.js';
import { ServiceStep } from './service-step.js';
import { STEP_NAMES } from './step-names.js';
import { StepSkeleton } from './step-skeleton.js';

const steps = lazyPart(async () => (await import('./funnel-steps.js')).FunnelSteps);

/** What stands around every screen: Back, the progress, and the screen itself (look: one question a screen). */
export function FunnelFrame(): ReactElement {
  const { t, format } = useWidget();
  const { state, task, topServices, goBack } = useFunnel();
  const { step } = state;
  const panel = useRef<HTMLDivElement>(null);
  const arrival = useRef<Arrival>({ place: placeOf(state), isReady: state.rehydrateComplete });
  const isFirst = step === 'service';
  const isSeen = useSeen(topServices !== null);
  const { Part: FunnelSteps, hasFailed, retry } = useLazyPart(steps, isSeen || !isFirst);
  const { index, total } = stepPlace(state);
  const at = { index: format.count(index), total: format.count(total), name: t(STEP_NAMES[step]) };

  const screen = () => {
    if (isFirst) return <ServiceStep />;
    if (FunnelSteps !== null) return <FunnelSteps region={panel} />;
    return <div className="funnel-main">{hasFailed ? <NotLoaded onRetry={retry} /> : <StepSkeleton />}</div>;
  };
  return (
    <ArrivalContext value={arrival}>
      <div className="funnel" part="panel" data-panel="" data-step={step} ref={panel}>
        <div className="funnel-in">
          <div className="funnel-top">
            <div className="funnel-nav">
              {canGoBack(state) ? (
                <button
                  type="button"
                  className="btn quiet"
                  part="back"
                  aria-disabled={task('createLead').phase === 'busy' || undefined}
                  onClick={() => {
                    if (task('createLead').phase !== 'busy') goBack();
                  }}
                >
                  <Icon path={left} className="flips" />
                  {t('funnelBack')}
                </button>
              ) : (
                <span />
              )}
              <p className="funnel-at">{t('funnelAt', at)}</p>
            </div>
            <FunnelProgress />
          </div>
          {screen()}
        </div>
      </div>
    </ArrivalContext>
  );
}
