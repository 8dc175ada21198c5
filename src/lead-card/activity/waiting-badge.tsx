import { type ReactElement, useMemo, useSyncExternalStore } from 'react';
import { addDays, type Day, dayOf, timeOfDay } from '../../date-range-picker/range/day.js';
import { QUIET_HOURS, WAITING_HOURS } from '../../element/shell/lead-attributes.js';
import { useAtomValue } from '../../element/widget/store.js';
import { useWidget } from '../../element/widget/widget-context.js';
import { INITIAL_STATUS } from '../../gateway/lead-status.js';
import { Icon } from '../../ui/icons/icon.js';
import { alert, clock as clockIcon } from '../../ui/icons/icons.js';
import type { Lead } from '../lead/lead.js';
import type { CardPartProps } from '../lead-card-settings.js';
import { activitiesAtomOf, isAttempt, type LeadActivity } from './activity-state.js';

/** How long an unanswered lead has waited: 'Waiting 3 h'. */
export function WaitingBadge({ lead, leadRef, settings }: CardPartProps): ReactElement | null {
  const { spId, leadId } = leadRef;
  const { reading } = useWidget();
  const activities = useAtomValue(useMemo(() => activitiesAtomOf({ spId, leadId }), [spId, leadId]));
  const clock = clockOf(settings.waitingHours, settings.quietHours, reading.timeZone);
  return clock && isWaiting(lead, activities) ? <WaitingTime since={lead.createDate} clock={clock} /> : null;
}

/** The last clock. All rows of a board share it. */
let made: { readonly of: string; readonly clock: WaitingClock | undefined } | undefined;

function clockOf(hours: string | undefined, quietHours: string | undefined, timeZone: string | undefined) {
  const of = [hours, quietHours, timeZone].join();
  if (made?.of !== of) {
    const rule = waitingRule(hours, quietHours);
    made = { of, clock: rule && createWaitingClock(rule, timeZone) };
  }
  return made.clock;
}

const TONES = { neutral: 'neutral', amber: 'warning', red: 'danger' } as const;
const ICONS = { neutral: undefined, amber: clockIcon, red: alert } as const;
const WORDS = { minutes: 'waitingMinutes', hours: 'waitingHours', days: 'waitingDays' } as const;

function WaitingTime({ since, clock }: { since: string; clock: WaitingClock }): ReactElement {
  const { t, format } = useWidget();
  const wait = () => clock(new Date(since), new Date());
  // A text, so that a row is drawn again only when its words change.
  useSyncExternalStore(onMinute, () => Object.values(wait()).join());
  const { tone, unit, count } = wait();
  const icon = ICONS[tone];
  return (
    <span className={`pill waiting tone-${TONES[tone]}`} title={t('waitingHint')}>
      {icon === undefined ? null : <Icon path={icon} />}
      {count === 0 ? t('waitingNow') : t(WORDS[unit], { count: format.count(count) })}
    </span>
  );
}

const MINUTE_MS = 60_000;

/** Calls a listener every minute while the page is visible, and immediately when it becomes visible. */
function onMinute(listener: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const run = () => {
    clearInterval(timer);
    if (document.hidden) return;
    listener();
    timer = setInterval(listener, MINUTE_MS);
  };
  run();
  document.addEventListener('visibilitychange', run);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', run);
  };
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** From this number of counted hours, a wait is shown in days. */
const IN_DAYS_FROM = 48;

/** Days that are counted. A lead that waits longer is red, whatever the hours. */
const COUNTED_DAYS = 120;

/** How the host wants the waiting time of leads to be shown. */
export interface WaitingRule {
  /** Counted hours after which the time is amber, and after which it is red. */
  readonly amberHours: number;
  readonly redHours: number;
  /** The hours of each day that do not count. */
  readonly quiet: QuietHours | undefined;
}

interface QuietHours {
  /** Minutes since midnight. */
  readonly from: number;
  /** Minutes since midnight. If it is not later than `from`, the quiet hours span midnight. */
  readonly to: number;
}

/**
 * Reads the host's rule.
 * @param hours '2, 8': amber, then red
 * @param quietHours '21:00-07:00'; a text that does not fit counts as none
 * @returns undefined if no clock is wanted
 */
export function waitingRule(hours: string | undefined, quietHours: string | undefined): WaitingRule | undefined {
  if (hours === undefined || !WAITING_HOURS.test(hours)) return undefined;
  const [amberHours = 0, red = 0] = hours.split(',').map(Number);
  return { amberHours, redHours: Math.max(amberHours, red), quiet: quietOf(quietHours) };
}

function quietOf(text: string | undefined): QuietHours | undefined {
  if (text === undefined || !QUIET_HOURS.test(text)) return undefined;
  const [from = 0, to = 0] = text.split('-').map((time) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    return hours * 60 + minutes;
  });
  return from === to ? undefined : { from, to };
}

/**
 * Whether nobody has answered a lead yet, as far as this page can know: it is new, on the board, and without an attempt on
 * this device. A call that was made elsewhere cannot be known until somebody sets the status.
 */
export function isWaiting(lead: Pick<Lead, 'status' | 'archived'>, activities: readonly LeadActivity[]): boolean {
  return lead.status === INITIAL_STATUS && !lead.archived && !activities.some(isAttempt);
}

export interface Wait {
  readonly tone: 'neutral' | 'amber' | 'red';
  readonly unit: 'minutes' | 'hours' | 'days';
  readonly count: number;
}

/** Tells how long a lead waits. */
export type WaitingClock = (since: Date, now: Date) => Wait;

/**
 * Creates the clock of a board: it knows the quiet hours of each day once, for all its leads.
 * @param timeZone the provider's, an IANA name; the viewer's own zone when undefined or unknown
 */
export function createWaitingClock(rule: WaitingRule, timeZone: string | undefined): WaitingClock {
  const { quiet, amberHours, redHours } = rule;
  const quietSpans = new Map<Day, readonly [number, number]>();

  function quietOn(day: Day, { from, to }: QuietHours): readonly [number, number] {
    const known = quietSpans.get(day);
    if (known !== undefined) return known;
    const end = timeOfDay(to > from ? day : addDays(day, 1), to, timeZone);
    const span = [timeOfDay(day, from, timeZone).getTime(), end.getTime()] as const;
    quietSpans.set(day, span);
    return span;
  }

  /** Milliseconds between two instants, without the quiet ones. */
  function counted(since: number, now: number): number {
    let time = now - since;
    if (quiet === undefined) return time;
    const last = dayOf(new Date(now), timeZone);
    // The night before may reach into the first day.
    for (let day = addDays(dayOf(new Date(since), timeZone), -1); day <= last; day = addDays(day, 1)) {
      const [from, to] = quietOn(day, quiet);
      time -= Math.max(0, Math.min(now, to) - Math.max(since, from));
    }
    return time;
  }

  return (since, now) => {
    const [start, end] = [since.getTime(), Math.max(since.getTime(), now.getTime())];
    const days = Math.floor((end - start) / DAY_MS);
    if (days >= COUNTED_DAYS) return { tone: 'red', unit: 'days', count: days };
    const waited = counted(start, end);
    const tone = waited >= redHours * HOUR_MS ? 'red' : waited >= amberHours * HOUR_MS ? 'amber' : 'neutral';
    if (waited < HOUR_MS) return { tone, unit: 'minutes', count: Math.floor(waited / 60_000) };
    const hours = Math.floor(waited / HOUR_MS);
    if (hours < IN_DAYS_FROM) return { tone, unit: 'hours', count: hours };
    return { tone, unit: 'days', count: days };
  };
}
