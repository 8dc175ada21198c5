/**
 * Lets the boards of a page see a later clock once, as after a laptop's sleep, so that a board whose period has passed
 * polls now. Uses nothing from outside, so that Playwright can run it in a page.
 * @param seconds how much later
 */
export function letBoardPoll(seconds = 60): void {
  const { now } = Date;
  Date.now = () => now() + seconds * 1000;
  document.dispatchEvent(new Event('visibilitychange'));
  Date.now = now;
}
