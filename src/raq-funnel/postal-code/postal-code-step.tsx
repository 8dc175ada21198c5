import { type ReactElement, useEffect, useState } from 'react';
import { useWidget } from '../../element/widget/widget-context.js';
import { TextField } from '../../ui/field/text-field.js';
import { Icon } from '../../ui/icons/icon.js';
import { check } from '../../ui/icons/icons.js';
import { useFunnel } from '../shell/funnel-context.js';
import { TaskFailure } from '../shell/task-failure.js';
import { StepForm } from '../step/step-form.js';

/** '78704-1234' */
const LONGEST = 10;

/** How long Continue waits for the city, in milliseconds. A slow lookup blocks nobody. */
const WAIT_MS = 1500;

export function PostalCodeStep(): ReactElement {
  const { t } = useWidget();
  const { state, task, typePostalCode, goOn } = useFunnel();
  const isUnknown = state.coverage === 'no-place';
  const [isWaiting, setWaiting] = useState(false);
  const isLooking = task('city').phase === 'busy';
  useEffect(() => {
    if (!isWaiting) return;
    const goAhead = () => {
      setWaiting(false);
      if (!isUnknown) goOn();
    };
    if (!isLooking) return goAhead();
    const timer = setTimeout(goAhead, WAIT_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, isLooking, isUnknown, goOn]);
  const type = (next: string) => {
    setWaiting(false);
    typePostalCode(next);
  };
  return (
    <StepForm
      title={t('funnelPlaceTitle')}
      lead={t('funnelPlaceLead')}
      isBusy={isWaiting}
      onContinue={() => (isLooking ? setWaiting(true) : goOn())}
    >
      {({ errorOf }) => (
        <>
          <div className="funnel-zip" data-field="postalCode">
            <TextField
              label={t('funnelPostalCode')}
              hint={t('funnelPostalCodeHint')}
              value={state.form.postalCode}
              onChange={type}
              maxLength={LONGEST}
              error={errorOf('postalCode') ?? (isUnknown ? t('funnelPostalCodeUnknown') : undefined)}
              attributes={{
                name: 'postalCode',
                inputMode: 'numeric',
                autoComplete: 'postal-code',
                enterKeyHint: 'next',
                required: true,
                dir: 'ltr',
              }}
            />
            <City />
          </div>
          {isUnknown ? null : <TaskFailure name="city" sentence="funnelCityFailed" />}
        </>
      )}
    </StepForm>
  );
}

function City(): ReactElement {
  const { t } = useWidget();
  const { state, task } = useFunnel();
  const { place } = state;
  const isBusy = task('city').phase === 'busy';
  return (
    <p className="funnel-city" role="status">
      {place ? (
        <>
          <Icon path={check} />
          <span>
            {place.city}, {place.state}
          </span>
        </>
      ) : null}
      {isBusy && place === null ? (
        <>
          <span className="spin" />
          <span className="sr">{t('funnelCityLooking')}</span>
        </>
      ) : null}
    </p>
  );
}
