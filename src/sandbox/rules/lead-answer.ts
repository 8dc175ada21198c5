import { isoWithOffset } from '../seed/dates.js';
import type { LeadRecord, SandboxLead } from '../seed/lead-record.js';
import { isForSale, isPurchased, priceOf, saleOf } from './sale.js';

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
