import type { ReactElement } from 'react';
import type { FunnelContact } from '../../contract/raq-funnel.js';
import { typedDigits } from '../../domain/lead/own-number.js';
import { TextField } from '../../ui/text-field.js';
import { useWidget } from '../widget/widget-context.js';
import { useFunnel } from './funnel-context.js';
import { PhoneField } from './phone-field.js';
import type { StepFields } from './step-form.js';

/** Name, e-mail and phone of the person who asks (Spec §3 Lead create payload). */
export function ContactFields({ faultOf }: Pick<StepFields, 'faultOf'>): ReactElement {
  const { t } = useWidget();
  const { state, send } = useFunnel();
  const { firstName, lastName, emailAddress, phoneNumber } = state.contact;
  const type = (contact: Partial<FunnelContact>) => send({ type: 'contact-typed', contact });
  return (
    <>
      <div className="funnel-pair">
        <div data-field="firstName">
          <TextField
            label={t('funnelFirstName')}
            value={firstName}
            onChange={(text) => type({ firstName: text })}
            error={faultOf('firstName')}
            attributes={{
              autoComplete: 'given-name',
              autoCapitalize: 'words',
              spellCheck: false,
              enterKeyHint: 'next',
              required: true,
              dir: 'auto',
            }}
          />
        </div>
        <div data-field="lastName">
          <TextField
            label={t('funnelLastName')}
            value={lastName}
            onChange={(text) => type({ lastName: text })}
            error={faultOf('lastName')}
            attributes={{
              autoComplete: 'family-name',
              autoCapitalize: 'words',
              spellCheck: false,
              enterKeyHint: 'next',
              required: true,
              dir: 'auto',
            }}
          />
        </div>
      </div>
      <div data-field="emailAddress">
        <TextField
          label={t('funnelEmail')}
          value={emailAddress}
          onChange={(text) => type({ emailAddress: text })}
          error={faultOf('emailAddress')}
          attributes={{
            type: 'email',
            inputMode: 'email',
            autoComplete: 'email',
            autoCapitalize: 'off',
            spellCheck: false,
            enterKeyHint: 'next',
            required: true,
            dir: 'ltr',
          }}
        />
      </div>
      <div data-field="phoneNumber">
        <PhoneField
          label={t('funnelPhone')}
          digits={typedDigits(phoneNumber)}
          onDigits={(digits) => type({ phoneNumber: digits })}
          error={faultOf('phoneNumber')}
        />
      </div>
    </>
  );
}
