import { describe, expect, it } from 'vitest';
import { LEAD_STATUSES } from '../../src/gateway/lead-status.js';
import { SANDBOX_LEADS, type SandboxOptions } from '../../src/sandbox.js';
import { askOf, boardOf, callsOf, clientOf, ids, PROVIDER } from './ask.js';

async function bytes(options: SandboxOptions = {}, provider = PROVIDER): Promise<string> {
  const board = boardOf(options, provider);
  const answers = await Promise.all([true, false].map((archived) => board.rawLeads({ filters: { archived } })));
  return (await Promise.all(answers.map((answer) => answer.text()))).join('\n');
}

describe('the seeded leads', () => {
  it('are identical for the same seed and clock and every provider, and differ for another seed', async () => {
    const [first, seventh] = [await bytes(), await bytes({ seed: 7 })];
    expect(await Promise.all([bytes({ seed: 1 }), bytes({}, 'someone-else')])).toEqual([first, first]);
    expect(await bytes({ seed: 7 })).toBe(seventh);
    expect(await bytes({ seed: 8 })).not.toBe(seventh);
  });

  it('start with the leads of the design, and their dates follow the clock', async () => {
    const { leads } = await boardOf().leads({ limit: 3 });
    expect(leads.map(({ customerInfo, createDate }) => [customerInfo?.firstName, createDate])).toEqual([
      ['Dana', '2026-11-18T14:15:00-06:00'],
      ['', '2026-11-18T11:42:00-06:00'],
      ['Guadalupe', '2026-11-18T08:05:00-06:00'],
    ]);
    const later = await boardOf({ clock: () => new Date('2027-03-02T09:03:00Z') }).leads({ limit: 1 });
    expect(later.leads[0]?.createDate).toBe('2027-03-02T02:55:00-06:00');
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

  it('include every documented edge case, readable by the client', async () => {
    const board = boardOf();
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

it('leads from the options replace the seeded ones, newest first, and each provider changes only its own', async () => {
  const leads = [
    { leadId: 1, status: 'Initial', createDate: '2026-11-17T09:00:00-06:00' },
    { leadId: '2', status: 'Selling', createDate: '2026-11-18T09:00:00-06:00', notes: 'Call at noon' },
  ];
  const ask = askOf({ leads });
  const [own, other] = [callsOf(ask), callsOf(ask, 'someone-else')];
  for (const board of [own, other]) {
    const page = await board.leads();
    expect(ids(page)).toEqual(['2', '1']);
    expect(page.leads[0]).toMatchObject({ status: 'Selling', notes: 'Call at noon' });
  }
  await own.saveNote('1', 'Gate code 4471');
  expect([(await own.lead('1')).notes, (await other.lead('1')).notes]).toEqual(['Gate code 4471', undefined]);
});

describe('the anyLead option', () => {
  const me = { serviceProviderId: PROVIDER };
  const one = { ...me, leadId: 'y-8' };

  it.each(['default', 'empty', 'busy', 'unpurchased', 'challenge'] as const)(
    'returns an unknown lead in every call that requests it (%s)',
    async (scenario) => {
      const gateway = clientOf({ anyLead: true, scenario });
      const { leadId } = one;
      const lead = await gateway.providerLead(one);
      expect(lead).toMatchObject({ leadId, status: 'Initial' });
      expect(lead.customerInfo?.firstName).toMatch(/^\w/);
      expect(await gateway.leadForPage(one)).toMatchObject({ info: { title: lead.category?.name } });
      expect((await gateway.phoneNumbers({ ...me, leadIds: [leadId] })).phoneNumbers.length).toBe(
        scenario === 'unpurchased' ? 0 : 1,
      );
      expect(await gateway.lead({ leadId })).toMatchObject({ leadId, category: { name: lead.category?.name } });
      expect(await gateway.leadProviders({ leadId })).toEqual({ serviceProviders: [] });
    },
  );

  it('returns the same lead each time, a different one for another id, and keeps changes', async () => {
    const gateway = clientOf({ anyLead: true });
    await gateway.setStatus({ ...one, status: 'Selling' });
    const changed = await gateway.providerLead(one);
    expect(changed.status).toBe('Selling');
    const again = await clientOf({ anyLead: true }).providerLead(one);
    expect(again).toEqual({ ...changed, status: 'Initial', read: false });
    const other = await gateway.providerLead({ ...me, leadId: 'y-9' });
    expect(other.customerInfo).not.toEqual(changed.customerInfo);
    await expect(clientOf().providerLead(one)).rejects.toMatchObject({ status: 404 });
  });
});
