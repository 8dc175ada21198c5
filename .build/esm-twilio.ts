import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = '@twilio/conversations';
const MARK = '?script';

/**
 * Twilio's SDK is CommonJS, down to its last dependency: bundled as it is, every page would load the bundler's CommonJS helpers
 * for the sake of a chunk that few pages need. Its own build for script tags is one plain script; read as a module it needs none.
 * The npm package has it too: installed as a dependency it weighs 40 MB, with an install script.
 */
export function esmTwilio(): Plugin {
  const file = join(
    dirname(createRequire(new URL('../package.json', import.meta.url)).resolve(`${NAME}/package.json`)),
    'builds',
    'twilio-conversations.min.js',
  );
  return {
    name: 'lead-widgets:esm-twilio',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === NAME ? file + MARK : null),
    load: (id) => (id === file + MARK ? asModule(readFileSync(file, 'utf8')) : null),
  };
}

function asModule(script: string): string {
  return [
    'const page = {};',
    `(function () {\n${script}\n}).call(page);`,
    'export const { Client } = page.Twilio.Conversations;',
  ].join('\n');
}
