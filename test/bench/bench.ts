import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type Chrome, startChrome } from './chrome/chrome.js';
import { gatewaySuite } from './gateway/gateway-suite.js';
import { measure } from './measure.js';
import { report } from './report.js';
import { inTurns } from './rounds.js';
import type { Suite } from './suite.js';

const SUITES: readonly Suite[] = [gatewaySuite];

const USAGE = `npm run bench -- <suite> … [--contexts <number>] [--throttle <number>]

  --contexts <number>  fresh Chromium contexts for each contender (default 7)
  --throttle <number>  how many times slower the CPU is made (default 1)

Suites:
${SUITES.map(({ name, about }) => `  ${name}  ${about}`).join('\n')}
`;

/**
 * Runs the suites that are named, and prints what they came to; without a name it lists them. A goal that is not met is
 * said, and fails nothing.
 * @throws Error on a suite or a number that there is not
 */
export async function bench(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { contexts: { type: 'string', default: '7' }, throttle: { type: 'string', default: '1' } },
  });
  const settings = { contexts: wholeNumber(values.contexts), throttle: wholeNumber(values.throttle) };
  const suites = positionals.map(suiteNamed);
  if (suites.length === 0) {
    console.log(USAGE);
    return;
  }
  const chrome = await startChrome();
  try {
    for (const suite of suites) await runSuite(chrome, suite, settings);
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
    const costs = await inTurns(contenders, contexts, (contender) => measure(chrome, contender, throttle));
    const [after = 0] = loadavg();
    console.log(
      `  ${contexts} fresh contexts each, ${suite.turns} times a ${suite.unit}, CPU x${throttle}; quartiles in brackets`,
    );
    console.log(`\n${report(suite, costs)}`);
    console.log(`  Load average ${before.toFixed(1)} to ${after.toFixed(1)}.\n`);
  } finally {
    await close();
  }
}

function suiteNamed(name: string): Suite {
  const suite = SUITES.find((one) => one.name === name);
  if (suite === undefined) throw new Error(`There is no suite '${name}'.\n\n${USAGE}`);
  return suite;
}

function wholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Error(`${text} is not a whole number above zero.`);
  return number;
}
