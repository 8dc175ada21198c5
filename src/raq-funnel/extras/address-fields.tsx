import { type ReactElement, useRef, useState } from 'react';
import { useWidget } from '../../element/widget/widget-context.js';
import { CONTACT_MAX_LENGTH } from '../../gateway/limits.js';
import { TextField } from '../../ui/field/text-field.js';
import { Combobox } from '../../ui/list/combobox.js';
import type { AddressSuggestion } from '../funnel/host-functions.js';
import { postalCodeOf } from '../postal-code/postal-code.js';
import { useFunnel } from '../shell/funnel-context.js';
import { addressOf } from '../shell/funnel-entry.js';
import { useAddresses } from './use-addresses.js';

/** The street of the job, with the host's suggestions. It may stay empty, and any text is taken. */
export function AddressFields(): ReactElement | null {
  const { t, plural } = useWidget();
  const { state, send, settings } = useFunnel();
  const code = postalCodeOf(state.form.postalCode);
  const isHere = (state.contact.streetPostalCode ?? code) === code || state.contact.streetPostalCode === '';
  const { street = '', unit = '' } = isHere ? state.contact : {};
  const { found, look, resolve } = useAddresses(settings.addressProvider, code);
  const [isElsewhere, setElsewhere] = useState(false);
  const latest = useRef(street);
  latest.current = street;
  const givenUnit = useRef('');

  const put = (text: string, more: { readonly unit?: string } = {}) =>
    send({ type: 'contact-typed', contact: { street: text, unit, ...more, streetPostalCode: code } });
  const type = (text: string) => {
    setElsewhere(false);
    put(text);
    look(text);
  };
  const choose = async (suggestion: AddressSuggestion) => {
    put(suggestion.label);
    latest.current = suggestion.label;
    const address = await resolve(suggestion);
    // The customer has typed something else in the meantime.
    if (address === null || latest.current !== suggestion.label) return;
    setElsewhere(address === 'elsewhere');
    if (address === 'elsewhere') return put('');
    const { firstLine, secondLine = '' } = address;
    // A unit that the customer typed stays, unless the address has one.
    const isTyped = unit !== givenUnit.current && secondLine === '';
    if (!isTyped) givenUnit.current = secondLine;
    put(firstLine, isTyped ? {} : { unit: secondLine });
  };

  // The host has given the address as an id, which takes no street.
  const own = addressOf(settings.initialValues);
  if (own !== undefined && 'postalAddressId' in own) return null;
  const { suggestions, phase } = found;
  const notes = { idle: '', loading: t('funnelStreetLooking'), failed: t('funnelStreetFailed') };
  const count = suggestions.length;
  return (
    <div className="funnel-street">
      <Combobox
        label={t('funnelStreet')}
        hint={t('funnelStreetHint')}
        text={street}
        onText={type}
        options={suggestions.map(({ id, label, detail }) => ({ id, label, ...(detail && { detail }) }))}
        onChoose={({ id }) => {
          const suggestion = suggestions.find((each) => each.id === id);
          if (suggestion) void choose(suggestion);
        }}
        state={phase}
        stateText={notes[phase]}
        announcement={plural(count, 'funnelStreetOne', 'funnelStreetMany')}
        clearLabel={t('funnelStreetClear')}
        maxLength={CONTACT_MAX_LENGTH}
        error={isElsewhere ? t('funnelStreetElsewhere', { code }) : undefined}
      />
      <TextField
        label={t('funnelUnit')}
        value={unit}
        onChange={(text) => put(street, { unit: text })}
        maxLength={CONTACT_MAX_LENGTH}
        attributes={{ autoComplete: 'address-line2', spellCheck: false, enterKeyHint: 'next', dir: 'auto' }}
      />
    </div>
  );
}
