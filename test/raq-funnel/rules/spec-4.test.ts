import { describe, expect, it } from 'vitest';
import { providerToLoad } from '../../../src/raq-funnel/funnel/provider-events.js';
import { funnelHref } from '../../../src/raq-funnel/shell/use-funnel-address.js';
import { suggestionsInput } from '../../../src/raq-funnel/state/create-lead-input.js';
import { aFunnel, at, BOTH, event, ofProvider, PROVIDER, stateAfter, suggested } from './a-funnel.js';

const ineligible = event.eligibility(false);
const alternatives = event.alternatives(suggested('601'));

describe('funnel specification', () => {
  it('loading the provider details sets serviceProviderId in the form', () => {
    const before = aFunnel({ spId: 'al-9', withAlId: true });
    expect(providerToLoad(before)).toEqual({ serviceProviderId: 'al-9', withAlId: true });
    expect(before.form.serviceProviderId).toBe('');
    const loaded = stateAfter(before, event.withProvider);
    expect([loaded.form.serviceProviderId, providerToLoad(loaded)]).toEqual(['501', null]);
  });

  it('the category from the form is used if the provider offers it', () => {
    const { form } = aFunnel({ spId: '501' }, event.drainCleaning, event.withProvider);
    expect(form).toMatchObject({ categoryId: '10202', taskCategoryId: '10214' });
  });

  it('the category from the query is used if the provider offers it', () => {
    const { form } = aFunnel({ spId: '501', categoryId: '10300' }, event.withProvider);
    expect(form).toMatchObject({ categoryId: '10300', categoryName: 'Electrical' });
  });

  it('the provider’s most reviewed category replaces a category that the provider does not offer', () => {
    expect(ofProvider.form).toMatchObject({ categoryId: '10202', categoryName: 'Plumbing' });
    const other = aFunnel({ spId: '501' }, event.service('12801', 'Hardwood', '12800', 'Flooring'), event.withProvider);
    expect(other.form).toMatchObject({ categoryId: '10202', taskCategoryId: '', taskCategoryName: '' });
  });

  it('the first of equally reviewed categories is used, and a provider without categories keeps the current one', () => {
    const categories = ['7', '8', '9'].map((categoryId, place) => ({
      categoryId,
      categoryName: `Service ${categoryId}`,
      overallReviewCount: place === 0 ? 1 : 5,
    }));
    const loaded = { type: 'provider-loaded', provider: { ...PROVIDER, categories } } as const;
    expect(aFunnel({ spId: '501' }, loaded).form.categoryId).toBe('8');
    const none = { ...loaded, provider: { ...PROVIDER, categories: [] } };
    expect(aFunnel({ spId: '501', categoryId: '10214' }, none).form.categoryId).toBe('10214');
  });

  it('a result below id 1 that the provider offers becomes the category and clears the task', () => {
    const { form } = aFunnel(
      { spId: '501' },
      event.withProvider,
      event.drainCleaning,
      event.service('10300', 'Electrical', '1'),
    );
    const task = { taskCategoryId: '', taskCategoryName: '' };
    expect(form).toMatchObject({ categoryId: '10300', categoryName: 'Electrical', ...task });
  });

  it('without a provider, a result below id 1 or without a parent becomes the category', () => {
    for (const parentId of ['1', null, '']) {
      const { form } = aFunnel({}, event.drainCleaning, event.service('11500', 'Locksmith', parentId));
      expect(form).toMatchObject({ categoryId: '11500', categoryName: 'Locksmith', taskCategoryId: '' });
    }
  });

  it('any other result becomes the task, and its parent becomes the category', () => {
    const task = { taskCategoryId: '10214', taskCategoryName: 'Drain Cleaning' };
    for (const before of [at.service, ofProvider]) {
      const { form } = stateAfter(before, event.drainCleaning);
      expect(form).toMatchObject({ categoryId: '10202', categoryName: 'Plumbing', ...task });
    }
  });

  it('a result below id 1 that the provider does not offer becomes a task of the current category', () => {
    const { form } = aFunnel({ spId: '501' }, event.withProvider, event.service('11500', 'Locksmith', '1'));
    expect(form).toMatchObject({ categoryId: '10202', taskCategoryId: '11500', taskCategoryName: 'Locksmith' });
  });

  it('an ineligible provider leads to alternatives for the category and postal code', () => {
    const stuck = stateAfter(ofProvider, ineligible);
    expect(stuck).toMatchObject({ eligibility: 'ineligible', alternatives: null });
    expect(suggestionsInput(stuck, 3, {})).toEqual({
      categoryId: '10202',
      postalCode: '78704',
      excludedServiceProviderIds: ['501'],
      limit: 3,
    });
    expect(stateAfter(stuck, alternatives).alternatives).toEqual([suggested('601')]);
  });

  it('loading suggestions clears the additional-provider fields and sets the defaults', () => {
    const ticks = ['additional-hasp-701', 'additional-sp-602'].map((field) => event.ticked(field));
    const ticked = stateAfter(at.suggestions, ...ticks, event.ticked('additional-sp-601', false));
    expect(ticked.ticked).toEqual(['additional-hasp-701', 'additional-sp-602']);
    const again = stateAfter(ticked, event.threePros);
    expect(again.ticked).toEqual(['additional-sp-601']);
    expect(again.form).toMatchObject({
      selectedAdditionalSpList: ['601'],
      selectedAdditionalHaSpList: [],
      selectedAdditionalHaSpListCount: 0,
      selectedAdditionalTotalSpListCount: 1,
    });
  });

  it('failing to load the suggestions redirects to the summary of the lead', () => {
    const failed = aFunnel({ leadId: '42', step: 'suggestions' }, { type: 'suggestions-failed' });
    expect(failed.step).toBe('summary');
    expect(funnelHref('/app', failed)).toBe('/app/lead/request_a_quote/lead/42/summary');
  });
});

describe('an ineligible provider', () => {
  it('can be dropped, and the funnel continues with its service or asks for one', () => {
    const stuck = stateAfter(ofProvider, ineligible, alternatives);
    const without = stateAfter(stuck, event.dropped);
    expect(without).toMatchObject({ step: 'project', provider: null, eligibility: 'unknown', alternatives: null });
    expect(without.form).toMatchObject({ serviceProviderId: '', categoryId: '10202' });
    expect(providerToLoad(without)).toBeNull();
    expect(stateAfter(without, event.dropped)).toBe(without);
    const unknown = aFunnel(BOTH, event.dropped);
    expect(unknown).toMatchObject({ step: 'service', reached: 'service' });
    expect(stateAfter(unknown, event.plumbing, event.on).step).toBe('project');
  });

  it('stays ineligible when it is loaded again, and answers for another postal code are ignored', () => {
    const again = stateAfter(ofProvider, ineligible, event.withProvider);
    expect(again.eligibility).toBe('ineligible');
    expect(stateAfter(ofProvider, event.eligibility(false, '10001'))).toBe(ofProvider);
    const nobody = aFunnel({ postalCode: '78704' });
    expect(stateAfter(nobody, ineligible)).toBe(nobody);
  });
});
