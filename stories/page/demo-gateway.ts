import { useMemo } from 'react';
import type { Operation } from '../../src/gateway/gateway.js';
import { createGateway } from '../../src/gateway.js';
import { createSandbox, type SandboxScenario } from '../../src/sandbox.js';
import { useToolbar } from './toolbar.js';

/** The hour of the drawn board, 2:20 PM in Austin: every story's gateway stands still there. */
export const STORY_TIME = '2026-11-18T20:20:00Z';

/** `never` comes, `refused` with a 500, `taken` with a 409, `gone` with a 404, `expired` with a 401, `dropped` on the way; `fine` is the sandbox's own answer. */
export type Luck = 'fine' | 'never' | 'refused' | 'taken' | 'gone' | 'expired' | 'dropped';

export interface DemoGatewayOptions {
  readonly scenario?: SandboxScenario | undefined;
  /** By operation: how its calls go, in their order; the last one stays. */
  readonly luck?: Readonly<Partial<Record<Operation, readonly Luck[]>>> | undefined;
  /** How many of the newest leads come after the first answer; then someone else has closed the oldest lead of the page. */
  readonly arriving?: number | undefined;
}

/** What an earlier story has left on the device is of another sandbox. */
function forgetDevice(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (key.startsWith('lead-widgets/')) storage.removeItem(key);
  }
  indexedDB.deleteDatabase('lead-widgets-outbox');
}

/** A gateway client over a sandbox of its own, some of whose calls go wrong. */
export function demoGateway({ scenario = 'default', luck = {}, arriving = 0 }: DemoGatewayOptions = {}): object {
  forgetDevice();
  const { fetch } = createSandbox({ scenario, clock: () => new Date(STORY_TIME) });
  const client = createGateway({ fetch });
  const unlucky = Object.entries(luck).map(([operation, order]) => [
    operation,
    tried(Reflect.get(client, operation), order),
  ]);
  const leads = arriving > 0 ? { leads: withArrivals(client.leads, arriving) } : {};
  return { ...client, ...leads, ...Object.fromEntries(unlucky) };
}

type LeadsMethod = ReturnType<typeof createGateway>['leads'];

function withArrivals(leads: LeadsMethod, arriving: number): LeadsMethod {
  let calls = 0;
  return async (input, ...options) => {
    calls += 1;
    if (calls > 1) {
      const answer = await leads(input, ...options);
      return {
        ...answer,
        leads: answer.leads.map((lead, at) => (at === arriving + 2 ? { ...lead, status: 'ClosedWon' } : lead)),
      };
    }
    const answer = await leads({ ...input, limit: (input.limit ?? 0) + arriving }, ...options);
    const total = Number(answer.pagination?.totalNumber) - arriving;
    return { ...answer, leads: answer.leads.slice(arriving), pagination: { totalNumber: total } };
  };
}

function tried(method: (...call: unknown[]) => Promise<unknown>, order: readonly Luck[]) {
  let calls = 0;
  return (...call: unknown[]): Promise<unknown> => {
    const luck = order[Math.min(calls, order.length - 1)];
    calls += 1;
    if (luck === 'never') return new Promise(() => {});
    if (luck === 'refused') return Promise.reject(Object.assign(new Error(), { status: 500 }));
    if (luck === 'taken') return Promise.reject(Object.assign(new Error(), { status: 409 }));
    if (luck === 'gone') return Promise.reject(Object.assign(new Error(), { status: 404 }));
    if (luck === 'expired') return Promise.reject(Object.assign(new Error(), { status: 401 }));
    if (luck === 'dropped') return Promise.reject(new TypeError('Failed to fetch'));
    return method(...call);
  };
}

/** A gateway with its own sandbox, in the scenario of the story or of the toolbar. */
export function useDemoGateway({ scenario, luck, arriving }: DemoGatewayOptions = {}): object {
  const toolbar = useToolbar();
  return useMemo(
    () => demoGateway({ scenario: scenario ?? toolbar.scenario, luck, arriving }),
    [scenario, toolbar.scenario, luck, arriving],
  );
}
