import { mkdir } from 'node:fs/promises';
import { installPackage } from './install.mjs';

/** Unit tests of an app in both simulated DOMs, without `bad` messages. */
export async function unitTests(context, { host, packages, commands, bad, shown }) {
  const report = { host, version: '', results: context.results };
  await mkdir(context.app);
  await context.copy('app', '');
  if (!(await context.check('install', () => installPackage(context, packages)))) return report;
  for (const [dom, command] of Object.entries(commands)) {
    await context.check(dom, async () => {
      const output = await context.must(...command);
      if (bad.test(output)) throw new Error(output);
    });
  }
  return { ...report, version: `${await context.versions(shown)}; Node ${await context.nodeVersion()}` };
}
