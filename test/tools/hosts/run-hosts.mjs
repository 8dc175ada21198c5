import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, run, runPackage } from '../../runner/command.mjs';
import { openHost } from './context.mjs';
import { webApp } from './web-app.mjs';
import { webApps } from './web-apps.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));
const KEEP = '--keep';

/** The hosts by the names of their folders: web apps, and those with a run.mjs that exports `run(context)`, which gives a `HostReport`. */
export const hostNames = readdirSync(folder).filter(
  (name) => name in webApps || existsSync(join(folder, name, 'run.mjs')),
);

export const hostParts = [...hostNames, KEEP];

async function pack(target) {
  if (!existsSync(join(root, 'dist/npm/index.js')) || !existsSync(join(root, 'dist/cdn/lead-widgets.js'))) {
    const { code } = await runPackage('vite/bin/vite.js', ['build', '--app']);
    if (code !== 0) throw new Error('The build failed.');
  }
  const npm = process.env['npm_execpath'];
  const [program, ...first] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm'];
  const args = [...first, 'pack', '--ignore-scripts', '--pack-destination', target];
  const { code, output } = await run(program, args, { quiet: true });
  if (code !== 0) throw new Error(`npm pack failed.\n${output}`);
  const { name, version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  return join(target, `${name}-${version}.tgz`);
}

async function runHost(name, tarball, env, isKept) {
  const from = performance.now();
  console.log(`\n${name}`);
  const { context, close } = await openHost(name, tarball, env, isKept);
  try {
    const app = webApps[name];
    const report = await (app ? webApp(context, app) : (await import(`./${name}/run.mjs`)).run(context));
    return { ...report, seconds: (performance.now() - from) / 1000 };
  } catch (error) {
    const results = [...context.results, { title: 'run', passed: false, message: String(error?.stack ?? error) }];
    return { host: name, version: '', results, seconds: (performance.now() - from) / 1000 };
  } finally {
    await close();
  }
}

function table(rows) {
  const widths = rows[0].map((_cell, column) => Math.max(...rows.map((row) => row[column].length)));
  const lines = rows.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`);
  return [lines[0], `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...lines.slice(1)].join('\n');
}

const MOST_NAMED = 10;

function checkedBy({ results, skipped }) {
  if (skipped !== undefined) return `not run: ${skipped}`;
  const failed = results.filter(({ passed }) => !passed).map(({ title }) => `${title} FAILED`);
  if (results.length > MOST_NAMED)
    return [`${results.length - failed.length} of ${results.length}`, ...failed].join(', ');
  return results.map(({ title, passed }) => (passed ? title : `${title} FAILED`)).join(', ');
}

/** Runs the hosts one after the other, even after a failure, and prints a table. */
export async function runHosts(env, parts) {
  // Servers have their own process group, so Ctrl+C reaches them only through the end of this process.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  const named = parts.filter((part) => part !== KEEP);
  const packed = await mkdtemp(join(tmpdir(), 'lead-widgets-packed-'));
  try {
    const tarball = await pack(packed);
    const reports = [];
    for (const name of named.length > 0 ? named : hostNames) {
      reports.push(await runHost(name, tarball, env, parts.includes(KEEP)));
    }
    const rows = reports.map((report) => [
      report.host,
      report.version,
      checkedBy(report),
      `${report.seconds.toFixed(0)} s`,
    ]);
    console.log(`\n${table([['Host', 'Versions', 'Checked', 'Time'], ...rows])}`);
    const all = reports.flatMap(({ host, results }) => results.map((result) => ({ host, ...result })));
    const failed = all.filter(({ passed }) => !passed);
    for (const { host, title, message } of failed) console.log(`\n--- ${host}: ${title}\n${message ?? ''}`);
    return {
      passed: all.length - failed.length,
      failed: failed.length,
      failures: failed.map(({ host, title }) => `${host}: ${title}`),
    };
  } finally {
    await rm(packed, { recursive: true, force: true });
  }
}
