import { getDotPath, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { wireLead, wireLeads, wireServiceProviders } from '../../../src/gateway/calls/provider-dashboard.js';

const BARE = { leadId: '1', status: 'Initial', createDate: '2026-11-18T14:15:00-06:00' };

function refusedField(schema: typeof wireLead | typeof wireLeads, input: unknown): string | null | undefined {
  const result = safeParse(schema, input);
  return result.success ? undefined : getDotPath(result.issues[0]);
}

describe('the lead schema', () => {
  it('requires only an id, a status and a date', () => expect(refusedField(wireLead, BARE)).toBeUndefined());

  it.each(['leadId', 'status', 'createDate'])('rejects a lead without %s', (name) => {
    expect(refusedField(wireLead, { ...BARE, [name]: undefined })).toBe(name);
    expect(refusedField(wireLead, { ...BARE, [name]: null })).toBe(name);
  });

  it('accepts unknown fields and drops them', () => {
    const result = safeParse(wireLead, { ...BARE, mood: 'good', customerInfo: { shoeSize: 44 } });
    expect(result).toMatchObject({ success: true, output: BARE });
    expect(JSON.stringify(result.output)).not.toMatch(/mood|shoeSize/);
  });

  it.each([
    [7, '7'],
    ['7', '7'],
    [Number.MAX_SAFE_INTEGER, '9007199254740991'],
  ])('reads the id %j as %j', (leadId, known) =>
    expect(safeParse(wireLead, { ...BARE, leadId }).output).toMatchObject({ leadId: known }),
  );

  it.each([1.5, 2 ** 53, Number.NaN, true, {}, ['1']])('rejects the id %j', (leadId) =>
    expect(refusedField(wireLead, { ...BARE, leadId })).toBe('leadId'),
  );

  it.each([
    '2026-11-18T14:15:00-06:00',
    '2026-11-18T20:15:00Z',
    '2026-11-18T20:15:00.123Z',
    '2026-11-18T20:15Z',
    '2026-11-18T20:15:00+05:30',
  ])('accepts the date %s', (createDate) => expect(refusedField(wireLead, { ...BARE, createDate })).toBeUndefined());

  it.each([
    '',
    'yesterday',
    '2026-11-18',
    '2026-11-18T20:15:00',
    '2026-13-18T20:15:00Z',
    '2026-11-18T25:15:00Z',
    '11/18/2026 8:15 PM',
    1_795_000_000_000,
  ])('rejects the date %j', (createDate) => expect(refusedField(wireLead, { ...BARE, createDate })).toBe('createDate'));

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
  ])('rejects %s %j and names %s', (name, value, field) =>
    expect(refusedField(wireLead, { ...BARE, [name]: value })).toBe(field),
  );
});

describe('the lead list schema', () => {
  const page = { leads: [BARE], pagination: { totalNumber: 1 } };

  it.each([page, { ...page, leads: [] }, { leads: [], pagination: { totalNumber: 0 } }])('accepts %j', (answer) =>
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
  ])('rejects %j and names %s', (answer, field) => expect(refusedField(wireLeads, answer)).toBe(field));

  it.each([null, undefined, [], 'leads', 0])('rejects %j', (answer) =>
    expect(safeParse(wireLeads, answer).success).toBe(false),
  );
});

function taken(serviceProviders: unknown): boolean {
  return safeParse(wireServiceProviders, { serviceProviders }).success;
}

describe('the service provider schema', () => {
  it.each([
    [[{ serviceProviderId: 7, name: 'Lone Star', primaryAddress: { postalCode: '78704' } }]],
    [[{ serviceProviderId: '7' }]],
    [[{ serviceProviderId: '7', name: null, primaryAddress: null }]],
    [[{ serviceProviderId: '7', primaryAddress: { postalCode: null } }]],
    [[]],
  ])('accepts %j', (serviceProviders) => expect(taken(serviceProviders)).toBe(true));

  it.each([[[{ name: 'No id' }]], [[{ serviceProviderId: '7', name: 9 }]], [null], [{}]])(
    'rejects %j',
    (serviceProviders) => expect(taken(serviceProviders)).toBe(false),
  );
});
