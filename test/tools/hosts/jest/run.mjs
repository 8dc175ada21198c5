import { mkdir } from 'node:fs/promises';
import { installPackage } from '../install.mjs';

const ENVIRONMENTS = {
  jsdom: ['./jsdom-environment.js', 'jest-environment-jsdom'],
  'happy-dom': ['@happy-dom/jest-environment', '@happy-dom/jest-environment'],
};
const PACKAGES = ['react', 'react-dom', 'jest@latest', ...Object.values(ENVIRONMENTS).map(([, name]) => name)];

/** Unit tests of an app in Jest, in both simulated DOMs. */
export async function run(context) {
  const report = { host: 'Jest', version: '', results: context.results };
  await mkdir(context.app);
  await context.copy('app', '');
  if (!(await context.check('install', () => installPackage(context, PACKAGES)))) return report;
  for (const [name, [environment]] of Object.entries(ENVIRONMENTS)) {
    await context.check(name, async () => {
      const env = { NODE_OPTIONS: '--experimental-vm-modules' };
      const output = await context.must('jest', ['--env', environment], { env });
      if (/console\.(?:error|warn)/.test(output)) throw new Error(output);
    });
  }
  return {
    ...report,
    version: await context.versions(['jest', ...Object.values(ENVIRONMENTS).map(([, name]) => name)]),
  };
}
