import { describe, expect, it } from 'vitest';
import * as rules from '../../../src/lead-card/activity/activity-state.js';
import { createWaitingClock, isWaiting, waitingRule } from '../../../src/lead-card/activity/waiting-badge.js';
import { aLead, leadFromWire } from './a-lead.js';

const NOON = Date.UTC(2026, 10, 18, 18);
const at = (minutes: number) => NOON + minutes * 60_000;
const add = (...all: rules.LeadActivity[]) => all.reduce<readonly rules.LeadActivity[]>(rules.withActivity, []);

describe('attempts on a lead', () => {
  it('are calls, texts, messages and review requests in order of time; a double tap counts once', () => {
    const kinds = ['called', 'texted', 'messaged', 'reviewAsked', 'revealed', 'read', 'status', 'notes'] as const;
    expect(kinds.filter((kind) => rules.isAttempt({ kind, at: NOON }))).toEqual([
      'called',
      'texted',
      'messaged',
      'reviewAsked',
    ]);
    expect(add({ kind: 'called', at: at(0) }, { kind: 'called', at: at(0.5) })).toHaveLength(1);
    expect(add({ kind: 'called', at: at(0) }, { kind: 'called', at: at(2) })).toHaveLength(2);
    expect(add({ kind: 'called', at: at(0) }, { kind: 'texted', at: at(0.5) })).toHaveLength(2);
    const inOrder = add({ kind: 'texted', at: at(5) }, { kind: 'called', at: at(1) });
    expect(inOrder.map(({ kind }) => kind)).toEqual(['called', 'texted']);
  });

  it('can be undone, and nothing else can', () => {
    const list = add({ kind: 'called', at: at(0) }, { kind: 'called', at: at(9) }, { kind: 'texted', at: at(9) });
    expect(rules.withoutActivity(list, { kind: 'called', at: at(9) })).toEqual([
      { kind: 'called', at: at(0) },
      { kind: 'texted', at: at(9) },
    ]);
  });

  it('are kept longer than views when the list is full', () => {
    let list = add({ kind: 'called', at: at(0) });
    for (let each = 1; each <= 80; each += 1) list = rules.withActivity(list, { kind: 'notes', at: at(each) });
    expect([list.length, list[0]]).toEqual([60, { kind: 'called', at: at(0) }]);
    expect(list.at(-1)).toEqual({ kind: 'notes', at: at(80) });
  });

  it('are read back from the device, without invalid entries', () => {
    const list = add({ kind: 'status', at: at(1), status: 'Not Ours' }, { kind: 'called', at: at(2) });
    expect(rules.readActivities(rules.writeActivities(list))).toEqual(list);
    expect(rules.readActivities(`x called\n${NOON} shouted\n-5 called\n\n${NOON} read`)).toEqual([
      { kind: 'read', at: NOON },
    ]);
  });
});

describe('the copied record', () => {
  const lead = leadFromWire({
    leadId: '90412001',
    category: { id: '1', name: 'Roofing' },
    notes: 'Gate code 4711',
    customerInfo: { firstName: 'Dana', phoneNumber: '5125550142', emailAddress: 'dana@example.com' },
  });
  const record = (list: readonly rules.LeadActivity[]) =>
    rules.attemptRecord(lead, list, (key) => key, rules.recordTime('en-US', 'America/Chicago'));

  it('has the lead, its arrival, and each attempt with local time and zone, and nothing about the customer', () => {
    const list = add(
      { kind: 'read', at: at(-1) },
      { kind: 'called', at: at(0) },
      { kind: 'texted', at: Date.UTC(2027, 6, 1, 15) },
    );
    expect(record(list).replaceAll('\u00a0', ' ')).toBe(
      [
        'recordLead: 90412001',
        'recordCategory: Roofing',
        'recordReceived: Nov 18, 2026, 2:15 PM CST',
        'recordAttempts: 2',
        '- timelineCalled: Nov 18, 2026, 12:00 PM CST',
        '- timelineTexted: Jul 1, 2027, 10:00 AM CDT',
      ].join('\n'),
    );
    const text = record(add({ kind: 'notes', at: at(3) }));
    expect(text).toContain('recordAttempts: recordNone');
    expect(text).not.toMatch(/Gate|4711|Dana|5125550142|example/);
  });
});

const CHICAGO = 'America/Chicago';

/** How long a lead waits, as 'tone count unit'. */
function wait(since: string, now: string, hours = '2,8', quietHours?: string, timeZone = CHICAGO): string {
  const rule = waitingRule(hours, quietHours);
  if (rule === undefined) return 'no clock';
  const { tone, count, unit } = createWaitingClock(rule, timeZone)(new Date(since), new Date(now));
  return `${tone} ${count} ${unit}`;
}

