import { plainSpaces } from '../../i18n/format.js';

/**
 * A time that also says in which zone it is: 'Nov 17, 2026, 6:30 PM CST'.
 * @param timeZone an IANA name; the viewer's own zone when undefined or unknown
 */
export function recordTime(locale: string, timeZone: string | undefined): (instant: Date) => string {
  const options: Intl.DateTimeFormatOptions = {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  };
  const format = formatIn(locale, options, timeZone) ?? formatIn(locale, options, undefined);
  return (instant) => plainSpaces(format?.format(instant) ?? instant.toISOString());
}

function formatIn(locale: string, options: Intl.DateTimeFormatOptions, timeZone: string | undefined) {
  try {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone });
  } catch {
    return undefined;
  }
}
