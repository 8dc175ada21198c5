import * as v from 'valibot';
import { id } from './fields.js';
import type { Id, OfProvider } from './ids.js';
import type { OfProviderLead } from './provider-dashboard.js';

export interface FeedbackInput extends OfProviderLead {
  /** 1 to 5. */
  readonly rating: number;
  readonly reason: string;
  readonly notes?: string;
}

export type RegisteredNumbersInput = (OfProvider | OfSpId) & {
  /** 'ADS' by default. */
  readonly brand?: string;
};

interface OfSpId {
  /** @deprecated Give `serviceProviderId`. Version 0.2 is the last that takes `spId`. */
  readonly spId: Id;
}

export type RegisterNumberInput = RegisteredNumbersInput & {
  readonly name: string;
  readonly phoneNumber: string;
};

/** A provider's connected numbers: the answer of `registeredNumbers`. */
export const wireRegisteredNumbers = v.object({
  registeredNumbers: v.array(v.object({ spId: id, brand: v.string(), name: v.string(), phoneNumber: v.string() })),
});

export type WireRegisteredNumbers = v.InferOutput<typeof wireRegisteredNumbers>;
