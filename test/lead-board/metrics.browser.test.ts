import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { press } from '../element/press.js';
import { cleanPage, mount, rootOf, SP_ID, tick } from '../element/stage.js';
import * as screen from './board-stage.js';

cleanPage();
// The month is that of the drawn leads.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: screen.DRAWN_DAY() }));
afterEach(() => void vi.useRealTimers());

const numbers = () => page.getByRole('group', { name: 'Numbers of leads' });
const number = (name: RegExp) => numbers().first().getByRole('button', { name });

const openWithNumbers = (properties: object = {}) =>
  screen.opened({ features: ['metrics'], pollSeconds: 0, ...properties });

const limitOf = (body: unknown) => Reflect.get(Object(body), 'limit');

async function counted(on: screen.Stage): Promise<unknown[]> {
  const bodies = await Promise.all(on.to(screen.LEADS_CALL).map(screen.bodyOf));
  return bodies.filter((body) => limitOf(body) === 1);
}

const countOf = (name: RegExp): number =>
  Number.parseInt((number(name).element().textContent ?? '').replace(/\D*(\d+).*/, '$1'), 10);

describe('the metrics above the board', () => {
  it('are counted by the gateway with one call each after the first leads, and filter the board when clicked', async () => {
    const { on } = await openWithNumbers();
    for (const name of [/New/, /Won, received this month/]) {
      await expect.element(number(name)).toBeVisible();
      expect(countOf(name)).toBeGreaterThan(0);
      await press(number(name));
      await expect.element(number(name)).toHaveAttribute('aria-pressed', 'true');
      await expect.element(page.getByText(new RegExp(`of ${countOf(name)} results`))).toBeVisible();
      await tick(400);
      await press(number(name));
      await expect.element(number(name)).toHaveAttribute('aria-pressed', 'false');
      await expect.element(page.getByText('of 237 results')).toBeVisible();
      await tick(400);
    }
    expect([limitOf(await screen.bodyOf(on.to(screen.LEADS_CALL)[0])), (await counted(on)).length]).toEqual([10, 2]);
  });

  it('of two boards are counted once', async () => {
    const { on } = await openWithNumbers();
    await expect.element(number(/Won/)).toBeVisible();
    const other = mount('lead-board', { spId: SP_ID, gateway: on.gateway, features: ['metrics'], pollSeconds: 0 });
    await vi.waitFor(() => expect(rootOf(other).querySelectorAll('.metric').length).toBe(2));
    const before = countOf(/Won/);
    await screen.chooseStatus('Closed won');
    await vi.waitFor(() =>
      expect(rootOf(other).querySelectorAll('.metric')[1]?.textContent).toBe(`${before + 1} Won, received this month`),
    );
    await tick(800);
    expect(await counted(on)).toHaveLength(2);
  });

  it('are not counted again within a minute, however often the board polls or reloads', async () => {
    const { on, board } = await openWithNumbers({ pollSeconds: 10 });
    await expect.element(number(/New/)).toBeVisible();
    screen.callOn(board, 'refresh');
    await tick(300);
    await screen.polled(on, 20);
    await vi.waitFor(() => expect(on.to(screen.LEADS_CALL).length).toBeGreaterThan(3));
    await tick(300);
    expect(await counted(on)).toHaveLength(2);
  });

  it('reserve their space: the list does not move when they load', async () => {
    const on = screen.stage();
    let letGo: () => void = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    on.setFault(async (request): Promise<Response | undefined> => {
      if (request.url.endsWith(screen.LEADS_CALL) && limitOf(await screen.bodyOf(request)) === 1) await held;
      return undefined;
    });
    const board = await screen.openBoard(on, { features: ['metrics'], pollSeconds: 0 });
    await vi.waitFor(async () => expect(await counted(on)).toHaveLength(2));
    await tick(500);
    const top = () => rootOf(board).querySelector('.leads')?.getBoundingClientRect().top;
    const before = top();
    letGo();
    await expect.element(number(/Won/)).toBeVisible();
    expect(top()).toBe(before);
  });

  it('can be reached and pressed with the keyboard on a board of 200 px', async () => {
    const { board } = await openWithNumbers();
    board.style.width = '200px';
    await expect.element(number(/Won/)).toBeVisible();
    const first = number(/New/).element();
    if (first instanceof HTMLElement) first.focus();
    await userEvent.keyboard('{Tab}');
    expect(screen.focused(board)).toMatch(/Won, received this month$/);
    await userEvent.keyboard(' ');
    await expect.element(number(/Won/)).toHaveAttribute('aria-pressed', 'true');
    expect(screen.focused(board)).toMatch(/Won, received this month$/);
    const [row] = rootOf(board).querySelectorAll('.metrics');
    expect(row?.getBoundingClientRect().right).toBeLessThanOrEqual(board.getBoundingClientRect().right);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  });
});
