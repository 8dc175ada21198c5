import type { WireLeadPage } from '../gateway/calls/office-leads.js';
import { DEFAULT_URGENCY } from '../gateway/limits.js';
import type { LeadAddress, LeadQuestion } from '../lead-card/lead/lead.js';
import type { PageContact, PageLead } from './lead-page-types.js';

/**
 * Converts a lead from the gateway to the lead of the page. Accepts both answer formats, all address formats, and the
 * provider's view. Drops the contact of a lead that is not purchased.
 */
export function toPageLead(wire: WireLeadPage): PageLead {
  const { info } = wire;
  const address = toAddress(wire);
  const { city, state, postalCode } = address;
  const category = info?.category ?? wire.category;
  const purchased = wire.purchased ?? false;
  return {
    leadId: wire.leadId,
    title: first(info?.title),
    category: { id: category?.id ?? '', name: first(category?.name) },
    place: { city, state, postalCode },
    questions: toQuestions(wire),
    description: first(info?.description, wire.description),
    urgency: first(info?.urgency, wire.urgency) || DEFAULT_URGENCY,
    offer: {
      purchased,
      sentAt: wire.sentDate == null ? null : new Date(wire.sentDate).getTime(),
      purchaserCount: wire.purchaserCount ?? null,
      price: toPrice(wire.price),
    },
    contact: purchased ? toContact(wire, address) : null,
  };
}

/** Reads a price. A number, also as text, is dollars. A negative price is left out. */
function toPrice(price: WireLeadPage['price']): string | number {
  const text = typeof price === 'string' ? price.trim() : price;
  const dollars = typeof text === 'string' && /^\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  return typeof dollars === 'number' && dollars < 0 ? '' : (dollars ?? '');
}

function toQuestions({ info, questionsAndAnswers }: WireLeadPage): readonly LeadQuestion[] {
  if (info?.attributes == null) {
    return (questionsAndAnswers ?? []).map(({ question, answers }) => ({ question, answers: answers ?? [] }));
  }
  return info.attributes.map(({ questionText, answerText }) => ({
    question: questionText,
    answers: first(answerText) ? [first(answerText)] : [],
  }));
}

function toAddress({ address, customerInfo }: WireLeadPage): LeadAddress {
  const info = customerInfo;
  return {
    lineOne: first(address?.firstLine, address?.lineOne, info?.addressLineOne, info?.firstLine, info?.lineOne),
    lineTwo: first(address?.secondLine, address?.lineTwo, info?.addressLineTwo, info?.secondLine, info?.lineTwo),
    city: first(address?.city, info?.city),
    state: first(address?.state, info?.state),
    postalCode: first(address?.postalCode, info?.postalCode),
  };
}

function toContact({ user, customerInfo }: WireLeadPage, address: LeadAddress): PageContact {
  return {
    firstName: first(user?.firstName, customerInfo?.firstName),
    lastName: first(user?.lastName, customerInfo?.lastName),
    phone: first(user?.phone, user?.phoneNumber, customerInfo?.phone, customerInfo?.phoneNumber),
    email: first(user?.email, user?.emailAddress, customerInfo?.email, customerInfo?.emailAddress),
    address,
  };
}

/** The first text that is not blank. */
function first(...texts: readonly (string | null | undefined)[]): string {
  return texts.find((text) => text?.trim())?.trim() ?? '';
}
