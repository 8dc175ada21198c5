import { atom } from 'jotai/vanilla';
import type { WidgetSession } from '../../element/run-call.js';
import { dateTimeFormat, plainSpaces } from '../../i18n/format.js';
import type { MessageKey } from '../../i18n/messages.js';
import { keyedAtom } from '../../session/keyed-atom.js';
import { type LeadKey, type LeadRef, leadKey } from '../../session/lead-ref.js';
import { type Session, type Store, sessionAtom } from '../../session/session.js';
import { type LeadSave, savesByKeyAtom } from '../lead/lead-save.js';

type Activities = readonly LeadActivity[];

const activitiesByKeyAtom = keyedAtom<LeadKey, Activities>();

/** The key of the stored activities. The device sees only its hash. */
const nameOf = (key: LeadKey) => `activity ${key}`;

/** What the device has stored of a lead, also in another tab; null without storage. */
const storedAtom = atom((get) => (key: LeadKey): Activities | null => {
  const text = get(sessionAtom)?.device.records.get(nameOf(key)) ?? null;
  return text === null ? null : readActivities(text);
});

/** What this device saw of a lead, here or earlier, oldest first. It ends with the session. */
export const activitiesAtomOf = (lead: LeadRef) => {
  const key = leadKey(lead);
  return atom((get): Activities => get(activitiesByKeyAtom).get(key) ?? get(storedAtom)(key) ?? []);
};

/** @returns whether it changes the list */
function putActivities(store: Store, key: LeadKey, change: (known: Activities) => Activities): boolean {
  const known = store.get(storedAtom)(key) ?? store.get(activitiesByKeyAtom).get(key) ?? [];
  const activities = change(known);
  store.set(activitiesByKeyAtom, key, activities);
  store.get(sessionAtom)?.device.records.set(nameOf(key), activities.length === 0 ? null : writeActivities(activities));
  return activities !== known;
}

/**
 * Keeps an activity of a lead on this device.
 * @returns whether it is news
 */
export function addActivity(store: Store, lead: LeadRef, activity: LeadActivity): boolean {
  return putActivities(store, leadKey(lead), (known) => withActivity(known, activity));
}

export type CallOrText = LeadActivity & { readonly kind: 'called' | 'texted' };

/** Records a call or a text, and emits it to the host. */
export function addAttempt(session: WidgetSession, lead: LeadRef, activity: CallOrText): void {
  if (addActivity(session.store, lead, activity)) emitAttempt(session, lead, activity, false);
}

/** Removes a call or a text, and emits that to the host. */
export function undoAttempt(session: WidgetSession, lead: LeadRef, activity: CallOrText): void {
  putActivities(session.store, leadKey(lead), (known) => withoutActivity(known, activity));
  emitAttempt(session, lead, activity, true);
}

function emitAttempt({ emit }: WidgetSession, lead: LeadRef, { kind, at }: CallOrText, undone: boolean): void {
  emit('lead-attempt', { leadId: lead.leadId, attempt: kind, at: new Date(at).toISOString(), undone });
}

const watched = new WeakSet<Session>();

/** Records from now on what the gateway has confirmed: a status, saved notes, and that a lead was read. */
export function watchSaves(store: Store): void {
  const session = store.get(sessionAtom);
  if (session === null || session.ended.aborted || watched.has(session)) return;
  watched.add(session);
  /** The request ids of saves that are already recorded. */
  const recorded = new Set<string>();
  const look = () => {
    for (const [key, saves] of store.get(savesByKeyAtom)) {
      for (const save of saves.values()) {
        const activity = savedActivity(save);
        if (activity === null || recorded.has(save.requestId)) continue;
        recorded.add(save.requestId);
        putActivities(store, key, (known) => withActivity(known, activity));
      }
    }
  };
  const end = session.store.sub(savesByKeyAtom, look);
  session.ended.addEventListener('abort', end);
  look();
}

function savedActivity({ phase, wanted, madeAt }: LeadSave): LeadActivity | null {
  if (phase !== 'saved') return null;
  switch (wanted.field) {
    case 'status':
      return { kind: 'status', at: madeAt, status: wanted.value };
    case 'notes':
      return { kind: 'notes', at: madeAt };
    case 'read':
      return wanted.value ? { kind: 'read', at: madeAt } : null;
    default:
      return null;
  }
}

