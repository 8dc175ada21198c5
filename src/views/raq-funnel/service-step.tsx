import { type ReactElement, useState } from 'react';
import type { ServiceChoice } from '../../contract/raq-funnel.js';
import { useWidget } from '../widget/widget-context.js';
import { useFunnel } from './funnel-context.js';
import { ServiceBox } from './service-box.js';
import { StepTitle } from './step-title.js';
import { TopServices } from './top-services.js';
import { useServiceMarks } from './use-service-marks.js';

/** What is to be done: a few words, or one of the top categories, which goes on at once (Spec §4 Funnel). */
export function ServiceStep(): ReactElement {
  const { t } = useWidget();
  const { state, task, chooseService, goOn, retry, categoryCatalog } = useFunnel();
  const { categoryName, taskCategoryName } = state.form;
  const chosen = taskCategoryName || categoryName;
  const [text, setText] = useState(chosen);
  const [asked, setAsked] = useState<ServiceChoice | null>(null);
  const marks = useServiceMarks(categoryCatalog);
  const choice = task('chooseService');
  const isBusy = choice.phase === 'busy';

  const choose = (service: ServiceChoice) => {
    setText(service.name);
    setAsked(service);
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
      <div className="funnel-main">
        <StepTitle>{t('funnelServiceTitle')}</StepTitle>
        <ServiceBox text={text} isChosen={text === chosen} marks={marks} onText={setText} onChoose={choose} />
        {choice.phase === 'failed' ? (
          <p className="err" role="alert">
            <span>{choice.failure?.customMessage ?? t('funnelChooseFailed')}</span>
            <button type="button" className="link" onClick={() => (asked ? choose(asked) : retry('chooseService'))}>
              {t('retry')}
            </button>
          </p>
        ) : null}
        <TopServices marks={marks} busyId={(isBusy && asked?.id) || ''} onChoose={choose} />
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
