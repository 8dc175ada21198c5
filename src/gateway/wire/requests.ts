import * as v from 'valibot';
import { id, text } from './fields.js';
import type { Id, OfLead } from './ids.js';

/** One answered question of a request. */
export interface LeadAttribute {
  readonly questionText: string;
  readonly answerText: string;
}

export interface ContactInformation {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
}

/** Version 3 sends the whole address, version 1 the id of an address that the gateway knows. */
export type LeadPlace =
  | { readonly postalAddressId: Id }
  | {
      readonly firstLine?: string;
      readonly secondLine?: string;
      readonly city?: string;
      readonly state?: string;
      readonly postalCode: string;
    };

/** A request for quotes. Version 1 is sent when the address is a `postalAddressId`. */
export interface CreateLeadInput {
  readonly source: string;
  readonly title: string;
  readonly description: string;
  /** 'NA' by default. */
  readonly urgency?: string;
  readonly categoryId: Id;
  /** By default, true if a first line is given. */
  readonly showAddress?: boolean;
  readonly attributes?: readonly LeadAttribute[];
  readonly assignedServiceProviderIds?: readonly Id[];
  /** Left out in an authenticated workflow. */
  readonly contactInformation?: ContactInformation;
  readonly address: LeadPlace;
  readonly assignedExternalServiceProviderIds?: readonly Id[];
  readonly externalType?: string;
  readonly externalId?: string;
  /** Sent without a change. */
  readonly externalLeadAttributes?: unknown;
  readonly skipHaOLNotification?: boolean;
}

export interface AssignLeadInput extends OfLead {
  readonly serviceProviderIds: readonly Id[];
  /** Only in version 2. */
  readonly haServiceProviderIds?: readonly Id[];
  /** Only in version 2. */
  readonly serviceRequestId?: Id | undefined;
}

/** A lead for the customer who made it: the answer of `lead`. */
export const wireFunnelLead = v.object({
  leadId: id,
  title: text,
  description: text,
  postalAddress: v.object({ postalCode: v.string(), advertisingZone: text }),
  category: v.object({ id, name: text }),
  userId: v.nullish(id),
});

/** The answer of `createLead`. */
export const wireCreatedLead = v.object({ leadId: id });

export type WireFunnelLead = v.InferOutput<typeof wireFunnelLead>;

export type WireCreatedLead = v.InferOutput<typeof wireCreatedLead>;
