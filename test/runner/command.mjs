import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Runs a program to its end.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, timeout?: number, quiet?: boolean }} [options] timeout in milliseconds; quiet keeps the
 *   output off the terminal
 * @returns {Promise<{ code: number, output: string }>} what it printed (when quiet) and its exit code; 1 when it could not
 *   start or took too long
 */
export function run(program, args, { env = process.env, timeout, quiet = false } = {}) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(program, args, {
      cwd: root,
      env,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    // Node's own `timeout` would keep this process waiting if the program could not start.
    const timer = timeout === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), timeout);
    const end = (code, text) => {
      clearTimeout(timer);
      resolve({ code, output: text });
    };
    child.on('error', (error) => end(1, output + error.message));
    child.on('close', (code) => end(code ?? 1, output));
  });
}

/**
 * Runs the script of an installed package with this Node, so that no shell and no `npx` stands between.
 * @param {string} script path below node_modules
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export const runPackage = (script, args, options) =>
  run(process.execPath, [`${root}node_modules/${script}`, ...args], options);
