import * as v from 'valibot';
import { type WireLeadPage, wireLeadPage } from '../../../src/gateway/calls/office-leads.js';

export const aPageAnswer = (fields: object = {}): WireLeadPage =>
  v.parse(wireLeadPage, { leadId: '90412001', ...fields });

export const PROJECT = {
  info: {
    title: 'Clear a main drain line',
    description: 'The tub gurgles.',
    urgency: 'ThisWeek',
    category: { id: 112, name: 'Drain Cleaning' },
    attributes: [
      { questionText: 'What is wrong?', answerText: 'Slow drains' },
      { questionText: 'How old is it?', answerText: null },
    ],
  },
} as const;

export const PLACE = { city: 'Austin', state: 'TX', postalCode: '78704' };
const NAME = { firstName: 'Maria', lastName: 'Delgado' };
const LINES = { lineOne: '1904 Bluebonnet Lane', lineTwo: 'Unit B' };
const CUSTOMER = { ...NAME, phoneNumber: '5125550148', emailAddress: 'maria.delgado@example.com' };

/** The contact of this lead in the form that widgets use. */
export const CONTACT = {
  ...NAME,
  phone: CUSTOMER.phoneNumber,
  email: CUSTOMER.emailAddress,
  address: { ...LINES, ...PLACE },
};

export const FIRST_DIALECT = {
  ...PROJECT,
  purchased: true,
  address: { firstLine: LINES.lineOne, secondLine: LINES.lineTwo, ...PLACE },
  user: { ...NAME, phone: CUSTOMER.phoneNumber, email: CUSTOMER.emailAddress },
};

export const SECOND_DIALECT = { ...PROJECT, purchased: true, address: { ...LINES, ...PLACE }, customerInfo: CUSTOMER };

const { urgency, description, category } = PROJECT.info;

/** Only the provider view of the same lead, with all customer data in `customerInfo`. */
export const PROVIDER_VIEW = {
  purchased: true,
  urgency,
  description,
  category,
  questionsAndAnswers: [
    { question: 'What is wrong?', answers: ['Slow drains'] },
    { question: 'How old is it?', answers: null },
  ],
  customerInfo: { ...CUSTOMER, addressLineOne: LINES.lineOne, addressLineTwo: LINES.lineTwo, ...PLACE },
};
