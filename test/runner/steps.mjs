import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostParts, runHosts } from '../tools/hosts/run-hosts.mjs';
import { allTests, changedFiles, testsOf } from './changed.mjs';
import { runPackage } from './command.mjs';
import { engines } from './engines/engines.mjs';
import { quick } from './engines/quick.mjs';
import { countTests, fileTimes, sum, withSecondRun } from './vitest-report.mjs';

/**
 * @typedef {import('./vitest-report.mjs').Count} Count
 * @typedef {import('./engines/engines.mjs').Engine} Engine
 * @typedef {{
 *   name: string,
 *   title: string,
 *   needs?: 'chromium' | Engine,
 *   onDemand?: boolean,
 *   inAll?: boolean,
 *   isShort?: boolean,
 *   isBeside?: boolean,
 *   parts?: readonly string[],
 *   run: (env: NodeJS.ProcessEnv, parts: readonly string[]) => Promise<Count>,
 * }} Step `needs` is a browser; a step on demand runs only when it is named, or with `all` if `inAll`; `all` has a longer step in place of one that `isShort`; steps that are `isBeside` and follow each other run side by side; `parts` may be named after it, to run them alone
 */

/** More files than this that fail are no accident: they do not run a second time. */
const SECOND_RUN_FILES = 8;

