import type { WireLead } from '../../gateway/calls/provider-dashboard.js';

export interface Lead {
  readonly leadId: string;
  /** One of `LEAD_STATUSES`, or one that this version does not know. */
  readonly status: string;
  readonly source: string;
  readonly read: boolean;
  readonly hasUnreadMessages: boolean;
  readonly archived: boolean;
  /** ISO 8601 with an offset. */
  readonly createDate: string;
  /** A code such as `ThisWeek`; `NA` if unknown. */
  readonly urgency: string;
  readonly description: string;
  readonly notes: string;
  readonly redemptionId: string;
  readonly thimbleUrl: string;
  readonly feedback: LeadFeedback | null;
  readonly category: LeadCategory;
  readonly deal: LeadDeal | null;
  readonly questions: readonly LeadQuestion[];
  readonly customer: LeadCustomer;
  readonly optedInButNotConnected: boolean;
}

export interface LeadFeedback {
  /** 1 to 5. */
  readonly rating: number;
  readonly reason: string;
}

export interface LeadCategory {
  readonly id: string;
  readonly name: string;
}

export interface LeadDeal {
  readonly title: string;
  /** In dollars, or a text from the gateway ('from $89'); empty if unknown. */
  readonly price: string | number;
}

export interface LeadQuestion {
  readonly question: string;
  readonly answers: readonly string[];
}

export interface LeadCustomer {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  /** Whether the number is temporary, and whether it still works. */
  readonly maskedPhone: boolean;
  readonly maskedPhoneActive: boolean;
  readonly smsEnabled: boolean;
  readonly phoneUrl: string;
  readonly emailAddress: string;
  readonly address: LeadAddress;
}

export interface LeadAddress {
  readonly lineOne: string;
  readonly lineTwo: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
}

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

type Place = Pick<LeadAddress, 'city' | 'state' | 'postalCode'>;

/** 'Austin, TX 78704', without missing parts. */
export function placeOf(place: Place): string {
  return [place.city, stateAndZip(place)].filter(Boolean).join(', ');
}

/** 'TX 78704', without missing parts. */
export function stateAndZip({ state, postalCode }: Place): string {
  return [state, postalCode].filter(Boolean).join(' ');
}
