import { describe, expect, it } from 'vitest';
import {
  attributionOf,
  firstTouch,
  funnelHref,
  funnelQueryOf,
  funnelStepAt,
  leadAttribution,
} from '../../../src/raq-funnel/funnel/funnel-address.js';
import { prefillOf } from '../../../src/raq-funnel/shell/funnel-entry.js';
import { aFunnel, austin, created, drainCleaning, on, toContact, toSuggestions, withProvider } from './a-funnel.js';

const provider = aFunnel({ spId: 'al 9', withAlId: true });

describe('the address of a funnel', () => {
  it.each([
    [aFunnel(), '/app/lead/request_a_quote'],
    [aFunnel({ categoryId: '10202' }), '/app/lead/request_a_quote?step=postal-code'],
    [aFunnel({}, drainCleaning, on, ...austin, on), '/app/lead/request_a_quote?step=project'],
    [provider, '/app/lead/request_a_quote/al%209/project?withAlId=true'],
    [aFunnel({ spId: 'al', postalCode: '78704' }, withProvider, on), '/app/lead/request_a_quote/501/project'],
    [aFunnel({ spId: '501' }, { type: 'provider-dropped' }), '/app/lead/request_a_quote'],
    [aFunnel({}, ...toContact), '/app/lead/request_a_quote?step=contact'],
    [aFunnel({}, ...toContact, created), '/app/lead/request_a_quote/lead/7304418/suggestions'],
    [aFunnel({}, ...toSuggestions, { type: 'assigned' }), '/app/lead/request_a_quote/lead/7304418/summary'],
  ])('is read back as it was written ($1.step, %#)', (state, href) => {
    expect(funnelHref('/app', state)).toBe(href);
    expect(funnelStepAt(href, '/app')?.step).toBe(state.step);
  });

  it('of a later step names the provider too', () => {
    const timing = aFunnel(
      { spId: '501', postalCode: '78704' },
      withProvider,
      { type: 'answered', questionId: 'drain', answer: 'kitchen' },
      on,
      on,
    );
    expect(timing.step).toBe('timing');
    expect(funnelHref('/', timing)).toBe('/lead/request_a_quote/501/project?step=timing');
    expect(funnelStepAt('/lead/request_a_quote/501/project?step=timing', '/')).toEqual({
      step: 'timing',
      leadId: '',
      spId: '501',
      withAlId: false,
    });
  });

  it.each([
    ['/app/lead/request_a_quote?withAlId=true', { step: 'service', leadId: '', spId: '', withAlId: true }],
    ['/app/lead/request_a_quote?withAlId', { step: 'service', leadId: '', spId: '', withAlId: true }],
    [
      '/app/lead/request_a_quote?withAlId=false&step=payment',
      { step: 'service', leadId: '', spId: '', withAlId: false },
    ],
    [
      '/app/lead/request_a_quote/lead/42/summary?step=contact',
      { step: 'summary', leadId: '42', spId: '', withAlId: false },
    ],
  ])('%s is read', (address, place) => {
    expect(funnelStepAt(address, '/app')).toEqual(place);
  });

  it.each([
    ['', { step: undefined, leadId: '', spId: '', withAlId: false }],
    ['?step=payment&leadId=%20&spId=7&withAlId=no', { step: undefined, leadId: '', spId: '', withAlId: false }],
    ['?withAlId&leadId=42&step=summary', { step: 'summary', leadId: '42', spId: '', withAlId: true }],
  ])('the query %s of another page is read', (search, start) => {
    expect(funnelQueryOf(search)).toEqual(start);
  });

  it.each(['/app/lead/board/1', '/elsewhere', '/app/lead/request_a_quote/lead/42', ''])('%s is none', (address) => {
    expect(funnelStepAt(address, '/app')).toBeUndefined();
  });
});

describe('where a customer came from (feature F28)', () => {
  const search = new URLSearchParams(
    'utm_source=mail&UTM_Medium=a&utm_source=late&utm_=x&utm_term=&email=a@b.co&utm-x=1',
  );

  it('is the utm parameters and nothing else', () => {
    expect(attributionOf(search)).toEqual({ utm_source: 'mail', utm_medium: 'a' });
    expect(attributionOf(new URLSearchParams())).toEqual({});
  });

  it('is what it was first', () => {
    expect(firstTouch({ utm_source: 'mail' }, { utm_source: 'late', utm_term: 'x' })).toEqual({ utm_source: 'mail' });
    expect(firstTouch({}, { utm_source: 'late' })).toEqual({ utm_source: 'late' });
  });

  it('goes with partner id and click id where they are given', () => {
    expect(leadAttribution('p1', '', { utm_source: 'mail' })).toEqual({ utm_source: 'mail', partnerId: 'p1' });
    expect(leadAttribution('', 'c1', {})).toEqual({ clickId: 'c1' });
  });
});

describe("what the page's query fills in (feature F19)", () => {
  const search = new URLSearchParams(
    'categoryId=10202&postalCode=78704-1234&title=%20Sink%20&description=Slow&urgency=Planning&firstName=Ana&emailAddress=a@b.co&phoneNumber=5125550111&firstLine=1%20Elm&spId=7',
  );

  it('is nothing unless the host lists its name', () => {
    expect(prefillOf(search, [])).toEqual({});
    expect(prefillOf(search, ['title', 'urgency'])).toEqual({ title: 'Sink', urgency: 'Planning' });
  });

  it('is never contact data, listed or not', () => {
    expect(prefillOf(search, [...search.keys(), 'contact', '__proto__'])).toEqual({
      categoryId: '10202',
      postalCode: '78704',
      title: 'Sink',
      description: 'Slow',
      urgency: 'Planning',
    });
  });

  it('leaves out what is not sound, and what is missing', () => {
    const odd = new URLSearchParams({ postalCode: '787', description: 'a'.repeat(3000), title: ' ' });
    expect(prefillOf(odd, ['postalCode', 'title', 'urgency'])).toEqual({});
    expect(prefillOf(odd, ['description']).description?.length).toBe(2048);
  });
});
