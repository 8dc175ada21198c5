import { describe, expect, it } from 'vitest';
import { neededCalls } from '../../../src/raq-funnel/shell/use-funnel-actions.js';
import {
  checkEligibility,
  chooseProvider,
  findPlace,
  loadProvider,
  typePostalCode,
} from '../../../src/raq-funnel/state/lookups.js';
import { loadAlternatives } from '../../../src/raq-funnel/suggestions/suggest-state.js';
import { austin, event, toContact } from '../rules/a-funnel.js';
import { aFunnelStage, ownStorage } from './funnel-stage.js';

ownStorage();

const details = (serviceProvideId: string, name: string) => ({
  serviceProvideId,
  name,
  categories: [{ categoryId: '10202', categoryName: 'Plumbing', overallReviewCount: 3 }],
});
const AUSTIN = { city: 'Austin', stateAbbreviation: 'TX', advertisingZone: '12' };

function ofProvider() {
  const on = aFunnelStage({ entry: { spId: '501', withAlId: true } });
  const { ref } = on;
  return {
    ...on,
    load() {
      void loadProvider(ref);
      return on.called('providerDetails');
    },
    check() {
      void checkEligibility(ref);
      return on.called('eligibility');
    },
    alternatives() {
      void loadAlternatives(ref);
      return on.called('suggestions');
    },
    choose(providerId: string, times?: number) {
      void chooseProvider(ref, providerId);
      return on.called('providerDetails', times);
    },
    needs: () => neededCalls(on.funnel()),
  };
}

function inAustin() {
  const on = ofProvider();
  on.send(event.withProvider, event.wentTo('project'), event.answered('drain', 'kitchen'));
  on.send(event.on, event.on, ...austin);
  return on;
}

async function ineligible() {
  const on = inAustin();
  await (await on.check()).answer({ eligible: false });
  return on;
}

describe('the provider of a funnel', () => {
  it('is loaded by the id that the page set, and identified by its own id afterwards', async () => {
    const { load, state, needs } = ofProvider();
    expect(needs()).toContain('provider');
    const call = await load();
    expect(call.input).toEqual({ serviceProviderId: '501', withAlId: true });
    await call.answer(details('99', 'Hill Country Plumbing'));
    expect(state()).toMatchObject({
      provider: { serviceProviderId: '99', name: 'Hill Country Plumbing' },
      form: { serviceProviderId: '99', categoryId: '10202' },
      entry: { withAlId: false },
    });
    expect(needs()).not.toContain('provider');
  });

  it('does not change the funnel if it cannot be loaded, and is loaded when the challenge is replayed', async () => {
    const { load, state, task, replayed } = ofProvider();
    const first = await load();
    await first.challenge();
    expect([state().provider, task('provider').phase]).toEqual([null, 'failed']);
    const second = await replayed('providerDetails');
    await second.answer(details('501', 'Hill Country Plumbing'));
    expect(state().provider?.name).toBe('Hill Country Plumbing');
  });

  it('is checked for eligibility at the postal code', async () => {
    const { check, state, needs } = inAustin();
    expect(needs()).toContain('eligibility');
    const call = await check();
    expect(call.input).toEqual({ serviceProviderId: '501', postalCode: '78704' });
    await call.answer({ eligible: true });
    expect([state().eligibility, needs().includes('alternatives')]).toEqual(['eligible', false]);
  });

  it('stays if the eligibility check fails', async () => {
    const { check, state, needs } = inAustin();
    await (await check()).fail();
    expect([state().eligibility, needs().includes('alternatives')]).toEqual(['unknown', false]);
  });
});

