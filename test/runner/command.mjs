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
      timeout,
      killSignal: 'SIGKILL',
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', (error) => resolve({ code: 1, output: output + error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs the script of an installed package with this Node, so that no shell and no `npx` stands between.
 * @param {string} script path below node_modules
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runPackage(script, args, options) {
  return run(process.execPath, [`${root}node_modules/${script}`, ...args], options);
}
