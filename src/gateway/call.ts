import type {
  BaseIssue,
  BaseSchema,
  GenericSchema,
  InferInput,
  InferOutput,
  ObjectEntries,
  ObjectSchema,
} from 'valibot';
import type { Caller, GatewayOptions } from './options.js';
import type { Id } from './wire/ids.js';

export type AnswerSchema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

/** The fields of a query or a body. A field with a default is always sent. */
export type FieldsSchema = ObjectSchema<ObjectEntries, undefined>;

/** Fields with the names of the input's, or a function that makes them from the input. */
export type Sent<Input> = FieldsSchema | ((input: Input, options: GatewayOptions) => object);

/** One operation of the gateway: where it goes, what it sends, and what a good answer looks like. */
export interface CallDefinition<Name extends string, Input, Schema extends AnswerSchema> {
  readonly operation: Name;
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Set if a POST only reads. It is retried like a GET. */
  readonly isRead?: boolean;
  /** Below the gateway's base address. `{name}` is filled from the input. Undefined if the host must give the path. */
  readonly path: string | undefined;
  readonly caller: Caller;
  /** The provider that a provider call speaks for. The input's `serviceProviderId` by default. */
  readonly callerId?: (input: Input) => string | number | undefined;
  /** Whether the call has no caller id if the input has no provider. */
  readonly mayOmitCallerId?: boolean;
  readonly query?: Sent<Input>;
  readonly body?: Sent<Input>;
  readonly answer: Schema;
  /** Adds values from the answer's headers to those of its body. */
  complete?(value: InferOutput<Schema>, headers: Headers): InferOutput<Schema>;
  /** The only status that counts as success. Any from 200 to 299 by default. */
  readonly success?: number;
}

/** An operation that the gateway has in several versions. */
export interface VersionedCall<
  Name extends string,
  Input,
  Version extends string = string,
  Schema extends AnswerSchema = AnswerSchema,
> {
  readonly operation: Name;
  /** Returns the definition of a version. Without a version, the input decides. */
  definitionFor(input: Input, version: Version | undefined): CallDefinition<Name, Input, Schema>;
}

/** Any call definition. Its input type is `never`, so it can be listed but not called. */
export type AnyCall = CallDefinition<string, never, AnswerSchema>;

/** A call definition or the versions of one, with unknown input and answer. */
export type AnyDefinition = AnyCall | VersionedCall<string, never>;

type NameIn<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NameIn<Rest> : never;

type PathFields<Path> = { readonly [Name in NameIn<Path>]: Name extends 'postalCode' ? string : Id };

/** Makes sent lists and objects read-only. */
type ReadOnly<Value> = Value extends object ? { readonly [Key in keyof Value]: ReadOnly<Value[Key]> } : Value;

type SentFields<Fields> = Fields extends GenericSchema ? ReadOnly<InferInput<Fields>> : unknown;

type Flat<Fields> = { [Name in keyof Fields]: Fields[Name] };

type InputOfFunction<Fields> = Fields extends (input: infer Input, ...more: never) => object ? Input : never;

/** What the functions of a definition take, or the fields of its path and its schemas. */
type InferredInput<Path, Query, Body> = [InputOfFunction<Query> | InputOfFunction<Body>] extends [never]
  ? Flat<PathFields<Path> & SentFields<Query> & SentFields<Body>>
  : InputOfFunction<Query> | InputOfFunction<Body>;

export interface DefinedCall<Name extends string, Input, Schema extends AnswerSchema, Query, Body>
  extends CallDefinition<Name, Input, Schema> {
  readonly query?: Query & Sent<Input>;
  readonly body?: Body & Sent<Input>;
}

type Place = 'operation' | 'path' | 'query' | 'body';

/**
 * Defines a call of the gateway. Its doc block is the documentation of the client's method and of the gateway.
 * A bundle leaves out definitions that nobody uses, so a widget pays only for the calls that it makes.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<
  const Name extends string,
  const Path extends string,
  Schema extends AnswerSchema,
  Query extends Sent<never> | undefined = undefined,
  Body extends Sent<never> | undefined = undefined,
  Input = InferredInput<Path, Query, Body>,
>(
  operation: Name,
  definition: Omit<CallDefinition<Name, NoInfer<Input>, Schema>, Place> & {
    readonly path: Path;
    readonly query?: Query;
    readonly body?: Body;
  },
): DefinedCall<Name, Input, Schema, Query, Body>;
/* @__NO_SIDE_EFFECTS__ */
export function defineCall(operation: string, definition: Omit<AnyCall, 'operation'>): AnyCall {
  return { operation, ...definition };
}

