import { describe, expect, it } from 'vitest';
import type { FunnelEvent } from '../../../src/raq-funnel/funnel/event.js';
import { canTick, fieldOf, tickLimit } from '../../../src/raq-funnel/suggestions/suggested.js';
import { aFunnel, created, suggested, threePros, toContact, told, toSuggestions, withProvider } from './a-funnel.js';

const tick = (field: string, isTicked = true): FunnelEvent => ({ type: 'provider-ticked', field, isTicked });
const atMost = (maxPros: number): FunnelEvent => ({ type: 'preferences-chosen', preferences: { maxPros } });

describe('suggested providers', () => {
  it('have the checkbox fields additional-sp-{id} (AL) and additional-hasp-{id} (HA)', () => {
    expect(fieldOf(suggested('601'))).toBe('additional-sp-601');
    expect(fieldOf(suggested('701', { type: 'HA' }))).toBe('additional-hasp-701');
  });

  it('are listed in the order of choosing, and in the order of the gateway, with counts', () => {
    const { form } = aFunnel(
      {},
      ...toSuggestions,
      tick('additional-sp-601', false),
      tick('additional-sp-602'),
      tick('additional-hasp-701'),
      tick('additional-sp-601'),
    );
    expect(form).toMatchObject({
      selectedAdditionalSpList: ['602', '601'],
      selectedAdditionalSpListWithGatewayOrder: ['601', '602'],
      selectedAdditionalHaSpList: ['701'],
      selectedAdditionalHaSpListWithGatewayOrder: ['701'],
      selectedAdditionalSpListCount: 2,
      selectedAdditionalHaSpListCount: 1,
      selectedAdditionalTotalSpListCount: 3,
    });
  });

  it('that are not there cannot be ticked', () => {
    const state = aFunnel({}, ...toSuggestions);
    expect(told(state, tick('additional-sp-701'))).toBe(state);
    expect(told(state, tick('additional-sp-'))).toBe(state);
  });

  it('are none ticked at first in the funnel of one provider', () => {
    const marked: FunnelEvent = {
      type: 'suggestions-loaded',
      providers: [suggested('601', { preselected: true })],
      serviceRequestId: '',
    };
    const own = aFunnel({}, withProvider, ...toContact, created, marked);
    expect([own.ticked, own.form.selectedAdditionalTotalSpListCount]).toEqual([[], 0]);
    const far: FunnelEvent = { type: 'eligibility-answered', eligible: false };
    expect(aFunnel({}, withProvider, ...toContact, far, created, marked).ticked).toEqual(['additional-sp-601']);
  });

  it('come once each, and without the provider that the request is for', () => {
    const { suggestions } = aFunnel({ leadId: '42' }, withProvider, {
      type: 'suggestions-loaded',
      providers: [suggested('501'), suggested('601'), suggested('601'), suggested('501', { type: 'HA' })],
      serviceRequestId: '',
    });
    expect(suggestions?.map(fieldOf)).toEqual(['additional-sp-601', 'additional-hasp-501']);
  });

  it('may be ticked up to as many as the customer wants, the defaults too', () => {
    const one = aFunnel({}, ...toContact, atMost(1), created, {
      type: 'suggestions-loaded',
      providers: ['1', '2', '3'].map((id) => suggested(id, { preselected: true })),
      serviceRequestId: '',
    });
    expect(one.ticked).toEqual(['additional-sp-1']);
    expect(canTick(one, 'additional-sp-2')).toBe(false);
    // Its box can be unticked, so it is not disabled.
    expect(canTick(one, 'additional-sp-1')).toBe(true);
    expect(told(one, tick('additional-sp-2'))).toBe(one);
    const other = told(one, tick('additional-sp-1', false), tick('additional-sp-2'));
    expect(other.ticked).toEqual(['additional-sp-2']);
  });

  it('the provider of the request is one of those that the customer wants', () => {
    expect(tickLimit(aFunnel({}, withProvider, ...toContact, atMost(2)))).toBe(1);
    expect(tickLimit(aFunnel({}, ...toContact, atMost(2)))).toBe(2);
    expect(tickLimit(aFunnel())).toBeNull();
  });

  it('the provider of the request does not count where it does not work', () => {
    const state = aFunnel({}, withProvider, ...toContact, atMost(2));
    expect(tickLimit({ ...state, eligibility: 'unknown' })).toBe(1);
    expect(tickLimit({ ...state, eligibility: 'ineligible' })).toBe(2);
  });

  it.each([0, 5, 1.5, Number.NaN])('%d is no number of providers', (maxPros) => {
    expect(aFunnel({}, ...toContact, atMost(2), atMost(maxPros)).preferences.maxPros).toBeNull();
  });
});

describe('more about providers', () => {
  const described: FunnelEvent = {
    type: 'providers-described',
    providers: [{ id: '601', rating: 4.8, description: '', logoUrl: '/logo.png', preselected: false }, { id: '9' }],
  };

  it('leaves what is not known of one as it was, and which boxes are ticked', () => {
    const before = aFunnel({}, ...toContact, created, {
      type: 'suggestions-loaded',
      providers: [suggested('601', { description: 'Fast', preselected: true }), suggested('602')],
      serviceRequestId: '',
    });
    const { suggestions, ticked } = told(before, described);
    expect(suggestions).toEqual([
      suggested('601', { description: 'Fast', preselected: true, rating: 4.8, logoUrl: '/logo.png' }),
      suggested('602'),
    ]);
    expect(ticked).toEqual(['additional-sp-601']);
  });

  it('tells the alternatives too, and nothing where nobody is meant', () => {
    const stuck = aFunnel(
      { spId: '501', postalCode: '78704' },
      withProvider,
      { type: 'eligibility-answered', eligible: false },
      {
        type: 'alternatives-loaded',
        providers: [suggested('601')],
      },
    );
    expect(told(stuck, described).alternatives?.[0]?.rating).toBe(4.8);
    const start = aFunnel();
    expect(told(start, described)).toBe(start);
    const others = told(stuck, { type: 'alternatives-loaded', providers: [suggested('1')] });
    expect(told(others, described)).toBe(others);
  });

  it('suggestions that arrive after the step change nothing', () => {
    const done = aFunnel({}, ...toSuggestions, { type: 'assigned' });
    expect(told(done, threePros)).toBe(done);
  });
});
