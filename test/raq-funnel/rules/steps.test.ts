import { describe, expect, it } from 'vitest';
import type { FunnelEvent } from '../../../src/raq-funnel/funnel/event.js';
import { canGoBack, stepPlace } from '../../../src/raq-funnel/step/steps.js';
import { aFunnel, at, event, stateAfter, suggested } from './a-funnel.js';

const ALL = 'service postal-code project timing contact suggestions summary';

it.each([
  ['nothing', {}, ALL],
  ['a postal code', { postalCode: '78704-1234' }, 'service project timing contact suggestions summary'],
  ['half a postal code', { postalCode: '787' }, ALL],
  ['a service', { categoryId: '10202' }, 'postal-code project timing contact suggestions summary'],
  ['both', { categoryId: '10202', postalCode: '78704' }, 'project timing contact suggestions summary'],
  ['a provider', { spId: '501' }, 'project postal-code timing contact suggestions summary'],
  ['a provider and a place', { spId: '501', postalCode: '78704' }, 'project timing contact suggestions summary'],
  ['a known customer', { isAuthenticatedWorkflow: true }, ALL],
])('the funnel has the expected steps with %s', (_given, entry, steps) => {
  const funnel = aFunnel(entry);
  expect(funnel.steps.join(' ')).toBe(steps);
  expect(funnel.step).toBe(steps.split(' ')[0]);
});

it('steps are counted from 1, and a funnel with a request starts at the suggestions or the summary', () => {
  expect(aFunnel({ leadId: '42', step: 'suggestions' }).step).toBe('suggestions');
  expect(aFunnel({ leadId: '42', step: 'summary' }).step).toBe('summary');
  expect(aFunnel({ leadId: '42' }).step).toBe('suggestions');
  expect(aFunnel({ step: 'suggestions' }).step).toBe('service');
  expect(stepPlace(at['postal-code'])).toEqual({ index: 2, total: 7 });
  expect(stepPlace(aFunnel({ leadId: '42', step: 'summary' }))).toEqual({ index: 7, total: 7 });
});

describe('Continue', () => {
  it('stays on a screen with an error, shows each asked question, and can skip timing and suggestions', () => {
    const kitchen = stateAfter(at.project, event.answered('drain', 'kitchen'), event.on);
    expect(kitchen).toMatchObject({ step: 'project', screen: 1 });
    expect(stateAfter(kitchen, event.on).step).toBe('timing');
    const main = stateAfter(at.project, event.answered('drain', 'main'), event.on, event.on);
    expect(main).toMatchObject({ step: 'project', screen: 2 });
    expect(stateAfter(main, event.on).step).toBe('timing');
    expect(stateAfter(at.timing, event.on)).toMatchObject({ step: 'contact', urgency: '' });
    expect(stateAfter(at.suggestions, event.on)).toMatchObject({ step: 'summary', isAssigned: false });
    const code = stateAfter(at['postal-code'], event.typedCode('787'));
    for (const each of [at.service, code, at.project]) expect(stateAfter(each, event.on)).toBe(each);
  });
});

it('Back goes through screens and steps, and keeps the answers', () => {
  const timing = stateAfter(at.contact, event.back);
  expect(timing).toMatchObject({ step: 'timing', reached: 'contact', urgency: 'ThisWeek' });
  const described = stateAfter(timing, event.back);
  expect(described).toMatchObject({ step: 'project', screen: 1 });
  expect(stateAfter(described, event.back)).toMatchObject({
    step: 'project',
    screen: 0,
    answers: { drain: 'kitchen' },
  });
  const start = stateAfter(described, event.back, event.back, event.back);
  expect(start).toMatchObject({ step: 'service', answers: at.contact.answers, contact: at.contact.contact });
  expect(canGoBack(start)).toBe(false);
  expect(stateAfter(start, event.back)).toBe(start);
});

it('Back goes through the project screens of a provider’s funnel and stops at the first', () => {
  const project = aFunnel({ spId: '501' });
  expect(canGoBack(project)).toBe(false);
  const second = stateAfter(project, event.answered('drain', 'kitchen'), event.on);
  expect(canGoBack(second)).toBe(true);
  expect(stateAfter(second, event.back)).toMatchObject({ step: 'project', screen: 0 });
});

