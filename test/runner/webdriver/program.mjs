import { spawn } from 'node:child_process';

export const START_TIMEOUT_MS = 30_000;

export function startProgram(path, args, options = {}) {
  const child = spawn(path, args, options);
  const kill = () => child.kill('SIGKILL');
  const ended = new Promise((resolve) => {
    child.once('error', resolve);
    child.once('exit', resolve);
  });
  process.once('exit', kill);
  return {
    child,
    ended,
    async close() {
      process.off('exit', kill);
      kill();
      await ended;
    },
  };
}

/**
 * The first match in what a program prints.
 * @param {RegExp} pattern with one group
 * @throws {Error} when the program ends, or does not print it within half a minute
 */
export const printed = ({ child, ended }, output, pattern) =>
  new Promise((resolve, reject) => {
    const refuse = () => reject(new Error(`${child.spawnfile} did not start.`));
    const timer = setTimeout(refuse, START_TIMEOUT_MS);
    ended.then(refuse);
    let text = '';
    output.on('data', (chunk) => {
      if (text === undefined) return;
      text += chunk;
      const match = pattern.exec(text);
      if (match === null) return;
      clearTimeout(timer);
      text = undefined;
      resolve(match[1]);
    });
  });
