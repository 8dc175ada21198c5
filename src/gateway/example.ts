import type { AnswerSchema, AnyCall, CallDefinition } from './call.js';
import type { Gateway } from './gateway.js';
import type { CallOptions } from './methods/call.js';

/** A call that the documentation, the tests and `lead-widgets check` make. The sandbox answers it. */
export interface Example {
  /** The calls with this method and path. */
  readonly calls: readonly AnyCall[];
  /** Makes the call, after those that it needs. */
  make(gateway: Gateway, options?: CallOptions & { readonly version?: string | undefined }): Promise<unknown>;
}

type Definition<Input> = CallDefinition<string, Input, AnswerSchema>;

/**
 * Makes the example of a call. A bundle leaves it out, unless it documents or tests the call.
 * @param definition several if they share their method and path
 * @param input what the client's method takes, or a function that first makes the calls that the example needs
 */
/* @__NO_SIDE_EFFECTS__ */
export function example<Input extends object>(
  definition: Definition<Input> | readonly [Definition<Input>, ...Definition<Input>[]],
  input: NoInfer<Input> | ((gateway: Gateway) => Promise<NoInfer<Input>>),
): Example {
  const calls = 'operation' in definition ? ([definition] as const) : definition;
  return {
    calls,
    async make(gateway, options) {
      const fields = typeof input === 'function' ? await input(gateway) : input;
      return Reflect.apply(Reflect.get(gateway, calls[0].operation), gateway, [fields, options]);
    },
  };
}

/** Ids of the sandbox, for examples. */
export const PROVIDER = '7001';
export const AL_PROVIDER = '5200001';
export const HA_PROVIDER = '8800001';
export const CATEGORY = '10214';
export const POSTAL_CODE = '78704';
export const SEARCH = '1021478704';
export const FRESH_REQUEST = '80120001';
export const ASSIGNED_REQUEST = '80120002';
export const ofProvider = { serviceProviderId: PROVIDER } as const;
export const ofLead = { ...ofProvider, leadId: '90412001' } as const;
