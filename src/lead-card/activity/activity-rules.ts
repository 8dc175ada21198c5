import { dateTimeFormat, plainSpaces } from '../../i18n/format.js';

/** What a provider tried to reach a customer. */
export const ATTEMPTS = ['called', 'texted', 'messaged', 'reviewAsked'] as const;

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

/** How many activities of one lead are kept. The oldest go first, attempts last of all. */
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

/** Takes an activity back. */
export function withoutActivity(known: readonly LeadActivity[], undone: LeadActivity): readonly LeadActivity[] {
  return known.filter(({ kind, at }) => kind !== undone.kind || at !== undone.at);
}

/** The text that the device keeps: '1763500000000 called', '1763500000000 status Selling', one a line. */
export function writeActivities(activities: readonly LeadActivity[]): string {
  return activities
    .map(({ at, kind, status }) => [at, kind, ...(status === undefined ? [] : [status])].join(' '))
    .join('\n');
}

/** What the device has kept. Lines that do not fit are left out. */
export function readActivities(text: string | null): readonly LeadActivity[] {
  return (text ?? '').split('\n').flatMap((line) => {
    const [time = '', name, ...rest] = line.split(' ');
    const kind = ACTIVITIES.find((each) => each === name);
    const at = Number(time);
    if (kind === undefined || !Number.isFinite(at) || at <= 0) return [];
    return [{ kind, at, ...(kind === 'status' ? { status: rest.join(' ') } : {}) }];
  });
}

interface RecordWords {
  readonly lead: string;
  readonly category: string;
  readonly received: string;
  readonly attempts: string;
  readonly none: string;
  /** The word of each attempt. */
  readonly kinds: Readonly<Record<Attempt, string>>;
  /** A time with its zone. */
  readonly time: (instant: Date) => string;
}

interface RecordedLead {
  readonly leadId: string;
  readonly createDate: string;
  readonly category: { readonly name: string };
}

/**
 * The attempts of a lead as plain text, for a claim of a credit: which lead, what it was about, when it came, and each
 * attempt with its time. No note and nothing about the customer is in it.
 */
export function attemptRecord(lead: RecordedLead, activities: readonly LeadActivity[], words: RecordWords): string {
  const attempts = activities.filter(isAttempt);
  return [
    `${words.lead}: ${lead.leadId}`,
    ...(lead.category.name ? [`${words.category}: ${lead.category.name}`] : []),
    `${words.received}: ${words.time(new Date(lead.createDate))}`,
    `${words.attempts}: ${attempts.length === 0 ? words.none : attempts.length}`,
    ...attempts.map(({ kind, at }) => `- ${words.kinds[kind]}: ${words.time(new Date(at))}`),
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
