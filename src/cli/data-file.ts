import { randomUUID } from 'node:crypto';
import { readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import * as v from 'valibot';
import { wireLead } from '../gateway/calls/provider-dashboard.js';
import { scenarioOf } from '../sandbox/scenarios.js';
import { sandboxData, seedData } from '../sandbox/seed/seed-data.js';
import { seedLeads } from '../sandbox/seed/seed-leads.js';
import { persistedState, STATE_VERSION } from '../sandbox/state/memory.js';
import type { SandboxKeep, SandboxLead, SandboxScenario } from '../sandbox.js';
import { isRecord } from '../web/read-as.js';
import { CommandError, RUN } from './command.js';

/** A file may hold some ten thousand leads. */
const MAX_FILE_BYTES = 50_000_000;
const SEED = 1;

const savedState = v.pick(persistedState, ['startedAt', 'leads', 'conversations', 'answers']);

const dataFile = v.strictObject({
  /** The leads of every provider, as the gateway answers them. */
  leads: v.array(wireLead),
  /** The customer, the customer's requests, and more lists. What is missing starts as in the sandbox. */
  data: v.optional(v.partial(v.strictObject(sandboxData.entries)), {}),
  /** What the gateway saved: changes of the leads, by provider, and conversations. */
  saved: v.optional(savedState),
});

export interface GatewayData {
  readonly leads: readonly SandboxLead[];
  /** Starts a sandbox with the file's data. Writes what changes into the file where that is wanted. */
  keep(options: { readonly saves: boolean; readonly onFailure: (sentence: string) => void }): SandboxKeep;
}

/** @throws CommandError if the file cannot be read, is not JSON, or has a wrong field, which it names */
export async function readDataFile(name: string): Promise<GatewayData> {
  const text = await textOf(name);
  const file = await realpath(name);
  const json = jsonOf(name, text);
  const checked = v.safeParse(dataFile, json);
  if (!checked.success) {
    const [issue] = checked.issues;
    throw new CommandError(`${name} has an invalid field: ${v.getDotPath(issue) ?? 'the file'}. ${whyWrong(issue)}`);
  }
  const { leads, data, saved } = checked.output;
  const twice = leads.findIndex(({ leadId }, place) => leads.findIndex((each) => each.leadId === leadId) !== place);
  if (twice >= 0) {
    throw new CommandError(`${name} has an invalid field: leads.${twice}.leadId. Another lead has this id.`);
  }

  return {
    leads,
    keep({ saves, onFailure }) {
      const write = saves ? fileWriter(file, text, json) : async () => {};
      return {
        async read() {
          const startedAt = saved?.startedAt ?? Date.now();
          const all = { ...seedData(new Date(startedAt), false), ...data };
          const changes = saved ?? { startedAt, leads: [], conversations: [], answers: [] };
          return { ...changes, version: STATE_VERSION, seed: SEED, leadCount: leads.length, data: all };
        },
        async write(state) {
          try {
            await write(state);
          } catch (error) {
            onFailure(
              error instanceof CommandError ? error.message : `${name} could not be saved: ${reasonOf(error)}.`,
            );
          }
        },
      };
    },
  };
}

/**
 * Writes the data of a scenario's sandbox as a file to edit.
 * @returns how many leads it has
 * @throws CommandError if the file is there already, or cannot be written
 */
export async function exportDataFile(name: string, scenario: SandboxScenario): Promise<number> {
  const now = new Date();
  const { leadCount } = scenarioOf(scenario);
  const leads = seedLeads(SEED, now, leadCount).flatMap(({ displayed, lead }) => (displayed ? lead : []));
  const { requests, contacts, member } = seedData(now, leadCount === 0);
  const text = `${JSON.stringify({ leads, data: { member, requests, contacts } }, null, 2)}\n`;
  await writeNewFile(name, text, 'data');
  return leads.length;
}

/**
 * @param option the option that names the file
 * @throws CommandError if the file is there already, or cannot be written
 */
export async function writeNewFile(name: string, text: string, option: string): Promise<void> {
  try {
    await writeFile(name, text, { flag: 'wx' });
  } catch (error) {
    if (codeOf(error) === 'EEXIST') {
      throw new CommandError(`${name} already exists. Choose another file with --${option}, or delete this one.`);
    }
    throw new CommandError(`${name} could not be written: ${reasonOf(error)}.`);
  }
}

function whyWrong({ kind, type, expected, received }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return 'There is no such field.';
  if (received === 'undefined') return 'It is missing.';
  if (type === 'regex' && received.includes('-')) return 'Write a date like 2026-11-18T14:15:00-06:00.';
  return kind === 'schema' && expected !== 'unknown' ? `It should be ${expected}.` : 'Its value is invalid.';
}

async function textOf(name: string): Promise<string> {
  try {
    const { size } = await stat(name);
    if (size > MAX_FILE_BYTES) throw new CommandError(`${name} is larger than ${MAX_FILE_BYTES / 1_000_000} MB.`);
    return await readFile(name, 'utf8');
  } catch (error) {
    if (error instanceof CommandError) throw error;
    if (codeOf(error) !== 'ENOENT') throw new CommandError(`${name} could not be read: ${reasonOf(error)}.`);
    throw new CommandError(`There is no file ${name}. Create one with: ${RUN} gateway --export --data ${name}`);
  }
}

function jsonOf(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(`${name} is not valid JSON, and was not changed: ${reason}`);
  }
}

/**
 * Replaces a file in one step. A file that somebody else has changed since is left as it is.
 * @param before its text when it was read
 */
function fileWriter(file: string, before: string, json: unknown): (state: unknown) => Promise<void> {
  let known = before;
  return async (state) => {
    const { data, ...saved } = v.parse(persistedState, state);
    if ((await readFile(file, 'utf8').catch(() => undefined)) !== known) {
      throw new CommandError(
        `Another program changed ${file}, so changes are no longer saved. Restart the gateway to read it.`,
      );
    }
    const next = `${JSON.stringify({ ...(isRecord(json) && json), data, saved: v.parse(savedState, saved) }, null, 2)}\n`;
    const temporary = `${file}.${randomUUID()}.tmp`;
    try {
      const { mode } = await stat(file);
      await writeFile(temporary, next, { flag: 'wx', mode });
      await rename(temporary, file);
      known = next;
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  };
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

const REASONS = new Map<unknown, string>([
  ['EACCES', 'you do not have access to it'],
  ['EPERM', 'you do not have access to it'],
  ['EISDIR', 'it is a folder'],
  ['ENOENT', 'its folder does not exist'],
  ['ENOSPC', 'the disk is full'],
  ['EROFS', 'the disk is read-only'],
]);

function reasonOf(error: unknown): string {
  return REASONS.get(codeOf(error)) ?? (error instanceof Error ? error.message : String(error));
}
