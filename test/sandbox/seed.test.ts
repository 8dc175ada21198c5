import { describe, expect, it } from 'vitest';
import { LEAD_STATUSES } from '../../src/contract/lead.js';
import { createSandbox, SANDBOX_LEADS, type SandboxOptions } from '../../src/sandbox.js';
import { DRAWN_CLOCK, PROVIDER, requester } from './ask.js';
import { callsOf, ids } from './calls.js';

function calls(options: SandboxOptions = {}, provider = PROVIDER) {
  return callsOf(requester(createSandbox({ clock: DRAWN_CLOCK, ...options }).fetch), provider);
}

async function bytes(options: SandboxOptions = {}, provider = PROVIDER): Promise<string> {
  const board = calls(options, provider);
  const answers = await Promise.all([true, false].map((archived) => board.rawLeads({ filters: { archived } })));
  return (await Promise.all(answers.map((answer) => answer.text()))).join('\n');
}

describe('the seeded leads', () => {
  it('are the same bytes for the same seed and clock', async () => {
    expect(await bytes({ seed: 7 })).toBe(await bytes({ seed: 7 }));
    expect(await bytes()).toBe(await bytes({ seed: 1 }));
  });

  it('differ with the seed', async () => {
    expect(await bytes({ seed: 7 })).not.toBe(await bytes({ seed: 8 }));
  });

  it('are there for any provider id, the same for each', async () => {
    expect(await bytes({}, 'someone-else')).toBe(await bytes());
  });

  it('are at least 240, with some thirty archived, over fourteen months, the newest today', async () => {
    const board = calls();
    const active = await board.leads();
    const archived = await board.leads({ filters: { archived: true } });
    const all = [...active.leads, ...archived.leads];
    const times = all.map(({ createDate }) => new Date(createDate).getTime());
    const newest = Math.max(...times);
    const months = (newest - Math.min(...times)) / (30.4 * 24 * 3_600_000);

    expect(all.length).toBeGreaterThanOrEqual(240);
    expect(archived.leads.length).toBeGreaterThanOrEqual(25);
    expect(archived.leads.length).toBeLessThanOrEqual(40);
    expect(months).toBeGreaterThan(13);
    expect(months).toBeLessThan(14.5);
    expect(newest).toBeLessThan(DRAWN_CLOCK().getTime());
    expect(DRAWN_CLOCK().getTime() - newest).toBeLessThan(15 * 60_000);
    expect(new Set(all.map(({ leadId }) => leadId)).size).toBe(all.length);
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([...LEAD_STATUSES, 'OnHold']));
  });

  it('begin with the drawn board', async () => {
    const { leads } = await calls().leads({ limit: 10 });
    expect(leads.map(({ customerInfo }) => [customerInfo?.firstName, customerInfo?.lastName].join(' ').trim())).toEqual(
      [
        'Dana Whitfield',
        '',
        'Guadalupe Fernández-Villanueva de la Cruz',
        'Marcus Bell',
        'Ольга Ткаченко',
        'Priya Raghunathan',
        'Theodore “Ted” Okonkwo',
        'Wendy Liu',
        'James R. Hollingsworth III',
        'Bea Santos',
      ],
    );
    expect(leads.map(({ createDate }) => createDate).slice(0, 3)).toEqual([
      '2026-11-18T14:15:00-06:00',
      '2026-11-18T11:42:00-06:00',
      '2026-11-18T08:05:00-06:00',
    ]);
  });

  it('move with the clock', async () => {
    const { leads } = await calls({ clock: () => new Date('2027-03-02T09:03:00Z') }).leads({ limit: 1 });
    expect(leads[0]?.createDate).toBe('2027-03-02T02:55:00-06:00');
  });

  it('have every named oddity, readable through the door of the client', async () => {
    const board = calls();
    for (const leadId of Object.values(SANDBOX_LEADS)) expect((await board.lead(leadId)).leadId).toBe(leadId);
    const of = SANDBOX_LEADS;
    const numeric = await (await board.rawLead(of.numericId)).json();

    expect((await board.lead(of.noName)).customerInfo).toMatchObject({ firstName: '', lastName: '' });
    expect((await board.lead(of.noPhone)).customerInfo?.phoneNumber).toBe('');
    expect((await board.lead(of.maskedActive)).customerInfo).toMatchObject({
      isMaskedPhone: true,
      isMaskedPhoneActive: true,
      isSmsEnabled: true,
    });
    expect((await board.lead(of.maskedWithoutTexting)).customerInfo).toMatchObject({
      isMaskedPhoneActive: true,
      isSmsEnabled: false,
    });
    expect((await board.lead(of.maskedExpired)).customerInfo).toMatchObject({
      isMaskedPhone: true,
      isMaskedPhoneActive: false,
    });
    expect((await board.lead(of.eightQuestions)).questionsAndAnswers).toHaveLength(8);
    expect((await board.lead(of.eightAnswers)).questionsAndAnswers?.[0]?.answers).toHaveLength(8);
    expect((await board.lead(of.longText)).description).toHaveLength(4000);
    expect((await board.lead(of.longText)).notes).toHaveLength(2048);
    expect((await board.lead(of.longWord)).description).toMatch(/^\w{180}$/);
    expect((await board.lead(of.cyrillic)).customerInfo?.firstName).toMatch(/\p{Script=Cyrillic}/u);
    expect((await board.lead(of.arabic)).customerInfo?.firstName).toMatch(/\p{Script=Arabic}/u);
    expect((await board.lead(of.chinese)).customerInfo?.firstName).toMatch(/\p{Script=Han}/u);
    expect((await board.lead(of.emoji)).description).toMatch(/\p{Extended_Pictographic}/u);
    expect((await board.lead(of.markup)).description).toMatch(/<img .*onerror.*>/);
    expect((await board.lead(of.nullFields)).customerInfo).toBeNull();
    expect((await board.lead(of.missingFields)).category).toBeUndefined();
    expect(numeric.body.leadId).toBe(Number(of.numericId));
    expect((await board.lead(of.noCategory)).category).toBeNull();
    expect((await board.lead(of.noAddress)).customerInfo?.city).toBeNull();
    expect((await board.lead(of.deal)).dealInfo?.price).toBe(129);
    expect((await board.lead(of.redemption)).redemptionId).toBe('7730-2290');
    expect((await board.lead(of.thimble)).thimbleUrl).toMatch(/^https:/);
    expect((await board.lead(of.unreadMessages)).hasUnreadMessages).toBe(true);
    expect((await board.lead(of.unread)).read).toBe(false);
    expect((await board.lead(of.archived)).isArchived).toBe(true);
    expect((await board.lead(of.rated)).feedback).toEqual({ rating: 4, reason: 'Low-value job' });
    expect((await board.lead(of.unknownUrgency)).urgency).toBe('BeforeTheHolidays');
    expect((await board.lead(of.unknownStatus)).status).toBe('OnHold');
    expect((await board.lead(of.optedInNotConnected)).isOptedInButNotConnected).toBe(true);
    expect((await board.lead(of.otherOffset)).createDate).toMatch(/\+05:30$/);
    for (const status of LEAD_STATUSES) expect((await board.lead(of[`status${status}`])).status).toBe(status);
  });
});

describe('leads that are given', () => {
  const leads = [
    { leadId: 1, status: 'Initial', createDate: '2026-11-17T09:00:00-06:00' },
    { leadId: '2', status: 'Selling', createDate: '2026-11-18T09:00:00-06:00', notes: 'Call at noon' },
  ];

  it('stand in the place of the seeded ones, for every provider, newest first', async () => {
    for (const provider of [PROVIDER, 'someone-else']) {
      const page = await calls({ leads }, provider).leads();
      expect(ids(page)).toEqual(['2', '1']);
      expect(page.leads[0]).toMatchObject({ status: 'Selling', notes: 'Call at noon' });
    }
  });

  it('can be changed, each provider’s by itself', async () => {
    const { fetch } = createSandbox({ clock: DRAWN_CLOCK, leads });
    const [own, other] = [callsOf(requester(fetch), PROVIDER), callsOf(requester(fetch), 'someone-else')];
    await own.saveNote('1', 'Gate code 4471');
    expect([(await own.lead('1')).notes, (await other.lead('1')).notes]).toEqual(['Gate code 4471', undefined]);
  });
});
