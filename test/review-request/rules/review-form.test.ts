import { describe, expect, it } from 'vitest';
import { reviewRequestEnUS } from '../../../src/review-request/messages.en-US.js';
import * as rules from '../../../src/review-request/review-form-rules.js';
import { leadFromWire } from '../../lead-card/rules/a-lead.js';

const GOOD: rules.ReviewForm = {
  firstName: 'Maria',
  lastName: 'Delgado',
  emailAddress: 'maria.delgado@example.com',
  phoneNumber: '(512) 555-0148',
  descriptionOfWork: '',
  workCompleted: 'yes',
  categoryIds: ['10202'],
};

const TEXTS: Readonly<Record<string, string>> = reviewRequestEnUS;
const saidOf = (form: Partial<rules.ReviewForm>) => {
  const faults = Object.entries(rules.reviewErrors({ ...GOOD, ...form }));
  return Object.fromEntries(faults.map(([field, fault]) => [field, TEXTS[fault]]));
};

const EMAIL = { emailAddress: 'Please enter a valid email address' };
const NAMES = { firstName: 'Please enter a valid first name', lastName: 'Please enter a valid last name' };
const PHONE = { phoneNumber: 'Please enter a valid phone number' };

describe('the form of a lead', () => {
  const { lastName, emailAddress } = GOOD;
  const customerInfo = { firstName: ' Maria ', lastName, emailAddress, phoneNumber: '+1 512-555-0148' };
  const category = { id: '10202', name: 'Drain Cleaning' };

  it('has the customer’s name, email and phone, the lead’s category, and the completed work', () => {
    expect(rules.reviewFormOf(leadFromWire({ customerInfo, category }))).toEqual(GOOD);
    expect(rules.reviewFormOf(leadFromWire())).toEqual(rules.EMPTY_REVIEW_FORM);
    expect(rules.EMPTY_REVIEW_FORM.workCompleted).toBe('yes');
  });

  it.each(['555-0148', '2 512 555 0148', '', 'none'])('has no phone number if it is %j', (phoneNumber) =>
    expect(rules.reviewFormOf(leadFromWire({ customerInfo: { ...customerInfo, phoneNumber } })).phoneNumber).toBe(''),
  );
});

describe('the rules of the form', () => {
  it('accept a complete form and return an error for each empty field, for names of spaces and an emptied selection', () => {
    expect(saidOf({})).toEqual({});
    expect(saidOf({ ...rules.EMPTY_REVIEW_FORM, workCompleted: '' })).toEqual({
      ...EMAIL,
      ...PHONE,
      ...NAMES,
      workCompleted: 'Please select if services were performed',
      categoryIds: 'Please select one or more categories for this review',
    });
    expect(saidOf({ categoryIds: [] })).toEqual({ categoryIds: 'Please select at least one category for this review' });
    expect(saidOf({ firstName: ' ', lastName: '\t' })).toEqual(NAMES);
  });

  const MAILS = ['a@b.co', "o'brien+x@mail.example.com", ' maria@example.com ', 'M_1-2@ex-ample.museum'];
  const NO_MAILS = ['', 'maria.delgado@', 'maria example@example.com', 'maria@example..com', '.maria@example.com'];
  const PHONES = ['5125550148', '512.555.0148', '+1 (512) 555-0148', '1-512-555-0148'];
  const NO_PHONES = ['', '555-0148', '25125550148', '512555014', '51255501489', '512-555-0148 ext'];

  it.each([...MAILS, `${'a'.repeat(242)}@example.com`])('accept the email address %s', (emailAddress) =>
    expect(saidOf({ emailAddress })).toEqual({}),
  );

  it.each([
    ...[...NO_MAILS, 'maria..d@example.com', 'maria@example.com, dana@example.com', 'maria@192.168.0.1'],
    `${'a'.repeat(243)}@example.com`,
  ])('reject the email address %j', (emailAddress) => expect(saidOf({ emailAddress })).toEqual(EMAIL));

  it.each([...PHONES, ` 512 555 0148${' '.repeat(300)}`])('accept the phone number %j', (phoneNumber) =>
    expect(saidOf({ phoneNumber })).toEqual({}),
  );

  it.each([...NO_PHONES, `5125550148${'-'.repeat(245)}`])('reject the phone number %j', (phoneNumber) =>
    expect(saidOf({ phoneNumber })).toEqual(PHONE),
  );
});

it('a valid form is read with trimmed texts and a phone number of ten digits, an invalid form as null', () => {
  const form: rules.ReviewForm = { ...GOOD, workCompleted: 'no', phoneNumber: '+1 (512) 555-0148' };
  const blanks = { firstName: ' Maria ', emailAddress: ' maria@example.com ', descriptionOfWork: ' Main line ' };
  const texts = { firstName: 'Maria', emailAddress: 'maria@example.com', descriptionOfWork: 'Main line' };
  expect(rules.settleReview({ ...form, ...blanks })).toEqual({ ...form, ...texts, phoneNumber: '5125550148' });
  const broken = [{ lastName: '' }, { workCompleted: '' }, { categoryIds: null }, { categoryIds: [] }] as const;
  expect(broken.map((fields) => rules.settleReview({ ...GOOD, ...fields }))).toEqual([null, null, null, null]);
});
