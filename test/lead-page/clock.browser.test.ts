import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SANDBOX_OFFERS } from '../../src/sandbox.js';
import { cleanPage } from '../element/stage.js';
import { button, GONE, heading, isThere, open, type Stage, stage, UNLOCK } from './page-stage.js';

cleanPage();

const SECOND = 1000;
const HOUR = 3_600_000;

/**
 * A gateway whose clock is this far ahead of the page's and stands still, `after` milliseconds after its leads were dated.
 * Its lead of the last minute was sent 23:59:00 before.
 */
function gatewayAt(aheadMs: number, after: number): Stage {
  const start = Math.floor(Date.now() / SECOND) * SECOND + aheadMs;
  const now = { at: start };
  const on = stage({ clock: () => new Date(now.at) });
  now.at = start + after;
  return on;
}

describe.each([
  ['an hour behind', HOUR],
  ['an hour ahead', -HOUR],
])('where the viewer’s own clock is %s of the gateway’s', (_, aheadMs) => {
  it('a lead at 23:59:59 is for sale, and becomes unavailable within about a second, without another call', async () => {
    const on = gatewayAt(aheadMs, 59 * SECOND);
    await open(on, { leadId: SANDBOX_OFFERS.offeredLastMinute });
    expect([isThere(button(UNLOCK)), isThere(heading(GONE))]).toEqual([true, false]);
    await expect.element(page.getByText('Ends in less than a minute')).toBeVisible();
    await expect.poll(() => isThere(heading(GONE)), { timeout: 1500, interval: 20 }).toBe(true);
    expect(isThere(button(UNLOCK))).toBe(false);
    await expect.element(page.getByText(/^It was sent 24 hours ago or more\./)).toBeVisible();
    expect(on.requests).toHaveLength(1);
  });
});

it('the time left counts down by itself', async () => {
  const now = new Date(Date.now() + HOUR);
  const sentDate = new Date(now.getTime() - 24 * HOUR + 61.2 * SECOND).toISOString();
  const on = stage();
  // This gateway tells its time in the answer, as the header has whole seconds.
  on.setFault(() => Response.json(answerOf(sentDate, now)));
  await open(on);
  await expect.element(page.getByText('Ends in 1 min')).toBeVisible();
  await expect.element(page.getByText('Ends in less than a minute')).toBeVisible();
  await expect.element(button(UNLOCK)).toBeVisible();
  expect(on.requests).toHaveLength(1);
});

describe('a lead that is dated an hour ahead', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('waits quietly for the moment at which its time left changes', async () => {
    const on = stage();
    on.setFault(() => Response.json(answerOf(new Date(Date.now() + HOUR).toISOString())));
    await open(on);
    await expect.element(page.getByText('Ends in 24 h 0 min')).toBeVisible();
    const timers = vi.spyOn(window, 'setTimeout');
    await new Promise((resolve) => requestAnimationFrame(() => window.setTimeout(resolve, 300)));
    expect(timers.mock.calls.filter(([, delay = 0]) => delay < 5).length).toBeLessThan(5);
  });
});

function answerOf(sentDate: string, answeredAt?: Date): object {
  return {
    leadId: '90412041',
    purchased: false,
    sentDate,
    ...(answeredAt && { answeredAt: answeredAt.toISOString() }),
  };
}
