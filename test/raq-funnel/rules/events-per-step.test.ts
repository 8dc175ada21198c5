import { describe, expect, it } from 'vitest';
import type { FunnelEvent } from '../../../src/raq-funnel/funnel/event.js';
import type { FunnelState } from '../../../src/raq-funnel/funnel/funnel.js';
import { nextFunnel } from '../../../src/raq-funnel/funnel/funnel-rules.js';
import { aFunnel, austin, back, drainCleaning, on, suggested, toContact, told, toSuggestions } from './a-funnel.js';

const at: Record<string, FunnelState> = {
  service: aFunnel(),
  'postal-code': aFunnel({}, drainCleaning, on),
  project: aFunnel({}, drainCleaning, on, ...austin, on),
  timing: aFunnel({}, ...toContact.slice(0, 9)),
  contact: aFunnel({}, ...toContact),
  suggestions: aFunnel({}, ...toSuggestions),
  summary: aFunnel({}, ...toSuggestions, { type: 'assigned' }),
};

const fits: readonly (readonly [FunnelEvent, string])[] = [
  [{ type: 'postal-code-typed', text: '10001' }, 'postal-code'],
  [{ type: 'answered', questionId: 'drain', answer: 'main' }, 'project'],
  [{ type: 'described', text: 'It is new.' }, 'project'],
  [{ type: 'urgency-chosen', urgency: 'Planning' }, 'timing'],
  [{ type: 'contact-typed', contact: { firstName: 'Ana' } }, 'contact'],
  [{ type: 'contact-screen-shown', screen: 1 }, 'contact'],
  [{ type: 'preferences-chosen', preferences: { channel: 'text' } }, 'contact'],
  [{ type: 'consent-ticked', hasConsented: false }, 'contact'],
  [{ type: 'provider-ticked', field: 'additional-sp-602', isTicked: true }, 'suggestions'],
  [{ type: 'suggestions-loaded', providers: [suggested('9')], serviceRequestId: '' }, 'suggestions'],
  [{ type: 'suggestions-failed' }, 'suggestions'],
  [{ type: 'assigned' }, 'suggestions'],
  [
    { type: 'service-found', node: { categoryId: '7', name: 'Seven', parentId: '1' }, parentName: '' },
    'service postal-code project timing contact',
  ],
  [
    { type: 'coverage-found', coverage: 'unserved', postalCode: '78704', categoryId: '10202' },
    'project timing contact',
  ],
  [{ type: 'reopened', step: 'service' }, 'service postal-code project timing contact'],
  [{ type: 'lead-created', leadId: '1', consent: null }, 'service postal-code project timing contact'],
];

describe('an event that does not fit the step changes nothing', () => {
  it('the steps of the test are where they are meant to be', () => {
    expect(Object.values(at).map(({ step }) => step)).toEqual(Object.keys(at));
  });

  it.each(fits)('$type', (event, steps) => {
    const changed = Object.entries(at).filter(([, state]) => nextFunnel(state, event) !== state);
    expect(changed.map(([step]) => step).join(' ')).toBe(steps);
  });

  it('what says the same again changes nothing', () => {
    for (const [step, event] of [
      ['postal-code', { type: 'postal-code-typed', text: '' }],
      ['project', { type: 'described', text: '' }],
      ['contact', { type: 'consent-ticked', hasConsented: true }],
      ['suggestions', { type: 'provider-ticked', field: 'additional-sp-601', isTicked: true }],
    ] as const) {
      const state = at[step]!;
      expect(nextFunnel(state, event)).toBe(state);
    }
  });
});

describe('the consent of a customer', () => {
  const given = told(at['contact']!, { type: 'consent-ticked', hasConsented: true }, back);

  it('can be withdrawn on any step before the request is sent', () => {
    expect(given).toMatchObject({ step: 'timing', hasConsented: true });
    expect(told(given, { type: 'consent-ticked', hasConsented: false }).hasConsented).toBe(false);
  });

  it('is given only where its words are shown', () => {
    const withdrawn = told(given, { type: 'consent-ticked', hasConsented: false });
    expect(told(withdrawn, { type: 'consent-ticked', hasConsented: true })).toBe(withdrawn);
  });
});
