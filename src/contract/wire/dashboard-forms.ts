import * as v from 'valibot';
import { id } from './fields.js';
import type { Id } from './ids.js';
import type { OfProviderLead } from './provider-dashboard.js';

export interface FeedbackInput extends OfProviderLead {
  /** 1 to 5. */
  readonly rating: number;
  readonly reason: string;
  readonly notes?: string;
}

export interface RegisteredNumbersInput {
  readonly spId: Id;
  /** 'ADS' by default. */
  readonly brand?: string;
}

export interface RegisterNumberInput extends RegisteredNumbersInput {
  readonly name: string;
  readonly phoneNumber: string;
}

/** A provider's connected numbers: the answer of `registeredNumbers`. */
export const wireRegisteredNumbers = v.object({
  registeredNumbers: v.array(v.object({ spId: id, brand: v.string(), name: v.string(), phoneNumber: v.string() })),
});

export type WireRegisteredNumbers = v.InferOutput<typeof wireRegisteredNumbers>;
