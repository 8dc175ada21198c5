import { describe, expect, it } from 'vitest';
import { LEAD_STATUSES } from '../../src/gateway/lead-status.js';
import { createSandbox, SANDBOX_LEADS, type SandboxOptions } from '../../src/sandbox.js';
import { DRAWN_CLOCK, PROVIDER, session } from './ask.js';
import { callsOf, ids } from './calls.js';

function calls(options: SandboxOptions = {}, provider = PROVIDER) {
  return callsOf(session(createSandbox({ clock: DRAWN_CLOCK, ...options }).fetch), provider);
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

  const customer = (fields: object) => ({ customerInfo: expect.objectContaining(fields) });
  const active = { isMaskedPhone: true, isMaskedPhoneActive: true, isSmsEnabled: true };
  const described = (text: RegExp) => ({ description: expect.stringMatching(text) });
  const ODDITIES: Readonly<Record<string, object>> = {
    noName: customer({ firstName: '', lastName: '' }),
    noPhone: customer({ phoneNumber: '' }),
    maskedActive: customer(active),
    maskedWithoutTexting: customer({ ...active, isSmsEnabled: false }),
    maskedExpired: customer({ isMaskedPhone: true, isMaskedPhoneActive: false }),
    eightQuestions: { questionsAndAnswers: expect.objectContaining({ length: 8 }) },
    longWord: described(/^\w{180}$/),
    cyrillic: customer({ firstName: expect.stringMatching(/\p{Script=Cyrillic}/u) }),
    arabic: customer({ firstName: expect.stringMatching(/\p{Script=Arabic}/u) }),
    chinese: customer({ firstName: expect.stringMatching(/\p{Script=Han}/u) }),
    emoji: described(/\p{Extended_Pictographic}/u),
    markup: described(/<img .*onerror.*>/),
    nullFields: { customerInfo: null },
    noCategory: { category: null },
    noAddress: customer({ city: null }),
    deal: { dealInfo: expect.objectContaining({ price: 129 }) },
    redemption: { redemptionId: '7730-2290' },
    thimble: { thimbleUrl: expect.stringMatching(/^https:/) },
    unreadMessages: { hasUnreadMessages: true },
    unread: { read: false },
    archived: { isArchived: true },
    rated: { feedback: { rating: 4, reason: 'Low-value job' } },
    unknownUrgency: { urgency: 'BeforeTheHolidays' },
    unknownStatus: { status: 'OnHold' },
    optedInNotConnected: { isOptedInButNotConnected: true },
    otherOffset: { createDate: expect.stringMatching(/\+05:30$/) },
    ...Object.fromEntries(LEAD_STATUSES.map((status) => [`status${status}`, { status }])),
  };

  it('have every named oddity, readable by the client', async () => {
    const board = calls();
    for (const [name, leadId] of Object.entries(SANDBOX_LEADS)) {
      expect.soft(await board.lead(leadId), name).toMatchObject({ leadId, ...ODDITIES[name] });
    }
    const { longText, missingFields, eightAnswers, numericId } = SANDBOX_LEADS;
    const long = await board.lead(longText);
    expect([long.description?.length, long.notes?.length]).toEqual([4000, 2048]);
    expect((await board.lead(missingFields)).category).toBeUndefined();
    expect((await board.lead(eightAnswers)).questionsAndAnswers?.[0]?.answers).toHaveLength(8);
    expect((await (await board.rawLead(numericId)).json()).body.leadId).toBe(Number(numericId));
  });
});

describe('leads that are given', () => {
  const leads = [
    { leadId: 1, status: 'Initial', createDate: '2026-11-17T09:00:00-06:00' },
    { leadId: '2', status: 'Selling', createDate: '2026-11-18T09:00:00-06:00', notes: 'Call at noon' },
  ];

  it('replace the seeded ones, for every provider, newest first', async () => {
    for (const provider of [PROVIDER, 'someone-else']) {
      const page = await calls({ leads }, provider).leads();
      expect(ids(page)).toEqual(['2', '1']);
      expect(page.leads[0]).toMatchObject({ status: 'Selling', notes: 'Call at noon' });
    }
  });

  it('can be changed, each provider’s by itself', async () => {
    const { fetch } = createSandbox({ clock: DRAWN_CLOCK, leads });
    const [own, other] = [callsOf(session(fetch), PROVIDER), callsOf(session(fetch), 'someone-else')];
    await own.saveNote('1', 'Gate code 4471');
    expect([(await own.lead('1')).notes, (await other.lead('1')).notes]).toEqual(['Gate code 4471', undefined]);
  });
});
