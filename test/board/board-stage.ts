import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createGateway, type GatewayClient } from '../../src/gateway.js';
import { createSandbox, type SandboxOptions } from '../../src/sandbox.js';
import { type Host, listen, mount, rootOf, SP_ID } from '../elements/stage.js';

/** The day of the drawn screens. */
export const DRAWN_DAY = () => new Date('2026-11-18T20:20:00Z');

/** What a call is answered with instead of by the sandbox. */
export type Fault = (request: Request) => Response | undefined | Promise<Response | undefined>;

export interface Stage {
  readonly gateway: GatewayClient;
  readonly requests: Request[];
  /** Requests whose path ends so, oldest first. */
  to(end: string): Request[];
  /** From now on calls meet this; undefined answers leave them to the sandbox. */
  setFault(fault: Fault | null): void;
}

export function stage(options: SandboxOptions = {}): Stage {
  const sandbox = createSandbox({ clock: DRAWN_DAY, ...options });
  const requests: Request[] = [];
  let fault: Fault | null = null;
  const gateway = createGateway({
    fetch: async (address, init) => {
      const request = new Request(new URL(address, location.origin), init);
      requests.push(request.clone());
      return (await fault?.(request)) ?? sandbox.fetch(request);
    },
  });
  return {
    gateway,
    requests,
    to: (end) => requests.filter(({ url }) => new URL(url).pathname.endsWith(end)),
    setFault(next) {
      fault = next;
    },
  };
}

export const LEADS_CALL = `/serviceProvider/${SP_ID}`;

/** A board with its leads in view. */
export async function openBoard(on: Stage, properties: Record<string, unknown> = {}): Promise<Host> {
  const board = mount('lead-board', { spId: SP_ID, gateway: on.gateway, timeZone: 'America/Chicago', ...properties });
  await expect.element(page.getByText(/^Showing /)).toBeVisible();
  return board;
}

export function rowNames(board: Element): string[] {
  return [...rootOf(board).querySelectorAll('.leads .name')].map(({ textContent }) => textContent ?? '');
}

export function openNames(board: Element): string[] {
  return [...rootOf(board).querySelectorAll('[aria-expanded="true"].toggle .name')].map(
    ({ textContent }) => textContent ?? '',
  );
}

export function focused(board: Element): string {
  const element = rootOf(board).activeElement;
  return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
}

export async function bodyOf(request: Request | undefined): Promise<unknown> {
  return request === undefined ? undefined : JSON.parse(await request.clone().text());
}

export async function calls(on: Stage, end: string, count: number): Promise<Request[]> {
  await vi.waitFor(() => expect(on.to(end).length).toBe(count));
  return on.to(end);
}

export { listen };
