import type { Chrome } from './chrome/chrome.js';
import type { Contender } from './suite.js';

/** What one run cost, in milliseconds. */
export interface Cost {
  /** CPU time of the page's main thread: other processes hardly disturb it. */
  readonly cpu: number;
  /** What a person waited. */
  readonly wall: number;
}

/**
 * Runs a contender once, in a Chromium context of its own.
 * @param throttle how many times slower the CPU is made; 1 leaves it as it is
 */
export async function measure(chrome: Chrome, contender: Contender, throttle: number): Promise<Cost> {
  const page = await chrome.freshPage();
  try {
    await page.throttle(throttle);
    await contender.open(page);
    await page.collectGarbage();
    const before = await page.mainThreadMs();
    const wall = await contender.run(page);
    return { cpu: (await page.mainThreadMs()) - before, wall };
  } finally {
    await page.close();
  }
}
