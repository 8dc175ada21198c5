import { findChromium } from './chromium.mjs';
import { engines, findEngine } from './engines/engines.mjs';
import { chosenSteps } from './steps.mjs';
import { slowest, summary } from './summary.mjs';
import { sum } from './vitest-report.mjs';

const noChromium =
  'No Chromium starts on this machine, so these tests cannot run. Install one, or name one in CHROMIUM_PATH.';

/** @param {import('./engines/engines.mjs').EngineFacts} engine */
const didNotRun = ({ title, variable, packages }) =>
  `${title} does not start on this machine, so this step did not run. Install ${packages.join(' and ')}, run \`npx playwright install\`, or name one in ${variable}.`;

/** @param {number} from */
const secondsSince = (from) => (performance.now() - from) / 1000;

/**
 * The browsers that the steps need and that start, with where they are; the tests find them in `env`.
 * @param {readonly import('./steps.mjs').Step[]} steps
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<ReadonlyMap<string, string>>}
 */
async function findBrowsers(steps, env) {
  const found = new Map();
  for (const browser of new Set(steps.map(({ needs }) => needs))) {
    if (browser === undefined) continue;
    const path = browser === 'chromium' ? await findChromium() : await findEngine(browser);
    if (path === undefined) continue;
    found.set(browser, path);
    env[browser === 'chromium' ? 'CHROMIUM_PATH' : engines[browser].variable] = path;
  }
  return found;
}

/**
 * What a step without its browser counts as: failed without Chromium, which everything is written for, else not run.
 * @param {NonNullable<import('./steps.mjs').Step['needs']>} browser
 * @returns {import('./vitest-report.mjs').Count}
 */
function without(browser) {
  console.log(browser === 'chromium' ? noChromium : didNotRun(engines[browser]));
  return browser === 'chromium' ? { passed: 0, failed: 1 } : { passed: 0, failed: 0, notRun: 1 };
}

/**
 * Types, lint and the build leave a core free when they run alone: they run side by side, every other step by itself.
 * @param {readonly import('./steps.mjs').Step[]} steps
 */
export function sideBySide(steps) {
  /** @type {import('./steps.mjs').Step[][]} */
  const groups = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (step.isBeside && last?.[0]?.isBeside) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

/**
 * Runs the steps, also past a failed one, and prints a summary with the closing line.
 * @param {readonly string[]} names steps to run, all of them without any, and parts of a step
 * @returns {Promise<boolean>} whether nothing failed
 */
export async function runSteps(names) {
  const steps = chosenSteps(names);
  const started = performance.now();
  const env = { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' };
  const found = await findBrowsers(steps, env);
  const partsOf = ({ parts = [] }) => names.filter((name) => parts.includes(name));

  /** @param {import('./steps.mjs').Step} step @returns {Promise<import('./summary.mjs').Outcome>} */
  const outcomeOf = async (step) => {
    console.log(`\n=== ${step.title} (${step.name}) ===\n`);
    const from = performance.now();
    const count = step.needs && !found.has(step.needs) ? without(step.needs) : await step.run(env, partsOf(step));
    return { title: step.title, ...count, seconds: secondsSince(from) };
  };

  /** @type {import('./summary.mjs').Outcome[]} */
  const outcomes = [];
  for (const group of sideBySide(steps)) outcomes.push(...(await Promise.all(group.map(outcomeOf))));

  if (sum(outcomes).files.length > 0) console.log(`\n${slowest(outcomes)}`);
  console.log(
    `\n${secondsSince(started).toFixed(0)} s in all${found.size > 0 ? `, with ${[...found.values()].join(', ')}` : ''}`,
  );
  console.log(summary(outcomes));
  return sum(outcomes).failed === 0;
}
