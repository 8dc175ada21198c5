import { expect, it } from 'vitest';
import { wireLead } from '../../../src/gateway/calls/provider-dashboard.js';
import { isLeadStatus, LEAD_STATUSES } from '../../../src/gateway/lead-status.js';
import { hasMoreQuestions, shownQuestions } from '../../../src/lead-card/body/lead-body.js';
import { isStatusShown, statusTone } from '../../../src/lead-card/lead/status.js';
import { BARE_WIRE_LEAD, leadFromWire } from './a-lead.js';

const EMPTY = {
  leadId: '1',
  status: 'Initial',
  source: '',
  read: false,
  hasUnreadMessages: false,
  archived: false,
  createDate: '2026-11-18T14:15:00-06:00',
  urgency: 'NA',
  description: '',
  notes: '',
  redemptionId: '',
  thimbleUrl: '',
  feedback: null,
  category: { id: '', name: '' },
  deal: null,
  questions: [],
  customer: {
    userId: '',
    firstName: '',
    lastName: '',
    phoneNumber: '',
    maskedPhone: false,
    maskedPhoneActive: false,
    smsEnabled: false,
    phoneUrl: '',
    emailAddress: '',
    address: { lineOne: '', lineTwo: '', city: '', state: '', postalCode: '' },
  },
  optedInButNotConnected: false,
};

it('a lead has empty values for absent and null fields, and no spaces around a name, a number or a city', () => {
  expect(leadFromWire()).toEqual(EMPTY);
  const optional = Object.keys(wireLead.entries).filter((name) => !Object.hasOwn(BARE_WIRE_LEAD, name));
  expect(leadFromWire(Object.fromEntries(optional.map((name) => [name, null])))).toEqual(EMPTY);
  const customerInfo = Object.fromEntries(Object.keys(EMPTY.customer).map((name) => [name, null]));
  const questionsAndAnswers = [{ question: 'Which roof?', answers: null }];
  expect(leadFromWire({ customerInfo, category: { id: null, name: null }, questionsAndAnswers })).toEqual({
    ...EMPTY,
    questions: [{ question: 'Which roof?', answers: [] }],
  });
  const { customer } = leadFromWire({
    customerInfo: { firstName: ' Dana ', lastName: '  ', phoneNumber: '\t5125550123', city: ' Austin\n' },
  });
  expect(customer).toMatchObject({ firstName: 'Dana', lastName: '', phoneNumber: '5125550123' });
  expect(customer.address.city).toBe('Austin');
});

it('a lead of the gateway keeps all its fields', () => {
  const same = {
    source: 'SR_RAQ',
    read: true,
    hasUnreadMessages: true,
    urgency: 'ThisWeek',
    description: ' Leaks \n at night ',
    notes: 'Call after 3',
    thimbleUrl: 'https://insurer.example/1',
    feedback: { rating: 4, reason: 'Other' },
  };
  const person = {
    firstName: 'Dana',
    lastName: 'Ruiz',
    phoneNumber: '5125550123',
    emailAddress: 'dana@example.com',
    phoneUrl: 'tel:+15125550123',
  };
  const place = { city: 'Austin', state: 'TX', postalCode: '78704' };
  const deal = { title: 'Gutter cleaning', price: '$89' };
  const answers = ['Flat', 'Old'];
  const lead = leadFromWire({
    ...same,
    leadId: 42,
    isArchived: true,
    redemptionId: 77,
    category: { id: 12, name: 'Roofing' },
    dealInfo: deal,
    questionsAndAnswers: [{ question: 'Which roof?', answers }],
    isOptedInButNotConnected: true,
    customerInfo: {
      ...{ ...person, ...place, userId: 8, addressLineOne: '1 Main St', addressLineTwo: 'Apt 2' },
      ...{ isMaskedPhone: true, isMaskedPhoneActive: true, isSmsEnabled: true },
    },
  });
  expect(lead).toEqual({
    ...same,
    leadId: '42',
    status: EMPTY.status,
    createDate: EMPTY.createDate,
    archived: true,
    redemptionId: '77',
    category: { id: '12', name: 'Roofing' },
    deal,
    questions: [{ question: 'Which roof?', answers }],
    optedInButNotConnected: true,
    customer: {
      ...{ ...person, userId: '8', maskedPhone: true, maskedPhoneActive: true, smsEnabled: true },
      address: { ...place, lineOne: '1 Main St', lineTwo: 'Apt 2' },
    },
  });
});

it.each([
  [0, 0],
  [89, 89],
  ['', ''],
  [null, ''],
])('a price %j of a deal is read as %j', (price, shown) =>
  expect(leadFromWire({ dealInfo: { title: 'Deal', price } }).deal).toEqual({ title: 'Deal', price: shown }),
);

it.each([{}, { rating: null }, { rating: 0, reason: 'Other' }])(
  'a lead has no feedback if the gateway sends %j',
  (feedback) => expect(leadFromWire({ feedback }).feedback).toBeNull(),
);

it.each([
  [{ isSmsEnabled: true }, true],
  [{ isSmsEnabled: true, customerInfo: { isSmsEnabled: false } }, false],
  [{ isSmsEnabled: true, customerInfo: { isSmsEnabled: null } }, true],
  [{ customerInfo: { isSmsEnabled: true } }, true],
  [{}, false],
])('a lead with %j has texting enabled: %s', (fields, enabled) =>
  expect(leadFromWire(fields).customer.smsEnabled).toBe(enabled),
);

it('a row shows every status except the initial one, each with its own color', () => {
  expect(LEAD_STATUSES.filter(isStatusShown)).toEqual(LEAD_STATUSES.slice(1));
  expect(isStatusShown('SomethingNew')).toBe(true);
  expect(new Set(LEAD_STATUSES.map(statusTone)).size).toBe(LEAD_STATUSES.length);
  expect(statusTone('ClosedWon')).toBe('success');
});

it.each(['', 'initial', 'constructor', 'SomethingNew'])('the unknown status %j is neutral', (status) => {
  expect([isLeadStatus(status), statusTone(status)]).toEqual([false, 'neutral']);
});

const questions = [...Array(8).keys()].map((index) => ({ question: `Question ${index}`, answers: ['Yes'] }));

it.each([
  [0, 0, false],
  [3, 3, false],
  [4, 4, false],
  [5, 4, true],
  [8, 4, true],
])('of %d questions, %d are shown before Read More, which is there: %s, and all after it', (count, shown, more) => {
  const some = questions.slice(0, count);
  expect([shownQuestions(some, false), hasMoreQuestions(some)]).toEqual([questions.slice(0, shown), more]);
  expect(shownQuestions(some, true)).toEqual(some);
});
