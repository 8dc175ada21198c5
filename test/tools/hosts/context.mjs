import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { end, lastLines, newerNode } from './machine.mjs';

const GATEWAY = 'https://office.example.com';
const COMMAND_TIMEOUT = 600_000;
const START_TIMEOUT = 120_000;

/** Generators must not ask questions or report usage. */
const QUIET = {
  CI: '1',
  NO_COLOR: '1',
  npm_config_yes: 'true',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_update_notifier: 'false',
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  NUXT_TELEMETRY_DISABLED: '1',
  NG_CLI_ANALYTICS: 'false',
};

export class HostContext {
  results = [];
  #children = new Set();

  constructor(name, folder, tarball, env) {
    this.name = name;
    this.source = fileURLToPath(new URL(`./${name}/`, import.meta.url));
    this.folder = folder;
    this.app = join(folder, 'app');
    this.tarball = tarball;
    this.env = env;
  }

  /** Uses a newer Node for frameworks that no longer support Node 20. */
  async takeNewerNode() {
    const bin = await newerNode(this.folder, this.execute.bind(this));
    if (bin) this.env = { ...this.env, PATH: `${bin}${delimiter}${this.env['PATH']}` };
  }

  async nodeVersion() {
    const { output } = await this.execute('node', ['--version'], { cwd: this.folder });
    return output.trim();
  }

  #spawn(program, args, cwd, env) {
    const child = spawn(program, args, {
      cwd,
      env: {
        ...this.env,
        ...QUIET,
        ...env,
        PATH: `${join(this.app, 'node_modules/.bin')}${delimiter}${this.env['PATH']}`,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      // With its own process group, a server ends together with all its processes.
      detached: process.platform !== 'win32',
    });
    const running = { child, output: '' };
    const hear = (chunk) => {
      running.output += chunk;
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    this.#children.add(child);
    running.ended = new Promise((resolve) => {
      child.on('error', (error) => resolve({ code: 1, output: running.output + error.message }));
      child.on('close', (code) => {
        this.#children.delete(child);
        resolve({ code: code ?? 1, output: running.output });
      });
    });
    return running;
  }

  async execute(program, args, { cwd = this.app, env = {} } = {}) {
    const { child, ended } = this.#spawn(program, args, cwd, env);
    const timer = setTimeout(() => end(child), COMMAND_TIMEOUT);
    const result = await ended;
    clearTimeout(timer);
    return result;
  }

  async must(program, args, options) {
    const { code, output } = await this.execute(program, args, options);
    if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}.\n${lastLines(output)}`);
    return output;
  }

  async check(title, check) {
    const from = performance.now();
    const message = await check().then(
      () => undefined,
      (error) => (error instanceof Error ? error.message : String(error)),
    );
    const passed = message === undefined;
    this.results.push({ title, passed, ...(passed ? {} : { message }) });
    console.log(`  ${passed ? 'ok    ' : 'FAILED'} ${title} (${((performance.now() - from) / 1000).toFixed(0)} s)`);
    return passed;
  }

  /** Starts a server and waits until it answers. `stop` ends the servers of a host. */
  async serve(program, args, { port, env = {}, path = '/' }) {
    const running = this.#spawn(program, args, this.app, { PORT: String(port), HOST: '127.0.0.1', ...env });
    const origin = `http://127.0.0.1:${port}`;
    let isOver = false;
    running.ended.then(() => {
      isOver = true;
    });
    const until = Date.now() + START_TIMEOUT;
    while (Date.now() < until && !isOver) {
      const answer = await fetch(origin + path).catch(() => undefined);
      if (answer !== undefined && answer.status < 500) return { origin, output: () => running.output };
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    throw new Error(`${program} ${args.join(' ')} does not answer at ${origin}${path}.\n${lastLines(running.output)}`);
  }

  async startGateway(port) {
    await this.serve(
      process.execPath,
      ['node_modules/lead-widgets/dist/npm/cli.js', 'gateway', '--port', String(port)],
      { port },
    );
  }

  async copy(folder, gateway) {
    const from = join(this.source, folder);
    const entries = await readdir(from, { recursive: true, withFileTypes: true });
    await cp(from, this.app, { recursive: true });
    for (const entry of entries.filter((each) => each.isFile())) {
      const file = join(entry.parentPath.replace(from.replace(/[\\/]$/, ''), this.app), entry.name);
      const text = await readFile(file, 'utf8');
      if (text.includes(GATEWAY)) await writeFile(file, text.replaceAll(GATEWAY, gateway));
    }
  }

  async editJson(path, edit) {
    const file = join(this.app, path);
    const content = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, `${JSON.stringify(edit(content) ?? content, null, 2)}\n`);
  }

  async versions(names) {
    const known = names.map(async (name) => {
      const file = join(this.app, 'node_modules', name, 'package.json');
      const { version } = JSON.parse(await readFile(file, 'utf8').catch(() => '{ "version": "?" }'));
      return `${name} ${version}`;
    });
    return (await Promise.all(known)).join(', ');
  }

  kill() {
    for (const child of this.#children) end(child);
  }

  async stop() {
    const children = [...this.#children];
    this.kill();
    await Promise.all(children.map((child) => new Promise((resolve) => child.once('close', resolve))));
  }
}

export async function openHost(name, tarball, env, isKept) {
  const folder = await mkdtemp(join(tmpdir(), `lead-widgets-host-${name}-`));
  const context = new HostContext(name, folder, tarball, env);
  const onExit = () => {
    context.kill();
    if (!isKept) rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', onExit);
  const close = async () => {
    await context.stop();
    process.off('exit', onExit);
    if (isKept) console.log(`  kept: ${folder}`);
    else await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  return { context, close };
}
