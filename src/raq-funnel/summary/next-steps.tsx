import { type ReactElement, useEffect, useMemo, useReducer, useState } from 'react';
import { useWidget } from '../../element/widget/widget-context.js';
import { isSignedOut } from '../../gateway/errors/failure-status.js';
import { DRAFT_KEPT_HOURS } from '../../gateway/limits.js';
import { dateTimeFormat } from '../../i18n/format.js';
import type { MessageKey } from '../../i18n/messages.js';
import { ErrorTriesContext } from '../../ui/field/field-notes.js';
import { SaveState } from '../../ui/field/save-state.js';
import { PhoneField } from '../contact/contact-fields.js';
import type { ConsentRecord, ContactPreferences } from '../funnel/funnel.js';
import { useFunnel } from '../shell/funnel-context.js';
import { phoneError } from '../step/screens.js';
import { isOwnProviderAssigned } from '../suggestions/suggested.js';

const HOUR_MS = 3_600_000;

/** Until when the phone number can be changed, in ISO 8601. Empty if nobody knows when the request was made. */
export function phoneChangesEnd(consent: ConsentRecord | null): string {
  return later(consent, DRAFT_KEPT_HOURS);
}

/** The day by which the customer wants the job done, in ISO 8601. Empty without such a day. */
export function wantedBy(urgency: string, consent: ConsentRecord | null): string {
  if (urgency === 'ThisWeek') return later(consent, 7 * 24);
  return urgency === 'ThisMonth' ? later(consent, 30 * 24) : '';
}

function later(consent: ConsentRecord | null, hours: number): string {
  const at = consent === null ? Number.NaN : new Date(consent.at).getTime();
  return Number.isNaN(at) ? '' : new Date(at + hours * HOUR_MS).toISOString();
}

const REACH: Readonly<Record<ContactPreferences['channel'], MessageKey>> = {
  any: 'funnelNextReach',
  phone: 'funnelNextCall',
  text: 'funnelNextText',
  email: 'funnelNextEmail',
};

const BEST: Readonly<Partial<Record<ContactPreferences['bestTime'], MessageKey>>> = {
  morning: 'funnelNextMorning',
  afternoon: 'funnelNextAfternoon',
  evening: 'funnelNextEvening',
};

interface NextStepsProps {
  /** Whether a provider has the request. */
  readonly isSent: boolean;
  /** The customer can still choose providers. */
  readonly canChoose: boolean;
  /** Until when the phone number can be changed, in ISO 8601; empty if it cannot be, or nobody knows. */
  readonly until: string;
}

/** What happens next, from the customer’s answers. Promises nothing for the providers. */
export function NextSteps({ isSent, canChoose, until }: NextStepsProps): ReactElement {
  const { t, plural } = useWidget();
  const { state, recipients } = useFunnel();
  const moment = useMoment();
  const day = useWritten(DAY);
  const { channel, bestTime } = state.preferences;
  const best = BEST[bestTime];
  const by = wantedBy(state.urgency, state.consent);
  const isAhead = by !== '' && new Date(by).getTime() > Date.now();
  const sentTo = state.form.selectedAdditionalTotalSpListCount + Number(isOwnProviderAssigned(state));
  // The gateway's list may still be loading.
  const count = recipients?.length || sentTo;
  const canCall = recipients?.some(({ phoneNumber }) => phoneNumber !== '') ?? false;
  const sentences = isSent
    ? [
        state.isUnnotified
          ? plural(count, 'funnelNextUnreadOne', 'funnelNextUnread')
          : plural(count, 'funnelNextReadOne', 'funnelNextRead'),
        best ? `${t(REACH[channel])} ${t(best)}` : t(REACH[channel]),
        state.urgency === 'Emergency' && canCall && plural(count, 'funnelNextNowOne', 'funnelNextNow'),
        isAhead && t('funnelNextBy', { day: day(by) }),
        plural(count, 'funnelNextChooseOne', 'funnelNextChoose'),
      ]
    : [t('funnelSavedNobody'), t(canChoose ? 'funnelSavedChoose' : 'funnelSavedLater')];
  const all = [...sentences, until && t('funnelNextPhone', { when: moment(until) })];
  return (
    <section className="funnel-card">
      <h3>{t('funnelNext')}</h3>
      <ol className="funnel-next">
        {all.map((sentence) =>
          sentence ? (
            <li key={sentence}>
              <p>{sentence}</p>
            </li>
          ) : null,
        )}
      </ol>
    </section>
  );
}

