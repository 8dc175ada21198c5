import { type ReactElement, useId } from 'react';
import { useWidget } from '../widget/widget-context.js';
import { FieldError } from './field-error.js';
import { useFunnel } from './funnel-context.js';

/** The text that a customer agrees to, its version, and a box that is never ticked beforehand (decision 35). */
export function ConsentBox({ error }: { error: string | undefined }): ReactElement {
  const { t } = useWidget();
  const id = useId();
  const { state, consent, send } = useFunnel();
  // A text that says so itself is the box's own label.
  const isLabel = consent.text.startsWith(t('funnelAgree'));
  const about = [error && `${id}e`, isLabel || `${id}t`, `${id}v`].filter((part) => typeof part === 'string').join(' ');
  return (
    <div className="funnel-consent" part="consent" data-field="consent" data-bad={error ? '' : undefined}>
      <label className="funnel-agree">
        <input
          type="checkbox"
          required
          checked={state.hasConsented}
          aria-invalid={error ? true : undefined}
          aria-describedby={about}
          onChange={(event) => send({ type: 'consent-ticked', hasConsented: event.currentTarget.checked })}
        />
        {isLabel ? <span>{consent.text}</span> : <b>{t('funnelAgree')}</b>}
      </label>
      {isLabel ? null : <p id={`${id}t`}>{consent.text}</p>}
      {error ? <FieldError id={`${id}e`}>{error}</FieldError> : null}
      <p className="hint" id={`${id}v`}>
        {t('funnelVersion', { version: consent.version })}
      </p>
    </div>
  );
}
