/** A lead. */
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
  /** The customer's own notes. */
  readonly description: string;
  /** The provider's notes. */
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
