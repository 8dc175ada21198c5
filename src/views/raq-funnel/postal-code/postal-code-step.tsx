import { type ReactElement, useState } from 'react';
import { TextField } from '../../../ui/field/text-field.js';
import { Icon } from '../../../ui/icons/icon.js';
import { check } from '../../../ui/icons/icons.js';
import { useWidget } from '../../widget/widget-context.js';
import { useFunnel } from '../shell/funnel-context.js';
import { TaskFailure } from '../shell/task-failure.js';
import { StepForm } from '../step/step-form.js';

/** '78704-1234' */
const LONGEST = 10;

/** The step for the postal code. The city appears after the fifth digit. */
export function PostalCodeStep(): ReactElement {
  const { t } = useWidget();
  const { state, typePostalCode, goOn } = useFunnel();
  const [text, setText] = useState(state.form.postalCode);
  const type = (next: string) => {
    setText(next);
    typePostalCode(next);
  };
  return (
    <StepForm title={t('funnelPlaceTitle')} lead={t('funnelPlaceLead')} onContinue={goOn}>
      {({ faultOf }) => (
        <>
          <div className="funnel-zip" data-field="postalCode">
            <TextField
              label={t('funnelPostalCode')}
              hint={t('funnelPostalCodeHint')}
              value={text}
              onChange={type}
              maxLength={LONGEST}
              error={faultOf('postalCode')}
              attributes={{
                inputMode: 'numeric',
                autoComplete: 'postal-code',
                enterKeyHint: 'next',
                required: true,
                dir: 'ltr',
              }}
            />
            <City />
          </div>
          <TaskFailure name="city" sentence="funnelCityFailed" />
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
