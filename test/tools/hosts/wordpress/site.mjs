// A separate WordPress in a temporary folder: MariaDB on a socket and PHP's server. Nothing remains after the run.
import { execFile, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, extname, join, normalize } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../../../../examples/server/free-port.mjs';

export const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** The folder of Debian's WordPress package, or the named one. */
const source = process.env['WORDPRESS_PATH'] || '/usr/share/wordpress';
const FIRST_PORT = Number(process.env['WORDPRESS_PORT'] || 7300);
const PATIENCE_MS = 30_000;
const LOCAL = '127.0.0.1';
const exec = promisify(execFile);

const programPlaces = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

const program = (name) => programPlaces.map((folder) => join(folder, name)).find((path) => existsSync(path));

export function missing() {
  const programs = ['php', 'mariadbd', 'mariadb-install-db'].filter((name) => program(name) === undefined);
  const files = [
    [join(source, 'wp-settings.php'), `WordPress in ${source} (WORDPRESS_PATH names another folder)`],
    [join(root, 'dist/npm/wordpress/lead-widgets/lead-widgets.php'), 'the build (npm run build)'],
  ].filter(([path = '']) => !existsSync(path));
  const php = program('php');
  const hasMysqli = php && spawnSync(php, ['-r', "exit(extension_loaded('mysqli') ? 0 : 1);"]).status === 0;
  return [...programs, ...(php && !hasMysqli ? ['php-mysql'] : []), ...files.map(([, name = '']) => name)];
}

async function until(what, isSo) {
  const end = Date.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`${what} did not come in ${PATIENCE_MS / 1000} seconds.`);
    await wait(100);
  }
}

const answers = (address) =>
  fetch(address).then(
    () => true,
    () => false,
  );

/** Starts a program in its own process group, because PHP's server does not end its workers. */
const start = (path, args, env = process.env) => spawn(path, args, { stdio: 'ignore', detached: true, env });

function kill(child, signal = 'SIGTERM') {
  try {
    process.kill(-(child.pid ?? 0), signal);
  } catch {
    // The program has ended.
  }
}

async function end(child) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', () => resolve(true)));
  kill(child);
  if (!(await Promise.race([ended, wait(10_000, false)]))) kill(child, 'SIGKILL');
}

async function startDatabase(folder) {
  const data = join(folder, 'data');
  const socket = join(folder, 'db.sock');
  const user = `--user=${userInfo().username}`;
  await exec(program('mariadb-install-db') ?? '', [
    '--no-defaults',
    `--datadir=${data}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
    user,
  ]);
  const init = join(folder, 'init.sql');
  await writeFile(init, 'CREATE DATABASE IF NOT EXISTS wordpress;\n');
  const child = start(program('mariadbd') ?? '', [
    '--no-defaults',
    `--datadir=${data}`,
    `--socket=${socket}`,
    `--pid-file=${join(folder, 'db.pid')}`,
    `--init-file=${init}`,
    '--skip-networking',
    '--innodb-flush-log-at-trx-commit=0',
    user,
  ]);
  await until('The database', () => existsSync(socket));
  return { child, socket };
}

const configFile = (origin, socket) => `<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
define( 'AUTH_KEY', 'only for this run' );
define( 'WP_HOME', '${origin}' );
define( 'WP_SITEURL', '${origin}' );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_LOG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'DISABLE_WP_CRON', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
$table_prefix = 'wp_';
if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}
require_once ABSPATH . 'wp-settings.php';
`;

const types = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };

async function startCdn() {
  const folder = join(root, 'dist/cdn');
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://cdn').pathname);
    readFile(join(folder, path)).then(
      (body) => {
        const type = types[extname(path)] ?? 'text/plain';
        response.writeHead(200, { 'Content-Type': type, 'Access-Control-Allow-Origin': '*' }).end(body);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise((resolve) => server.listen(0, LOCAL, () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { server, url: `http://${LOCAL}:${port}/lead-widgets.js` };
}

/** Installs WordPress with the plugin in its folder, not yet activated, and starts a gateway and a CDN. */
export async function startSite() {
  const folder = await mkdtemp(join(tmpdir(), 'lead-widgets-wordpress-'));
  const children = [];
  let cdnServer;
  const atExit = () => {
    for (const child of children) kill(child);
  };
  const stop = () => process.exit(1);
  process.once('exit', atExit).once('SIGINT', stop).once('SIGTERM', stop);
  const close = async () => {
    process.off('exit', atExit).off('SIGINT', stop).off('SIGTERM', stop);
    for (const child of children.toReversed()) await end(child);
    cdnServer?.closeAllConnections();
    cdnServer?.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    const site = join(folder, 'site');
    await cp(source, site, { recursive: true, dereference: true, filter: (path) => !path.includes('/languages/') });
    const plugin = join(site, 'wp-content/plugins/lead-widgets');
    await cp(join(root, 'dist/npm/wordpress/lead-widgets'), plugin, { recursive: true });
    await cp(join(root, 'dist/cdn'), join(plugin, 'assets'), { recursive: true });
    await mkdir(join(site, 'wp-content/uploads'), { recursive: true });

    const { child: database, socket } = await startDatabase(folder);
    children.push(database);
    const port = await freePort(FIRST_PORT);
    const origin = `http://${LOCAL}:${port}`;
    await writeFile(join(site, 'wp-config.php'), configFile(origin, socket));
    const phpOptions = ['-d', 'memory_limit=512M', '-d', 'opcache.enable_cli=1', '-d', 'sendmail_path=/bin/true'];
    children.push(
      start(program('php') ?? '', [...phpOptions, '-S', `${LOCAL}:${port}`, '-t', site], {
        ...process.env,
        PHP_CLI_SERVER_WORKERS: '4',
      }),
    );
    const gatewayPort = await freePort(port + 1);
    const gateway = `http://${LOCAL}:${gatewayPort}`;
    const command = [join(root, 'dist/npm/cli.js'), 'gateway', '--port', `${gatewayPort}`, '--origin', origin];
    children.push(start(process.execPath, command));
    const { server, url: loader } = await startCdn();
    cdnServer = server;
    await until('WordPress', () => answers(`${origin}/wp-includes/js/wp-embed.min.js`));
    await until('The gateway', () => answers(gateway));

    const admin = { name: 'admin', password: 'a password of this run' };
    const form = new URLSearchParams({
      weblog_title: 'Hill Country Trades',
      user_name: admin.name,
      admin_password: admin.password,
      admin_password2: admin.password,
      pw_weak: '1',
      admin_email: 'admin@example.com',
      blog_public: '0',
    });
    const installed = await fetch(`${origin}/wp-admin/install.php?step=2`, { method: 'POST', body: form });
    if (!(await installed.text()).includes('Success')) throw new Error('WordPress was not installed.');

    const php = async (code) => {
      const whole = `define('WP_USE_THEMES', false); require '${site}/wp-load.php'; require_once ABSPATH . 'wp-admin/includes/admin.php'; ${code}`;
      const { stdout } = await exec(program('php') ?? '', [...phpOptions, '-r', whole]);
      return stdout;
    };
    const log = () => readFile(join(site, 'wp-content/debug.log'), 'utf8').catch(() => '');
    const version = (await php("echo get_bloginfo('version');")).trim();
    return { origin, gateway, loader, version, admin, php, log, close };
  } catch (error) {
    await close();
    throw error;
  }
}
