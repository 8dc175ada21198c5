import type { FirstAnswers } from './first-answers.js';
import { createKeeper, type SandboxKeep } from './keep.js';
import { restore, snapshotOf } from './kept-state.js';
import type { SandboxState, StateOptions } from './sandbox-state.js';

/** All that a sandbox knows while it lives. */
export interface Memory {
  readonly state: SandboxState;
  readonly firstAnswers: FirstAnswers;
  /** To be called after a write. */
  changed(): void;
  /** Resolves when everything that was written is kept. */
  kept(): Promise<void>;
}

/** A memory that lasts as long as the sandbox, or one that goes on where a kept one ended. */
export function startMemory(options: StateOptions, keep: SandboxKeep | undefined): Memory | Promise<Memory> {
  if (keep === undefined) return { ...restore(options, undefined), changed() {}, kept: async () => {} };
  return startKept(options, keep);
}

async function startKept(options: StateOptions, keep: SandboxKeep): Promise<Memory> {
  const remembered = restore(options, await read(keep));
  const keeper = createKeeper(keep, () => snapshotOf(options, remembered));
  remembered.state.conversations.onChange(keeper.changed);
  return { ...remembered, changed: keeper.changed, kept: keeper.flush };
}

async function read(keep: SandboxKeep): Promise<unknown> {
  try {
    return await keep.read();
  } catch (error) {
    console.info('The kept state of the sandbox could not be read: it starts afresh.', error);
    return undefined;
  }
}
