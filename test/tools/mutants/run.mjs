// npm run mutants, or npm run mutants -- <id or owner folder> …
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** Longer than the tests of any owner take. A mutant that never ends counts as caught. */
const LONGEST_RUN_MS = 240_000;

/**
 * Reads a list of mutants. `@ <project> <tests>` names the owner of those below it. A mutant is a line
 * `<id> <file> <rule>`, the old lines with `-` and the new lines with `+` before them.
 */
function parse(text) {
  const [, ...owners] = text.split(/^@ /m);
  return owners.flatMap((owner) => {
    const [, project = '', tests = '', listed = ''] = /^(\S+) (\S+)\n(.*)$/s.exec(owner) ?? [];
    return listed.split(/^(?=[^-+\n])/m).map((mutant) => {
      const [head = '', ...lines] = mutant.trimEnd().split('\n');
      const [, id = '', file = '', rule = ''] = /^(\S+) (\S+) (.*)$/.exec(head) ?? [];
      const marked = (mark) => lines.flatMap((line) => (line.startsWith(mark) ? [line.slice(1)] : [])).join('\n');
      return { id, file, rule, old: marked('-'), new: marked('+'), project, tests };
    });
  });
}

const all = parse(readFileSync(new URL('mutants.txt', import.meta.url), 'utf8'));
const names = process.argv.slice(2);
const mutants = names.length === 0 ? all : all.filter(({ id, tests }) => names.includes(id) || names.includes(tests));

/** Runs the tests of a mutant's owner until one fails, without retries. */
function passes({ project, tests }) {
  const args = ['node_modules/vitest/vitest.mjs', 'run', `--project=${project}`, '--retry=0', '--bail=1', tests];
  return new Promise((resolve) => {
    const run = spawn(process.execPath, args, { cwd: ROOT, stdio: 'ignore', timeout: LONGEST_RUN_MS });
    run.on('close', (code) => resolve(code === 0));
  });
}

/** @returns {Promise<boolean>} whether a test fails */
async function isCaught({ file, old, new: changed, ...owner }) {
  const path = `${ROOT}${file}`;
  const source = readFileSync(path, 'utf8');
  const restore = () => writeFileSync(path, source);
  process.once('exit', restore);
  writeFileSync(
    path,
    source.replace(old, () => changed),
  );
  try {
    return !(await passes(owner));
  } finally {
    restore();
    process.off('exit', restore);
  }
}

/** @returns {string | undefined} the reason why it cannot be applied */
function problemOf({ id, file, old, new: changed }) {
  const found = readFileSync(`${ROOT}${file}`, 'utf8').split(old).length - 1;
  if (found !== 1) return `${id}: the old text occurs ${found} times in ${file}`;
  return old === changed ? `${id} changes nothing` : undefined;
}

async function main() {
  const problems = mutants.flatMap((mutant) => problemOf(mutant) ?? []);
  if (mutants.length === 0) problems.push(`No mutant has the id or the tests ${names.join(', ')}`);
  const owners = new Map(mutants.map(({ project, tests }) => [`${project} ${tests}`, { project, tests }]));
  for (const [name, owner] of problems.length > 0 ? [] : owners) {
    if (!(await passes(owner))) problems.push(`${name} fails without a mutant`);
  }
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    process.exitCode = 1;
    return;
  }
  const survivors = [];
  for (const mutant of mutants) {
    const caught = await isCaught(mutant);
    if (!caught) survivors.push(mutant);
    console.log(`${caught ? 'caught  ' : 'survived'} ${mutant.id}  ${mutant.rule}`);
  }
  console.log(`\n${mutants.length - survivors.length} of ${mutants.length} caught by the tests of their owner.`);
  for (const { id, file, rule, tests } of survivors) console.log(`survived: ${id} ${file}: ${rule} (${tests})`);
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
await main();
