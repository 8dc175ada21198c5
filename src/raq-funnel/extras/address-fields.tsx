import { type ReactElement, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { useWidget } from '../../element/widget/widget-context.js';
import { CONTACT_MAX_LENGTH } from '../../gateway/limits.js';
import { TextField } from '../../ui/field/text-field.js';
import { Combobox } from '../../ui/list/combobox.js';
import { readAs } from '../../web/read-as.js';
import { postalCodeOf } from '../funnel/funnel.js';
import { type AddressSuggestion, callHostFunction, hostValue, type StreetAddress } from '../funnel/host-functions.js';
import { useFunnel } from '../shell/funnel-context.js';
import { addressOf } from '../shell/funnel-entry.js';
import { funnelOf } from '../state/store.js';

/** How long typing must pause before the host is asked, in milliseconds. */
const TYPING_MS = 200;
/** The number of letters from which streets are looked up. */
const QUERY_MIN = 3;
/** The time that the host has for an answer, in milliseconds. */
const LIMIT_MS = 5000;

interface Found {
  readonly phase: 'idle' | 'loading' | 'failed';
  readonly suggestions: readonly AddressSuggestion[];
}

const NOTHING: Found = { phase: 'idle', suggestions: [] };

function useAddresses(provider: object | undefined, postalCode: string) {
  const { session, format } = useWidget();
  const [found, setFound] = useState(NOTHING);
  const question = useRef(new AbortController());
  const hasFailed = useRef(false);
  const stop = () => {
    question.current.abort();
    question.current = new AbortController();
    return question.current.signal;
  };
  useEffect(() => () => question.current.abort(), []);

  const ask = async (query: string, signal: AbortSignal) => {
    const answer = await callHostFunction(session, {
      operation: 'suggestAddress',
      provided: provider,
      method: 'suggest',
      args: [query],
      options: () => ({ postalCode, locale: format.locale }),
      read: (value) => suggestionsIn(value, postalCode),
      signal,
      limitMs: LIMIT_MS,
      isQuiet: hasFailed.current,
    });
    if (answer.kind === 'aborted') return;
    hasFailed.current = answer.kind === 'failed';
    setFound(answer.kind === 'done' ? { phase: 'idle', suggestions: answer.value } : { ...NOTHING, phase: 'failed' });
  };
  return {
    found,
    /** Looks up what was typed, after a pause. An older question is dropped. */
    look(text: string) {
      const signal = stop();
      const query = text.trim();
      if (query.length < QUERY_MIN) return setFound(NOTHING);
      setFound((now) => ({ ...now, phase: 'loading' }));
      setTimeout(() => void ask(query, signal), TYPING_MS);
    },
    /**
     * The address of a suggestion. The host is asked for it if the suggestion has none.
     * @returns null if the host has none; `elsewhere` if it is at another postal code
     */
    async resolve({ id, label, address }: AddressSuggestion): Promise<StreetAddress | 'elsewhere' | null> {
      const signal = stop();
      setFound(NOTHING);
      const canResolve = typeof hostValue(provider, 'resolve') === 'function';
      if (address !== undefined || !canResolve) return address ?? { firstLine: label };
      const answer = await callHostFunction(session, {
        operation: 'resolveAddress',
        provided: provider,
        method: 'resolve',
        args: [id],
        read: (value) => readAs(addressSchema, value),
        signal,
        limitMs: LIMIT_MS,
      });
      if (answer.kind !== 'done') return null;
      return isAt(answer.value, postalCode) ? answer.value : 'elsewhere';
    },
  };
}

/** The street of the job, with the host's suggestions. It may stay empty, and any text is taken. */
export function AddressFields(): ReactElement | null {
  const { t, plural } = useWidget();
  const { state, send, settings, caller } = useFunnel();
  const code = postalCodeOf(state.form.postalCode);
  const { streetPostalCode = '' } = state.contact;
  const isHere = streetPostalCode === '' || streetPostalCode === code;
  const { street = '', unit = '' } = isHere ? state.contact : {};
  const { found, look, resolve } = useAddresses(settings.addressProvider, code);
  const [isElsewhere, setElsewhere] = useState(false);
  const providedUnit = useRef('');

  const put = (text: string, more: { readonly unit?: string } = {}) =>
    send({ type: 'contact-typed', contact: { street: text, unit, ...more, streetPostalCode: code } });
  const type = (text: string) => {
    setElsewhere(false);
    put(text);
    look(text);
  };
  const choose = async (suggestion: AddressSuggestion) => {
    put(suggestion.label);
    const address = await resolve(suggestion);
    const { street: newest, unit: typed = '' } = funnelOf(caller)?.state.contact ?? {};
    // The customer has typed something else in the meantime.
    if (address === null || newest !== suggestion.label) return;
    setElsewhere(address === 'elsewhere');
    if (address === 'elsewhere') return put('', { unit: typed });
    const { firstLine, secondLine = '' } = address;
    // A unit that the customer typed stays, unless the address has one.
    const isTyped = typed !== providedUnit.current && secondLine === '';
    if (!isTyped) providedUnit.current = secondLine;
    put(firstLine, { unit: isTyped ? typed : secondLine });
  };

  // The host provided the id of an address, which takes no street.
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
        name="address1"
        autoComplete="address-line1"
        maxLength={CONTACT_MAX_LENGTH}
        error={isElsewhere ? t('funnelStreetElsewhere', { code }) : undefined}
      />
      <TextField
        label={t('funnelUnit')}
        value={unit}
        onChange={(text) => put(street, { unit: text })}
        maxLength={CONTACT_MAX_LENGTH}
        attributes={{
          name: 'address2',
          autoComplete: 'address-line2',
          spellCheck: false,
          enterKeyHint: 'next',
          dir: 'auto',
        }}
      />
    </div>
  );
}

