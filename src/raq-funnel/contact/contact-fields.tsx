import type { ReactElement } from 'react';
import { typedPhone } from '../../contact/own-number.js';
import { useWidget } from '../../element/widget/widget-context.js';
import { TextField } from '../../ui/field/text-field.js';
import type { FunnelContact } from '../funnel/funnel.js';
import { mailSuggestion } from '../project/strength.js';
import { useFunnel } from '../shell/funnel-context.js';
import type { StepFields } from '../step/step-form.js';
import { PhoneField } from './phone-field.js';

const NAMES = [
  ['firstName', 'funnelFirstName', 'given-name'],
  ['lastName', 'funnelLastName', 'family-name'],
] as const;

/** Attributes that all fields share. */
const TYPED = { spellCheck: false, enterKeyHint: 'next', required: true } as const;

/** Name, email and phone of the customer. */
export function ContactFields({ faultOf }: Pick<StepFields, 'faultOf'>): ReactElement {
  const { t } = useWidget();
  const { state, send } = useFunnel();
  const { emailAddress, phoneNumber } = state.contact;
  const meant = mailSuggestion(emailAddress);
  const type = (contact: Partial<FunnelContact>) => send({ type: 'contact-typed', contact });
  return (
    <>
      <div className="funnel-pair">
        {NAMES.map(([field, label, autoComplete]) => (
          <div key={field} data-field={field}>
            <TextField
              label={t(label)}
              value={state.contact[field]}
              onChange={(text) => type({ [field]: text })}
              error={faultOf(field)}
              attributes={{ ...TYPED, autoComplete, autoCapitalize: 'words', dir: 'auto' }}
            />
          </div>
        ))}
      </div>
      <div data-field="emailAddress">
        <TextField
          label={t('funnelEmail')}
          value={emailAddress}
          onChange={(text) => type({ emailAddress: text })}
          error={faultOf('emailAddress')}
          attributes={{
            ...TYPED,
            type: 'email',
            inputMode: 'email',
            autoComplete: 'email',
            autoCapitalize: 'off',
            dir: 'ltr',
          }}
        />
        <p className="funnel-meant" role="status">
          {meant ? (
            <button type="button" className="link" onClick={() => type({ emailAddress: meant })}>
              {t('funnelMeant', { address: meant })}
            </button>
          ) : null}
        </p>
      </div>
      <div data-field="phoneNumber">
        <PhoneField
          label={t('funnelPhone')}
          value={typedPhone(phoneNumber)}
          onChange={(text) => type({ phoneNumber: text })}
          error={faultOf('phoneNumber')}
        />
      </div>
    </>
  );
}
