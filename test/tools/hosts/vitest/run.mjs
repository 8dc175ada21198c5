import { mkdir } from 'node:fs/promises';
import { installPackage } from '../install.mjs';

const TESTING_LIBRARY = ['@testing-library/react', '@testing-library/dom'];
const PACKAGES = ['react', 'react-dom', 'vitest@latest', 'jsdom@latest', 'happy-dom@latest', ...TESTING_LIBRARY];

/** Unit tests of an app in Vitest, in both simulated DOMs. */
export async function run(context) {
  const report = { host: 'Vitest', version: '', results: context.results };
  await context.takeNewerNode();
  await mkdir(context.app);
  await context.copy('app', '');
  if (!(await context.check('install', () => installPackage(context, PACKAGES)))) return report;
  for (const environment of ['jsdom', 'happy-dom']) {
    await context.check(environment, async () => {
      const output = await context.must('vitest', ['run', '--environment', environment]);
      if (/\bstderr\b|Unhandled/.test(output)) throw new Error(output);
    });
  }
  const versions = await context.versions(['vitest', 'jsdom', 'happy-dom']);
  return { ...report, version: `${versions}; Node ${await context.nodeVersion()}` };
}
