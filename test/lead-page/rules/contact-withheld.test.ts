import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toPageLead } from '../../../src/lead-page/page-lead-data.js';
import { aPageAnswer, PROJECT } from './a-page-answer.js';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz0123456789'];

/** A unique text that can be found anywhere in the result. */
const secret = fc
  .array(fc.constantFrom(...LETTERS), { minLength: 6, maxLength: 12 })
  .map((letters) => `SECRET-${letters.join('')}`);
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });

const hidden = maybe(secret);
const OPTIONAL = { requiredKeys: [] };

const numbers = { phone: hidden, phoneNumber: hidden, email: hidden, emailAddress: hidden };
const person = fc.record({ firstName: hidden, lastName: hidden, ...numbers }, OPTIONAL);
const street = fc.record({ firstLine: hidden, secondLine: hidden, lineOne: hidden, lineTwo: hidden }, OPTIONAL);
const where = fc.record({ city: fc.constant('Austin'), state: fc.constant('TX'), postalCode: fc.constant('78704') });
const address = fc.tuple(street, where).map(([lines, place]) => ({ ...lines, ...place }));
const customerInfo = fc
  .tuple(person, address, fc.record({ addressLineOne: hidden, addressLineTwo: hidden }, OPTIONAL))
  .map(([who, at, lines]) => ({ ...who, ...at, ...lines }));

const fields = fc.record(
  {
    address: maybe(address),
    user: maybe(person),
    customerInfo: maybe(customerInfo),
    sentDate: fc.constantFrom('2026-11-18T20:20:00Z', null),
    purchaserCount: maybe(fc.nat(5)),
    price: maybe(fc.oneof(fc.nat(75), fc.constant('$39'))),
  },
  OPTIONAL,
);
const answer = (purchased: fc.Arbitrary<object>) =>
  fc.tuple(purchased, fields).map(([offer, rest]) => ({ ...PROJECT, ...rest, ...offer }));

it('a lead that is not purchased has no name, phone, email or street, whatever the response contains', () => {
  const notPurchased = fc.constantFrom({ purchased: false }, { purchased: null }, {});
  fc.assert(
    fc.property(answer(notPurchased), (fields) => {
      const lead = toPageLead(aPageAnswer(fields));
      expect(JSON.stringify(lead)).not.toContain('SECRET');
      expect(lead.contact).toBeNull();
    }),
    { numRuns: 500 },
  );
});

it('the contact of a purchased lead comes only from the response', () =>
  fc.assert(
    fc.property(answer(fc.constant({ purchased: true })), (fields) => {
      const { contact } = toPageLead(aPageAnswer(fields));
      const texts = [contact?.firstName, contact?.lastName, contact?.phone, contact?.email, contact?.address.lineOne];
      const held = JSON.stringify(fields);
      for (const text of texts) expect(held).toContain(text);
      const given = [fields.user, fields.customerInfo].some((one) => one?.lastName != null);
      expect(contact?.lastName !== '').toBe(given);
    }),
  ));
