import { describe, expect, it } from 'vitest';
import { canGoBack, stepPlace } from '../../../src/raq-funnel/step/steps.js';
import { aFunnel, austin, back, created, drainCleaning, on, toContact, told, toSuggestions } from './a-funnel.js';

describe('the steps', () => {
  it.each([
    ['nothing', {}, 'service postal-code project timing contact suggestions summary'],
    ['a postal code', { postalCode: '78704-1234' }, 'service project timing contact suggestions summary'],
    [
      'a postal code that is none',
      { postalCode: '787' },
      'service postal-code project timing contact suggestions summary',
    ],
    ['a service', { categoryId: '10202' }, 'postal-code project timing contact suggestions summary'],
    ['both', { categoryId: '10202', postalCode: '78704' }, 'project timing contact suggestions summary'],
    ['a provider', { spId: '501' }, 'project postal-code timing contact suggestions summary'],
    ['a provider and a place', { spId: '501', postalCode: '78704' }, 'project timing contact suggestions summary'],
    [
      'a known customer',
      { isAuthenticatedWorkflow: true },
      'service postal-code project timing contact suggestions summary',
    ],
  ])('given %s', (_given, entry, steps) => {
    const funnel = aFunnel(entry);
    expect(funnel.steps.join(' ')).toBe(steps);
    expect(funnel.step).toBe(steps.split(' ')[0]);
  });

  it('begin at the suggestions or the summary of a request that is there', () => {
    expect(aFunnel({ leadId: '42', step: 'suggestions' }).step).toBe('suggestions');
    expect(aFunnel({ leadId: '42', step: 'summary' }).step).toBe('summary');
    expect(aFunnel({ leadId: '42' }).step).toBe('suggestions');
    expect(aFunnel({ step: 'suggestions' }).step).toBe('service');
  });

  it('are counted from 1', () => {
    expect(stepPlace(aFunnel({}, drainCleaning, on))).toEqual({ index: 2, total: 7 });
    expect(stepPlace(aFunnel({ leadId: '42', step: 'summary' }))).toEqual({ index: 7, total: 7 });
  });
});

describe('Continue', () => {
  it('stays while the screen has a fault', () => {
    const start = aFunnel();
    expect(told(start, on)).toBe(start);
    const code = aFunnel({}, drainCleaning, on, { type: 'postal-code-typed', text: '787' });
    expect(told(code, on)).toBe(code);
    const question = aFunnel({}, drainCleaning, on, ...austin, on);
    expect(told(question, on)).toBe(question);
  });

  it('goes through the questions that are asked, one a screen, and then the description', () => {
    const project = aFunnel({}, drainCleaning, on, ...austin, on);
    const kitchen = told(project, { type: 'answered', questionId: 'drain', answer: 'kitchen' }, on);
    expect(kitchen).toMatchObject({ step: 'project', screen: 1 });
    expect(told(kitchen, on).step).toBe('timing');
    const main = told(project, { type: 'answered', questionId: 'drain', answer: 'main' }, on, on);
    expect(main).toMatchObject({ step: 'project', screen: 2 });
    expect(told(main, on).step).toBe('timing');
  });

  it('skips the timing, and the suggestions', () => {
    const timing = aFunnel(
      {},
      ...toContact.slice(
        0,
        toContact.findIndex((each) => each.type === 'urgency-chosen'),
      ),
    );
    expect(timing.step).toBe('timing');
    expect(told(timing, on)).toMatchObject({ step: 'contact', urgency: '' });
    expect(aFunnel({}, ...toSuggestions, on)).toMatchObject({ step: 'summary', isAssigned: false });
  });
});

describe('Back', () => {
  it('goes over screens and steps, and keeps the answers', () => {
    const there = aFunnel({}, ...toContact);
    const timing = told(there, back);
    expect(timing).toMatchObject({ step: 'timing', reached: 'contact', urgency: 'ThisWeek' });
    const described = told(timing, back);
    expect(described).toMatchObject({ step: 'project', screen: 1 });
    expect(told(described, back)).toMatchObject({ step: 'project', screen: 0, answers: { drain: 'kitchen' } });
    const start = told(described, back, back, back);
    expect(start).toMatchObject({ step: 'service', answers: there.answers, contact: there.contact });
    expect(canGoBack(start)).toBe(false);
    expect(told(start, back)).toBe(start);
  });

  it('is not there once the request is: what was sent cannot be changed', () => {
    for (const funnel of [aFunnel({}, ...toContact, created), aFunnel({ leadId: '42', step: 'summary' })]) {
      expect(canGoBack(funnel)).toBe(false);
      expect(told(funnel, back)).toBe(funnel);
      expect(told(funnel, { type: 'went-to', step: 'contact' })).toBe(funnel);
    }
  });

  it('leads out of the project of a provider only over its screens', () => {
    const project = aFunnel({ spId: '501' });
    expect(canGoBack(project)).toBe(false);
    const second = told(project, { type: 'answered', questionId: 'drain', answer: 'kitchen' }, on);
    expect(canGoBack(second)).toBe(true);
    expect(told(second, back)).toMatchObject({ step: 'project', screen: 0 });
  });
});

