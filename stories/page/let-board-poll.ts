/**
 * Moves the clock of a page's boards forward once, as after a laptop's sleep, so that a board that is due polls now.
 * Uses nothing from outside, so that Playwright can run it in a page.
 *
 * @param seconds how far
 */
export function letBoardPoll(seconds = 60): void {
  const { now } = Date;
  Date.now = () => now() + seconds * 1000;
  document.dispatchEvent(new Event('visibilitychange'));
  Date.now = now;
}
