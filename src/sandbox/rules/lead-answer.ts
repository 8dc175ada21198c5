import { isOnSale } from '../../gateway/lead-sale.js';
import { LEAD_PRICE, LEAD_SALE } from '../../gateway/limits.js';
import { isoWithOffset } from '../seed/dates.js';
import type { LeadRecord, Sale, SandboxLead } from '../seed/lead-record.js';

/** The lead in an answer, without contact data unless it is purchased. */
export function leadAnswer(record: LeadRecord, scenario: boolean): SandboxLead {
  const { lead } = record;
  if (isPurchased(record, scenario) || lead.customerInfo == null) return lead;
  const { userId, firstName, city, state, postalCode } = lead.customerInfo;
  return { ...lead, customerInfo: { userId, firstName, city, state, postalCode } };
}

/** The lead page's format of version 2 (`lineOne`, `customerInfo`), with the provider's fields. */
export function leadPageAnswer(record: LeadRecord, scenario: boolean, now: Date) {
  const lead = leadAnswer(record, scenario);
  const { addressLineOne: lineOne, addressLineTwo: lineTwo, city, state, postalCode } = lead.customerInfo ?? {};
  return { ...lead, ...projectAnswer(record, scenario, now), address: { lineOne, lineTwo, city, state, postalCode } };
}

/** The lead page's format of version 1: `firstLine`, `user`. */
export function firstLeadPageAnswer(record: LeadRecord, scenario: boolean, now: Date) {
  const { leadId, customerInfo } = leadAnswer(record, scenario);
  const { addressLineOne: firstLine, addressLineTwo: secondLine, ...person } = customerInfo ?? {};
  const { firstName, lastName, phoneNumber: phone, emailAddress: email, city, state, postalCode } = person;
  return {
    leadId,
    ...projectAnswer(record, scenario, now),
    address: { firstLine, secondLine, city, state, postalCode },
    user: { firstName, lastName, phone, email },
  };
}

function projectAnswer(record: LeadRecord, scenario: boolean, now: Date) {
  const { lead } = record;
  const sale = saleOf(record);
  const purchased = isPurchased(record, scenario);
  const forSale = !purchased && isForSale(sale, now);
  return {
    purchased,
    ...(sale.sentAt !== undefined && { sentDate: isoWithOffset(sale.sentAt) }),
    purchaserCount: sale.purchaserCount,
    ...(forSale && { price: priceOf(record) }),
    info: {
      title: lead.category?.name ?? 'Home services',
      description: lead.description,
      urgency: lead.urgency,
      category: lead.category,
      attributes: (lead.questionsAndAnswers ?? []).map(({ question, answers }) => ({
        questionText: question,
        answerText: (answers ?? []).join(', '),
      })),
    },
  };
}

const PRICES = LEAD_PRICE.highest - LEAD_PRICE.lowest + 1;

/** The sale of a lead. Missing values are derived from its id. */
export function saleOf({ id, createdAt, sale }: LeadRecord): Sale {
  return sale ?? { purchased: undefined, sentAt: createdAt, purchaserCount: (Number(id) || 0) % LEAD_SALE.purchasers };
}

/** Whether the provider has bought the lead. The scenario decides if the record does not. */
export function isPurchased(record: LeadRecord, scenario: boolean): boolean {
  return record.sale?.purchased ?? scenario;
}

/** A lead without a date is not for sale. */
export function isForSale({ sentAt, purchaserCount }: Sale, now: Date): boolean {
  return sentAt !== undefined && isOnSale(sentAt, purchaserCount, now.getTime());
}

/** Dollars, from 7 to 75. */
export function priceOf({ id }: LeadRecord): number {
  return LEAD_PRICE.lowest + (((Number(id) || 0) * 13) % PRICES);
}
