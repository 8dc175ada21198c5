import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineBrowserProvider } from '@vitest/browser';
import type { BrowserProvider } from 'vitest/node';
import { type Session, startDriven } from './start.mjs';

/** Larger than any viewport of a test, so that Vitest never scales its frame. */
const WINDOW = { width: 1600, height: 1300 };

const playwrightProvider = dirname(createRequire(import.meta.url).resolve('@vitest/browser-playwright'));

class WebDriverProvider implements BrowserProvider {
  // Vitest's own selectors, which look into shadow roots, work only with a provider of this name.
  name = 'playwright';
  supportsParallelism = true;
  initScripts = [join(playwrightProvider, 'locators.js'), fileURLToPath(new URL('./page.ts', import.meta.url))];
  private readonly sessions = new Map<string, Session>();

  constructor(private readonly start: () => Promise<Session>) {}

  getCommandsContext(sessionId: string) {
    return { session: this.sessions.get(sessionId) };
  }

  async openPage(sessionId: string, url: string): Promise<void> {
    const session = this.sessions.get(sessionId) ?? (await this.start());
    this.sessions.set(sessionId, session);
    await session.resize(WINDOW.width, WINDOW.height);
    await session.open(url);
  }

  async close(): Promise<void> {
    await Promise.all([...this.sessions.values()].map((session) => session.close()));
  }
}

export const webdriver = (name: 'firefox' | 'webkit', path: string) =>
  defineBrowserProvider({
    name: 'playwright',
    supportedBrowser: ['firefox', 'webkit'],
    providerFactory: () => new WebDriverProvider(() => startDriven(name, path)),
  });
