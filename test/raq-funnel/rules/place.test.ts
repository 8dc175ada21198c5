import { describe, expect, it } from 'vitest';
import type { FunnelEvent } from '../../../src/raq-funnel/funnel/event.js';
import { postalCodeOf } from '../../../src/raq-funnel/funnel/funnel.js';
import { neededCalls } from '../../../src/raq-funnel/shell/use-funnel-actions.js';
import type { Funnel } from '../../../src/raq-funnel/state/store.js';
import { funnelErrors, isUncovered } from '../../../src/raq-funnel/step/screens.js';
import { aFunnel, at, austin, event, stateAfter, toContact } from './a-funnel.js';

it.each([
  [' 78704 ', '78704'],
  ['78704-1234', '78704'],
  ['787041234', '78704'],
  ['00501', '00501'],
  ['', ''],
  ['7870', ''],
  ['787045', ''],
  ['78704-12', ''],
  ['7870a', ''],
  ['７８７０４', ''],
])('the postal code is parsed from “%s”', (text, code) => expect(postalCodeOf(text)).toBe(code));

it('a changed postal code clears the city, the eligibility and the alternatives', () => {
  const asked = aFunnel({ spId: '501' }, event.withProvider, event.answered('drain', 'kitchen'), event.on, event.on);
  const known = stateAfter(asked, ...austin, event.eligibility(false));
  expect(known).toMatchObject({ step: 'postal-code', eligibility: 'ineligible', place: { city: 'Austin' } });
  expect(stateAfter(known, event.typedCode('10001'))).toMatchObject({
    place: null,
    eligibility: 'unknown',
    alternatives: null,
    form: { advertisingZone: '', postalCode: '10001' },
  });
});

it('a city found for an earlier postal code is ignored', () => {
  const typed = stateAfter(at['postal-code'], event.typedCode('10001'));
  expect(stateAfter(typed, ...austin.slice(1))).toBe(typed);
  const none = at.service;
  expect(stateAfter(none, { type: 'city-found', postalCode: '', city: 'X', state: 'TX', advertisingZone: '' })).toBe(
    none,
  );
});

const answer = (coverage: 'served' | 'unserved' | 'no-place', postalCode = '78704', categoryId?: string) =>
  ({ type: 'coverage-found', coverage, postalCode, categoryId }) satisfies FunnelEvent;

const unserved = answer('unserved', '78704', '10202');

const callsOf = (state: Funnel['state']): readonly string[] =>
  neededCalls({
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
    photos: [],
  });

describe('coverage', () => {
  it('is checked for a known service and location until the request is created, unless there is a provider', () => {
    expect(at.project.step).toBe('project');
    expect(callsOf(at.project)).toContain('coverage');
    expect(callsOf(at.contact)).toContain('coverage');
    const others = [
      at.service,
      stateAfter(at['postal-code'], ...austin),
      stateAfter(at.project, answer('served')),
      aFunnel({}, event.withProvider, ...toContact),
      stateAfter(at.contact, event.created),
    ];
    expect(others.map(callsOf).filter((calls) => calls.includes('coverage'))).toEqual([]);
  });

  it('blocks the funnel if no pro works at the location, until the customer chooses to continue', () => {
    expect([unserved, answer('served')].map((each) => isUncovered(stateAfter(at.project, each)))).toEqual([
      true,
      false,
    ]);
    const contact = stateAfter(at.contact, unserved);
    expect(funnelErrors(contact, [])).toEqual([{ field: 'place', error: 'funnelPlaceFault' }]);
    expect(funnelErrors(stateAfter(contact, { type: 'coverage-accepted' }), [])).toEqual([]);
    const described = stateAfter(at.project, event.answered('drain', 'kitchen'), unserved);
    expect(stateAfter(described, event.on)).toBe(described);
    expect(isUncovered(stateAfter(contact, event.created))).toBe(false);
    const accepted = stateAfter(at.project, unserved, { type: 'coverage-accepted' });
    expect([accepted.coverage, isUncovered(accepted)]).toEqual(['accepted', false]);
    expect(callsOf(accepted)).not.toContain('coverage');
    expect(stateAfter(at.project, { type: 'coverage-accepted' })).toBe(at.project);
  });

  it('ignores answers for another postal code or service, and is reset when either changes', () => {
    expect(stateAfter(at.project, answer('unserved', '10001', '10202'))).toBe(at.project);
    expect(stateAfter(at.project, answer('unserved', '78704', '10300'))).toBe(at.project);
    expect(stateAfter(at.project, unserved, event.plumbing).coverage).toBe('unknown');
    const typed = stateAfter(at.project, unserved, event.reopened('postal-code'), event.typedCode('10001'));
    expect(typed.coverage).toBe('unknown');
  });

  it('does not block the service step if the postal code is unknown, but blocks the project step', () => {
    const given = aFunnel({ postalCode: '00000' }, answer('no-place', '00000'), event.plumbing, event.on);
    expect([given.step, isUncovered(given)]).toEqual(['project', true]);
    expect(stateAfter(given, event.on)).toBe(given);
  });

  it('is reset if an unrecognized postal code is found after all', () => {
    const [, found] = austin;
    const unknown = stateAfter(at.project, answer('no-place'));
    expect([unknown.coverage, found && stateAfter(unknown, found).coverage]).toEqual(['no-place', 'unknown']);
  });
});

it('reopening a value from the host adds its step: service first, location before project', () => {
  const given = aFunnel({ categoryId: '10202', postalCode: '78704' });
  expect(given.steps).not.toContain('postal-code');
  const place = stateAfter(given, event.reopened('postal-code'));
  expect([place.step, place.steps.slice(0, 2)]).toEqual(['postal-code', ['postal-code', 'project']]);
  const both = stateAfter(place, event.reopened('service'));
  expect([both.step, both.steps.slice(0, 3)]).toEqual(['service', ['service', 'postal-code', 'project']]);
  expect(stateAfter(at.project, event.reopened('service')).steps).toEqual(at.project.steps);
});
