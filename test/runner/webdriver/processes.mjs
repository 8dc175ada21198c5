/**
 * A browser with one window, driven by WebDriver's commands.
 * @typedef {{
 *   resize: (width: number, height: number) => Promise<unknown>,
 *   open: (url: string) => Promise<unknown>,
 *   run: (script: string, args: readonly unknown[]) => Promise<unknown>,
 *   act: (actions: readonly object[]) => Promise<unknown>,
 *   release: () => Promise<unknown>,
 *   end: () => Promise<void>,
 * }} Session `run` takes the body of a function, whose last argument is called with the result
 */

const startTimeout = 30_000;

/**
 * Asks a program again until it answers.
 * @template T
 * @param {import('node:child_process').ChildProcess} child
 * @param {() => Promise<T>} ask
 * @returns {Promise<T>}
 * @throws {unknown} what `ask` threw last, when the program has ended or does not answer for half a minute
 */
export async function eventually(child, ask) {
  const end = Date.now() + startTimeout;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > end || child.exitCode !== null || child.pid === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/**
 * Sees to it that a program ends with this one at latest.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => Promise<void>} ends it, and waits for that
 */
export function afterExit(child) {
  const kill = () => child.kill('SIGKILL');
  const gone = new Promise((resolve) => {
    child.once('error', resolve);
    child.once('exit', resolve);
  });
  process.once('exit', kill);
  return async () => {
    process.off('exit', kill);
    kill();
    await gone;
  };
}
