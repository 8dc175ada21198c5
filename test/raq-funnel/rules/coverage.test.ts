import { describe, expect, it } from 'vitest';
import { funnelFaults } from '../../../src/raq-funnel/contact/faults.js';
import type { FunnelEvent } from '../../../src/raq-funnel/funnel/event.js';
import { neededCalls } from '../../../src/raq-funnel/state/needs.js';
import type { Funnel } from '../../../src/raq-funnel/state/store.js';
import { isUncovered } from '../../../src/raq-funnel/step/screens.js';
import { aFunnel, austin, created, drainCleaning, on, plumbing, toContact, told, withProvider } from './a-funnel.js';

const answer = (coverage: 'served' | 'unserved' | 'no-place', postalCode = '78704', categoryId?: string) =>
  ({ type: 'coverage-found', coverage, postalCode, categoryId }) satisfies FunnelEvent;

const unserved = answer('unserved', '78704', '10202');
const project = aFunnel({}, drainCleaning, on, ...austin, on);

function callsOf(state: Funnel['state']): readonly string[] {
  return neededCalls({
    state: { ...state, rehydrateComplete: true },
    tasks: new Map(),
    topServices: [],
    found: { query: '', services: [], nearest: [] },
    recipients: null,
    deals: [],
    reviews: new Map(),
    attempt: null,
    choice: null,
    touch: {},
  });
}

describe('whether anybody works at a place', () => {
  it('is asked once service and place are known, before the contact, and without a provider', () => {
    expect(project.step).toBe('project');
    expect(callsOf(project)).toContain('coverage');
    expect(callsOf(aFunnel({}, ...toContact))).toContain('coverage');
    const others = [
      aFunnel(),
      aFunnel({}, drainCleaning, on, ...austin),
      told(project, answer('served')),
      aFunnel({}, withProvider, ...toContact),
      aFunnel({}, ...toContact, created),
    ];
    expect(others.map(callsOf).filter((calls) => calls.includes('coverage'))).toEqual([]);
  });

  it('is told where nobody does, and blocks nothing', () => {
    const told1 = told(project, unserved);
    expect([isUncovered(told1), isUncovered(told(project, answer('served')))]).toEqual([true, false]);
    const contact = aFunnel({}, ...toContact, unserved);
    expect([contact.step, funnelFaults(contact, [])]).toEqual(['contact', []]);
    expect(isUncovered(told(contact, created))).toBe(false);
  });

  it('is told once: who goes on anyway is not told again', () => {
    const accepted = told(project, unserved, { type: 'coverage-accepted' });
    expect([accepted.coverage, isUncovered(accepted)]).toEqual(['accepted', false]);
    expect(callsOf(accepted)).not.toContain('coverage');
    expect(told(project, { type: 'coverage-accepted' })).toBe(project);
  });

  it('is not known of another place or service: a late answer changes nothing', () => {
    expect(told(project, answer('unserved', '10001', '10202'))).toBe(project);
    expect(told(project, answer('unserved', '78704', '10300'))).toBe(project);
    expect(told(project, unserved, plumbing).coverage).toBe('unknown');
    const typed = told(
      project,
      unserved,
      { type: 'reopened', step: 'postal-code' },
      {
        type: 'postal-code-typed',
        text: '10001',
      },
    );
    expect(typed.coverage).toBe('unknown');
  });

  it('a postal code that is found after all is one', () => {
    const [, found] = austin;
    const unknown = told(project, answer('no-place'));
    expect(unknown.coverage).toBe('no-place');
    expect(found && told(unknown, found).coverage).toBe('unknown');
  });
});

describe('an answer of the host that is changed', () => {
  it('has its step: the service first, the place before the project', () => {
    const given = aFunnel({ categoryId: '10202', postalCode: '78704' });
    expect(given.steps).not.toContain('postal-code');
    const place = told(given, { type: 'reopened', step: 'postal-code' });
    expect([place.step, place.steps.slice(0, 2)]).toEqual(['postal-code', ['postal-code', 'project']]);
    const both = told(place, { type: 'reopened', step: 'service' });
    expect([both.step, both.steps.slice(0, 3)]).toEqual(['service', ['service', 'postal-code', 'project']]);
    expect(told(project, { type: 'reopened', step: 'service' }).steps).toEqual(project.steps);
  });

  it('cannot be changed once the request is sent', () => {
    const sent = aFunnel({}, ...toContact, created);
    expect(told(sent, { type: 'reopened', step: 'service' })).toBe(sent);
  });
});
