import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineBrowserProvider } from '@vitest/browser';
import type { BrowserProvider } from 'vitest/node';
import type { Session } from './processes.mjs';

/** Larger than any viewport that a test asks for, so that Vitest never scales its frame. */
const WINDOW = { width: 1600, height: 1300 };

const playwrightProvider = dirname(createRequire(import.meta.url).resolve('@vitest/browser-playwright'));

const pageScripts = [join(playwrightProvider, 'locators.js'), fileURLToPath(new URL('./page.ts', import.meta.url))];

class WebDriverProvider implements BrowserProvider {
  // Vitest hands its own selectors, which look into shadow roots, only to a provider of this name.
  name = 'playwright';
  supportsParallelism = true;
  initScripts = pageScripts;
  private readonly sessions = new Map<string, Promise<Session>>();
  private readonly opened = new Map<string, Session>();

  constructor(private readonly start: () => Promise<Session>) {}

  getCommandsContext(sessionId: string) {
    return { session: this.opened.get(sessionId) };
  }

  async openPage(sessionId: string, url: string): Promise<void> {
    const opening = this.sessions.get(sessionId) ?? this.start();
    this.sessions.set(sessionId, opening);
    const session = await opening;
    this.opened.set(sessionId, session);
    await session.resize(WINDOW.width, WINDOW.height);
    await session.open(url);
  }

  async close(): Promise<void> {
    const sessions = await Promise.allSettled(this.sessions.values());
    await Promise.all(sessions.map((each) => (each.status === 'fulfilled' ? each.value.end() : undefined)));
  }
}

/**
 * A provider for Vitest's browser mode that drives a browser of the system, where Playwright's own is not to be had.
 * @param start starts one, with one window
 */
export function webdriver(start: () => Promise<Session>) {
  return defineBrowserProvider({
    name: 'playwright',
    supportedBrowser: ['firefox', 'webkit'],
    providerFactory: () => new WebDriverProvider(start),
  });
}
