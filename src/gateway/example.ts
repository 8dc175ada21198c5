import type { InferOutput } from 'valibot';
import type { AnswerSchema, AnyCall, CallDefinition, CallOptions } from './call.js';

/** A call that the documentation, the tests and `lead-widgets check` make. The sandbox answers it. */
export interface Example {
  /** The calls with this method and path. */
  readonly calls: readonly [AnyCall, ...AnyCall[]];
  /** What the first call takes. Undefined if other calls must come before it. */
  readonly input: object | undefined;
  /** The tags that make an operation of this name, in any version. */
  readonly madeBy: readonly string[];
  /**
   * Makes the call, after those that it needs.
   * @param gateway a client
   */
  make(gateway: object, options?: CallOptions & { readonly version?: string | undefined }): Promise<unknown>;
}

type Definition<Input, Schema extends AnswerSchema = AnswerSchema> = CallDefinition<string, Input, Schema>;

/** Makes another call with the same client. */
type MakeCall = <Input, Schema extends AnswerSchema>(
  definition: Definition<Input, Schema>,
  input: NoInfer<Input>,
) => Promise<InferOutput<Schema>>;

/**
 * Makes the example of a call. A bundle leaves it out, unless it documents or tests the call.
 * @param definition several if they share their method and path
 * @param madeBy the tags that make the operation. A tag that contains another one makes its calls too, and is not named
 * @param input what the client's method takes, or a function that first makes the calls that the example needs
 */
/* @__NO_SIDE_EFFECTS__ */
export function example<Input extends object>(
  definition: Definition<Input> | readonly [Definition<Input>, ...Definition<Input>[]],
  madeBy: readonly string[],
  input: NoInfer<Input> | ((call: MakeCall) => Promise<NoInfer<Input>>),
): Example {
  const calls = 'operation' in definition ? ([definition] as const) : definition;
  return {
    calls,
    input: typeof input === 'function' ? undefined : input,
    madeBy,
    async make(gateway, options) {
      const call: MakeCall = ({ operation }, ...args) => Reflect.apply(Reflect.get(gateway, operation), gateway, args);
      const fields = typeof input === 'function' ? await input(call) : input;
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
