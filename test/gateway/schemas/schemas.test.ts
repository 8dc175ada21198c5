import { getDotPath, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { wireLead, wireLeads, wireServiceProviders } from '../../../src/gateway/calls/provider-dashboard.js';

const BARE = { leadId: '1', status: 'Initial', createDate: '2026-11-18T14:15:00-06:00' };

function refusedField(schema: typeof wireLead | typeof wireLeads, input: unknown): string | null | undefined {
  const result = safeParse(schema, input);
  return result.success ? undefined : getDotPath(result.issues[0]);
}

describe('a lead at the door', () => {
  it('needs an id, a status and a date, and no more', () => expect(refusedField(wireLead, BARE)).toBeUndefined());

  it.each(['leadId', 'status', 'createDate'])('is refused without %s', (name) => {
    expect(refusedField(wireLead, { ...BARE, [name]: undefined })).toBe(name);
    expect(refusedField(wireLead, { ...BARE, [name]: null })).toBe(name);
  });

  it('may have fields that nobody knows, which are left behind', () => {
    const result = safeParse(wireLead, { ...BARE, mood: 'good', customerInfo: { shoeSize: 44 } });
    expect(result).toMatchObject({ success: true, output: BARE });
    expect(JSON.stringify(result.output)).not.toMatch(/mood|shoeSize/);
  });

  it.each([
    [7, '7'],
    ['7', '7'],
    [Number.MAX_SAFE_INTEGER, '9007199254740991'],
  ])('with the id %j is known as %j', (leadId, known) =>
    expect(safeParse(wireLead, { ...BARE, leadId }).output).toMatchObject({ leadId: known }),
  );

  it.each([1.5, 2 ** 53, Number.NaN, true, {}, ['1']])('is refused with the id %j', (leadId) =>
    expect(refusedField(wireLead, { ...BARE, leadId })).toBe('leadId'),
  );

  it.each([
    '2026-11-18T14:15:00-06:00',
    '2026-11-18T20:15:00Z',
    '2026-11-18T20:15:00.123Z',
    '2026-11-18T20:15Z',
    '2026-11-18T20:15:00+05:30',
  ])('may have been made at %s', (createDate) =>
    expect(refusedField(wireLead, { ...BARE, createDate })).toBeUndefined(),
  );

  it.each([
    '',
    'yesterday',
    '2026-11-18',
    '2026-11-18T20:15:00',
    '2026-13-18T20:15:00Z',
    '2026-11-18T25:15:00Z',
    '11/18/2026 8:15 PM',
    1_795_000_000_000,
  ])('is refused with the date %j', (createDate) =>
    expect(refusedField(wireLead, { ...BARE, createDate })).toBe('createDate'),
  );

  it.each([
    ['read', 'yes', 'read'],
    ['notes', 5, 'notes'],
    ['customerInfo', 'Dana', 'customerInfo'],
    ['customerInfo', { phoneNumber: 5125550123 }, 'customerInfo.phoneNumber'],
    ['customerInfo', { isMaskedPhone: 'true' }, 'customerInfo.isMaskedPhone'],
    ['category', { id: {} }, 'category.id'],
    ['feedback', { rating: 'good' }, 'feedback.rating'],
    ['questionsAndAnswers', {}, 'questionsAndAnswers'],
    ['questionsAndAnswers', [{ question: 'A?', answers: [1] }], 'questionsAndAnswers.0.answers.0'],
    ['questionsAndAnswers', [{ answers: ['x'] }], 'questionsAndAnswers.0.question'],
    ['dealInfo', { price: {} }, 'dealInfo.price'],
  ])('is refused with %s %j, naming %s', (name, value, field) =>
    expect(refusedField(wireLead, { ...BARE, [name]: value })).toBe(field),
  );
});

describe('a page of leads at the door', () => {
  const page = { leads: [BARE], pagination: { totalNumber: 1 } };

  it.each([page, { ...page, leads: [] }, { leads: [], pagination: { totalNumber: 0 } }])('is taken: %j', (answer) =>
    expect(refusedField(wireLeads, answer)).toBeUndefined(),
  );

  it.each([
    [{ ...page, leads: [BARE, BARE, BARE, { ...BARE, createDate: 'soon' }] }, 'leads.3.createDate'],
    [{ ...page, leads: null }, 'leads'],
    [{ leads: [] }, 'pagination'],
    [{ ...page, pagination: {} }, 'pagination.totalNumber'],
    [{ ...page, pagination: { totalNumber: -1 } }, 'pagination.totalNumber'],
    [{ ...page, pagination: { totalNumber: '9' } }, 'pagination.totalNumber'],
    [{ ...page, pagination: { totalNumber: 1.5 } }, 'pagination.totalNumber'],
  ])('is refused: %j, naming %s', (answer, field) => expect(refusedField(wireLeads, answer)).toBe(field));

  it.each([null, undefined, [], 'leads', 0])('is not %j', (answer) =>
    expect(safeParse(wireLeads, answer).success).toBe(false),
  );
});

function taken(serviceProviders: unknown): boolean {
  return safeParse(wireServiceProviders, { serviceProviders }).success;
}

describe('a provider at the door', () => {
  it.each([
    [[{ serviceProviderId: 7, name: 'Lone Star', primaryAddress: { postalCode: '78704' } }]],
    [[{ serviceProviderId: '7' }]],
    [[{ serviceProviderId: '7', name: null, primaryAddress: null }]],
    [[{ serviceProviderId: '7', primaryAddress: { postalCode: null } }]],
    [[]],
  ])('is taken: %j', (serviceProviders) => expect(taken(serviceProviders)).toBe(true));

  it.each([[[{ name: 'No id' }]], [[{ serviceProviderId: '7', name: 9 }]], [null], [{}]])(
    'is refused: %j',
    (serviceProviders) => expect(taken(serviceProviders)).toBe(false),
  );
});
