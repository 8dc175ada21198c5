import type { BenchPage } from './chrome/page.js';
import type { Contender } from './suite.js';

/**
 * A step of drawing. It returns whether the requested content is visible. Without a result, it is visible immediately.
 */
type Step = () => unknown;

declare global {
  var benchDrawn: Readonly<Record<string, Step>> | undefined;
}

/** If nothing is drawn for this long, the step is over. In milliseconds. */
const QUIET_MS = 200;

export const drawing = (
  name: string,
  code: string,
  step: string,
  before: readonly string[] = [],
  address = 'about:blank',
): Contender => ({
  name,
  async open(page) {
    await page.goto(address);
    await page.addModule(code);
    await page.evaluate(() => Intl.DateTimeFormat().format(), null);
    for (const each of before) await take(page, each);
  },
  run: (page) => take(page, step),
});

/** Takes a step and waits until nothing moves. Returns the milliseconds until the content was painted. */
export function take(page: BenchPage, step: string): Promise<number> {
  return page.evaluate(
    async ([name, quiet]) => {
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      let moved = performance.now();
      const roots = new Set<Node>();
      const observer = new MutationObserver(() => {
        moved = performance.now();
      });
      const watch = () => {
        for (const root of [
          document.body,
          ...[...document.querySelectorAll('*')].flatMap((each) => each.shadowRoot ?? []),
        ]) {
          if (roots.has(root)) continue;
          roots.add(root);
          observer.observe(root, { childList: true, subtree: true, attributes: true, characterData: true });
        }
      };
      const start = performance.now();
      watch();
      const isThere: unknown = await globalThis.benchDrawn?.[name]?.();
      watch();
      while (typeof isThere === 'function' && !isThere()) {
        if (performance.now() - start > 60_000) throw new Error(`${name} did not end.`);
        await frame();
      }
      await frame();
      const painted = performance.now() - start;
      while (performance.now() - moved < quiet) await new Promise((resolve) => setTimeout(resolve, 20));
      observer.disconnect();
      return painted;
    },
    [step, QUIET_MS] as const,
  );
}
