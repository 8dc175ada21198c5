import type { ReactElement } from 'react';
import { useWidget } from '../../element/widget/widget-context.js';
import { formatOf } from '../../i18n/format.js';
import type { LeadAddress } from '../../lead-card/lead/lead.js';
import { keyedAtom } from '../../session/keyed-atom.js';
import { outboxAtom } from '../../session/outbox.js';
import { sessionAtom } from '../../session/session.js';
import { Icon } from '../../ui/icons/icon.js';
import { clock } from '../../ui/icons/icons.js';
import { liveThreadsAtom, type Sender, type ThreadKey, threadKey } from '../conversation/conversation-state.js';
import {
  addOutgoing,
  deleteOutgoing,
  outgoingIn,
  outgoingOf,
  putOutgoing,
  type Sending,
} from '../conversation/outgoing.js';
import { deliver } from '../conversation/send.js';
import type { OutgoingMessage } from '../message.js';

/** How often the clock is read, in milliseconds: a single timer would be late after the device slept. */
export const TICK_MS = 30_000;

interface NightMessage extends Sender {
  readonly text: string;
  /** The customer's, an IANA name. */
  readonly timeZone: string;
}

/** Sends a text at 8 AM in the customer's time zone, if the page is still open. After a reload it is shown as not sent. */
export function sendInMorning({ text, timeZone, ...sender }: NightMessage): void {
  const { store } = sender.session;
  const key = threadKey(sender.ref);
  const scheduled = { at: nextMorning(Date.now(), timeZone), timeZone };
  const message: OutgoingMessage = { ...outgoingOf(text.trim(), null), phase: 'waiting', scheduled };
  const { clientId, body, createdAt } = message;
  addOutgoing(sender, message);
  void store.get(outboxAtom)?.save(key, clientId, { body, createdAt, isPosted: false, hasFailed: true });
  watch({ ...sender, clientId });
}

export function sendScheduled(sending: Sending): Promise<void> {
  putOutgoing(sending, { scheduled: undefined });
  return deliver(sending);
}

/** The texts that wait to go back into the composer, by conversation. */
export const returnedAtom = keyedAtom<ThreadKey, string>();

/** Cancels a scheduled message. Its text goes back into the composer. */
export function cancelScheduled(sending: Sending): void {
  const body = scheduledIn(sending)?.body;
  deleteOutgoing(sending);
  if (body !== undefined) sending.session.store.set(returnedAtom, threadKey(sending.ref), body);
}

function scheduledIn(sending: Sending): OutgoingMessage | undefined {
  const message = outgoingIn(sending);
  return message?.scheduled !== undefined && message.phase === 'waiting' ? message : undefined;
}

/** Sends a message at its time, unless it is sent or canceled before, or the session ends. */
function watch(sending: Sending): void {
  const { ref, clientId, session } = sending;
  const { store } = session;
  const key = threadKey(ref);
  const ended = store.get(sessionAtom)?.ended;
  const over = new AbortController();
  const stop = () => over.abort();
  const look = () => {
    const scheduled = scheduledIn(sending)?.scheduled;
    if (scheduled === undefined) return stop();
    const now = Date.now();
    if (now < scheduled.at) return;
    const { timeZone } = scheduled;
    if (isNight(now, timeZone)) {
      // The device slept until the next night.
      putOutgoing(sending, { scheduled: { at: nextMorning(now, timeZone), timeZone } });
      return;
    }
    stop();
    const sender = store.get(liveThreadsAtom).get(key)?.request ?? sending;
    void sendScheduled({ ...sender, clientId, isSettled: true });
  };
  const timer = setInterval(look, TICK_MS);
  over.signal.addEventListener('abort', () => clearInterval(timer));
  ended?.addEventListener('abort', stop, { signal: over.signal });
  if (globalThis.document) document.addEventListener('visibilitychange', look, { signal: over.signal });
}

export interface ScheduledLineProps {
  readonly clientId: string;
  readonly scheduled: NonNullable<OutgoingMessage['scheduled']>;
  readonly sender: Sender;
  /** The pressed button is about to disappear. */
  readonly onPressed: () => void;
}

