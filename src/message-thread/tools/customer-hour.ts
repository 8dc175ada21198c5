import { plainSpaces } from '../../i18n/format.js';

/**
 * The hour in a time zone: '11 PM'.
 * @param timeZone an IANA name that Intl knows
 */
export function hourOf(locale: string, timeZone: string, instant: Date): string {
  return plainSpaces(new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone }).format(instant));
}
