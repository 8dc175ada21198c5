import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { hostParts, runHosts } from '../tools/hosts/run-hosts.mjs';
import { run, runPackage } from './command.mjs';
import { quickSet } from './quick-set.mjs';

/**
 * @typedef {{ passed: number, failed: number, failures?: readonly string[] }} Count `failures` names what failed
 * @typedef {{
 *   name: string,
 *   title: string,
 *   on: 'always' | 'short' | 'all' | 'name',
 *   needs?: import('./browser-paths.mjs').BrowserName,
 *   isBeside?: boolean,
 *   parts?: readonly string[],
 *   run: (env: NodeJS.ProcessEnv, parts: readonly string[]) => Promise<Count>,
 * }} Step `on`: `npm test` runs 'always' and 'short', `npm test -- all` runs 'always' and 'all', and each runs by its name.
 *   Those that are `isBeside` run side by side. `parts` may follow the name, to run them alone.
 */

const asOne = ({ code }) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/**
 * Runs a package's script and counts by the JSON report that it writes. A run that ended badly although no test failed is one
 * failure, as when a browser goes down.
 */
async function counted(title, script, argsOf, env, count) {
  const folder = await mkdtemp(join(tmpdir(), 'lead-widgets-tests-'));
  const file = join(folder, 'report.json');
  try {
    const { code } = await runPackage(script, argsOf(file), { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } });
    const text = await readFile(file, 'utf8').catch(() => '{}');
    const { passed, failures } = count(JSON.parse(text));
    if (code !== 0 && failures.length === 0) failures.push(`${title} ended with code ${code} and no failing test`);
    return { passed, failed: failures.length, failures };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const MESSAGE_LENGTH = 300;

/** A failed test with the first lines of its error, so that the end of a long log is enough. */
const named = (test, message = '') =>
  `${test}: ${stripVTControlCharacters(message).replace(/\s+/g, ' ').slice(0, MESSAGE_LENGTH)}`;

/** A file that could not be loaded is one failure. */
function countVitest({ numPassedTests: passed = 0, testResults = [] }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [named(name, message)];
    return failed.map(({ fullName, failureMessages }) => named(`${name}: ${fullName}`, failureMessages[0]));
  });
  return { passed, failures };
}

/** Runs projects of Vitest. @param {readonly string[]} [more] files or options */
function vitest(projects, env, more = []) {
  const chosen = projects.map((project) => `--project=${project}`);
  const args = (file) => ['run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return counted('Vitest', 'vitest/vitest.mjs', (file) => [...args(file), ...more], env, countVitest);
}

const checkTypes = async (env) => asOne(await runPackage('typescript/bin/tsc', ['--noEmit'], { env }));
const lint = async (env) => asOne(await runPackage('@biomejs/biome/bin/biome', ['check', '.'], { env }));

let built;

function buildOnce(env) {
  built ??= runPackage('vite/bin/vite.js', ['build', '--app'], { env });
  return built;
}

async function checkSizes(env) {
  const build = await buildOnce(env);
  return asOne(build.code === 0 ? await runPackage('size-limit/bin.js', [], { env }) : build);
}

function countPlaywright(report) {
  const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
  const specs = specsOf(report);
  const failures = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => named(`test/${file}: ${title}`, tests[0]?.results[0]?.error?.message));
  return { passed: specs.length - failures.length, failures };
}

function playwright(project, env) {
  const args = ['test', '--config=test/playwright.config.ts', `--project=${project}`, '--reporter=list,json'];
  return counted('Playwright', 'playwright/cli.js', () => args, env, countPlaywright);
}

/**
 * Tests of what the build wrote.
 * @param {string} project of Playwright Test, for those in a page
 * @param {readonly string[]} others of Vitest
 */
async function onBuild(project, env, others) {
  const { code } = await buildOnce(env);
  if (code !== 0) return { passed: 0, failed: 1, failures: [`${project}: the build failed`] };
  const counts = others.length === 0 ? [] : [await vitest(others, env)];
  return sum([...counts, await playwright(project, env)]);
}

