import type { Page } from 'playwright/test';
import { nextToken, withTokens } from '../customer-pages.js';
import { keptText, shownOn } from '../kept-on-device.js';
import { callOn, type Device, expect, hold, quiet, refuse, type Sent, signOut, test } from '../session-stage.js';
import { peopleIn } from './people-in.js';

/** Included in every text that the first user types. */
export const MARK = 'marker-of-ada';
const TOKEN = 'token-of-ada';

const QUIET_MS = 400;

export interface Row {
  readonly state: string;
  readonly tag: string;
  readonly html: string;
  /**
   * @param show inserts the widget. Routes set before it also hold its first calls.
   * @returns a function that releases the held calls
   */
  reach(page: Page, show: () => Promise<void>, device: Device): Promise<(() => void) | undefined>;
  /** Additional checks after signing out. */
  readonly after?: Act | undefined;
  /** Whether the widget shows no sign-out message, because it is a closed dialog. */
  readonly isSilent: boolean;
}

export type Act = (page: Page, device: Device) => Promise<unknown>;

export function statesOf(tag: string, html: string, ready: Act, isSilent = false) {
  const row = (state: string, reach: Row['reach'], after?: Act): Row => ({ state, tag, html, reach, after, isSilent });
  return {
    opened: (state: string, act: Act = async () => {}, after?: Act): Row =>
      row(
        state,
        async (page, show, device) => {
          await show();
          await ready(page, device);
          await act(page, device);
          return undefined;
        },
        after,
      ),
    /** With a held call: one that the widget sends by itself, or one that `act` causes. */
    held: (state: string, call: RegExp, act?: Act): Row =>
      row(state, async (page, show, device) => {
        const held = await hold(page, call);
        await show();
        if (act) await ready(page, device);
        await act?.(page, device);
        await held.arrived;
        return held.letGo;
      }),
    /** With such a call waiting for a challenge. */
    challenged: (state: string, call: RegExp, act?: Act): Row =>
      row(state, async (page, show, device) => {
        await refuse(page, call, 511);
        await page.addInitScript(() =>
          addEventListener('challenge-required', () => document.documentElement.setAttribute('data-challenged', '')),
        );
        await show();
        if (act) await ready(page, device);
        await act?.(page, device);
        await page.locator('html[data-challenged]').waitFor();
        return undefined;
      }),
  };
}

/** Signs out in each state and checks that no secret of the first user is left, also after the next sign-in. */
export function testLeaks(rows: readonly Row[]): void {
  for (const row of rows)
    test(`signing out leaves nothing behind: <${row.tag}>, ${row.state}`, async ({ device }) => {
      const people = peopleIn(device.context);
      const page = await device.open('');
      const letGo = await row.reach(page, () => device.go(page, withTokens(row.tag, row.html)), device);
      // Its preloaded requests are sent before its code loads, the others when it renders.
      await page.locator(`${row.tag} [part="root"]`).first().waitFor({ state: 'attached' });
      await quiet(page, 100);
      const secrets = [MARK, TOKEN, ...(await people())];
      expect(found(textOf(device.sent()), [TOKEN]), 'the first person is known to the gateway').toEqual([TOKEN]);

      const from = device.sent().length;
      const since = () => device.sent().slice(from);
      await signOut(page);
      await quiet(page, 100);
      expect.soft(found(await shownOn(page), secrets), 'in the page at once').toEqual([]);
      await device.context.setOffline(false);
      letGo?.();
      await quiet(page, QUIET_MS);
      const panels = await page.getByText('You are signed out.').count();
      if (!row.isSilent) expect.soft(panels, 'panels that say so').toBeGreaterThan(0);
      await row.after?.(page, device);
      expect.soft(found(await shownOn(page), secrets), 'in the page').toEqual([]);
      expect.soft(found(await keptText(page), secrets), 'on the device').toEqual([]);
      expect.soft(found(textOf(since()), secrets), 'in requests').toEqual([]);

      await nextToken(page, 'token-of-bea');
      await pressRetry(page);
      await callOn(page, row.tag, 'replayChallenges');
      await quiet(page, QUIET_MS);
      expect.soft(found(textOf(since()), secrets), 'in requests after Retry').toEqual([]);

      const before = device.sent().length;
      await becomeBea(page, row.tag);
      await quiet(page, QUIET_MS);
      await pressRetry(page);
      await callOn(page, row.tag, 'replayChallenges');
      await quiet(page, QUIET_MS);
      const ofBea = textOf(device.sent().slice(before));
      expect(found(ofBea, [...secrets, '7001']), 'in requests of another person').toEqual([]);
    });
}

async function pressRetry(page: Page): Promise<void> {
  const retry = page.getByRole('button', { name: 'Retry', exact: true }).first();
  if (await retry.isVisible()) await retry.click();
}

/** Switches to another user with a different provider, customer and token. */
export const becomeBea = (page: Page, tag: string) =>
  page
    .locator(tag)
    .first()
    .evaluate((element) => {
      const next = { spId: '7002', userId: 'u43', path: '/app/lead/board/7002' };
      for (const [name, value] of Object.entries(next))
        if (Reflect.get(element, name)) Reflect.set(element, name, value);
      Reflect.set(element, 'auth', { getToken: () => 'token-of-bea' });
    });

export const found = (text: string, secrets: readonly string[]): readonly string[] =>
  secrets.filter((secret) => {
    const plain = secret.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return new RegExp(`(?<![\\p{L}\\d])${plain}(?![\\p{L}\\d])`, 'u').test(text);
  });

// A random request id may contain any text.
const textOf = (sent: readonly Sent[]): string =>
  sent
    .map(({ url, headers, body }) => [url, JSON.stringify({ ...headers, 'x-request-id': '' }), body].join('\n'))
    .join('\n');