/** How many suggestions are shown. */
const MOST = 5;

const ID_MAX_LENGTH = 1024;

/** Whether an address may be at this postal code; one without a code may be anywhere. */
function isAt({ postalCode = '' }: StreetAddress, code: string): boolean {
  const own = postalCodeOf(postalCode);
  return own === '' || code === '' || own === code;
}

const line = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(CONTACT_MAX_LENGTH));
/** Another value counts as missing. */
const optionalText = v.pipe(v.fallback(v.string(), ''), v.trim());

const addressSchema = v.pipe(
  v.object({
    firstLine: line,
    secondLine: v.pipe(optionalText, v.maxLength(CONTACT_MAX_LENGTH)),
    postalCode: optionalText,
  }),
  v.transform(
    ({ firstLine, secondLine, postalCode }): StreetAddress => ({
      firstLine,
      ...(secondLine && { secondLine }),
      ...(postalCode && { postalCode }),
    }),
  ),
);

const suggestionSchema = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(ID_MAX_LENGTH)),
    label: line,
    detail: optionalText,
    address: v.optional(addressSchema),
  }),
  v.transform(
    ({ id, label, detail, address }): AddressSuggestion => ({
      id,
      label,
      ...(address && { address }),
      ...(detail && { detail: detail.slice(0, CONTACT_MAX_LENGTH) }),
    }),
  ),
);

/**
 * Reads the host's suggestions. Drops invalid, duplicate and out-of-area entries.
 * @returns undefined if the answer is not a list
 */
function suggestionsIn(answer: unknown, postalCode: string): readonly AddressSuggestion[] | undefined {
  if (!Array.isArray(answer)) return undefined;
  const found = new Map<string, AddressSuggestion>();
  for (const each of answer) {
    const suggestion = readAs(suggestionSchema, each);
    const isHere = suggestion?.address === undefined || isAt(suggestion.address, postalCode);
    if (suggestion && isHere && !found.has(suggestion.id) && found.size < MOST) found.set(suggestion.id, suggestion);
  }
  return [...found.values()];
}