describe('an ineligible provider', () => {
  it('leads to alternatives that exclude it and HA pros', async () => {
    const { alternatives, state, needs } = await ineligible();
    expect([state().eligibility, needs().includes('alternatives')]).toEqual(['ineligible', true]);
    const call = await alternatives();
    expect(call.input).toMatchObject({ excludedServiceProviderIds: ['501'], postalCode: '78704' });
    await call.answer({
      serviceProviders: [
        { id: '601', serviceProviderType: 'AL', name: 'Pro 601' },
        { id: '701', serviceProviderType: 'HA', name: 'Pro 701' },
      ],
    });
    expect(state().alternatives?.map(({ id }) => id)).toEqual(['601']);
    expect(needs()).not.toContain('alternatives');
  });

  it('without alternatives is dropped once the customer accepts, without another coverage check', async () => {
    const { alternatives, state, send, needs } = await ineligible();
    await (await alternatives()).answer({ serviceProviders: [] });
    send({ type: 'coverage-accepted' });
    expect(state()).toMatchObject({ provider: null, coverage: 'accepted', form: { serviceProviderId: '' } });
    expect(needs()).not.toContain('coverage');
  });

  it('is replaced by the chosen alternative, which is loaded without an eligibility check', async () => {
    const { choose, state, needs } = await ineligible();
    const call = await choose('601');
    expect(call.input).toEqual({ serviceProviderId: '601', withAlId: false });
    await call.answer(details('601', 'Pro 601'));
    expect(state()).toMatchObject({
      eligibility: 'eligible',
      alternatives: null,
      form: { serviceProviderId: '601' },
      provider: { name: 'Pro 601' },
    });
    expect(needs()).not.toContain('eligibility');
  });

  it('is replaced by the last of two chosen alternatives', async () => {
    const { choose, state } = await ineligible();
    const first = await choose('601');
    const second = await choose('602', 2);
    expect(first.options.signal?.aborted).toBe(true);
    await second.answer(details('602', 'Pro 602'));
    await first.answer(details('601', 'Pro 601'));
    expect(state().form.serviceProviderId).toBe('602');
  });

  it('is checked again at another postal code, and earlier alternatives are ignored', async () => {
    const { ref, alternatives, called, state, send } = await ineligible();
    const old = await alternatives();
    send(event.wentTo('postal-code'));
    typePostalCode(ref, '73301');
    expect(state()).toMatchObject({ eligibility: 'unknown', alternatives: null });
    await old.answer({ serviceProviders: [{ id: '601', serviceProviderType: 'AL', name: 'Pro 601' }] });
    expect(state().alternatives).toBeNull();
    await (await called('eligibility', 2)).answer({ eligible: true });
    expect(state().eligibility).toBe('eligible');
  });
});

describe('the postal code', () => {
  function atPlace() {
    const on = aFunnelStage({ events: [event.drainCleaning, event.on] });
    const { ref } = on;
    return { ...on, type: (text: string) => typePostalCode(ref, text) };
  }

  it('looks up its city once it is complete, and not on every key', async () => {
    const { type, of, called, state } = atPlace();
    for (const text of ['7', '78', '787', '7870']) type(text);
    expect(of('cityByPostalCode')).toEqual([]);
    type('78704');
    type('78704-1234');
    const call = await called('cityByPostalCode');
    await call.answer(AUSTIN);
    expect(state()).toMatchObject({ place: { city: 'Austin', state: 'TX' }, form: { advertisingZone: '12' } });
  });

  it('ignores the city of an earlier postal code', async () => {
    const { type, called, state } = atPlace();
    type('78704');
    const old = await called('cityByPostalCode');
    type('7870');
    expect(old.options.signal?.aborted).toBe(true);
    type('73301');
    await old.answer(AUSTIN);
    expect([old.options.signal?.aborted, state().place]).toEqual([true, null]);
  });

  it.each([
    [404, 'no-place'],
    [503, 'unknown'],
  ])('has after an HTTP %i response the coverage %s', async (status, coverage) => {
    const { type, called, state } = atPlace();
    type('78704');
    await (await called('cityByPostalCode')).fail({ status });
    expect(state().coverage).toBe(coverage);
  });

  it('is not looked up again if its city is known, and a created request needs only suggestions', async () => {
    const { ref, rest, of, send, funnel } = aFunnelStage({ events: toContact });
    await findPlace(ref);
    await rest();
    expect(of('cityByPostalCode')).toEqual([]);
    send(event.created);
    expect(neededCalls(funnel())).toEqual(['suggestions']);
  });
});
