export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Texas in winter. A fixed offset keeps the bytes the same on every machine. */
const OFFSET_MINUTES = -360;

/** The time of the newest lead: some minutes ago, rounded to five minutes. */
export function newestInstant(now: Date): number {
  return Math.floor(now.getTime() / (5 * MINUTE)) * 5 * MINUTE - 5 * MINUTE;
}

/** The start of the day in Texas, `days` before the given time. */
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

/** A random generator that gives the same numbers for the same seed on every machine, with 32-bit integers. */
export function createRandom(seed: number) {
  let state = Math.imul(seed ^ 0x51ed270b, 0x9e3779b1) | 0;

  /** A number from 0 (inclusive) to 1 (exclusive). */
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x45d9f3b);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
    mixed ^= mixed >>> 13;
    return (mixed >>> 0) / 0x1_0000_0000;
  }

  /** An integer from 0 (inclusive) to `limit` (exclusive). */
  function below(limit: number): number {
    return Math.floor(next() * limit);
  }

  /** @throws Error for an empty list */
  function pick<T>(list: readonly T[]): T {
    const picked = list[below(list.length)];
    if (picked === undefined) throw new Error('There is nothing to pick from.');
    return picked;
  }

  return { next, below, pick, chance: (probability: number) => next() < probability };
}

export type Random = ReturnType<typeof createRandom>;
