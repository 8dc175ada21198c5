import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { installPackage } from './install.mjs';
import { freePort, lastLines } from './machine.mjs';
import { visitPages } from './visit-pages.mjs';

const words = (text) => text.split(' ');

/** Creates the app with its generator, or from `template` if the generator cannot download its files. */
async function create(context, { generator, create: command }) {
  const [program, ...args] = words(command);
  const { code, output } = await context.execute(program, args, { cwd: context.folder });
  if (code === 0 && existsSync(join(context.app, 'package.json'))) {
    const { output: version } = await context.execute('npm', ['view', generator, 'version', '--loglevel=error'], {
      cwd: context.folder,
    });
    return `${generator} ${version.trim()}`;
  }
  if (!existsSync(join(context.source, 'template')))
    throw new Error(`${generator} ended with ${code}.\n${lastLines(output)}`);
  await rm(context.app, { recursive: true, force: true });
  await mkdir(context.app);
  await context.copy('template', '');
  return `by hand, as ${generator} could not download its template`;
}

async function checkTypes(context, { types, misspelled }) {
  const all = async () => {
    for (const [program, ...args] of types.map(words)) await context.must(program, args);
  };
  await all();
  if (misspelled === undefined) return;
  const [file, right, wrong] = misspelled;
  const path = join(context.app, file);
  const text = await readFile(path, 'utf8');
  if (!text.includes(right)) throw new Error(`${file} has no ${right}.`);
  await writeFile(path, text.replace(right, wrong));
  const isRefused = await all().then(
    () => false,
    () => true,
  );
  await writeFile(path, text);
  if (!isRefused) throw new Error(`The type check takes ${wrong} for right.`);
}

/** Messages that say nothing about the package: npm's own settings, the time of plugins, the size of a chunk. */
const USUAL = /^npm warn|timings|vite-reporter|chunkSizeWarningLimit/i;

async function build(context, { build: command, known }) {
  const [program, ...args] = words(command);
  const lines = stripVTControlCharacters(await context.must(program, args)).split('\n');
  const warnings = lines.filter((line) => /\bwarn(?:ing)?\b/i.test(line) && !USUAL.test(line) && !known?.test(line));
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
}

export async function webApp(context, app) {
  const report = { host: app.host, version: '', results: context.results };
  const gatewayPort = await freePort();
  const made = await context.check('create', async () => {
    if (app.newerNode) await context.takeNewerNode();
    report.version = await create(context, app);
    await context.copy('app', `http://127.0.0.1:${gatewayPort}`);
    await app.edit?.(context);
  });
  if (!made || !(await context.check('install', () => installPackage(context, app.packages && words(app.packages)))))
    return report;
  report.version = `${await context.versions(words(app.shown))}; ${report.version}; Node ${await context.nodeVersion()}`;

  await context.check('types', () => checkTypes(context, app));
  const visit = (command) => async () => {
    const port = await freePort();
    const [program, ...args] = words(`${command} ${port}`);
    try {
      await context.startGateway(gatewayPort);
      const { origin } = await context.serve(program, args, { port, path: app.pages[0].path });
      await visitPages(origin, app.pages, context.env);
    } finally {
      await context.stop();
    }
  };
  if (await context.check('build', () => build(context, app))) await context.check('pages', visit(app.start));
  await context.check('development pages', visit(app.develop));
  return report;
}
