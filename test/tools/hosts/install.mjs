import { lastLines } from './machine.mjs';

/** npm's messages about packages that are incompatible with each other or with Node. */
const MISFIT = /^npm (?:warn|error).*(?:peer|ERESOLVE|EBADENGINE|deprecated lead-widgets)/gim;

/** Installs the tarball with the packages of the app's package.json. Warnings of npm about it are failures. */
export async function installPackage(context, more = []) {
  await context.must('npm', ['install', '--no-audit', '--no-fund']);
  const output = await context.must('npm', ['install', '--no-audit', '--no-fund', context.tarball, ...more]);
  const misfits = output.match(MISFIT) ?? [];
  if (misfits.length > 0) throw new Error(lastLines(output));
  await oneReact(context);
}

/** Fails unless the app has one React and one React DOM of the same version. */
async function oneReact(context) {
  for (const name of ['react', 'react-dom']) {
    const { code, output } = await context.execute('npm', ['ls', name, '--all', '--parseable']);
    const places = new Set(output.split('\n').filter((line) => /[\\/]react(?:-dom)?$/.test(line)));
    if (code !== 0 || places.size !== 1) throw new Error(`${places.size} copies of ${name}.\n${lastLines(output)}`);
  }
}
