import type { WireLead } from '../../gateway/calls/provider-dashboard.js';
import type { Lead, LeadAddress, LeadCustomer } from './lead.js';

/** Converts a lead from the gateway. Missing and null fields get their empty value. */
export function toLead(wire: WireLead): Lead {
  return {
    leadId: wire.leadId,
    status: wire.status,
    source: wire.source ?? '',
    read: wire.read ?? false,
    hasUnreadMessages: wire.hasUnreadMessages ?? false,
    archived: wire.isArchived ?? false,
    createDate: wire.createDate,
    urgency: wire.urgency ?? 'NA',
    description: wire.description ?? '',
    notes: wire.notes ?? '',
    redemptionId: wire.redemptionId ?? '',
    thimbleUrl: webAddress(wire.thimbleUrl),
    feedback: wire.feedback?.rating ? { rating: wire.feedback.rating, reason: wire.feedback.reason ?? '' } : null,
    category: { id: wire.category?.id ?? '', name: wire.category?.name ?? '' },
    deal: wire.dealInfo ? { title: wire.dealInfo.title ?? '', price: wire.dealInfo.price ?? '' } : null,
    questions: (wire.questionsAndAnswers ?? []).map(({ question, answers }) => ({ question, answers: answers ?? [] })),
    customer: toCustomer(wire),
    optedInButNotConnected: wire.isOptedInButNotConnected ?? false,
  };
}

function toCustomer(wire: WireLead): LeadCustomer {
  const info = wire.customerInfo;
  return {
    userId: info?.userId ?? '',
    firstName: trimmed(info?.firstName),
    lastName: trimmed(info?.lastName),
    phoneNumber: trimmed(info?.phoneNumber),
    maskedPhone: info?.isMaskedPhone ?? false,
    maskedPhoneActive: info?.isMaskedPhoneActive ?? false,
    smsEnabled: info?.isSmsEnabled ?? wire.isSmsEnabled ?? false,
    phoneUrl: trimmed(info?.phoneUrl),
    emailAddress: trimmed(info?.emailAddress),
    address: toAddress(info),
  };
}

function toAddress(info: WireLead['customerInfo']): LeadAddress {
  return {
    lineOne: trimmed(info?.addressLineOne),
    lineTwo: trimmed(info?.addressLineTwo),
    city: trimmed(info?.city),
    state: trimmed(info?.state),
    postalCode: trimmed(info?.postalCode),
  };
}

/** The URL of the insurer's page; empty unless it is http(s). */
function webAddress(value: string | null | undefined): string {
  const address = trimmed(value);
  return /^https?:\/\//i.test(address) ? address : '';
}

function trimmed(value: string | null | undefined): string {
  return value?.trim() ?? '';
}

/** First and last name; empty when both are missing. */
export function customerName({ firstName, lastName }: Pick<LeadCustomer, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

/** 'Austin, TX 78704', without missing parts. */
export function placeOf({ city, state, postalCode }: Pick<LeadAddress, 'city' | 'state' | 'postalCode'>): string {
  return [city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}
