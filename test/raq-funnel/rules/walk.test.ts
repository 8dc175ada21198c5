import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { FunnelEvent } from '../../../src/raq-funnel/funnel/event.js';
import { FUNNEL_STEPS, type FunnelState } from '../../../src/raq-funnel/funnel/funnel.js';
import { nextFunnel } from '../../../src/raq-funnel/funnel/funnel-rules.js';
import { persistedFunnelSchema, toPersistedFunnel } from '../../../src/raq-funnel/funnel/persisted-funnel.js';
import { funnelHref, funnelStepAt } from '../../../src/raq-funnel/shell/use-funnel-address.js';
import { createLeadInput } from '../../../src/raq-funnel/state/create-lead-input.js';
import { canGoBack, stepPlace } from '../../../src/raq-funnel/step/steps.js';
import { fieldOf } from '../../../src/raq-funnel/suggestions/suggested.js';
import {
  aFunnel,
  at,
  austin,
  contact,
  event,
  LEAD_OPTIONS,
  PROVIDER,
  QUESTIONS,
  suggested,
  toSuggestions,
} from './a-funnel.js';

const known: readonly FunnelEvent[] = [
  ...toSuggestions,
  ...[event.on, event.on, event.on, event.back, event.back, event.plumbing, event.drainCleaning],
  ...austin,
  ...contact,
  event.withProvider,
  { type: 'provider-loaded', provider: { ...PROVIDER, serviceProviderId: '601', categories: [] } },
  event.dropped,
  event.eligibility(false),
  event.eligibility(true),
  event.alternatives(suggested('601')),
  event.answered('drain', 'main'),
  event.preferring({ maxPros: 1 }),
  event.created,
  event.threePros,
  {
    type: 'lead-loaded',
    leadId: '7304418',
    categoryId: '8',
    categoryName: '',
    postalCode: '10001',
    advertisingZone: '',
  },
  { type: 'providers-described', providers: [{ id: '601', rating: 5 }] },
  ...['additional-hasp-701', 'additional-sp-602'].map((field) => event.ticked(field)),
  event.ticked('additional-sp-601', false),
  event.assigned,
  { type: 'suggestions-failed' },
  { type: 'rehydrated', persisted: null, referrer: '' },
];

const events = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...known) },
  { weight: 2, arbitrary: fc.constantFrom(event.on, event.back) },
  { weight: 1, arbitrary: fc.constantFrom(...FUNNEL_STEPS).map(event.wentTo) },
  { weight: 1, arbitrary: fc.string().map(event.typedCode) },
  { weight: 1, arbitrary: fc.tuple(fc.string(), fc.string()).map((given) => event.answered(...given)) },
);

const entries = fc.record({
  spId: fc.constantFrom('', '501'),
  categoryId: fc.constantFrom('', '10202'),
  postalCode: fc.constantFrom('', '78704', 'x'),
  leadId: fc.constantFrom('', '', '7304418'),
  step: fc.constantFrom(null, 'project', 'suggestions', 'summary'),
  isAuthenticatedWorkflow: fc.boolean(),
});

function mustHold(state: FunnelState, before: FunnelState): void {
  const { steps, step, reached, form, ticked, suggestions, leadId } = state;
  expect(steps).toContain(step);
  expect(steps.indexOf(reached)).toBeGreaterThanOrEqual(steps.indexOf(step));
  expect(stepPlace(state).index).toBeLessThanOrEqual(stepPlace(state).total);
  expect(['suggestions', 'summary'].includes(step)).toBe(leadId !== '');
  if (before.leadId !== '') {
    expect(leadId).toBe(before.leadId);
    expect(canGoBack(state)).toBe(false);
    const { answers, description, contact } = before;
    expect(state).toMatchObject({ answers, description, contact });
  }
  const fields = (suggestions ?? []).map(fieldOf);
  expect(ticked.every((field) => fields.includes(field))).toBe(true);
  const { selectedAdditionalSpList: pros, selectedAdditionalHaSpList: haPros } = form;
  expect(form.selectedAdditionalSpListCount).toBe(pros.length);
  expect(form.selectedAdditionalHaSpListCount).toBe(haPros.length);
  expect(form.selectedAdditionalTotalSpListCount).toBe(ticked.length);
  expect([...form.selectedAdditionalSpListWithGatewayOrder].sort()).toEqual([...pros].sort());
  expect([...form.selectedAdditionalHaSpListWithGatewayOrder].sort()).toEqual([...haPros].sort());
  if (state.preferences.maxPros !== null) expect(ticked.length).toBeLessThanOrEqual(state.preferences.maxPros);
}

it('any sequence of events keeps the funnel on one of its steps with matching counts, and throws no error', () =>
  fc.assert(
    fc.property(entries, fc.array(events, { maxLength: 60 }), (entry, happened) => {
      let state = aFunnel(entry);
      for (const event of happened) {
        const next = nextFunnel(state, event);
        mustHold(next, state);
        state = next;
      }
      expect(funnelStepAt(funnelHref('/app', state), '/app')?.step).toBe(state.step);
      createLeadInput(state, QUESTIONS, LEAD_OPTIONS);
    }),
    { numRuns: 400 },
  ));

it('a reload after any sequence of events restores a valid state', () =>
  fc.assert(
    fc.property(entries, entries, fc.array(events, { maxLength: 40 }), (entry, later, happened) => {
      const before = happened.reduce(nextFunnel, aFunnel(entry));
      const kept = v.parse(persistedFunnelSchema, JSON.parse(JSON.stringify(toPersistedFunnel(before))));
      for (const one of [entry, later]) {
        const fresh = aFunnel(one);
        mustHold(nextFunnel(fresh, { type: 'rehydrated', persisted: kept, referrer: '' }), at.service);
      }
    }),
    { numRuns: 400 },
  ));
