import { describe, expect, it } from 'vitest';
import {
  attemptRecord,
  isAttempt,
  type LeadActivity,
  readActivities,
  recordTime,
  withActivity,
  withoutActivity,
  writeActivities,
} from '../../../src/lead-card/activity/activity-rules.js';
import { leadFromWire } from './a-lead.js';

const NOON = Date.UTC(2026, 10, 18, 18);
const at = (minutes: number) => NOON + minutes * 60_000;
const add = (...all: LeadActivity[]) => all.reduce<readonly LeadActivity[]>(withActivity, []);

describe('what was tried for a lead', () => {
  it('is a call, a text, a message and a review request, and nothing else', () => {
    const kinds = ['called', 'texted', 'messaged', 'reviewAsked', 'revealed', 'read', 'status', 'notes'] as const;
    expect(kinds.filter((kind) => isAttempt({ kind, at: NOON }))).toEqual([
      'called',
      'texted',
      'messaged',
      'reviewAsked',
    ]);
  });

  it('stands in the order of time', () => {
    const list = add({ kind: 'texted', at: at(5) }, { kind: 'called', at: at(1) });
    expect(list.map(({ kind }) => kind)).toEqual(['called', 'texted']);
  });

  it('counts a finger that presses twice once, and two calls two minutes apart twice', () => {
    expect(add({ kind: 'called', at: at(0) }, { kind: 'called', at: at(0.5) })).toHaveLength(1);
    expect(add({ kind: 'called', at: at(0) }, { kind: 'called', at: at(2) })).toHaveLength(2);
    expect(add({ kind: 'called', at: at(0) }, { kind: 'texted', at: at(0.5) })).toHaveLength(2);
  });

  it('is taken back alone', () => {
    const list = add({ kind: 'called', at: at(0) }, { kind: 'called', at: at(9) }, { kind: 'texted', at: at(9) });
    expect(withoutActivity(list, { kind: 'called', at: at(9) })).toEqual([
      { kind: 'called', at: at(0) },
      { kind: 'texted', at: at(9) },
    ]);
  });

  it('outlasts what is only seen, when there is much of it', () => {
    let list = add({ kind: 'called', at: at(0) });
    for (let each = 1; each <= 80; each += 1) list = withActivity(list, { kind: 'notes', at: at(each) });
    expect(list).toHaveLength(60);
    expect(list[0]).toEqual({ kind: 'called', at: at(0) });
    expect(list.at(-1)).toEqual({ kind: 'notes', at: at(80) });
  });

  it('comes back from the device as it was, and what does not fit is left out', () => {
    const list = add({ kind: 'status', at: at(1), status: 'Not Ours' }, { kind: 'called', at: at(2) });
    expect(readActivities(writeActivities(list))).toEqual(list);
    expect(readActivities(`x called\n${NOON} shouted\n-5 called\n\n${NOON} read`)).toEqual([
      { kind: 'read', at: NOON },
    ]);
    expect(readActivities(null)).toEqual([]);
  });
});

describe('the record for a claim', () => {
  const lead = leadFromWire({
    leadId: '90412001',
    category: { id: '1', name: 'Roofing' },
    notes: 'Gate code 4711',
    customerInfo: { firstName: 'Dana', phoneNumber: '5125550142', emailAddress: 'dana@example.com' },
  });
  const words = {
    lead: 'Lead',
    category: 'Category',
    received: 'Received',
    attempts: 'Attempts',
    none: 'none',
    kinds: { called: 'Called', texted: 'Texted', messaged: 'Message sent', reviewAsked: 'Review requested' },
    time: recordTime('en-US', 'America/Chicago'),
  };

  it('says which lead, when it came, and each attempt with its local time and zone', () => {
    const list = add(
      { kind: 'read', at: at(-1) },
      { kind: 'called', at: at(0) },
      { kind: 'texted', at: Date.UTC(2027, 6, 1, 15) },
    );
    expect(attemptRecord(lead, list, words).replaceAll('\u00a0', ' ')).toBe(
      [
        'Lead: 90412001',
        'Category: Roofing',
        'Received: Nov 18, 2026, 2:15 PM CST',
        'Attempts: 2',
        '- Called: Nov 18, 2026, 12:00 PM CST',
        '- Texted: Jul 1, 2027, 10:00 AM CDT',
      ].join('\n'),
    );
  });

  it('has no note and nothing about the customer', () => {
    const text = attemptRecord(lead, add({ kind: 'notes', at: at(3) }), words);
    expect(text).toContain('Attempts: none');
    expect(text).not.toMatch(/Gate|4711|Dana|5125550142|example/);
  });
});