describe('a step of the progress', () => {
  it('opens if it was reached, in both directions', () => {
    const there = aFunnel({}, ...toContact);
    const first = told(there, { type: 'went-to', step: 'service' });
    expect(first).toMatchObject({ step: 'service', reached: 'contact' });
    expect(told(first, { type: 'went-to', step: 'contact' }).step).toBe('contact');
  });

  it('does not open if it was not', () => {
    const start = aFunnel({}, drainCleaning);
    expect(told(start, { type: 'went-to', step: 'timing' })).toBe(start);
    const given = aFunnel({ categoryId: '10202' });
    expect(told(given, { type: 'went-to', step: 'service' })).toBe(given);
  });

  it('must be reached again after an earlier answer changed', () => {
    const changed = aFunnel(
      {},
      ...toContact,
      { type: 'went-to', step: 'project' },
      {
        type: 'answered',
        questionId: 'drain',
        answer: 'main',
      },
    );
    expect(told(changed, { type: 'went-to', step: 'contact' })).toBe(changed);
    const moved = aFunnel(
      {},
      ...toContact,
      { type: 'went-to', step: 'postal-code' },
      {
        type: 'postal-code-typed',
        text: '7',
      },
    );
    expect(told(moved, { type: 'went-to', step: 'contact' })).toBe(moved);
    const other = aFunnel(
      {},
      ...toContact,
      { type: 'went-to', step: 'service' },
      {
        type: 'service-found',
        node: { categoryId: '11500', name: 'Locksmith', parentId: '1' },
        parentName: '',
      },
    );
    expect(other.reached).toBe('service');
  });

  it('the customer’s own words for a service are added to the description once, at the top', () => {
    const handyman = (words: string) =>
      ({
        type: 'service-found',
        node: { categoryId: '10900', name: 'Handyman', parentId: '1' },
        parentName: '',
        words,
      }) as const;
    const named = aFunnel({ description: 'It is 80 m long.' }, handyman('Moor my zeppelin'));
    expect(named.description).toBe('Moor my zeppelin\n\nIt is 80 m long.');
    expect(named.form).toMatchObject({ categoryId: '10900', categoryName: 'Handyman', taskCategoryId: '' });
    expect(told(named, handyman('Moor my zeppelin')).description).toBe(named.description);
    expect(aFunnel({}, handyman('Moor my zeppelin')).description).toBe('Moor my zeppelin');
    expect(aFunnel({}, drainCleaning).description).toBe('');
  });

  it('the suggestions can be chosen from again until the request was assigned', () => {
    const skipped = aFunnel({}, ...toSuggestions, on);
    expect(told(skipped, { type: 'went-to', step: 'suggestions' }).step).toBe('suggestions');
    const assigned = aFunnel({}, ...toSuggestions, { type: 'assigned' });
    expect(told(assigned, { type: 'went-to', step: 'suggestions' })).toBe(assigned);
  });
});

describe('a request', () => {
  it('is created once, and not without an id', () => {
    const sent = aFunnel({}, ...toContact, created);
    expect(told(sent, { type: 'lead-created', leadId: '8', consent: null })).toBe(sent);
    const asked = aFunnel({}, ...toContact);
    expect(told(asked, { type: 'lead-created', leadId: '', consent: null })).toBe(asked);
  });

  it('that the entry names brings its service and its place', () => {
    const loaded = aFunnel(
      { leadId: '42', step: 'suggestions' },
      {
        type: 'lead-loaded',
        leadId: '42',
        categoryId: '10202',
        categoryName: 'Plumbing',
        postalCode: '78704-1234',
        advertisingZone: '12',
      },
    );
    expect(loaded.form).toMatchObject({
      categoryId: '10202',
      categoryName: 'Plumbing',
      postalCode: '78704',
      advertisingZone: '12',
    });
  });

  it('of another id brings nothing', () => {
    const funnel = aFunnel({ leadId: '42', step: 'suggestions' });
    const other = {
      type: 'lead-loaded',
      leadId: '43',
      categoryId: '1',
      categoryName: '',
      postalCode: '',
      advertisingZone: '',
    } as const;
    expect(told(funnel, other)).toBe(funnel);
    expect(told(aFunnel(), { ...other, leadId: '' })).toEqual(aFunnel());
  });
});
