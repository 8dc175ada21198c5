#!/usr/bin/env node
import { dirname, join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { main } from './cli/main.js';

let input: Interface | undefined;
let lines: AsyncIterator<string> | undefined;

/** Asks a question. Returns undefined if the piped input has ended. */
async function ask(question: string): Promise<string | undefined> {
  process.stdout.write(question);
  input ??= createInterface({ input: process.stdin });
  lines ??= input[Symbol.asyncIterator]();
  const { done, value } = await lines.next();
  return done === true ? undefined : value;
}

function ended(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
}

// Exit if the reader of the output, such as `head`, has closed the pipe.
process.stdout.on('error', () => process.exit(1));

process.exitCode = await main(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  ask,
  // This file is built as dist/npm/cli.js.
  packageFolder: join(dirname(fileURLToPath(import.meta.url)), '../..'),
  env: process.env,
  ended,
});
input?.close();
