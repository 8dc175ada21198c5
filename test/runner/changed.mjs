import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { root, run } from './command.mjs';

/** Concepts whose tests stand in a folder of another name. @type {Readonly<Record<string, string>>} */
const FOLDERS = { 'lead-board': 'board', 'lead-card': 'board', lead: 'board' };

const isTest = (/** @type {string} */ file) => /^test\/.*\.test\.tsx?$|^stories\/.*\.stories\.tsx$/.test(file);

/** @param {string} file the path without its ending */
const stemOf = (file) => basename(file).replace(/\..*$/, '');

/**
 * The files that have changed since the last commit, new ones too; those of the last commit where nothing has changed.
 * @returns {Promise<string[]>}
 */
export async function changedFiles() {
  const git = async (/** @type {string[]} */ ...args) => {
    const { output } = await run('git', args, { quiet: true });
    return output.split('\n').filter(Boolean);
  };
  const now = [
    ...(await git('diff', '--name-only', '--diff-filter=d', 'HEAD')),
    ...(await git('ls-files', '--others', '--exclude-standard')),
  ];
  return now.length > 0 ? now : git('diff', '--name-only', '--diff-filter=d', 'HEAD~1', 'HEAD');
}

/**
 * The tests and stories of a change: those that changed, those in the folders that have the name of a changed concept,
 * those that import a changed file themselves, and those beside a changed helper. Tests of the build are not among them.
 * @param {readonly string[]} changed paths below the repository
 * @param {ReadonlyMap<string, string>} tests every test and story with its text
 * @returns {string[]}
 */
export function testsOf(changed, tests) {
  const sources = changed.filter((file) => file.startsWith('src/'));
  const concepts = new Set(
    sources.flatMap((file) => {
      const names = [...dirname(file).split('/').slice(2), stemOf(file)];
      return names.flatMap((name) => [name, FOLDERS[name] ?? name]);
    }),
  );
  // What stands beside tests is for them.
  const helped = new Set(changed.filter((file) => file.startsWith('test/') && !isTest(file)).map(dirname));
  const imports = sources.map((file) => `/${file.replace(/\.(?:tsx?|css)$/, '')}`);
  const isAbout = (/** @type {string} */ file) => {
    const names = file.startsWith('stories/') ? [stemOf(file)] : dirname(file).split('/').slice(1);
    return names.some((name) => concepts.has(name));
  };
  return [...tests].flatMap(([file, text]) => {
    if (changed.includes(file) || helped.has(dirname(file))) return [file];
    if (/^test\/(?:package|storybook|host-pages|examples)\//.test(file)) return [];
    const doesImport = imports.some((path) => text.includes(`..${path}.`));
    return doesImport || isAbout(file) ? [file] : [];
  });
}

/** Every test and story of the repository, with its text. */
export async function allTests() {
  const { output } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'test', 'stories'], {
    quiet: true,
  });
  const files = output.split('\n').filter(isTest);
  return new Map(
    await Promise.all(
      files.map(async (file) => /** @type {const} */ ([file, await readFile(`${root}${file}`, 'utf8')])),
    ),
  );
}
