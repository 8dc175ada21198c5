import { type ReactElement, useMemo, useSyncExternalStore } from 'react';
import { useAtomValue } from '../../element/widget/store.js';
import { useWidget } from '../../element/widget/widget-context.js';
import type { LeadRef } from '../../session/lead-ref.js';
import { Icon } from '../../ui/icons/icon.js';
import { alert, clock as clockIcon } from '../../ui/icons/icons.js';
import type { Lead } from '../lead/lead.js';
import type { LeadCardSettings } from '../lead-card-settings.js';
import { activitiesAtomOf } from './activity-state.js';
import { createWaitingClock, isWaiting, type WaitingClock, waitingRule } from './waiting.js';

export interface WaitingBadgeProps {
  readonly lead: Lead;
  readonly leadRef: LeadRef;
  readonly settings: LeadCardSettings;
}

/** How long a lead waits that nobody has answered: 'Waiting 3 h'. */
export function WaitingBadge({ lead, leadRef, settings }: WaitingBadgeProps): ReactElement | null {
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

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function tell(): void {
  for (const listener of listeners) listener();
}

/** Runs the timer while somebody listens and the page is visible. */
function run(): void {
  clearInterval(timer);
  timer = undefined;
  if (listeners.size === 0 || document.hidden) return;
  timer = setInterval(tell, MINUTE_MS);
}

function onVisibility(): void {
  run();
  if (timer !== undefined) tell();
}

/**
 * Calls a listener every minute while the page is visible, and at once when it is visible again. One timer for all.
 * @returns ends it
 */
export function onMinute(listener: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', onVisibility);
  listeners.add(listener);
  if (timer === undefined) run();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', onVisibility);
    run();
  };
}
