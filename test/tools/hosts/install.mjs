import { lastLines } from './machine.mjs';

/** What npm says when packages do not fit each other or the Node that runs them. */
const MISFIT = /^npm (?:warn|error).*(?:peer|ERESOLVE|EBADENGINE|deprecated lead-widgets)/gim;

/** Installs the tarball with what the app's package.json names, and what npm has to say about it is a failure. */
export async function installPackage(context, more = []) {
  await context.must('npm', ['install', '--no-audit', '--no-fund']);
  const output = await context.must('npm', ['install', '--no-audit', '--no-fund', context.tarball, ...more]);
  const misfits = output.match(MISFIT) ?? [];
  if (misfits.length > 0) throw new Error(lastLines(output));
  await oneReact(context);
}

/** Fails unless the app has one React and one React DOM, which fit each other. */
async function oneReact(context) {
  for (const name of ['react', 'react-dom']) {
    const { code, output } = await context.execute('npm', ['ls', name, '--all', '--parseable']);
    const places = new Set(output.split('\n').filter((line) => /[\\/]react(?:-dom)?$/.test(line)));
    if (code !== 0 || places.size !== 1) throw new Error(`${places.size} copies of ${name}.\n${lastLines(output)}`);
  }
}