type NamesMade<Make> = Make extends (...input: never) => infer Fields ? keyof Fields : never;

export type WithSchema<Definition, Fields> = Definition & { readonly fields: () => Fields };

/**
 * Adds the schema of the fields that a definition makes with a function, for the sandbox and the documentation.
 * A client needs only the definition.
 */
/* @__NO_SIDE_EFFECTS__ */
export function withSchema<
  Name extends string,
  Input,
  Schema extends AnswerSchema,
  Query,
  Body,
  Fields extends GenericSchema,
>(
  definition: DefinedCall<Name, Input, Schema, Query, Body>,
  fields: () => [NamesMade<Query> | NamesMade<Body>] extends [keyof InferInput<Fields>] ? Fields : never,
): WithSchema<DefinedCall<Name, Input, Schema, Query, Body>, Fields> {
  return { ...definition, fields };
}

export type SchemaOf<Definition> = Definition extends { readonly fields: () => infer Fields }
  ? Fields
  : Definition extends DefinedCall<string, infer _Input, AnswerSchema, infer Query, infer Body>
    ? Extract<Query | Body, GenericSchema>
    : never;

/**
 * Joins the versions of one operation. The call option `version` picks one.
 * @param selectVersion returns the version for an input if the caller names none
 */
/* @__NO_SIDE_EFFECTS__ */
export function versions<Name extends string, Input, Version extends string, Schema extends AnswerSchema>(
  operation: Name,
  all: Readonly<Record<Version, CallDefinition<Name, Input, Schema>>>,
  selectVersion: (input: Input) => NoInfer<Version>,
): VersionedCall<Name, Input, Version, Schema> {
  return { operation, definitionFor: (input, version = selectVersion(input)) => all[version] };
}

/** The client's method for a call. */
export type MethodOf<Definition> =
  Definition extends VersionedCall<string, infer Input, infer Version, infer Schema>
    ? Call<Input, InferOutput<Schema>, VersionOptions<Version>>
    : Definition extends CallDefinition<string, infer Input, infer Schema>
      ? Call<Input, InferOutput<Schema>>
      : never;

/** The client's methods for the calls of a module, with the doc blocks of their definitions. */
export type MethodsOf<Module, Name extends keyof Module> = {
  [Key in keyof Pick<Module, Name>]: MethodOf<Module[Key]>;
};

/** What the client's method for a call takes. */
export type InputOf<Definition> = Parameters<MethodOf<Definition>>[0];

/** Definitions of the calls of a client or of a part of it, by the name of their operation. */
export type Definitions<Calls> = {
  readonly [Name in keyof Calls & string]: Calls[Name] extends (input: infer Input, ...more: never) => unknown
    ? CallDefinition<Name, Input, AnswerSchema> | VersionedCall<Name, Input>
    : never;
};

/** An action that waits after a challenge (HTTP 511). A replay runs all of it, not only the call. */
export interface DeferredAction {
  /** @param requestId the id of the first try, which may be one that the loader has made */
  run(requestId?: string): Promise<unknown>;
  /** False once nobody waits for the action any more. It is then dropped. */
  isAlive?(): boolean;
  /** Called if the queue is full and drops the action. */
  onDropped?(): void;
}

/** For a call that nobody waits for. A challenge does not queue it. */
export const NO_REPLAY: DeferredAction = { run: async () => undefined, isAlive: () => false };

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** One id for one decision of a person. Retries and replays keep it, so the gateway can drop duplicates. */
  readonly requestId?: string | undefined;
  /** What to replay after a challenge. The call itself by default. */
  readonly replay?: DeferredAction | undefined;
}

/** Options of a call that the gateway has in several versions. */
export interface VersionOptions<Version extends string> extends CallOptions {
  readonly version?: Version | undefined;
}

export type Call<Input, Answer, Options = CallOptions> = (input: Input, options?: Options) => Promise<Answer>;