/** @param {number} code @returns {Count} */
const asOne = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** @param {readonly string[]} args @param {NodeJS.ProcessEnv} env @returns {Promise<Count>} */
async function vitestOnce(args, env) {
  const folder = await mkdtemp(join(tmpdir(), 'lead-widgets-tests-'));
  const file = join(folder, 'report.json');
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const { code } = await runPackage('vitest/vitest.mjs', ['run', ...args, ...reporters], { env });
    const report = await readFile(file, 'utf8').then(JSON.parse, () => undefined);
    return { ...countTests(report, code), files: fileTimes(report) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Runs projects of Vitest. A browser that goes down takes every file with it that has not run yet, so a long project is cut
 * into shards with a browser each, and a shard that broke off is run once more. A few files that failed beside the others
 * run once more by themselves, and the summary names what passed only then.
 * @param {readonly string[]} projects
 * @param {NodeJS.ProcessEnv} env
 * @param {number} [shards]
 * @param {readonly string[]} [files] all of the projects' without any
 * @returns {Promise<Count>}
 */
async function vitest(projects, env, shards = 1, files = []) {
  const only = [...projects.map((project) => `--project=${project}`), ...files];
  const counts = [];
  for (let shard = 1; shard <= shards; shard += 1) {
    const args = shards === 1 ? only : [...only, `--shard=${shard}/${shards}`];
    let count = await vitestOnce(args, env);
    if (count.brokeOff) {
      console.log(`\n${projects.join(', ')} broke off without a failing test: once more.\n`);
      count = await vitestOnce(args, env);
    }
    const failed = (count.failedFiles ?? []).map(({ name }) => name);
    if (failed.length > 0 && failed.length <= SECOND_RUN_FILES) {
      console.log(`\nOnce more, alone: ${failed.join(', ')}\n`);
      const alone = [...projects.map((project) => `--project=${project}`), '--maxWorkers=1', ...failed];
      count = withSecondRun(count, await vitestOnce(alone, env));
    }
    counts.push(count);
  }
  return sum(counts);
}

/** @param {Engine} engine @returns {Step} */
const quickStep = (engine) => ({
  name: engine,
  title: `Quick set in ${engines[engine].title}`,
  needs: engine,
  onDemand: true,
  inAll: true,
  run: (env) => vitest([engine], env, 1, quick),
});

/** @param {Engine} engine @returns {Step} */
const wholeStep = (engine) => ({
  name: 'engines',
  title: `Browser tests in ${engines[engine].title}`,
  needs: engine,
  onDemand: true,
  run: (env) => vitest([engine], env, 3),
});

/** @type {Promise<{ code: number }> | undefined} */
let built;

/** One build for all steps. @param {NodeJS.ProcessEnv} env */
function buildOnce(env) {
  built ??= runPackage('vite/bin/vite.js', ['build', '--app'], { env });
  return built;
}

/** @param {string} project with tests of what the build wrote @param {NodeJS.ProcessEnv} env @returns {Promise<Count>} */
async function onBuild(project, env) {
  const { code } = await buildOnce(env);
  return code === 0 ? vitest([project], env) : asOne(code);
}

/** The files that Biome reads. */
const LINTED = /\.(?:m?[jt]sx?|json|css)$/;

/**
 * Types, lint and the tests of the files that one works on, side by side.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Count>}
 */
async function runChanged(env) {
  const changed = await changedFiles();
  const files = testsOf(changed, await allTests());
  console.log(`${changed.length} files have changed; ${files.length} files of tests and stories are about them.\n`);
  const linted = changed.filter((file) => LINTED.test(file));
  const projects = ['unit', 'node', 'browser', 'browser-fresh', 'stories', 'package', 'package-long'];
  const [types, lint, tests] = await Promise.all([
    runPackage('typescript/bin/tsc', ['--noEmit'], { env }),
    linted.length === 0 ? { code: 0 } : runPackage('@biomejs/biome/bin/biome', ['check', ...linted], { env }),
    files.length === 0 ? { passed: 0, failed: 0 } : vitest(projects, env, 1, files),
  ]);
  return sum([asOne(types.code), asOne(lint.code), tests]);
}

/** What `npm test` does, in this order. @type {readonly Step[]} */
export const steps = [
  {
    name: 'types',
    title: 'Type check',
    isBeside: true,
    run: async (env) => asOne((await runPackage('typescript/bin/tsc', ['--noEmit'], { env })).code),
  },
  {
    name: 'lint',
    title: 'Lint and format',
    isBeside: true,
    run: async (env) => asOne((await runPackage('@biomejs/biome/bin/biome', ['check', '.'], { env })).code),
  },
  { name: 'build', title: 'Build', isBeside: true, run: async (env) => asOne((await buildOnce(env)).code) },
  { name: 'unit', title: 'Unit tests', run: (env) => vitest(['unit', 'node'], env) },
  {
    name: 'unit-long',
    title: 'Long unit tests',
    onDemand: true,
    inAll: true,
    run: (env) => vitest(['node-long'], env),
  },
  {
    name: 'browser',
    title: 'Browser tests',
    needs: 'chromium',
    run: (env) => vitest(['browser', 'browser-fresh'], env),
  },
  quickStep('firefox'),
  quickStep('webkit'),
  wholeStep('firefox'),
  wholeStep('webkit'),
  { name: '--changed', title: 'What has changed', needs: 'chromium', onDemand: true, run: runChanged },
  {
    name: 'stories',
    title: 'Story tests',
    needs: 'chromium',
    isShort: true,
    run: (env) => vitest(['stories'], env),
  },
  {
    name: 'stories-all',
    title: 'Story tests with every variant',
    needs: 'chromium',
    onDemand: true,
    inAll: true,
    run: (env) => vitest(['stories-all'], env),
  },
  {
    name: 'smoke',
    title: 'Smoke test of the package',
    needs: 'chromium',
    isShort: true,
    run: (env) => onBuild('smoke', env),
  },
  {
    name: 'package',
    title: 'Package tests',
    needs: 'chromium',
    onDemand: true,
    inAll: true,
    run: (env) => onBuild('package', env),
  },
  {
    name: 'long',
    title: 'Long package tests',
    needs: 'chromium',
    onDemand: true,
    inAll: true,
    run: (env) => onBuild('package-long', env),
  },
  { name: 'hosts', title: 'Host apps', needs: 'chromium', onDemand: true, parts: hostParts, run: runHosts },
];

/** Whether a name is a part of a step that is named too. @param {Step} step @param {string} name @param {readonly string[]} names */
const isPart = ({ name: step, parts = [] }, name, names) => names.includes(step) && parts.includes(name);

/** The steps of `npm test`, and what repeats them under more conditions. */
const ALL = 'all';

/**
 * The steps with these names; without any, all that do not run on demand only.
 * @param {readonly string[]} names
 * @returns {readonly Step[]}
 * @throws {Error} on a name that no step has
 */
export function chosenSteps(names) {
  const unknown = names.find(
    (name) => name !== ALL && !steps.some((step) => step.name === name || isPart(step, name, names)),
  );
  if (unknown !== undefined) {
    const known = [...new Set(steps.map((step) => step.name)), ALL];
    throw new Error(`There is no step '${unknown}'. Steps: ${known.join(', ')}.`);
  }
  const isAll = names.includes(ALL);
  const isUsual = isAll || names.length === 0;
  return steps.filter(
    ({ name, onDemand, inAll, isShort }) =>
      names.includes(name) || (isUsual && !onDemand && !(isAll && isShort)) || (isAll && inAll),
  );
}
