import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../machine.mjs';
import { complaintsOf } from '../visit-pages.mjs';
import { webApps } from '../web-apps.mjs';

const SENTENCE = 'lead-widgets needs React 19 or newer; this app has 18.3.1.';

/**
 * An app with React 18: npm refuses the package. If it is installed by force, one message explains why nothing works.
 */
export async function run(context) {
  const report = { host: 'Vite and React 18', version: 'react 18.3.1', results: context.results };
  const [program, ...args] = webApps.vite.create.split(' ');
  const made = await context.check('create', async () => {
    await context.must(program, args, { cwd: context.folder });
    await context.editJson('package.json', (app) => {
      for (const name of ['react', 'react-dom']) app.dependencies[name] = '18.3.1';
      for (const name of ['@types/react', '@types/react-dom']) app.devDependencies[name] = '^18.3.0';
    });
    await cp(join(context.source, '../vite/app'), context.app, { recursive: true });
    await context.must('npm', ['install']);
  });
  if (!made) return report;
  await context.check('npm refuses it', async () => {
    const { code, output } = await context.execute('npm', ['install', context.tarball]);
    if (code === 0 || !/peer react@"\^19\.0\.0" from lead-widgets/.test(output)) throw new Error(output);
  });
  await context.check('one sentence by force', async () => {
    await context.must('npm', ['install', '--legacy-peer-deps', context.tarball]);
    await context.must('npm', ['run', 'build']);
    for (const start of [webApps.vite.start, webApps.vite.develop]) {
      const port = await freePort();
      const [server, ...options] = `${start} ${port}`.split(' ');
      const { origin } = await context.serve(server, options, { port });
      const complaints = await complaintsOf(origin, context.env);
      if (complaints.join('\n') !== `uncaught: Error: ${SENTENCE}`) throw new Error(complaints.join('\n'));
    }
  });
  return { ...report, version: await context.versions(['vite', 'react']) };
}
