import { useMemo } from 'react';
import type { Operation } from '../../src/gateway/gateway.js';
import { createGateway } from '../../src/gateway.js';
import { createSandbox, type SandboxScenario } from '../../src/sandbox.js';
import { useToolbar } from './toolbar.js';

/** The time in the drawn screens, 2:20 PM in Austin. The clock of every story's gateway stops at it. */
export const STORY_TIME = '2026-11-18T20:20:00Z';

/**
 * The outcome of a call. `never`: no answer. `refused`: 500. `taken`: 409. `gone`: 404. `expired`: 401. `dropped`: the
 * connection fails. `fine`: the sandbox answers.
 */
export type Luck = 'fine' | 'never' | 'refused' | 'taken' | 'gone' | 'expired' | 'dropped';

export interface DemoGatewayOptions {
  readonly scenario?: SandboxScenario | undefined;
  /** The outcomes of an operation's calls, in order. The last one repeats. */
  readonly luck?: Readonly<Partial<Record<Operation, readonly Luck[]>>> | undefined;
  /**
   * How many of the newest leads arrive after the first answer. After that, someone else has closed the oldest lead of
   * the page.
   */
  readonly arriving?: number | undefined;
}

/** Removes what an earlier story stored on the device, because it belongs to another sandbox. */
function forgetDevice(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (key.startsWith('lead-widgets/')) storage.removeItem(key);
  }
  indexedDB.deleteDatabase('lead-widgets-outbox');
}

/** A gateway client with its own sandbox, in which some calls fail. */
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
