import { type ReactElement, useState } from 'react';
import { useWidget } from '../../element/widget/widget-context.js';
import { SaveState } from '../../ui/field/save-state.js';
import { PhoneField } from '../contact/contact-fields.js';
import { useFunnel } from '../shell/funnel-context.js';
import { phoneFault } from '../step/screens.js';

const STATES = { idle: 'idle', busy: 'saving', failed: 'failed', done: 'saved' } as const;
const MESSAGE_KEYS = {
  idle: 'funnelSaved',
  busy: 'funnelSaving',
  failed: 'funnelNotSaved',
  done: 'funnelSaved',
} as const;

interface UpdatePhoneProps {
  /** ISO 8601; empty if it is not known. */
  readonly until: string;
  readonly moment: (iso: string) => string;
}

export function UpdatePhone({ until, moment }: UpdatePhoneProps): ReactElement {
  const { t } = useWidget();
  const { task, updatePhone } = useFunnel();
  const [digits, setDigits] = useState('');
  const [wasTried, setTried] = useState(false);
  const [isTyped, setTyped] = useState(false);
  const { phase, failure } = task('updatePhone');
  const fault = phoneFault(digits);
  const submit = () => {
    setTried(true);
    if (fault !== null || phase === 'busy') return;
    setTyped(false);
    updatePhone(digits);
  };
  const shown = isTyped && phase !== 'busy' ? 'idle' : phase;
  return (
    <details className="funnel-more">
      <summary>
        <span className="arrow" />
        <span>{t('funnelUpdatePhone')}</span>
      </summary>
      <form
        className="funnel-phone"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {until === '' ? null : <p className="hint">{t('funnelUpdateUntil', { when: moment(until) })}</p>}
        <PhoneField
          label={t('funnelNewPhone')}
          value={digits}
          onChange={(next) => {
            setDigits(next);
            setTyped(true);
          }}
          error={wasTried && fault !== null ? t(fault) : undefined}
        />
        <div className="funnel-phone-foot">
          <button type="submit" className="btn" aria-disabled={phase === 'busy' || undefined}>
            {t('save')}
          </button>
          <SaveState
            state={STATES[shown]}
            text={failure?.customMessage ?? t(failure?.kind === 'challenge' ? 'funnelChallenge' : MESSAGE_KEYS[shown])}
            retry={{ label: t('retry'), onRetry: submit }}
          />
        </div>
      </form>
    </details>
  );
}
