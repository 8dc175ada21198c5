import { createStore, get, set } from 'idb-keyval';
import * as v from 'valibot';
import { wireLead } from '../../gateway/calls/provider-dashboard.js';
import { persistedConversation } from '../chat/stored-message.js';
import type { Answer } from '../router/answer.js';
import type { SandboxLead } from '../seed/lead-record.js';
import { sandboxData } from '../seed/seed-data.js';
import { createSandboxState, type SandboxState, type StateOptions } from './sandbox-state.js';

/** How many answers are remembered for retries. */
const MAX_ANSWERS = 2000;

export const STATE_VERSION = 1;
/** How many answers are stored for retries after a reload. */
const MAX_PERSISTED_ANSWERS = 200;

const someOfLead = v.partial(wireLead);
const leadFields = v.custom<Partial<SandboxLead>>((value) => v.is(someOfLead, value));

/** What a sandbox stores: its data, and each change since the seed. */
export const persistedState = v.object({
  version: v.literal(STATE_VERSION),
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

export interface Memory {
  readonly state: SandboxState;
  readonly firstAnswers: ReturnType<typeof createFirstAnswers>;
  /** Call this after a write. */
  changed(): void;
  /** Resolves when all changes are stored. */
  persisted(): Promise<void>;
}

/** Starts with the stored state if there is a storage, otherwise in memory only. */
export function startMemory(options: StateOptions, storage: SandboxKeep | undefined): Memory | Promise<Memory> {
  if (storage === undefined) return { ...restore(options, undefined), changed() {}, persisted: async () => {} };
  return startPersisted(options, storage);
}

async function startPersisted(options: StateOptions, storage: SandboxKeep): Promise<Memory> {
  const restored = restore(options, await read(storage));
  const writer = createStateWriter(storage, () => snapshotOf(options, restored));
  restored.state.conversations.onChange(writer.changed);
  return { ...restored, ...writer };
}

async function read(storage: SandboxKeep): Promise<unknown> {
  try {
    return await storage.read();
  } catch (error) {
    console.info('The kept state of the sandbox could not be read: it starts afresh.', error);
    return undefined;
  }
}

type RestoredState = ReturnType<typeof restore>;

/**
 * Restores the stored state, or starts from the seed. Broken state and state of another seed or size is logged and
 * replaced by the next write.
 * @param persisted undefined or null if nothing is stored
 */
function restore(options: StateOptions, persisted: unknown) {
  const known = readPersisted(options, persisted);
  const startedAt = known === undefined ? options.startedAt : new Date(known.startedAt);
  const state = createSandboxState({ ...options, startedAt, data: known?.data, persisted: known?.conversations });
  for (const { serviceProviderId, leadId, lead, sale } of known?.leads ?? []) {
    const list = state.leadsOf(serviceProviderId);
    list.change(leadId, lead);
    if (sale !== undefined) list.sell(leadId, { purchased: undefined, sentAt: undefined, ...sale });
  }
  return { startedAt, state, firstAnswers: createFirstAnswers(known?.answers) };
}

/** The seed and all changes since, as plain data. */
function snapshotOf(
  { seed, leadCount }: StateOptions,
  { startedAt, state, firstAnswers }: RestoredState,
): v.InferInput<typeof persistedState> {
  return {
    version: STATE_VERSION,
    seed,
    leadCount,
    startedAt: startedAt.getTime(),
    leads: [...state.leadLists].flatMap(([serviceProviderId, { changes }]) =>
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

function readPersisted({ seed, leadCount, leads }: StateOptions, persisted: unknown) {
  if (persisted === undefined || persisted === null) return undefined;
  const result = v.safeParse(persistedState, persisted);
  // Changes of given leads hold, however many were added since.
  const isOfSeed = ({ output }: { output: { seed: number; leadCount: number } }) =>
    output.seed === seed && (leads !== undefined || output.leadCount === leadCount);
  if (result.success && isOfSeed(result)) return result.output;
  console.info(
    result.success
      ? 'The kept state is of another sandbox: this one starts afresh.'
      : 'The kept state of the sandbox is broken: it starts afresh.',
  );
  return undefined;
}

type PersistedAnswer = readonly [key: string, answer: Pick<Answer, 'status' | 'body'>];

/** The first answer to each write, so that a repeated request id runs once. */
function createFirstAnswers(persisted: readonly PersistedAnswer[] = []) {
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
    /** Runs a new key. A known key gets the first answer, even a pending one. Refusals are forgotten. */
    once(key: string, act: () => Promise<Answer>): Promise<Answer> {
      const first = answers.get(key);
      if (first !== undefined) return first;
      const answer = settle(key, act());
      answers.set(key, answer);
      const [oldest] = answers.keys();
      if (answers.size > MAX_ANSWERS && oldest !== undefined) forget(oldest);
      return answer;
    },
    successful: (): PersistedAnswer[] => [...successful],
  };
}

/** Where a sandbox stores its state, for instance a file or a database. */
export interface SandboxKeep {
  /** The last written state. Undefined or null if there is none. */
  read(): Promise<unknown>;
  /** @param state plain data for JSON or structured clone */
  write(state: unknown): Promise<void>;
}

/** How long changes are collected before a write, in milliseconds. */
const BATCH_MS = 50;

/** Writes in batches, one at a time. A failed write is logged and tried again with the next change. */
function createStateWriter(storage: SandboxKeep, snapshot: () => unknown): Pick<Memory, 'changed' | 'persisted'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing = Promise.resolve();

  async function write(): Promise<void> {
    try {
      await storage.write(structuredClone(snapshot()));
    } catch (error) {
      console.info('The sandbox could not keep its state.', error);
    }
  }

  function persisted(): Promise<void> {
    if (timer === undefined) return writing;
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(write);
    return writing;
  }

  return {
    changed() {
      timer ??= setTimeout(() => void persisted(), BATCH_MS);
    },
    persisted,
  };
}

/**
 * Stores a sandbox in the page's IndexedDB: `createSandbox({ keep: keepInIndexedDb('demo') })`.
 * @param name a unique name for each sandbox of a page
 */
export function keepInIndexedDb(name: string): SandboxKeep {
  const states = createStore('lead-widgets-sandbox', 'states');
  return {
    read: () => get(name, states),
    write: (state) => set(name, state, states),
  };
}
