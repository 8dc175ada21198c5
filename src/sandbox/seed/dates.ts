export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Texas in winter. A fixed offset keeps the bytes the same on every machine. */
const OFFSET_MINUTES = -360;

/** The instant of the newest lead: some minutes before the clock, on a full five minutes. */
export function newestInstant(now: Date): number {
  return Math.floor(now.getTime() / (5 * MINUTE)) * 5 * MINUTE - 5 * MINUTE;
}

/** The instant at which that day, `days` before the given instant, began in Texas. */
export function startOfDayBefore(instant: number, days: number): number {
  const local = instant + OFFSET_MINUTES * MINUTE;
  return Math.floor(local / DAY) * DAY - days * DAY - OFFSET_MINUTES * MINUTE;
}

/** ISO 8601 with an offset, as the gateway writes `createDate`. */
export function isoWithOffset(instant: number, offsetMinutes: number = OFFSET_MINUTES): string {
  const local = new Date(instant + offsetMinutes * MINUTE).toISOString().slice(0, 19);
  const size = Math.abs(offsetMinutes);
  const sign = offsetMinutes < 0 ? '-' : '+';
  return `${local}${sign}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