describe('a progress step', () => {
  it('can be opened only if it was reached', () => {
    const first = stateAfter(at.contact, event.wentTo('service'));
    expect(first).toMatchObject({ step: 'service', reached: 'contact' });
    expect(stateAfter(first, event.wentTo('contact')).step).toBe('contact');
    const start = aFunnel({}, event.drainCleaning);
    expect(stateAfter(start, event.wentTo('timing'))).toBe(start);
    const given = aFunnel({ categoryId: '10202' });
    expect(stateAfter(given, event.wentTo('service'))).toBe(given);
  });

  it('must be reached again after an earlier answer changes', () => {
    const changed = stateAfter(at.contact, event.wentTo('project'), event.answered('drain', 'main'));
    expect(stateAfter(changed, event.wentTo('contact'))).toBe(changed);
    const moved = stateAfter(at.contact, event.wentTo('postal-code'), event.typedCode('7'));
    expect(stateAfter(moved, event.wentTo('contact'))).toBe(moved);
    const other = stateAfter(at.contact, event.wentTo('service'), event.service('11500', 'Locksmith', '1'));
    expect(other.reached).toBe('service');
  });

  it('for the service adds the customer’s own words to the description once, at the top', () => {
    const handyman = { ...event.service('10900', 'Handyman', '1'), words: 'Moor my zeppelin' };
    const named = aFunnel({ description: 'It is 80 m long.' }, handyman);
    expect(named.description).toBe('Moor my zeppelin\n\nIt is 80 m long.');
    expect(named.form).toMatchObject({ categoryId: '10900', categoryName: 'Handyman', taskCategoryId: '' });
    expect(stateAfter(named, handyman).description).toBe(named.description);
    expect(aFunnel({}, handyman).description).toBe('Moor my zeppelin');
    expect(aFunnel({}, event.drainCleaning).description).toBe('');
  });

  it('for the suggestions can be opened again until the request is assigned', () => {
    const skipped = stateAfter(at.suggestions, event.on);
    expect(stateAfter(skipped, event.wentTo('suggestions')).step).toBe('suggestions');
    expect(stateAfter(at.summary, event.wentTo('suggestions'))).toBe(at.summary);
  });
});

it('a request is created only once, and only with an id', () => {
  const sent = stateAfter(at.contact, event.created);
  expect(stateAfter(sent, { type: 'lead-created', leadId: '8', consent: null })).toBe(sent);
  expect(stateAfter(at.contact, { type: 'lead-created', leadId: '', consent: null })).toBe(at.contact);
});

it('a loaded request sets service and location, and a request with another id is ignored', () => {
  const known = { categoryId: '10202', categoryName: 'Plumbing', advertisingZone: '12' };
  const loaded = (leadId: string) => ({ type: 'lead-loaded', leadId, postalCode: '78704-1234', ...known }) as const;
  const funnel = aFunnel({ leadId: '42', step: 'suggestions' });
  expect(stateAfter(funnel, loaded('42')).form).toMatchObject({ ...known, postalCode: '78704' });
  expect(stateAfter(funnel, loaded('43'))).toBe(funnel);
  expect(stateAfter(at.service, loaded(''))).toEqual(at.service);
});

const fits: readonly (readonly [FunnelEvent, string])[] = [
  [event.typedCode('10001'), 'postal-code'],
  [event.answered('drain', 'main'), 'project'],
  [event.described('It is new.'), 'project'],
  [{ type: 'urgency-chosen', urgency: 'Planning' }, 'timing'],
  [event.typedContact({ firstName: 'Ana' }), 'contact'],
  [{ type: 'contact-screen-shown', screen: 1 }, 'contact'],
  [event.preferring({ channel: 'text' }), 'contact'],
  [event.consented(false), 'contact'],
  [event.ticked('additional-sp-602'), 'suggestions'],
  [event.suggestions(suggested('9')), 'suggestions'],
  [{ type: 'suggestions-failed' }, 'suggestions'],
  [event.assigned, 'suggestions'],
  [event.service('7', 'Seven', '1'), 'service postal-code project timing contact'],
  [
    { type: 'coverage-found', coverage: 'unserved', postalCode: '78704', categoryId: '10202' },
    'project timing contact',
  ],
  [event.reopened('service'), 'service postal-code project timing contact'],
  [{ type: 'lead-created', leadId: '1', consent: null }, 'service postal-code project timing contact'],
];

it.each(fits)('an event changes only the steps that it belongs to: $type', (happened, steps) => {
  const changed = Object.entries(at).filter(([, state]) => stateAfter(state, happened) !== state);
  expect(changed.map(([step]) => step).join(' ')).toBe(steps);
});

it('an event with unchanged values changes nothing', () => {
  for (const [step, same] of [
    ['postal-code', event.typedCode('')],
    ['project', event.described('')],
    ['contact', event.consented(true)],
    ['suggestions', event.ticked('additional-sp-601')],
  ] as const) {
    expect(stateAfter(at[step], same)).toBe(at[step]);
  }
});

describe('consent', () => {
  const given = stateAfter(at.contact, event.consented(true), event.back);

  it('can be given only on the contact step, and withdrawn on any step before the request is sent', () => {
    expect(given).toMatchObject({ step: 'timing', hasConsented: true });
    expect(stateAfter(given, event.consented(false)).hasConsented).toBe(false);
    const withdrawn = stateAfter(given, event.consented(false));
    expect(stateAfter(withdrawn, event.consented(true))).toBe(withdrawn);
  });
});