/**
 * Types, lint and the tests of files that changed since the last commit, or in the last commit if nothing has changed.
 */
async function runChanged(env) {
  const { output } = await run('git', ['status', '--porcelain'], { quiet: true });
  const since = output === '' ? '--changed=HEAD~1' : '--changed';
  const projects = ['unit', 'node', 'browser', 'browser-fresh', 'stories'];
  return sum(await Promise.all([checkTypes(env), lint(env), vitest(projects, env, [since])]));
}

const BESIDE = { isBeside: true };
const [IN_CHROMIUM, IN_FIREFOX, IN_WEBKIT] = ['chromium', 'firefox', 'webkit'].map((needs) => ({ needs }));

const steps = [
  ['types', 'Type check', 'always', checkTypes, BESIDE],
  ['lint', 'Lint and format', 'always', lint, BESIDE],
  ['build', 'Build', 'always', async (env) => asOne(await buildOnce(env)), BESIDE],
  ['size', 'Size limits', 'always', checkSizes, BESIDE],
  ['unit', 'Unit tests', 'always', (env) => vitest(['unit', 'node'], env)],
  ['unit-long', 'Long unit tests', 'all', (env) => vitest(['node-long'], env)],
  ['browser', 'Browser tests', 'always', (env) => vitest(['browser', 'browser-fresh'], env), IN_CHROMIUM],
  ['firefox', 'Quick set in Firefox', 'all', (env) => vitest(['firefox'], env, quickSet), IN_FIREFOX],
  ['webkit', 'Quick set in WebKit', 'all', (env) => vitest(['webkit'], env, quickSet), IN_WEBKIT],
  ['stories', 'Story tests', 'short', (env) => vitest(['stories'], env), IN_CHROMIUM],
  ['stories-all', 'Story tests with every variant', 'all', (env) => vitest(['stories-all'], env), IN_CHROMIUM],
  ['smoke', 'Smoke test of the package', 'short', (env) => onBuild('smoke', env, ['smoke']), IN_CHROMIUM],
  ['package', 'Package tests', 'all', (env) => onBuild('package', env, ['package']), IN_CHROMIUM],
  ['long', 'Long package tests', 'all', (env) => onBuild('package-long', env, []), IN_CHROMIUM],
  ['--changed', 'What has changed', 'name', runChanged, IN_CHROMIUM],
  ['engines', 'Browser tests in Firefox', 'name', (env) => vitest(['firefox'], env), IN_FIREFOX],
  ['engines', 'Browser tests in WebKit', 'name', (env) => vitest(['webkit'], env), IN_WEBKIT],
  ['hosts', 'Host apps', 'name', runHosts, { ...IN_CHROMIUM, parts: hostParts }],
].map(([name, title, on, run, more]) => ({ name, title, on, run, ...more }));

export function sum(counts) {
  return {
    passed: counts.reduce((all, { passed }) => all + passed, 0),
    failed: counts.reduce((all, { failed }) => all + failed, 0),
    failures: counts.flatMap(({ failures = [] }) => failures),
  };
}

/**
 * The steps with these names.
 * @param {readonly string[]} names none for `npm test`; `all` for what CI runs
 * @throws {Error} on a name that no step has
 */
export function chosenSteps(names) {
  const known = [...new Set(steps.map(({ name }) => name)), 'all'];
  const parts = steps.filter(({ name }) => names.includes(name)).flatMap((step) => step.parts ?? []);
  const unknown = names.find((name) => !known.includes(name) && !parts.includes(name));
  if (unknown !== undefined) throw new Error(`There is no step '${unknown}'. Steps: ${known.join(', ')}.`);
  const usual = names.length === 0 ? ['always', 'short'] : names.includes('all') ? ['always', 'all'] : [];
  return steps.filter(({ name, on }) => names.includes(name) || usual.includes(on));
}
