import { cpus, loadavg, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { type Chrome, startChrome } from './chrome/chrome.js';
import { report } from './report.js';
import { startupSuite } from './startup-suite.js';
import type { Contender, Cost, Suite } from './suite.js';
import { drawingSuites } from './suites.js';
import { runSurvey, type Survey } from './survey.js';
import { interactionSurvey, longUseSurvey } from './use/use-surveys.js';

const SUITES: readonly (Suite | Survey)[] = [startupSuite, ...drawingSuites, interactionSurvey, longUseSurvey];

/** The suites whose goals are ratios to peers. */
const PEERS = ['startup', 'board', 'cards', 'picker'];

const USAGE = `npm run bench -- <suite> … [--contexts <number>] [--throttle <number>]

  --contexts <number>  fresh Chromium contexts for each contender (default 5)
  --throttle <number>  how many times slower the CPU is made (each suite has its own default)

The first word of a name runs all that begin with it: \`board\`. \`peers\` runs all that compare with other libraries.

Suites:
${SUITES.map(({ name, about }) => `  ${name}  ${about}`).join('\n')}
`;

/**
 * Runs the named suites and prints the results. Without a name, it lists the suites. A missed goal is reported and does
 * not fail the run.
 */
export async function bench(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { contexts: { type: 'string', default: '5' }, throttle: { type: 'string' } },
  });
  const throttle = values.throttle === undefined ? undefined : wholeNumber(values.throttle);
  const contexts = wholeNumber(values.contexts);
  const suites = positionals.flatMap((name) => (name === 'peers' ? PEERS : [name])).flatMap(suitesNamed);
  if (suites.length === 0) {
    console.log(USAGE);
    return;
  }
  const chrome = await startChrome();
  const [cpu] = cpus();
  const machine = `${cpus().length} x ${cpu?.model}, ${Math.round(totalmem() / 2 ** 30)} GB, ${chrome.version}`;
  console.log(`${new Date().toISOString().slice(0, 16)}Z, ${machine}, Node ${process.version}`);
  try {
    for (const suite of suites) {
      if ('limits' in suite) await runSurvey(chrome, suite);
      else await runSuite(chrome, suite, { contexts, throttle: throttle ?? suite.throttle ?? 1 });
    }
  } finally {
    await chrome.close();
  }
}

async function runSuite(chrome: Chrome, suite: Suite, { contexts, throttle }: { contexts: number; throttle: number }) {
  const [before = 0] = loadavg();
  console.log(`\n${suite.name}: ${suite.about}`);
  const { contenders, note, close } = await suite.start();
  if (note !== undefined) console.log(`  ${note}`);
  try {
    const costs = new Map(contenders.map(({ name }): [string, Cost[]] => [name, []]));
    // In turns, so that a slower machine affects all contenders.
    for (let round = 0; round < contexts; round += 1) {
      for (const each of contenders) costs.get(each.name)?.push(await measure(chrome, each, throttle));
    }
    const [after = 0] = loadavg();
    console.log(
      `  ${contexts} fresh contexts each, CPU x${throttle}; medians, quartiles in brackets; warm: ${suite.warm}`,
    );
    console.log(`\n${report(suite, costs)}`);
    console.log(`  Load average ${before.toFixed(1)} to ${after.toFixed(1)}.\n`);
  } finally {
    await close?.();
  }
}

async function measure(chrome: Chrome, contender: Contender, throttle: number): Promise<Cost> {
  const page = await chrome.freshPage();
  try {
    await page.throttle(throttle);
    await contender.open(page);
    const heap = await page.heapMb();
    const before = await page.mainThreadMs();
    const wall = await contender.run(page);
    const cpu = (await page.mainThreadMs()) - before;
    return { cpu, wall, heap: ((await page.heapMb()) - heap) * 1000 };
  } finally {
    await page.close();
  }
}

function suitesNamed(name: string): (Suite | Survey)[] {
  const suites = SUITES.filter((one) => one.name === name || one.name.startsWith(`${name}-`));
  if (suites.length === 0) throw new Error(`There is no suite '${name}'.\n\n${USAGE}`);
  return suites;
}

function wholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Error(`${text} is not a whole number above zero.`);
  return number;
}
