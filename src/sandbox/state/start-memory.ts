import * as v from 'valibot';
import { wireLead } from '../../contract/wire/provider-dashboard.js';
import { persistedConversation } from '../chat/stored-message.js';
import type { Answer } from '../router/answer.js';
import type { SandboxLead } from '../seed/lead-record.js';
import { sandboxData } from './sandbox-data.js';
import { createSandboxState, type SandboxState, type StateOptions } from './sandbox-state.js';
import { createStateWriter, type SandboxKeep } from './storage.js';

/** How many answers are kept; a person's decision is retried within minutes, not after thousands of others. */
const MAX_ANSWERS = 2000;

const VERSION = 1;
/** Of the first answers, those that a person may still retry after a reload. */
const MAX_PERSISTED_ANSWERS = 200;

const someOfLead = v.partial(wireLead);
const leadFields = v.custom<Partial<SandboxLead>>((value) => v.is(someOfLead, value));

const persistedState = v.object({
  version: v.literal(VERSION),
  seed: v.number(),
  leadCount: v.number(),
  startedAt: v.number(),
  leads: v.array(
    v.object({
      serviceProviderId: v.string(),
      leadId: v.string(),
      lead: leadFields,
      sale: v.optional(
        v.object({
          purchased: v.optional(v.boolean()),
          sentAt: v.optional(v.number()),
          purchaserCount: v.number(),
        }),
      ),
    }),
  ),
  data: sandboxData,
  conversations: v.optional(v.array(persistedConversation), []),
  answers: v.array(v.tuple([v.string(), v.object({ status: v.number(), body: v.optional(v.unknown()) })])),
});

/** All that a sandbox knows while it lives. */
export interface Memory {
  readonly state: SandboxState;
  readonly firstAnswers: FirstAnswers;
  /** To be called after a write. */
  changed(): void;
  /** Resolves when everything that was written is kept. */
  persisted(): Promise<void>;
}

/** A memory that lasts as long as the sandbox, or one that goes on where a kept one ended. */
export function startMemory(options: StateOptions, storage: SandboxKeep | undefined): Memory | Promise<Memory> {
  if (storage === undefined) return { ...restore(options, undefined), changed() {}, persisted: async () => {} };
  return startPersisted(options, storage);
}

async function startPersisted(options: StateOptions, storage: SandboxKeep): Promise<Memory> {
  const restored = restore(options, await read(storage));
  const writer = createStateWriter(storage, () => snapshotOf(options, restored));
  restored.state.conversations.onChange(writer.changed);
  return { ...restored, changed: writer.changed, persisted: writer.flush };
}

async function read(storage: SandboxKeep): Promise<unknown> {
  try {
    return await storage.read();
  } catch (error) {
    console.info('The kept state of the sandbox could not be read: it starts afresh.', error);
    return undefined;
  }
}

/** What is restored, and what a snapshot is taken of. */
interface RestoredState {
  readonly startedAt: Date;
  readonly state: SandboxState;
  readonly firstAnswers: FirstAnswers;
}

/**
 * A sandbox's memory: seeded, or as it was kept. What is broken, or was kept by a sandbox of another seed or size, is told
 * on the console and left alone until the next write.
 * @param persisted what was read; undefined or null when there is nothing
 */
function restore(options: StateOptions, persisted: unknown): RestoredState {
  const known = readPersisted(options, persisted);
  const startedAt = known === undefined ? options.startedAt : new Date(known.startedAt);
  const state = createSandboxState({ ...options, startedAt, data: known?.data, persisted: known?.conversations });
  for (const { serviceProviderId, leadId, lead, sale } of known?.leads ?? []) {
    const book = state.leadsOf(serviceProviderId);
    book.change(leadId, lead);
    if (sale !== undefined) book.sell(leadId, { purchased: undefined, sentAt: undefined, ...sale });
  }
  return { startedAt, state, firstAnswers: createFirstAnswers(known?.answers) };
}

/** The seed and what has changed since, as plain data. */
function snapshotOf(
  { seed, leadCount }: StateOptions,
  { startedAt, state, firstAnswers }: RestoredState,
): v.InferInput<typeof persistedState> {
  return {
    version: VERSION,
    seed,
    leadCount,
    startedAt: startedAt.getTime(),
    leads: [...state.books()].flatMap(([serviceProviderId, { changes }]) =>
      [...changes].map(([leadId, { lead = {}, sale }]) => ({ serviceProviderId, leadId, lead, sale })),
    ),
    data: state.data,
    conversations: state.conversations.persisted(),
    answers: firstAnswers
      .successful()
      .slice(-MAX_PERSISTED_ANSWERS)
      .map(([key, answer]) => [key, answer]),
  };
}

function readPersisted({ seed, leadCount }: StateOptions, persisted: unknown) {
  if (persisted === undefined || persisted === null) return undefined;
  const result = v.safeParse(persistedState, persisted);
  if (result.success && result.output.seed === seed && result.output.leadCount === leadCount) return result.output;
  console.info(
    result.success
      ? 'The kept state is of another sandbox: this one starts afresh.'
      : 'The kept state of the sandbox is broken: it starts afresh.',
  );
  return undefined;
}

type PersistedAnswer = readonly [key: string, answer: Pick<Answer, 'status' | 'body'>];

/** The first answer to each write, so that a repeated request id does not do it twice. */
interface FirstAnswers {
  /** Does it when the key is new, else gives the first answer, also while that is still on its way. Refusals are forgotten. */
  once(key: string, act: () => Promise<Answer>): Promise<Answer>;
  /** The answers that have been given, the oldest first. */
  successful(): PersistedAnswer[];
}

function createFirstAnswers(persisted: readonly PersistedAnswer[] = []): FirstAnswers {
  const answers = new Map<string, Promise<Answer>>(persisted.map(([key, answer]) => [key, Promise.resolve(answer)]));
  const successful = new Map<string, PersistedAnswer[1]>(persisted);

  function forget(key: string): void {
    answers.delete(key);
    successful.delete(key);
  }

  async function settle(key: string, answer: Promise<Answer>): Promise<Answer> {
    try {
      const { status, body } = await answer;
      if (status < 300) successful.set(key, { status, body });
      else forget(key);
    } catch (error) {
      forget(key);
      throw error;
    }
    return answer;
  }

  return {
    once(key, act) {
      const first = answers.get(key);
      if (first !== undefined) return first;
      const answer = settle(key, act());
      answers.set(key, answer);
      const [oldest] = answers.keys();
      if (answers.size > MAX_ANSWERS && oldest !== undefined) forget(oldest);
      return answer;
    },
    successful: () => [...successful],
  };
}