describe('the waiting time of a lead', () => {
  it.each([
    ['2026-11-18T14:00:00-06:00', 'neutral 0 minutes'],
    ['2026-11-18T13:00:00-06:00', 'neutral 0 minutes'],
    ['2026-11-18T15:00:00-06:00', 'neutral 1 hours'],
    ['2026-11-18T16:00:00-06:00', 'amber 2 hours'],
    ['2026-11-18T21:59:59-06:00', 'amber 7 hours'],
    ['2026-11-18T22:00:00-06:00', 'red 8 hours'],
    ['2026-11-20T13:59:00-06:00', 'red 47 hours'],
    ['2026-11-20T14:00:00-06:00', 'red 2 days'],
  ])('since 2 PM shows at %s: %s', (now, said) => expect(wait('2026-11-18T14:00:00-06:00', now)).toBe(said));

  it('pauses in quiet hours, also over midnight, and starts in the morning for a lead of the night', () => {
    const since = '2026-11-18T20:00:00-06:00';
    const at = (now: string) => wait(since, now, '2,8', '21:00-07:00');
    expect(at('2026-11-18T21:00:00-06:00')).toBe('neutral 1 hours');
    expect(at('2026-11-19T03:00:00-06:00')).toBe('neutral 1 hours');
    expect(at('2026-11-19T07:00:00-06:00')).toBe('neutral 1 hours');
    expect(at('2026-11-19T08:00:00-06:00')).toBe('amber 2 hours');
    const during = (since: string, now: string) => wait(`${since}-06:00`, `${now}-06:00`, '2,8', '21:00-07:00');
    expect(during('2026-11-19T02:00:00', '2026-11-19T08:30:00')).toBe('neutral 1 hours');
    expect(during('2026-11-18T23:00:00', '2026-11-19T06:00:00')).toBe('neutral 0 minutes');
    const onDay = (now: string) => wait('2026-11-18T11:00:00-06:00', now, '2,8', '12:00-13:30');
    expect(onDay('2026-11-18T13:00:00-06:00')).toBe('neutral 1 hours');
    expect(onDay('2026-11-18T14:30:00-06:00')).toBe('amber 2 hours');
    // 24 hours less one pause and a half
    expect(onDay('2026-11-19T12:30:00-06:00')).toBe('red 23 hours');
  });

  it('uses the provider’s time zone for the quiet hours', () => {
    const [since, now] = ['2026-11-19T02:00:00Z', '2026-11-19T05:00:00Z'];
    expect(wait(since, now, '2,8', '21:00-07:00', CHICAGO)).toBe('neutral 1 hours');
    expect(wait(since, now, '2,8', '21:00-07:00', 'America/Los_Angeles')).toBe('amber 3 hours');
    expect(wait(since, now, '2,8', '21:00-07:00', 'America/New_York')).toBe('neutral 0 minutes');
  });

  it('counts elapsed hours across a change of daylight saving time', () => {
    // Spring: 2 AM does not exist on March 14, 2027. The night is an hour shorter.
    expect(wait('2027-03-13T20:00:00-06:00', '2027-03-14T08:00:00-05:00')).toBe('red 11 hours');
    expect(wait('2027-03-13T20:00:00-06:00', '2027-03-14T08:00:00-05:00', '2,8', '21:00-07:00')).toBe('amber 2 hours');
    // Fall: 1 AM comes twice on November 7, 2027. The night is an hour longer.
    expect(wait('2027-11-06T20:00:00-05:00', '2027-11-07T08:00:00-06:00')).toBe('red 13 hours');
    expect(wait('2027-11-06T20:00:00-05:00', '2027-11-07T08:00:00-06:00', '2,8', '21:00-07:00')).toBe('amber 2 hours');
    // Quiet hours that begin in the hour that does not exist begin when the clock has been set.
    expect(wait('2027-03-14T00:00:00-06:00', '2027-03-14T06:00:00-05:00', '2,8', '02:30-05:00')).toBe('amber 3 hours');
    // Of the hour that comes twice, the first is meant.
    expect(wait('2027-11-07T00:00:00-05:00', '2027-11-07T06:00:00-06:00', '2,8', '01:30-05:00')).toBe('amber 2 hours');
    expect(wait('2016-11-18T14:00:00Z', '2026-11-18T14:00:00Z', '2,8', '21:00-07:00')).toBe('red 3652 days');
  });
});

it.each(['', 'soon', '2', '2,', ',8', '2,8,9', '-2,8', '2;8', '2,8h', '1000,2000'])(
  'waiting-hours %j shows no waiting time',
  (hours) => expect(waitingRule(hours, undefined)).toBeUndefined(),
);

it('waiting-hours accepts fractions, and its red limit is never before amber', () => {
  expect(waitingRule('0.5, 1.25', undefined)).toMatchObject({ amberHours: 0.5, redHours: 1.25 });
  expect(waitingRule('8,2', undefined)).toMatchObject({ amberHours: 8, redHours: 8 });
});

it.each(['25:00-07:00', '21-7', '21:00', '21:60-07:00', '07:00-07:00', 'night'])(
  'quiet-hours %j sets none, and the time continues',
  (quietHours) => expect(waitingRule('2,8', quietHours)).toMatchObject({ quiet: undefined }),
);

const lead = aLead({ status: 'Initial' });

it('a lead waits while it is new, not archived, and has no attempt', () => {
  const seen = [
    { kind: 'read', at: 1 },
    { kind: 'revealed', at: 2 },
  ] as const;
  expect([isWaiting(lead, []), isWaiting(lead, seen)]).toEqual([true, true]);
  expect(isWaiting({ ...lead, status: 'Selling' }, [])).toBe(false);
  expect(isWaiting({ ...lead, archived: true }, [])).toBe(false);
  expect(isWaiting(lead, [{ kind: 'messaged', at: 1 }])).toBe(false);
});
