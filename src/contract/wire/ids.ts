/** Ids may be given as strings or integers. */
export type Id = string | number;

export interface OfLead {
  readonly leadId: Id;
}

export interface OfProvider {
  readonly serviceProviderId: Id;
}

export interface OfPostalCode {
  readonly postalCode: string;
}