/** What a provider tried to reach a customer. */
const ATTEMPTS = ['called', 'texted', 'messaged', 'reviewAsked'] as const;

/** What this device saw of a lead. Nothing in it says what was written or who the customer is. */
const ACTIVITIES = [...ATTEMPTS, 'revealed', 'read', 'status', 'notes'] as const;

export type Attempt = (typeof ATTEMPTS)[number];
export type ActivityKind = (typeof ACTIVITIES)[number];

export interface LeadActivity {
  readonly kind: ActivityKind;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The status that was set; undefined for all other kinds. */
  readonly status?: string | undefined;
}

/** How many activities of one lead are stored. The oldest are dropped first, attempts last. */
const MAX_KEPT = 60;

/** Two of one kind within this time are one, in milliseconds: a finger that presses twice calls once. */
const SAME_WITHIN_MS: Partial<Record<ActivityKind, number>> = { called: 60_000, texted: 60_000, revealed: 3_600_000 };

export function isAttempt(activity: LeadActivity): activity is LeadActivity & { readonly kind: Attempt } {
  return ATTEMPTS.some((kind) => kind === activity.kind);
}

/**
 * Adds an activity to those of a lead.
 * @returns the same list if it is there already
 */
export function withActivity(known: readonly LeadActivity[], added: LeadActivity): readonly LeadActivity[] {
  const within = SAME_WITHIN_MS[added.kind] ?? 0;
  const isThere = known.some(
    ({ kind, at, status }) => kind === added.kind && status === added.status && Math.abs(added.at - at) <= within,
  );
  if (isThere) return known;
  const all = [...known, added].sort((one, other) => one.at - other.at);
  if (all.length <= MAX_KEPT) return all;
  const first = all.findIndex((each) => !isAttempt(each));
  return all.toSpliced(Math.max(0, first), 1);
}

export function withoutActivity(known: readonly LeadActivity[], undone: LeadActivity): readonly LeadActivity[] {
  return known.filter(({ kind, at }) => kind !== undone.kind || at !== undone.at);
}

/** The text that the device stores, one activity a line: '1763500000000 called', '1763500000000 status Selling'. */
export function writeActivities(activities: readonly LeadActivity[]): string {
  return activities
    .map(({ at, kind, status }) => [at, kind, ...(status === undefined ? [] : [status])].join(' '))
    .join('\n');
}

/** Reads what the device has stored. Drops invalid lines. */
export function readActivities(text: string): readonly LeadActivity[] {
  return text.split('\n').flatMap((line) => {
    const [time = '', name, ...rest] = line.split(' ');
    const kind = ACTIVITIES.find((each) => each === name);
    const at = Number(time);
    if (kind === undefined || !Number.isFinite(at) || at <= 0) return [];
    return [{ kind, at, ...(kind === 'status' ? { status: rest.join(' ') } : {}) }];
  });
}

interface RecordedLead {
  readonly leadId: string;
  readonly createDate: string;
  readonly category: { readonly name: string };
}

export const ATTEMPT_MESSAGES = {
  called: 'timelineCalled',
  texted: 'timelineTexted',
  messaged: 'timelineMessaged',
  reviewAsked: 'timelineReviewAsked',
} as const satisfies Record<Attempt, MessageKey>;

/**
 * The attempts of a lead as plain text, for a claim of a credit: which lead, what it was about, when it was received, and
 * each attempt with its time. It contains no note and nothing about the customer.
 * @param time writes a time with its zone
 */
export function attemptRecord(
  lead: RecordedLead,
  activities: readonly LeadActivity[],
  t: (key: MessageKey) => string,
  time: (instant: Date) => string,
): string {
  const attempts = activities.filter(isAttempt);
  return [
    `${t('recordLead')}: ${lead.leadId}`,
    ...(lead.category.name ? [`${t('recordCategory')}: ${lead.category.name}`] : []),
    `${t('recordReceived')}: ${time(new Date(lead.createDate))}`,
    `${t('recordAttempts')}: ${attempts.length === 0 ? t('recordNone') : attempts.length}`,
    ...attempts.map(({ kind, at }) => `- ${t(ATTEMPT_MESSAGES[kind])}: ${time(new Date(at))}`),
  ].join('\n');
}

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
  const format = dateTimeFormat(locale, options, timeZone);
  return (instant) => plainSpaces(format.format(instant));
}
