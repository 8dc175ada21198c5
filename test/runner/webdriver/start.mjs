import { startFirefox } from './firefox.mjs';
import { startWebkit } from './webkit.mjs';

/**
 * A browser with one window.
 * @typedef {{
 *   resize: (width: number, height: number) => Promise<unknown>,
 *   open: (url: string) => Promise<unknown>,
 *   run: (expression: string) => Promise<string>,
 *   act: (actions: readonly object[]) => Promise<unknown>,
 *   release: () => Promise<unknown>,
 *   close: () => Promise<void>,
 * }} Session `run` evaluates a promise of a string; `act` takes WebDriver's input sources
 */

/**
 * Starts a browser of the system through WebDriver.
 * @param {'firefox' | 'webkit'} name
 * @param {string} path
 * @returns {Promise<Session>}
 */
export const startDriven = (name, path) => (name === 'firefox' ? startFirefox(path) : startWebkit(path));
