import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SANDBOX_LEADS, type SandboxOptions } from '../../src/sandbox.js';
import { letBoardPoll } from '../../stories/page/let-board-poll.js';
import { press } from '../element/press.js';
import * as element from '../element/stage.js';

export const DRAWN_DAY = () => new Date('2026-11-18T20:20:00Z');

export type { Fault } from '../element/stage.js';
export type Stage = element.Recorded;

export const stage = (options: SandboxOptions = {}): Stage => element.recordedGateway({ clock: DRAWN_DAY, ...options });

export const LEADS_CALL = `/serviceProvider/${element.SP_ID}`;

/** Lets a board poll, once its code for that has loaded. */
export async function polled(on: Stage, seconds = 60): Promise<void> {
  const before = on.to(LEADS_CALL).length;
  await vi.waitFor(() => {
    letBoardPoll(seconds);
    expect(on.to(LEADS_CALL).length).toBeGreaterThan(before);
  });
}

export async function openBoard(on: Stage, properties: Record<string, unknown> = {}): Promise<element.Host> {
  const board = element.mount('lead-board', {
    spId: element.SP_ID,
    gateway: on.gateway,
    timeZone: 'America/Chicago',
    ...properties,
  });
  await expect.element(page.getByText(/^Showing /)).toBeVisible();
  return board;
}

export async function opened(properties: Record<string, unknown> = {}) {
  const on = stage();
  return { on, board: await openBoard(on, properties) };
}

export const rowNames = (board: Element): string[] =>
  [...element.rootOf(board).querySelectorAll('.leads .name')].map(({ textContent }) => textContent ?? '');

export const openNames = (board: Element): string[] =>
  [...element.rootOf(board).querySelectorAll('[aria-expanded="true"].toggle .name')].map(
    ({ textContent }) => textContent ?? '',
  );

export function focused(board: Element): string {
  const active = element.rootOf(board).activeElement;
  return active?.getAttribute('aria-label') ?? active?.textContent ?? '';
}

export const bodyOf = async (request: Request | undefined): Promise<unknown> =>
  request === undefined ? undefined : JSON.parse(await request.clone().text());

export async function calls(on: Stage, end: string, count: number): Promise<Request[]> {
  await vi.waitFor(() => expect(on.to(end).length).toBe(count));
  return on.to(end);
}

export const button = (name: string) => page.getByRole('button', { name, exact: true });

export const openCard = (on = stage(), properties: Record<string, unknown> = {}): element.Host =>
  element.mount('lead-card', {
    spId: element.SP_ID,
    leadId: SANDBOX_LEADS.newest,
    expanded: true,
    gateway: on.gateway,
    ...properties,
  });

export const leadStatus = () => page.getByRole('combobox', { name: 'Lead status' }).first();

export const chooseStatus = (name: string): Promise<void> => leadStatus().selectOptions(name);

export function optionsOf(select: Element): string[] {
  if (!(select instanceof HTMLSelectElement)) throw new Error(`<${select.localName}> is no select.`);
  return [...select.options].map(({ label }) => label);
}

export async function chooseAction(name: string): Promise<void> {
  await press(button('More actions').first());
  await press(page.getByRole('menuitem', { name }));
}

export const answering =
  (end: string, answer: () => Response | Promise<Response>): element.Fault =>
  ({ url }) =>
    new URL(url).pathname.endsWith(end) ? answer() : undefined;

export const refused = (status: number) => () => new Response('{}', { status });

export const noConnection = () => Promise.reject(new TypeError('Failed to fetch'));

export function waysFrom(board: element.Host): unknown[] {
  board.addEventListener('navigate', (event) => event.preventDefault());
  return element.listen(board, 'navigate');
}

/** Holds the answer of the next such call until it is released, then leaves it to the sandbox or to a fault. */
export function hold(on: Stage, end: string, then: element.Fault = () => undefined): () => void {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  on.setFault(async (request) => {
    if (!new URL(request.url).pathname.endsWith(end)) return undefined;
    // Not in release(): a change is stored on the device before its call, which may come later than that.
    on.setFault(null);
    await held;
    return then(request);
  });
  return release;
}

export { callOn, listen } from '../element/stage.js';
