import { type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import { caretBehind, showDigits, typedPhone } from '../../contact/contact-input.js';
import { useWidget } from '../../element/widget/widget-context.js';
import type { MessageKey } from '../../i18n/messages.js';
import { RadioList } from '../../ui/field/choice-group.js';
import { TextField } from '../../ui/field/text-field.js';
import { type FunnelContact, PRO_COUNTS, type ContactPreferences as Preferences } from '../funnel/funnel.js';
import { useFunnel } from '../shell/funnel-context.js';
import type { StepFields } from '../step/step-form.js';

const CHANNELS: readonly (readonly [Preferences['channel'], MessageKey])[] = [
  ['any', 'funnelAnyWay'],
  ['phone', 'funnelByPhone'],
  ['text', 'funnelByText'],
  ['email', 'funnelByEmail'],
];

const TIMES: readonly (readonly [Preferences['bestTime'], MessageKey])[] = [
  ['any', 'funnelAnyTime'],
  ['morning', 'funnelMorning'],
  ['afternoon', 'funnelAfternoon'],
  ['evening', 'funnelEvening'],
];

/** How the customer wants to be reached, and by how many providers. Closed at first, because it is optional. */
export function ContactPreferences(): ReactElement {
  const { t, format } = useWidget();
  const { state, send } = useFunnel();
  const [isOpen, setOpen] = useState(false);
  const { channel, bestTime, maxPros } = state.preferences;
  const prefer = (preferences: Partial<Preferences>) => send({ type: 'preferences-chosen', preferences });
  return (
    <details className="funnel-more" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className="arrow" />
        <span className="bidi">{t('funnelPreferences')}</span>
      </summary>
      {isOpen ? (
        <div className="funnel-prefer">
          <RadioList
            label={t('funnelChannel')}
            inRow
            options={CHANNELS.map(([value, key]) => ({ value, label: t(key) }))}
            value={channel}
            onChange={(value) => prefer({ channel: CHANNELS.find(([each]) => each === value)?.[0] ?? 'any' })}
          />
          <RadioList
            label={t('funnelBestTime')}
            inRow
            options={TIMES.map(([value, key]) => ({ value, label: t(key) }))}
            value={bestTime}
            onChange={(value) => prefer({ bestTime: TIMES.find(([each]) => each === value)?.[0] ?? 'any' })}
          />
          <RadioList
            label={t('funnelMaxPros')}
            inRow
            options={[
              { value: '', label: t('funnelAsChosen') },
              ...PRO_COUNTS.map((most) => ({ value: String(most), label: format.count(most) })),
            ]}
            value={maxPros === null ? '' : String(maxPros)}
            onChange={(value) => prefer({ maxPros: PRO_COUNTS.find((most) => `${most}` === value) ?? null })}
          />
        </div>
      ) : null}
    </details>
  );
}

const NAMES = [
  ['firstName', 'funnelFirstName', 'given-name'],
  ['lastName', 'funnelLastName', 'family-name'],
] as const;

/** Attributes that all fields share. */
const TYPED = { spellCheck: false, enterKeyHint: 'next', required: true } as const;

export function ContactFields({ errorOf }: Pick<StepFields, 'errorOf'>): ReactElement {
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
              error={errorOf(field)}
              attributes={{ ...TYPED, name: field, autoComplete, autoCapitalize: 'words', dir: 'auto' }}
            />
          </div>
        ))}
      </div>
      <div data-field="emailAddress">
        <TextField
          label={t('funnelEmail')}
          value={emailAddress}
          onChange={(text) => type({ emailAddress: text })}
          error={errorOf('emailAddress')}
          attributes={{
            ...TYPED,
            type: 'email',
            name: 'email',
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
          error={errorOf('phoneNumber')}
        />
      </div>
    </>
  );
}

/** Common mail domains. A domain in this list is never corrected to another one. */
const MAIL_DOMAINS =
  'gmail.com yahoo.com hotmail.com outlook.com icloud.com aol.com comcast.net msn.com att.net sbcglobal.net verizon.net ymail.com mail.com email.com'.split(
    ' ',
  );

/** The address that was probably meant where the domain is a slip of the hand; empty otherwise. */
export function mailSuggestion(address: string): string {
  const text = address.trim();
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1).toLowerCase();
  if (at < 1 || MAIL_DOMAINS.includes(domain)) return '';
  const meant = MAIL_DOMAINS.find((each) => isSlip(domain, each));
  return meant === undefined ? '' : `${text.slice(0, at)}@${meant}`;
}

/** Whether one letter is missing, too many, wrong, or swapped with the next. */
function isSlip(typed: string, meant: string): boolean {
  let from = 0;
  while (from < meant.length && typed[from] === meant[from]) from += 1;
  const [rest, wanted] = [typed.slice(from), meant.slice(from)];
  const swapped = `${wanted.slice(1, 2)}${wanted.slice(0, 1)}${wanted.slice(2)}`;
  return rest.slice(1) === wanted || rest === wanted.slice(1) || rest.slice(1) === wanted.slice(1) || rest === swapped;
}

interface PhoneFieldProps {
  readonly label: string;
  /** The digits of a US number, or the text as it was typed. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
}

interface Typed {
  readonly value: string;
  /** Digits before the caret; null where the text stays as it was typed. */
  readonly behind: number | null;
}

const DIGITS = /^\d{0,10}$/;

const shownAs = (value: string) => (DIGITS.test(value) ? showDigits(value) : value);

/**
 * A phone number, shown as '(555) 555-5555' while it is typed; the caret stays behind its digit. What cannot be a US
 * number stays as it was typed.
 */
export function PhoneField({ label, value, onChange, error }: PhoneFieldProps): ReactElement {
  const { t } = useWidget();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  // Show the typed value at once. The value from the funnel would arrive after the caret was placed.
  const [typed, setTyped] = useState<Typed | null>(null);
  const shown = shownAs(typed?.value ?? value);
  useLayoutEffect(() => {
    if (typed === null || typed.behind === null) return;
    const caret = caretBehind(showDigits(typed.value), typed.behind);
    field.current?.setSelectionRange(caret, caret);
  }, [typed]);
  const type = (text: string) => {
    const next = typedPhone(text);
    const before = text.slice(0, field.current?.selectionStart ?? text.length).replace(/\D/g, '').length;
    setTyped({ value: next, behind: DIGITS.test(next) ? Math.min(before, next.length) : null });
    onChange(next);
  };
  return (
    <TextField
      label={label}
      value={shown}
      onChange={type}
      placeholder="(555) 555-5555"
      hint={t('funnelPhoneHint')}
      error={error}
      attributes={{
        type: 'tel',
        name: 'phone',
        inputMode: 'tel',
        autoComplete: 'tel',
        enterKeyHint: 'next',
        required: true,
        dir: 'ltr',
      }}
      inputRef={field}
    />
  );
}
