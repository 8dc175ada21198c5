import { describe, expect, it } from 'vitest';
import { neededCalls } from '../../../src/raq-funnel/shell/use-funnel-actions.js';
import { persistedFunnelOf } from '../../../src/raq-funnel/state/funnel-state.js';
import { chooseProvidedService, chooseService } from '../../../src/raq-funnel/state/lookups.js';
import { event } from '../rules/a-funnel.js';
import { aFunnelStage, ownStorage } from './funnel-stage.js';

ownStorage();

const UNKNOWN = { status: 404, customMessage: 'There is no category zz.' };

function given(categoryId: string, isReloaded = false) {
  const on = aFunnelStage({ entry: { categoryId, postalCode: '78704' }, isReloaded });
  return {
    ...on,
    async lookUp(times = 1) {
      void chooseProvidedService(on.ref);
      return on.called('taxonomyCategory', times);
    },
  };
}

it('stored answers for another service are replaced only when the customer answers in the new funnel', () => {
  aFunnelStage({ events: [event.plumbing, event.on] });
  const { send, store } = given('11500');
  const kept = () => persistedFunnelOf(store, 'answers')?.funnel.form.categoryId;
  expect(kept()).toBe('10202');
  send(event.answered('drain', 'kitchen'));
  expect(kept()).toBe('11500');
});

describe('a service set by the page', () => {
  it('is asked for and reported to the host if the gateway does not know it, and the answers stay', async () => {
    const { lookUp, send, state, task, page, funnel } = given('zz');
    send(event.answered('drain', 'kitchen'));
    await (await lookUp()).fail(UNKNOWN);
    expect(state()).toMatchObject({ step: 'service', reached: 'service', form: { categoryId: '' } });
    expect(state().answers).toEqual({ drain: 'kitchen' });
    expect(task('chooseService').phase).toBe('idle');
    expect(neededCalls(funnel())).toEqual(expect.not.arrayContaining(['chooseService']));
    // The error names the wrong attribute.
    expect(page.told('widget-error')).toEqual([
      expect.objectContaining({ operation: 'taxonomyCategory', status: 404, path: 'category-id' }),
    ]);
    expect(given('zz', true).state().step).toBe('service');
  });

  it('is not cleared when its lookup fails or only its parent is unknown', async () => {
    const { lookUp, called, state, task } = given('10204');
    await (await lookUp()).fail({ status: 503 });
    expect(state()).toMatchObject({ step: 'project', form: { categoryId: '10204' } });
    expect(task('chooseService').phase).toBe('failed');
    await (await lookUp(2)).answer({ categoryId: '10204', name: 'Drains', parentCategory: { categoryId: '9' } });
    await (await called('taxonomyCategory', 3)).fail(UNKNOWN);
    expect(state().form).toMatchObject({ categoryId: '9', taskCategoryName: 'Drains' });
  });

  it('does not return, and the customer’s choice stays, when another choice is unknown to the gateway', async () => {
    const { called, ref, send, state, task } = given('10204');
    send(event.plumbing);
    void chooseService(ref, { id: 'zz', name: 'Zz' });
    await (await called('taxonomyCategory')).fail(UNKNOWN);
    expect(state()).toMatchObject({ step: 'project', form: { categoryName: 'Plumbing' } });
    expect(task('chooseService').phase).toBe('failed');
  });
});
