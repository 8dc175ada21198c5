import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runPackage } from './command.mjs';
import { countTests } from './vitest-report.mjs';

/**
 * @typedef {import('./vitest-report.mjs').Count} Count
 * @typedef {{ name: string, title: string, needsChromium: boolean, run: (env: NodeJS.ProcessEnv) => Promise<Count> }} Step
 */

/** @param {number} code @returns {Count} */
const asOne = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** @param {readonly string[]} projects @param {NodeJS.ProcessEnv} env @returns {Promise<Count>} */
async function vitest(projects, env) {
  const folder = await mkdtemp(join(tmpdir(), 'lead-widgets-tests-'));
  const file = join(folder, 'report.json');
  try {
    const only = projects.map((project) => `--project=${project}`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const { code } = await runPackage('vitest/vitest.mjs', ['run', ...only, ...reporters], { env });
    const report = await readFile(file, 'utf8').then(JSON.parse, () => undefined);
    return countTests(report, code);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What `npm test` does, in this order. @type {readonly Step[]} */
export const steps = [
  {
    name: 'types',
    title: 'Type check',
    needsChromium: false,
    run: async (env) => asOne((await runPackage('typescript/bin/tsc', ['--noEmit'], { env })).code),
  },
  {
    name: 'lint',
    title: 'Lint and format',
    needsChromium: false,
    run: async (env) => asOne((await runPackage('@biomejs/biome/bin/biome', ['check', '.'], { env })).code),
  },
  { name: 'unit', title: 'Unit tests', needsChromium: false, run: (env) => vitest(['unit', 'node'], env) },
  { name: 'browser', title: 'Browser tests', needsChromium: true, run: (env) => vitest(['browser'], env) },
  { name: 'stories', title: 'Story tests', needsChromium: true, run: (env) => vitest(['stories'], env) },
  {
    name: 'package',
    title: 'Build and package tests',
    needsChromium: true,
    run: async (env) => {
      const { code } = await runPackage('vite/bin/vite.js', ['build', '--app'], { env });
      return code === 0 ? vitest(['package'], env) : asOne(code);
    },
  },
];

/**
 * The steps with these names; all of them without any.
 * @param {readonly string[]} names
 * @returns {readonly Step[]}
 * @throws {Error} on a name that no step has
 */
export function chosenSteps(names) {
  const unknown = names.find((name) => !steps.some((step) => step.name === name));
  if (unknown !== undefined) {
    throw new Error(`There is no step '${unknown}'. Steps: ${steps.map((step) => step.name).join(', ')}.`);
  }
  return names.length === 0 ? steps : steps.filter((step) => names.includes(step.name));
}
