import { type ReactElement, useEffect, useState } from 'react';
import { useWidget } from '../../element/widget/widget-context.js';
import { formatOf, plainSpaces } from '../../i18n/format.js';
import type { Lead } from '../../lead-card/lead/lead.js';
import { Icon } from '../../ui/icons/icon.js';
import { clock } from '../../ui/icons/icons.js';
import type { Sender } from '../conversation/conversation-state.js';
import { isNight, nextMorning, timeZoneOf } from './customer-time.js';
import { sendInMorning } from './schedule.js';

/** How often the clock is read, in milliseconds. */
const TICK_MS = 30_000;

export interface NightHintProps {
  readonly lead: Lead | null;
  readonly sender: Sender;
  readonly text: string;
  /** The text has been taken, to be sent at this time of day. */
  readonly onScheduled: (time: string) => void;
}

/** 'It is 11 PM for the customer', with 'Send in the morning'. Nothing by day, or if their time zone is not known. */
export function NightHint({ lead, sender, text, onScheduled }: NightHintProps): ReactElement | null {
  const { t, format } = useWidget();
  const now = useClock();
  const timeZone = lead && timeZoneOf(lead.customer.address);
  if (timeZone === null || !isNight(now, timeZone)) return null;
  const time = formatOf(format.locale, timeZone).time(new Date(nextMorning(now, timeZone)));
  return (
    <div className="night">
      <p>
        <Icon path={clock} />
        {t('nightThere', { time: hourOf(format.locale, timeZone, new Date(now)) })}
      </p>
      {text === '' ? null : (
        <p>
          <button
            type="button"
            className="link"
            onClick={() => {
              sendInMorning({ ...sender, text, timeZone });
              onScheduled(time);
            }}
          >
            {t('sendInMorning')}
          </button>
          <span>{t('sendInMorningHint', { time })}</span>
        </p>
      )}
    </div>
  );
}

/** The time, in milliseconds since 1970. */
function useClock(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/**
 * The hour in a time zone: '11 PM'.
 * @param timeZone an IANA name that Intl knows
 */
export function hourOf(locale: string, timeZone: string, instant: Date): string {
  return plainSpaces(new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone }).format(instant));
}
