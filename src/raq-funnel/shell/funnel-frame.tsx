import { type ReactElement, useRef, useState } from 'react';
import { lazyView } from '../../element/widget/lazy-view.js';
import { useWidget } from '../../element/widget/widget-context.js';
import { Icon } from '../../ui/icons/icon.js';
import { lazyModule } from '../../ui/lazy-module.js';
import { hiddenInReplays } from '../../ui/replay-marks.js';
import type { FunnelState, FunnelStep, ServiceChoice } from '../funnel/funnel.js';
import { left, ServiceBox, ServiceTiles, StepError, useServiceMarks } from '../service/service-box.js';
import { type Arrival, ArrivalContext, STEP_NAMES, StepTitle } from '../step/step-title.js';
import { canGoBack, canGoTo, placeOf, stepPlace } from '../step/steps.js';
import { useOpeningFunnel } from './funnel-context.js';

/** The steps after the first, with the engine and the dialog. */
export const funnelSteps = lazyModule(() => import('./funnel-steps.js'));

export const FunnelDialog = lazyView(funnelSteps, (loaded) => loaded.FunnelDialog);
export const FunnelEngine = lazyView(funnelSteps, (loaded) => loaded.FunnelEngine);
const FunnelSteps = lazyView(funnelSteps, (loaded) => loaded.FunnelSteps);

export function FunnelFrame(): ReactElement {
  const { t, format } = useWidget();
  const { state, task, goBack, above } = useOpeningFunnel();
  const { step } = state;
  const panel = useRef<HTMLDivElement>(null);
  const arrival = useRef<Arrival>({ place: placeOf(state), isUsed: false });
  const use = () => {
    arrival.current.isUsed = true;
  };
  const isFirst = step === 'service';
  const { index, total } = stepPlace(state);
  const at = { index: format.count(index), total: format.count(total), name: t(STEP_NAMES[step]) };

  return (
    <ArrivalContext value={arrival}>
      <div
        className="funnel"
        part="funnel panel"
        data-panel=""
        data-step={step}
        ref={panel}
        onClickCapture={use}
        onKeyDownCapture={use}
      >
        <div className="funnel-in">
          <div className="funnel-top">
            <div className="funnel-nav">
              {canGoBack(state) && (
                <button
                  // A double tap must not go back twice: the next screen has a Back of its own.
                  key={placeOf(state)}
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
              )}
              <p className="funnel-at hint">{t('funnelAt', at)}</p>
            </div>
            <FunnelProgress />
          </div>
          {above}
          {isFirst ? (
            <ServiceStep />
          ) : (
            // The engine has gone to this step, so it is loaded together with the steps.
            <FunnelSteps region={panel} />
          )}
        </div>
      </div>
    </ArrivalContext>
  );
}

function lookOf({ steps, step }: FunnelState, of: FunnelStep): 'done' | 'now' | undefined {
  if (of === step) return step === 'summary' ? 'done' : 'now';
  return steps.indexOf(of) < steps.indexOf(step) ? 'done' : undefined;
}

function FunnelProgress(): ReactElement {
  const { t } = useWidget();
  const { state, goTo } = useOpeningFunnel();
  return (
    <ol className="funnel-progress" part="progress" aria-label={t('funnelProgress')}>
      {state.steps.map((step) => (
        <li key={step} className={lookOf(state, step)} aria-current={step === state.step ? 'step' : undefined}>
          {step !== state.step && canGoTo(state, step) ? (
            <button type="button" onClick={() => goTo(step)}>
              <span>{t(STEP_NAMES[step])}</span>
            </button>
          ) : (
            <span>{t(STEP_NAMES[step])}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

function ServiceStep(): ReactElement {
  const { t } = useWidget();
  const { state, task, topServices, found, chooseService, goOn, retry, settings } = useOpeningFunnel();
  const { categoryId, categoryName, taskCategoryId, taskCategoryName } = state.form;
  const chosen = taskCategoryName || categoryName;
  const [text, setText] = useState(chosen);
  const [requestedService, setRequestedService] = useState<ServiceChoice | null>(null);
  const marks = useServiceMarks(settings.categoryCatalog, topServices !== null || found.query !== '');
  const title = useRef<HTMLHeadingElement>(null);
  const choice = task('chooseService');
  const isBusy = choice.phase === 'busy';
  const top = task('topServices');
  const hasTopFailed = topServices === null && top.phase === 'failed';

  const choose = (service: ServiceChoice) => {
    if (service.words === undefined) setText(service.name);
    setRequestedService(service);
    chooseService(service);
  };
  return (
    <form
      className="funnel-step"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) goOn();
      }}
    >
      <div {...hiddenInReplays('funnel-main')}>
        <StepTitle ref={title}>{t('funnelServiceTitle')}</StepTitle>
        <ServiceBox text={text} isChosen={text === chosen} marks={marks} onText={setText} onChoose={choose} />
        {choice.phase === 'failed' ? (
          <StepError
            task={choice}
            message="funnelChooseFailed"
            onRetry={() => (requestedService ? choose(requestedService) : retry('chooseService'))}
          />
        ) : null}
        {topServices === null && !hasTopFailed ? (
          <p className="sr" role="status">
            {t('funnelTopLoading')}
          </p>
        ) : null}
        <ServiceTiles
          label="funnelTopCategories"
          services={topServices}
          marks={marks}
          chosenId={taskCategoryId || categoryId}
          busyId={(isBusy && requestedService?.id) || ''}
          onChoose={choose}
        >
          {hasTopFailed ? (
            <StepError
              task={top}
              message="funnelTopFailed"
              onRetry={() => {
                // The button disappears, and the focus with it.
                title.current?.focus({ preventScroll: true });
                retry('topServices');
              }}
            />
          ) : undefined}
        </ServiceTiles>
      </div>
      {chosen !== '' && text === chosen ? (
        <div className="funnel-foot">
          <button type="submit" className="btn primary" aria-disabled={isBusy || undefined}>
            {t('funnelContinue')}
          </button>
        </div>
      ) : null}
    </form>
  );
}
