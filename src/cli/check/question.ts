import type { InferOutput } from 'valibot';
import type { AnswerSchema, CallDefinition } from '../../gateway/call.js';
import type { WireLead } from '../../gateway/calls/provider-dashboard.js';
import type { WireSuggestions } from '../../gateway/calls/providers.js';
import type { Example } from '../../gateway/example.js';
import { CALLS_BY_TAG } from '../../gateway/widgets/calls-by-tag.js';
import { callOf, type Exchange, type Page, type Read, readAnswer, type Sent } from './exchange.js';

/** What is known for the next questions: what the person gave, and what the gateway has answered. */
export interface Known {
  readonly spId: string;
  /** Whether the check may write. */
  readonly writes?: boolean;
  readonly leadId?: string | undefined;
  /** The first lead of the board. */
  readonly lead?: WireLead | undefined;
  readonly postalCode?: string | undefined;
  readonly ownCategoryId?: string | undefined;
  /** A service that a customer can ask for. */
  readonly categoryId?: string | undefined;
  readonly serviceName?: string | undefined;
  readonly suggested?: WireSuggestions['serviceProviders'];
  /** The request that the check has made. */
  readonly madeLeadId?: string | undefined;
}

/**
 * `write` changes nothing that was not so before, or makes a request of its own, and is sent with --write. `preflight` would
 * reach a person or leave something behind: only its preflight is tried.
 */
type Kind = 'read' | 'write' | 'preflight';

export const CHECKED_TAGS = [
  'lead-board',
  'lead-page',
  'message-thread',
  'review-request-modal',
  'raq-funnel',
] as const;
export type CheckedTag = (typeof CHECKED_TAGS)[number];

/** Whether a funnel is the only widget: it makes no call of a provider. */
export function isFunnelAlone(tags: readonly CheckedTag[]): boolean {
  return tags.every((tag) => tag === 'raq-funnel');
}

export interface CheckSetup {
  readonly page: Page;
  /** The page of a funnel, which signs in another way. */
  readonly funnelPage: Page;
  readonly spId: string;
  readonly leadId: string | undefined;
  readonly postalCode: string | undefined;
  readonly tags: readonly CheckedTag[];
  /** Calls that the gateway does without. */
  readonly without: readonly string[];
  readonly writes: boolean;
  /** A base address that answers 401 to everything. */
  readonly unauthorizedUrl: string | undefined;
  /** A base address that answers 511 to writes. */
  readonly challengeUrl: string | undefined;
}

/** One call that the widgets make. */
export interface Question {
  readonly call: string;
  readonly kind: Kind;
  readonly tags: readonly CheckedTag[];
  /** The calls of one round run together, after the earlier rounds. */
  readonly round: number;
  /** Whether the same request id must give the same answer. */
  readonly makesLead?: true;
  /** The widgets work without it. */
  readonly isOptional?: true;
  /** @returns the request, or what is missing for it */
  prepare(known: Known, page: Page, requestId: string): Promise<Sent | string>;
  /** Checks an answer, and reads from it what later calls need. */
  read(answer: Exchange): Read<Partial<Known>>;
  /** Whether a list had no entries, so that their shape was not checked. */
  isEmpty(answer: Exchange): boolean;
}

/** By default, a read in round 1, for the tags that make the call. */
interface Plan<Input, Output> extends Partial<Pick<Question, 'tags' | 'kind' | 'round' | 'makesLead' | 'isOptional'>> {
  /** @returns the input, or what is missing for it */
  readonly input: (known: Known) => Input | string;
  readonly learn?: (output: Output) => Partial<Known>;
  /** The list that should have entries. */
  readonly entries?: (output: Output) => readonly unknown[];
}

export const NO_CATEGORY = 'no category is known';
export const CONTACT = {
  firstName: 'Gateway',
  lastName: 'Check',
  email: 'gateway-check@example.com',
  phoneNumber: '5125550100',
};

export const ofProvider = ({ spId }: Known) => ({ serviceProviderId: spId });

/** Adds fields to what was found. What is missing stays so. */
export function withMore<Found extends object, More extends object>(found: Found | string, more: More) {
  return typeof found === 'string' ? found : { ...found, ...more };
}

function tagsOf({ operation }: { readonly operation: string }): readonly CheckedTag[] {
  return CHECKED_TAGS.filter((tag) => CALLS_BY_TAG[tag]?.has(operation));
}

/** A question about a call of the client, which has its path, its fields and the schema of its answer. */
export function ask<Input extends object, Schema extends AnswerSchema>(
  definition: CallDefinition<string, Input, Schema>,
  plan: Plan<Input, InferOutput<Schema>>,
): Question {
  const { input, learn, entries, ...more } = plan;
  return {
    call: definition.operation,
    kind: 'read',
    tags: tagsOf(definition),
    round: 1,
    ...more,
    async prepare(known, page, requestId) {
      const given = input(known);
      return typeof given === 'string' ? given : callOf(page, definition, given, requestId);
    },
    read(answer) {
      const read = readAnswer(definition, answer);
      return 'fault' in read ? read : { value: learn?.(read.value) ?? {} };
    },
    isEmpty(answer) {
      const read = readAnswer(definition, answer);
      return 'value' in read && entries?.(read.value).length === 0;
    },
  };
}

/** A question about a call that would leave something behind. Its preflight has the address of the call's example. */
export function askExample({ calls: [definition], input }: Example): Question {
  return {
    call: definition.operation,
    kind: 'preflight',
    tags: tagsOf(definition),
    round: 1,
    async prepare({ spId }, page, requestId): Promise<Sent> {
      const own = { ...input, ...('serviceProviderId' in Object(input) && { serviceProviderId: spId }) };
      return Reflect.apply(callOf, undefined, [page, definition, own, requestId]);
    },
    read: () => ({ value: {} }),
    isEmpty: () => false,
  };
}
