import { describe, expect, it } from 'vitest';
import type { FunnelEvent } from '../../../src/raq-funnel/funnel/event.js';
import type { ContactPreferences } from '../../../src/raq-funnel/funnel/funnel.js';
import { canTick, fieldOf, tickLimit } from '../../../src/raq-funnel/suggestions/suggested.js';
import { aFunnel, at, event, ofProvider, stateAfter, suggested, toContact } from './a-funnel.js';

const atMost = (maxPros: ContactPreferences['maxPros']) => event.preferring({ maxPros });

describe('suggested providers', () => {
  it('have the fields additional-sp-{id} (AL) and additional-hasp-{id} (HA), and unknown fields cannot be ticked', () => {
    expect(fieldOf(suggested('601'))).toBe('additional-sp-601');
    expect(fieldOf(suggested('701', { type: 'HA' }))).toBe('additional-hasp-701');
    for (const field of ['additional-sp-701', 'additional-sp-']) {
      expect(stateAfter(at.suggestions, event.ticked(field))).toBe(at.suggestions);
    }
  });

  it('are listed in ticking order and in gateway order, with counts', () => {
    const { form } = stateAfter(
      at.suggestions,
      event.ticked('additional-sp-601', false),
      event.ticked('additional-sp-602'),
      event.ticked('additional-hasp-701'),
      event.ticked('additional-sp-601'),
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

  it('are not preselected if the funnel has an eligible provider', () => {
    const marked = event.suggestions(suggested('601', { preselected: true }));
    const own = aFunnel({}, event.withProvider, ...toContact, event.created, marked);
    expect([own.ticked, own.form.selectedAdditionalTotalSpListCount]).toEqual([[], 0]);
    const far = event.eligibility(false);
    expect(aFunnel({}, event.withProvider, ...toContact, far, event.created, marked).ticked).toEqual([
      'additional-sp-601',
    ]);
  });

  it('have no duplicates and do not include the provider of the request', () => {
    const { suggestions } = aFunnel(
      { leadId: '42' },
      event.withProvider,
      event.suggestions(suggested('501'), suggested('601'), suggested('601'), suggested('501', { type: 'HA' })),
    );
    expect(suggestions?.map(fieldOf)).toEqual(['additional-sp-601', 'additional-hasp-501']);
  });

  it('can be ticked up to maxPros, which limits the preselected ones too', () => {
    const one = stateAfter(
      at.contact,
      atMost(1),
      event.created,
      event.suggestions(...['1', '2', '3'].map((id) => suggested(id, { preselected: true }))),
    );
    expect([one.ticked, canTick(one, 'additional-sp-2')]).toEqual([['additional-sp-1'], false]);
    // Its box can be unticked, so it is not disabled.
    expect(canTick(one, 'additional-sp-1')).toBe(true);
    expect(stateAfter(one, event.ticked('additional-sp-2'))).toBe(one);
    const other = stateAfter(one, event.ticked('additional-sp-1', false), event.ticked('additional-sp-2'));
    expect(other.ticked).toEqual(['additional-sp-2']);
  });

  it('the provider of the request counts toward maxPros unless it is ineligible', () => {
    expect(tickLimit(aFunnel({}, event.withProvider, ...toContact, atMost(2)))).toBe(1);
    expect([tickLimit(stateAfter(at.contact, atMost(2))), tickLimit(at.service)]).toEqual([2, null]);
    const state = aFunnel({}, event.withProvider, ...toContact, atMost(2));
    expect(tickLimit({ ...state, eligibility: 'unknown' })).toBe(1);
    expect(tickLimit({ ...state, eligibility: 'ineligible' })).toBe(2);
  });
});

describe('provider details', () => {
  const described: FunnelEvent = {
    type: 'providers-described',
    providers: [{ id: '601', rating: 4.8, description: '', preselected: false }, { id: '9' }],
  };

  it('keep unknown values and ticked boxes unchanged', () => {
    const before = stateAfter(
      at.contact,
      event.created,
      event.suggestions(suggested('601', { description: 'Fast', preselected: true }), suggested('602')),
    );
    const { suggestions, ticked } = stateAfter(before, described);
    expect(suggestions).toEqual([
      suggested('601', { description: 'Fast', preselected: true, rating: 4.8 }),
      suggested('602'),
    ]);
    expect(ticked).toEqual(['additional-sp-601']);
  });

  it('are added to alternatives too, and change nothing if no provider matches', () => {
    const stuck = stateAfter(ofProvider, event.eligibility(false), event.alternatives(suggested('601')));
    expect(stateAfter(stuck, described).alternatives?.[0]?.rating).toBe(4.8);
    expect(stateAfter(at.service, described)).toBe(at.service);
    const others = stateAfter(stuck, event.alternatives(suggested('1')));
    expect(stateAfter(others, described)).toBe(others);
  });
});
