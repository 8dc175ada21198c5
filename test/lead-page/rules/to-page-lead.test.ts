import { describe, expect, it } from 'vitest';
import { toPageLead } from '../../../src/lead-page/page-lead-data.js';
import { aPageAnswer, CONTACT, FIRST_DIALECT, PLACE, PROJECT, PROVIDER_VIEW, SECOND_DIALECT } from './a-page-answer.js';

const WHOLE = {
  leadId: '90412001',
  title: 'Clear a main drain line',
  category: { id: '112', name: 'Drain Cleaning' },
  place: PLACE,
  questions: [
    { question: 'What is wrong?', answers: ['Slow drains'] },
    { question: 'How old is it?', answers: [] },
  ],
  description: 'The tub gurgles.',
  urgency: 'ThisWeek',
  offer: { purchased: true, sentAt: null, purchaserCount: null, price: '' },
  contact: CONTACT,
};

const pageLead = (fields: object) => toPageLead(aPageAnswer(fields));

describe('a purchased lead', () => {
  it.each([
    ['in the first format', FIRST_DIALECT],
    ['in the second format', SECOND_DIALECT],
    ['with both formats in one response', { ...SECOND_DIALECT, ...FIRST_DIALECT }],
    [
      'with blank fields in the first format and the values in the second',
      {
        ...SECOND_DIALECT,
        address: { ...SECOND_DIALECT.address, firstLine: ' ', secondLine: '' },
        user: { firstName: '', lastName: ' ', phone: null, email: '\n' },
      },
    ],
    ['with the contact in the format of the provider view', { ...PROJECT, ...PROVIDER_VIEW }],
    [
      'with a provider view, whose fields the lead page overrides,',
      {
        ...FIRST_DIALECT,
        urgency: 'Emergency',
        description: 'Something else',
        category: { id: 1, name: 'Plumbing' },
        questionsAndAnswers: [],
      },
    ],
  ])('%s is read completely', (_, answer) => expect(pageLead(answer)).toEqual(WHOLE));

  it.each([
    ['firstLine', 'secondLine'],
    ['lineOne', 'lineTwo'],
    ['addressLineOne', 'addressLineTwo'],
  ])('is read with its street as %s and %s of customerInfo', (first, second) => {
    const lead = pageLead({ purchased: true, customerInfo: { [first]: '1904 Bluebonnet Lane', [second]: 'Unit B' } });
    expect(lead.contact?.address).toMatchObject({ lineOne: '1904 Bluebonnet Lane', lineTwo: 'Unit B' });
  });

  it.each([
    ['phone', 'email'],
    ['phoneNumber', 'emailAddress'],
  ])('is read with the customer’s %s and %s in user or in customerInfo', (phone, email) => {
    for (const person of ['user', 'customerInfo']) {
      const ways = { [phone]: CONTACT.phone, [email]: CONTACT.email };
      const { contact } = pageLead({ purchased: true, [person]: ways });
      expect([contact?.phone, contact?.email]).toEqual([CONTACT.phone, CONTACT.email]);
    }
  });

  it('is read from the provider view only, which has no title', () =>
    expect(pageLead(PROVIDER_VIEW)).toEqual({ ...WHOLE, title: '' }));
});

describe('a missing field', () => {
  const NOTHING = {
    leadId: '90412001',
    title: '',
    category: { id: '', name: '' },
    place: { city: '', state: '', postalCode: '' },
    questions: [],
    description: '',
    urgency: 'NA',
    offer: { purchased: false, sentAt: null, purchaserCount: null, price: '' },
    contact: null,
  };

  it('is empty, as are null and whitespace, and the lead is not purchased', () => {
    expect(pageLead({})).toEqual(NOTHING);
    const ofLead = ['purchased', 'sentDate', 'purchaserCount', 'price', 'answeredAt', 'info', 'address', 'user'];
    const ofView = ['customerInfo', 'urgency', 'description', 'category', 'questionsAndAnswers'];
    const nulls = Object.fromEntries([...ofLead, ...ofView].map((name) => [name, null]));
    expect(pageLead(nulls)).toEqual(NOTHING);
    const info = { title: null, description: null, urgency: null, category: null, attributes: null };
    expect(pageLead({ ...nulls, info })).toEqual(NOTHING);
    expect(pageLead({ ...nulls, info: { category: { id: null, name: null } } })).toEqual(NOTHING);
    const blank = { title: ' \t', description: '\n\n', urgency: ' ', category: { id: 7, name: ' ' } };
    expect(pageLead({ info: blank, price: '  ' })).toEqual({ ...NOTHING, category: { id: '7', name: '' } });
  });
});

describe('texts and numbers', () => {
  it('are trimmed and keep inner whitespace', () => {
    const info = { title: ' Fix it ', description: ' One\n\nTwo ', urgency: ' NextYear ' };
    const told = { title: 'Fix it', description: 'One\n\nTwo', urgency: 'NextYear', offer: { price: '$9' } };
    expect(pageLead({ info, price: ' $9 ' })).toMatchObject(told);
  });

  it('a question without an answer remains, and empty attributes override questionsAndAnswers', () => {
    const questionsAndAnswers = [{ question: 'Old?', answers: ['Yes'] }];
    const attributes = [{ questionText: 'When?', answerText: ' ' }];
    expect(pageLead({ info: { attributes } }).questions).toEqual([{ question: 'When?', answers: [] }]);
    expect(pageLead({ info: { attributes: [] }, questionsAndAnswers }).questions).toEqual([]);
    expect(pageLead({ info: {}, questionsAndAnswers }).questions).toEqual(questionsAndAnswers);
  });

  it('ids can be numbers, -1 is the generic category, dates can have an offset, and 0 is a valid price', () => {
    const lead = pageLead({ leadId: 90412018, info: { category: { id: -1, name: 'Generic' } } });
    expect([lead.leadId, lead.category.id]).toEqual(['90412018', '-1']);
    const { offer } = pageLead({ sentDate: '2026-11-18T14:20:00-06:00', purchaserCount: 0, price: 0 });
    expect(offer).toEqual({ purchased: false, sentAt: Date.UTC(2026, 10, 18, 20, 20), purchaserCount: 0, price: 0 });
  });
});