const DATE = { year: 'numeric', month: 'long', day: 'numeric' } as const;

const MOMENT = { ...DATE, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

/** 'Saturday, November 21, 2026' */
const DAY = { ...DATE, weekday: 'long' } as const;

/** Formats a date and time with its zone: 'November 21, 2026 at 8:23 AM CST'. Empty without one. */
export function useMoment(): (iso: string) => string {
  return useWritten(MOMENT);
}

function useWritten(parts: Intl.DateTimeFormatOptions) {
  const { format, reading } = useWidget();
  const { locale } = format;
  const { timeZone } = reading;
  return useMemo(() => {
    const written = dateTimeFormat(locale, parts, timeZone);
    return (iso: string) => {
      const date = new Date(iso);
      return Number.isNaN(date.getTime()) ? '' : written.format(date).replace(/[\u202f\u2009]/g, '\u00a0');
    };
  }, [locale, timeZone, parts]);
}

/** How each phase of the call is shown. */
const STATES = {
  idle: ['idle', 'funnelSaved'],
  busy: ['saving', 'funnelSaving'],
  failed: ['failed', 'funnelNotSaved'],
  done: ['saved', 'funnelSaved'],
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
  const [tries, setTries] = useState(0);
  const [isTyped, setTyped] = useState(false);
  const { phase, failure } = task('updatePhone');
  const error = phoneError(digits);
  const submit = () => {
    setTries(tries + 1);
    if (error !== null || phase === 'busy') return;
    setTyped(false);
    updatePhone(digits);
  };
  const [state, text] = STATES[isTyped && phase !== 'busy' ? 'idle' : phase];
  const hasTimedOut = failure !== null && isSignedOut(failure);
  const message = hasTimedOut ? 'funnelSignedOut' : text;
  return (
    <details className="funnel-more">
      <summary>
        <span className="arrow" />
        <span className="bidi">{t('funnelUpdatePhone')}</span>
      </summary>
      <form
        className="funnel-phone"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (error !== null) event.currentTarget.querySelector('input')?.focus();
          submit();
        }}
      >
        {until === '' ? null : <p className="hint">{t('funnelUpdateUntil', { when: moment(until) })}</p>}
        <ErrorTriesContext value={tries}>
          <PhoneField
            label={t('funnelNewPhone')}
            value={digits}
            onChange={(next) => {
              setDigits(next);
              setTyped(true);
            }}
            error={tries > 0 && error !== null ? t(error) : undefined}
          />
        </ErrorTriesContext>
        <div className="funnel-phone-foot">
          <button type="submit" className="btn" aria-disabled={phase === 'busy' || undefined}>
            {t('save')}
          </button>
          <SaveState
            state={state}
            text={failure?.customMessage ?? t(failure?.kind === 'challenge' ? 'funnelChallenge' : message)}
            retry={hasTimedOut ? undefined : { label: t('retry'), onRetry: submit }}
          />
        </div>
      </form>
    </details>
  );
}

/** The end of a period while it lasts. Null afterwards, also if the page stays open. */
export function useOpenUntil(end: string): string | null {
  const [, update] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const left = timeLeft(end);
    if (left <= 0 || left === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(update, left + 1);
    return () => clearTimeout(timer);
  }, [end]);
  return timeLeft(end) <= 0 ? null : end;
}

/** Milliseconds until a time in ISO 8601; infinite without one. */
function timeLeft(end: string): number {
  return end === '' ? Number.POSITIVE_INFINITY : new Date(end).getTime() - Date.now();
}
