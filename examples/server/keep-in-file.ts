import { readFile, rename, writeFile } from 'node:fs/promises';
import type { SandboxKeep } from '../../src/sandbox.js';

/**
 * Keeps the sandboxes of a server in one JSON file, each under its scenario's name. A missing file starts empty. So does
 * an invalid one, with a message on the console.
 */
export function keepInFile(file: string): (scenario: string) => SandboxKeep {
  const states = readStates(file);
  let writing = Promise.resolve();

  async function save(scenario: string, state: unknown): Promise<void> {
    const all = await states;
    all.set(scenario, state);
    // Written to a temporary file first, so that a crash cannot damage the old one.
    await writeFile(`${file}.new`, JSON.stringify(Object.fromEntries(all)));
    await rename(`${file}.new`, file);
  }

  return (scenario) => ({
    read: async () => (await states).get(scenario),
    write(state) {
      const saved = writing.then(() => save(scenario, state));
      writing = saved.catch(() => {});
      return saved;
    },
  });
}

async function readStates(file: string): Promise<Map<string, unknown>> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return new Map();
  try {
    const states: unknown = JSON.parse(text);
    if (typeof states === 'object' && states !== null) return new Map(Object.entries(states));
  } catch {
    // Reported below, the same way for invalid JSON and for JSON that is not an object.
  }
  console.info(`${file} holds no states of a sandbox: they start afresh.`);
  return new Map();
}
