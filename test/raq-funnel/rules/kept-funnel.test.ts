import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { FunnelEvent } from '../../../src/raq-funnel/funnel/event.js';
import type { FunnelEntry, PersistedFunnel } from '../../../src/raq-funnel/funnel/funnel.js';
import { persistedFunnelSchema, toPersistedFunnel } from '../../../src/raq-funnel/funnel/persisted-funnel.js';
import { providerToLoad } from '../../../src/raq-funnel/funnel/provider-events.js';
import {
  aFunnel,
  created,
  drainCleaning,
  on,
  PROVIDER,
  plumbing,
  toContact,
  told,
  toSuggestions,
  withProvider,
} from './a-funnel.js';

const again = (kept: PersistedFunnel | null, referrer = 'https://here.example/'): FunnelEvent => ({
  type: 'rehydrated',
  persisted: kept,
  referrer,
});

function reloaded(kept: PersistedFunnel, entry: Partial<FunnelEntry> = {}) {
  const read = v.parse(persistedFunnelSchema, JSON.parse(JSON.stringify(kept)));
  return aFunnel(entry, again(read));
}

const contacted = aFunnel({}, again(null, 'https://first.example/'), ...toContact);

describe('a stored funnel', () => {
  it('is never email, phone, names or street', () => {
    const text = JSON.stringify(toPersistedFunnel(contacted));
    for (const secret of ['Maria', 'Delgado', 'maria@example.com', '5125550111', '555-0111']) {
      expect(text.includes(secret)).toBe(false);
    }
    expect(text).toContain('kitchen sink');
  });

  it('comes back as it was after a reload', () => {
    const back = reloaded(toPersistedFunnel(contacted));
    expect(back).toEqual({
      ...contacted,
      contact: { firstName: '', lastName: '', emailAddress: '', phoneNumber: '' },
      hasConsented: false,
      entryPointReferrer: 'https://first.example/',
    });
  });

  it('comes back once', () => {
    const back = reloaded(toPersistedFunnel(contacted));
    expect(told(back, again(toPersistedFunnel(aFunnel())))).toBe(back);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a text', 'funnel'],
    ['an unknown step', { ...toPersistedFunnel(contacted), step: 'payment' }],
    ['half of it', { ...toPersistedFunnel(contacted), form: {} }],
    ['answers that are none', { ...toPersistedFunnel(contacted), answers: { drain: 7 } }],
    ['a screen before the first', { ...toPersistedFunnel(contacted), screen: -1 }],
    [
      'six providers',
      { ...toPersistedFunnel(contacted), preferences: { channel: 'any', bestTime: 'any', maxPros: 6 } },
    ],
  ])('is not read from %s', (_what, value) => {
    expect(v.is(persistedFunnelSchema, value)).toBe(false);
  });

  it('without anything kept, the funnel begins, and knows where the customer came from', () => {
    const fresh = aFunnel({}, again(null));
    expect(fresh).toEqual({ ...aFunnel(), rehydrateComplete: true, entryPointReferrer: 'https://here.example/' });
  });
});

describe('a kept funnel', () => {
  const kept = toPersistedFunnel(contacted);
  const ofProvider = toPersistedFunnel(aFunnel({ spId: 'al-9', withAlId: true }, again(null), withProvider));

  it.each<[string, PersistedFunnel, Partial<FunnelEntry>]>([
    ['of another service', kept, { categoryId: '11500' }],
    ['of another place', kept, { postalCode: '10001' }],
    ['of no provider, where one is given', kept, { spId: '501' }],
    ['of a provider, where none is given', ofProvider, {}],
    ['of another provider', ofProvider, { spId: '777' }],
    ['of another request', kept, { leadId: '42', step: 'summary' }],
  ])('%s is left alone', (_what, given, entry) => {
    const fresh = aFunnel(entry);
    expect(reloaded(given, entry)).toEqual({
      ...fresh,
      rehydrateComplete: true,
      entryPointReferrer: 'https://here.example/',
    });
  });

  it.each<[string, PersistedFunnel, Partial<FunnelEntry>, string]>([
    ['the same task', kept, { categoryId: '10214' }, 'contact'],
    ['the same category and place', kept, { categoryId: '10202', postalCode: '78704-1234' }, 'contact'],
    ['the provider as it was given', ofProvider, { spId: 'al-9', withAlId: true }, 'project'],
    ['the provider as its details named it', ofProvider, { spId: '501' }, 'project'],
  ])('comes back for %s', (_what, given, entry, step) => {
    const back = reloaded(given, entry);
    expect(back.step).toBe(step);
    expect(back.form).toMatchObject(given.form);
  });

  it('of a dropped provider stays without it', () => {
    const dropped = aFunnel({ spId: '501', postalCode: '78704' }, again(null), { type: 'provider-dropped' });
    const back = reloaded(toPersistedFunnel(told(dropped, plumbing, on)), { spId: '501', postalCode: '78704' });
    expect(back).toMatchObject({ step: 'project', isProviderDropped: true });
    expect(back.steps).toContain('service');
    expect(providerToLoad(back)).toBeNull();
  });

  it('with a request goes on at its suggestions, by its id or without', () => {
    const sent = toPersistedFunnel(aFunnel({}, again(null), ...toContact, created));
    expect(reloaded(sent)).toMatchObject({ step: 'suggestions', leadId: '7304418', suggestions: null });
    expect(reloaded(sent, { leadId: '7304418', step: 'suggestions' }).form.categoryId).toBe('10202');
    expect(reloaded(sent, { leadId: '7304418', step: 'summary' }).step).toBe('summary');
  });

  it('that was assigned stays at its summary', () => {
    const done = toPersistedFunnel(aFunnel({}, again(null), ...toSuggestions, { type: 'assigned' }));
    expect(reloaded(done, { leadId: '7304418', step: 'suggestions' })).toMatchObject({
      step: 'summary',
      isAssigned: true,
    });
  });

  it('goes back to the first unanswered step', () => {
    expect(reloaded({ ...kept, form: { ...kept.form, categoryId: '' } }).step).toBe('service');
    expect(reloaded({ ...kept, form: { ...kept.form, postalCode: '7' } })).toMatchObject({
      step: 'postal-code',
      reached: 'postal-code',
    });
    expect(reloaded({ ...kept, step: 'summary', reached: 'summary' })).toMatchObject({
      step: 'contact',
      reached: 'contact',
    });
    const given = reloaded({ ...kept, step: 'service' }, { categoryId: '10214' });
    expect(given.steps.includes(given.step)).toBe(true);
  });

  it("puts its answers over those of the host, and keeps the host's contact", () => {
    const entry = { answers: { drain: 'main', other: 'x' }, contact: { firstName: 'Ana' }, urgency: 'Planning' };
    const back = reloaded(toPersistedFunnel(aFunnel({}, again(null), drainCleaning)), entry);
    expect(back).toMatchObject({ urgency: 'Planning', contact: { firstName: 'Ana' } });
    expect(reloaded(kept, entry).answers).toEqual({ drain: 'kitchen', other: 'x' });
  });

  it('of an alternative does not come back as the provider that was given', () => {
    const chosen = aFunnel(
      { spId: '501', postalCode: '78704' },
      again(null),
      withProvider,
      { type: 'eligibility-answered', eligible: false },
      {
        type: 'provider-loaded',
        provider: { ...PROVIDER, serviceProviderId: '601' },
      },
    );
    const back = reloaded(toPersistedFunnel(chosen), { spId: '501', postalCode: '78704' });
    expect(providerToLoad(back)?.serviceProviderId).toBe('601');
  });
});
