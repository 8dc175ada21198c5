import { describe, expect, it } from 'vitest';
import type { FunnelEvent } from '../../../src/raq-funnel/funnel/event.js';
import { funnelHref } from '../../../src/raq-funnel/funnel/funnel-address.js';
import { providerToLoad } from '../../../src/raq-funnel/funnel/provider-events.js';
import { suggestionsInput } from '../../../src/raq-funnel/state/create-lead-input.js';
import {
  aFunnel,
  drainCleaning,
  on,
  PROVIDER,
  plumbing,
  suggested,
  threePros,
  told,
  toSuggestions,
  withProvider,
} from './a-funnel.js';

const found = (categoryId: string, name: string, parentId: string | null, parentName = ''): FunnelEvent => ({
  type: 'service-found',
  node: { categoryId, name, parentId },
  parentName,
});

const ineligible: FunnelEvent = { type: 'eligibility-answered', eligible: false };
const alternatives: FunnelEvent = { type: 'alternatives-loaded', providers: [suggested('601')] };

describe('the funnel, in the words of the specification', () => {
  it("on provider details success, the form's serviceProviderId is set from the response", () => {
    const before = aFunnel({ spId: 'al-9', withAlId: true });
    expect(providerToLoad(before)).toEqual({ serviceProviderId: 'al-9', withAlId: true });
    expect(before.form.serviceProviderId).toBe('');
    const loaded = told(before, withProvider);
    expect(loaded.form.serviceProviderId).toBe('501');
    expect(providerToLoad(loaded)).toBeNull();
  });

  it('category is chosen from form', () => {
    const { form } = aFunnel({ spId: '501' }, drainCleaning, withProvider);
    expect(form).toMatchObject({ categoryId: '10202', taskCategoryId: '10214' });
  });

  it('category is chosen from query', () => {
    const { form } = aFunnel({ spId: '501', categoryId: '10300' }, withProvider);
    expect(form).toMatchObject({ categoryId: '10300', categoryName: 'Electrical' });
  });

  it("… or the one with the highest overallReviewCount when the current one is not among the provider's categories", () => {
    expect(aFunnel({ spId: '501' }, withProvider).form).toMatchObject({
      categoryId: '10202',
      categoryName: 'Plumbing',
    });
    const other = aFunnel({ spId: '501' }, found('12801', 'Hardwood', '12800', 'Flooring'), withProvider);
    expect(other.form).toMatchObject({ categoryId: '10202', taskCategoryId: '', taskCategoryName: '' });
  });

  it('of several with as many reviews the first is chosen, and without any the category stays', () => {
    const categories = ['7', '8', '9'].map((categoryId, place) => ({
      categoryId,
      categoryName: `Service ${categoryId}`,
      overallReviewCount: place === 0 ? 1 : 5,
    }));
    const tie = aFunnel({ spId: '501' }, { type: 'provider-loaded', provider: { ...PROVIDER, categories } });
    expect(tie.form.categoryId).toBe('8');
    const none = aFunnel(
      { spId: '501', categoryId: '10214' },
      { type: 'provider-loaded', provider: { ...PROVIDER, categories: [] } },
    );
    expect(none.form.categoryId).toBe('10214');
  });

  it('taxonomy result: if the parent is id 1, the category is set to the result id when the provider offers it (task category cleared)', () => {
    const { form } = aFunnel({ spId: '501' }, withProvider, drainCleaning, found('10300', 'Electrical', '1'));
    expect(form).toMatchObject({
      categoryId: '10300',
      categoryName: 'Electrical',
      taskCategoryId: '',
      taskCategoryName: '',
    });
  });

  it('without a provider nobody has to offer it, and a result without a parent counts as below id 1', () => {
    for (const parentId of ['1', null, '']) {
      const { form } = aFunnel({}, drainCleaning, found('11500', 'Locksmith', parentId));
      expect(form).toMatchObject({ categoryId: '11500', categoryName: 'Locksmith', taskCategoryId: '' });
    }
  });

  it('… otherwise the parent becomes category and the result becomes taskCategory', () => {
    for (const funnel of [aFunnel({}, drainCleaning), aFunnel({ spId: '501' }, withProvider, drainCleaning)]) {
      expect(funnel.form).toMatchObject({
        categoryId: '10202',
        categoryName: 'Plumbing',
        taskCategoryId: '10214',
        taskCategoryName: 'Drain Cleaning',
      });
    }
  });

  it('a result below id 1 that the provider does not offer is a task of the category that the category rule chose', () => {
    const { form } = aFunnel({ spId: '501' }, withProvider, found('11500', 'Locksmith', '1'));
    expect(form).toMatchObject({ categoryId: '10202', taskCategoryId: '11500', taskCategoryName: 'Locksmith' });
  });

  it('failed eligibility (eligible false): alternatives for the category and postal code are fetched', () => {
    const stuck = aFunnel({ spId: '501', postalCode: '78704' }, withProvider, ineligible);
    expect(stuck).toMatchObject({ eligibility: 'ineligible', alternatives: null });
    expect(suggestionsInput(stuck, { limit: 3 })).toEqual({
      categoryId: '10202',
      postalCode: '78704',
      excludedServiceProviderIds: ['501'],
      limit: 3,
    });
    expect(told(stuck, alternatives).alternatives).toEqual([suggested('601')]);
  });

  it('when suggestions load, all additional-provider fields are cleared and defaults set', () => {
    const ticked = aFunnel(
      {},
      ...toSuggestions,
      { type: 'provider-ticked', field: 'additional-hasp-701', isTicked: true },
      { type: 'provider-ticked', field: 'additional-sp-602', isTicked: true },
      { type: 'provider-ticked', field: 'additional-sp-601', isTicked: false },
    );
    expect(ticked.ticked).toEqual(['additional-hasp-701', 'additional-sp-602']);
    const again = told(ticked, threePros);
    expect(again.ticked).toEqual(['additional-sp-601']);
    expect(again.form).toMatchObject({
      selectedAdditionalSpList: ['601'],
      selectedAdditionalHaSpList: [],
      selectedAdditionalHaSpListCount: 0,
      selectedAdditionalTotalSpListCount: 1,
    });
  });

  it('on the suggestion page, if fetching the lead or the provider suggestions fails, the browser is redirected to the summary page for that lead', () => {
    const failed = aFunnel({ leadId: '42', step: 'suggestions' }, { type: 'suggestions-failed' });
    expect(failed.step).toBe('summary');
    expect(funnelHref('/app', failed)).toBe('/app/lead/request_a_quote/lead/42/summary');
  });
});

