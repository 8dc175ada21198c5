import { beforeEach, expect, vi } from 'vitest';
import type { FunnelEvent } from '../../../src/raq-funnel/funnel/event.js';
import type { FunnelEntry } from '../../../src/raq-funnel/funnel/funnel.js';
import { persistedFunnelOf, sendFunnelEvent } from '../../../src/raq-funnel/state/funnel-state.js';
import {
  type FunnelId,
  type FunnelOptions,
  type FunnelRef,
  type FunnelTaskName,
  funnelOf,
  IDLE,
  openFunnel,
  patchFunnel,
  taskOf,
} from '../../../src/raq-funnel/state/store.js';
import { EMPTY_ENTRY } from '../../../src/raq-funnel/step/steps.js';
import { pageStorage } from '../../stage/device-stage.js';
import { aWidget, settle, stage } from '../../stage/stage.js';
import { QUESTIONS } from '../rules/a-funnel.js';

export const ownStorage = () =>
  beforeEach(() => {
    vi.unstubAllGlobals();
    pageStorage('sessionStorage');
  });

export const ID: FunnelId = 'funnel test';
export const LEAD = '7304418';
const STORED = 'answers';
const WITHIN = { timeout: 1000, interval: 1 };

const OPTIONS: FunnelOptions = {
  questions: () => QUESTIONS,
  locale: 'en-US',
  starterTexts: {},
  source: 'test',
  suggestionLimit: 5,
  createVersion: undefined,
  assignVersion: undefined,
  createFields: {},
  address: undefined,
  consent: { version: '2026-11', text: 'I agree.' },
  partnerId: '',
  clickId: '',
  isHandy: false,
  persistedAs: STORED,
  summaryHref: (leadId) => `/summary/${leadId}`,
  attributes: [],
};

interface Start {
  readonly entry?: Partial<FunnelEntry>;
  readonly events?: readonly FunnelEvent[];
  readonly options?: Partial<FunnelOptions>;
  readonly auto?: Parameters<typeof stage>[0];
  readonly isReloaded?: boolean;
}

export function aFunnelStage({ entry = {}, events = [], options = {}, auto, isReloaded = false }: Start = {}) {
  const on = stage(auto);
  const page = aWidget(on.store);
  const ref: FunnelRef = { id: ID, session: page.session, options: { ...OPTIONS, ...options } };
  const { store } = on;
  const send = (...all: readonly FunnelEvent[]) => {
    for (const event of all) sendFunnelEvent(ref, event);
  };
  openFunnel(ref, { ...EMPTY_ENTRY, ...entry });
  const persisted = isReloaded ? persistedFunnelOf(store, ref.options.persistedAs) : null;
  if (persisted) patchFunnel(ref, () => ({ attempt: persisted.attempt }));
  send({ type: 'rehydrated', persisted: persisted?.funnel ?? null, referrer: '' }, ...events);
  const atStart = page.events.splice(0);
  const funnel = () => {
    const now = funnelOf(ref);
    if (now === null) throw new Error('There is no funnel.');
    return now;
  };
  return {
    ...on,
    page,
    atStart,
    ref,
    send,
    funnel,
    state: () => funnel().state,
    task: (name: FunnelTaskName) => {
      const now = funnelOf(ref);
      return now === null ? IDLE : taskOf(now, name);
    },
    /** Waits until an operation was called this many times, and returns the last call. */
    async called(operation: Parameters<typeof on.of>[0], times = 1) {
      await vi.waitFor(() => expect(on.of(operation)).toHaveLength(times), WITHIN);
      return on.last(operation);
    },
    /** Replays the first call, which a challenge stopped, and expects the second one to have the same id. */
    async replayed(operation: Parameters<typeof on.of>[0]) {
      const [first] = on.of(operation);
      void on.challenges.replayAll();
      await vi.waitFor(() => expect(on.of(operation)).toHaveLength(2), WITHIN);
      const second = on.last(operation);
      expect(second.options.requestId).toBe(first?.options.requestId);
      return second;
    },
    /** Lets everything run, including asynchronous work of the browser such as hashing. */
    async rest() {
      for (let turn = 0; turn < 5; turn += 1) await settle();
      await new Promise((resolve) => setTimeout(resolve, 10));
    },
  };
}
