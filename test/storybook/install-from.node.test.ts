import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { docsPages } from '../../.build/docs.js';
import { packageJson } from '../../.build/entries.js';
import { root } from '../package/site.js';

/** What the docs install. The name of the package, once it is on a registry. */
const INSTALL_FROM = `./lead-widgets-${packageJson.version}.tgz`;

const COMMAND = /(npm install|npx --package) (?:\.\/)?(?:@[\w-]+\/)?lead-widgets(?:-[\d.]+\.tgz)?(?= )/g;
const VERSION = /(lead-widgets[-/])\d+\.\d+\.\d+/g;

test.each(['README.md', ...docsPages().map(({ file }) => file)])('%s installs the package from its file', (file) => {
  const text = readFileSync(join(root, file), 'utf8');
  const current = text
    .replace(COMMAND, (_whole, command) => `${command} ${INSTALL_FROM}`)
    .replace(VERSION, `$1${packageJson.version}`);
  if (process.env['UPDATE']) writeFileSync(join(root, file), current);
  else expect(text).toBe(current);
});