/** When a message will be sent, with 'Send now' and 'Cancel'. */
export function ScheduledLine({ clientId, scheduled, sender, onPressed }: ScheduledLineProps): ReactElement {
  const { t, format } = useWidget();
  const at = new Date(scheduled.at);
  const time = formatOf(format.locale, scheduled.timeZone).time(at);
  return (
    <>
      <span>
        <Icon path={clock} /> {t(time === format.time(at) ? 'sendsAt' : 'sendsAtTheirs', { time })}
      </span>
      <button
        type="button"
        className="link"
        onClick={() => {
          void sendScheduled({ ...sender, clientId });
          onPressed();
        }}
      >
        {t('sendNow')}
      </button>
      <button
        type="button"
        className="link danger"
        onClick={() => {
          cancelScheduled({ ...sender, clientId });
          onPressed();
        }}
      >
        {t('cancelScheduled')}
      </button>
    </>
  );
}

/** Night is from 9 PM to 8 AM in the customer's time zone. */
const NIGHT_FROM = 21;
const MORNING = 8;
const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** States and territories with one time zone in nearly all of their places, by zone. */
const STATES: Readonly<Record<string, string>> = {
  'America/New_York': 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV',
  'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  'America/Denver': 'CO ID MT NM UT WY',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
  'America/Puerto_Rico': 'PR VI',
  'Pacific/Guam': 'GU MP',
  'Pacific/Pago_Pago': 'AS',
};

/** States with more than one zone, which need a postal code. */
const SPLIT = 'AK AZ FL ID IN KS KY MI ND NE NV OR SD TN TX';

/** Postal code prefixes with another zone than the rest of their state. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'America/Chicago': '325 420 421 422 423 424 463 464 476 477',
  'America/Denver': '577 693 799 885',
  'America/Los_Angeles': '838',
  'America/New_York': '374 376 378 379',
};

/** Postal code prefixes with more than one zone. */
const UNSURE =
  '324 373 377 401 426 427 465 469 475 479 498 499 575 576 585 586 588 677 678 690 691 692 798 835 860 865 898 979 99546 99547';

/**
 * The time zone of an address in the US: by its state, and where a state has several by its postal code.
 * @returns an IANA name; null if it is not known for sure
 */
export function timeZoneOf({ state, postalCode }: Pick<LeadAddress, 'state' | 'postalCode'>): string | null {
  const code = state.trim().toUpperCase();
  const usual = zoneIn(STATES, code);
  if (usual === null || !has(SPLIT, code)) return usual;
  const zip = postalCode.trim().slice(0, 5);
  if (!/^\d{5}$/.test(zip)) return null;
  const area = zip.slice(0, 3);
  if (has(UNSURE, area) || has(UNSURE, zip)) return null;
  return zoneIn(ELSEWHERE, area) ?? usual;
}

const has = (words: string, word: string): boolean => words.split(' ').includes(word);

function zoneIn(zones: Readonly<Record<string, string>>, word: string): string | null {
  return Object.entries(zones).find(([, words]) => has(words, word))?.[0] ?? null;
}

/** @param instant milliseconds since 1970 */
export function isNight(instant: number, timeZone: string): boolean {
  const { hour } = clockIn(instant, timeZone);
  return hour >= NIGHT_FROM || hour < MORNING;
}

/**
 * The next 8 AM in a time zone.
 * @param instant milliseconds since 1970
 * @returns milliseconds since 1970
 */
export function nextMorning(instant: number, timeZone: string): number {
  const { hour, restMs } = clockIn(instant, timeZone);
  const hours = (MORNING - hour + DAY_HOURS) % DAY_HOURS || DAY_HOURS;
  const morning = instant - restMs + hours * HOUR_MS;
  // The clocks may change in between.
  return morning + (MORNING - clockIn(morning, timeZone).hour) * HOUR_MS;
}

/** The hour on the clock, and the milliseconds since it began. */
function clockIn(instant: number, timeZone: string): { readonly hour: number; readonly restMs: number } {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  // Every zone here is whole hours away from UTC.
  return { hour: Number(format.format(instant)), restMs: instant % HOUR_MS };
}