describe('a provider that does not fit', () => {
  it('may be dropped: the funnel goes on with its service and without it', () => {
    const stuck = aFunnel({ spId: '501', postalCode: '78704' }, withProvider, ineligible, alternatives);
    const without = told(stuck, { type: 'provider-dropped' });
    expect(without).toMatchObject({ step: 'project', provider: null, eligibility: 'unknown', alternatives: null });
    expect(without.form).toMatchObject({ serviceProviderId: '', categoryId: '10202' });
    expect(providerToLoad(without)).toBeNull();
    expect(told(without, { type: 'provider-dropped' })).toBe(without);
  });

  it('and whose services never came leaves the question which service it is', () => {
    const without = aFunnel({ spId: '501', postalCode: '78704' }, { type: 'provider-dropped' });
    expect(without).toMatchObject({ step: 'service', reached: 'service' });
    expect(told(without, plumbing, on).step).toBe('project');
  });

  it('does not come back eligible by being loaded once more', () => {
    const again = aFunnel({ spId: '501', postalCode: '78704' }, withProvider, ineligible, withProvider);
    expect(again.eligibility).toBe('ineligible');
  });

  it('is not judged by the answer about another postal code, nor while there is none', () => {
    const asked = aFunnel({ spId: '501', postalCode: '78704' }, withProvider);
    expect(told(asked, { type: 'eligibility-answered', eligible: false, postalCode: '10001' })).toBe(asked);
    const nobody = aFunnel({ postalCode: '78704' });
    expect(told(nobody, ineligible)).toBe(nobody);
  });
});
