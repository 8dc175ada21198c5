import { describe, expect, it } from 'vitest';
import { prefillOf } from '../../../src/raq-funnel/shell/funnel-entry.js';
import { funnelHref, funnelQueryOf, funnelStepAt } from '../../../src/raq-funnel/shell/use-funnel-address.js';
import { attributionOf, firstTouch } from '../../../src/raq-funnel/shell/use-funnel-lifecycle.js';
import { leadAttribution } from '../../../src/raq-funnel/state/create.js';
import { aFunnel, at, event, ofProvider, stateAfter } from './a-funnel.js';

const provider = aFunnel({ spId: 'al 9', withAlId: true });
const NOWHERE = { step: undefined, leadId: '', spId: '', withAlId: false };

describe('a funnel address', () => {
  it.each([
    [at.service, '/app/lead/request_a_quote'],
    [aFunnel({ categoryId: '10202' }), '/app/lead/request_a_quote?step=postal-code'],
    [at.project, '/app/lead/request_a_quote?step=project'],
    [provider, '/app/lead/request_a_quote/al%209/project?withAlId=true'],
    [ofProvider, '/app/lead/request_a_quote/501/project'],
    [aFunnel({ spId: '501' }, event.dropped), '/app/lead/request_a_quote'],
    [at.contact, '/app/lead/request_a_quote?step=contact'],
    [stateAfter(at.contact, event.created), '/app/lead/request_a_quote/lead/7304418/suggestions'],
    [at.summary, '/app/lead/request_a_quote/lead/7304418/summary'],
  ])('leads back to the step it was made from ($1.step, %#)', (state, href) => {
    expect(funnelHref('/app', state)).toBe(href);
    expect(funnelStepAt(href, '/app')?.step).toBe(state.step);
  });

  it('contains the provider on later steps too', () => {
    const timing = stateAfter(ofProvider, event.answered('drain', 'kitchen'), event.on, event.on);
    const href = '/lead/request_a_quote/501/project?step=timing';
    expect(funnelHref('/', timing)).toBe(href);
    expect(funnelStepAt(href, '/')).toEqual({ ...NOWHERE, step: 'timing', spId: '501' });
  });

  it.each([
    ['?withAlId=true', { step: 'service', withAlId: true }],
    ['?withAlId', { step: 'service', withAlId: true }],
    ['?withAlId=false&step=payment', { step: 'service' }],
    ['/lead/42/summary?step=contact', { step: 'summary', leadId: '42' }],
  ])('that ends with %s is parsed', (end, place) =>
    expect(funnelStepAt(`/app/lead/request_a_quote${end}`, '/app')).toEqual({ ...NOWHERE, ...place }),
  );

  it.each([
    ['', {}],
    ['?step=payment&leadId=%20&spId=7&withAlId=no', {}],
    ['?withAlId&leadId=42&step=summary', { step: 'summary', leadId: '42', withAlId: true }],
  ])('can be parsed from the query %s of another page', (search, start) =>
    expect(funnelQueryOf(search)).toEqual({ ...NOWHERE, ...start }),
  );

  it.each(['/app/lead/board/1', '/elsewhere', '/app/lead/request_a_quote/lead/42', ''])(
    'is not found in %s',
    (address) => expect(funnelStepAt(address, '/app')).toBeUndefined(),
  );
});

describe('attribution (feature F28)', () => {
  const search = new URLSearchParams(
    'utm_source=mail&UTM_Medium=a&utm_source=late&utm_=x&utm_term=&email=a@b.co&utm-x=1',
  );

  it('contains the first utm parameters, and the partner id and click id if they are given', () => {
    expect(attributionOf(search)).toEqual({ utm_source: 'mail', utm_medium: 'a' });
    expect(attributionOf(new URLSearchParams())).toEqual({});
    expect(firstTouch({ utm_source: 'mail' }, { utm_source: 'late', utm_term: 'x' })).toEqual({ utm_source: 'mail' });
    expect(firstTouch({}, { utm_source: 'late' })).toEqual({ utm_source: 'late' });
    expect(leadAttribution('p1', '', { utm_source: 'mail' })).toEqual({ utm_source: 'mail', partnerId: 'p1' });
    expect(leadAttribution('', 'c1', {})).toEqual({ clickId: 'c1' });
  });
});

describe('prefill from the query of the page (feature F19)', () => {
  const search = new URLSearchParams(
    'categoryId=10202&postalCode=78704-1234&title=%20Sink%20&description=Slow&urgency=Planning&firstName=Ana&emailAddress=a@b.co&phoneNumber=5125550111&firstLine=1%20Elm&spId=7',
  );

  it('contains only fields that the host lists', () => {
    expect(prefillOf(search, [])).toEqual({});
    expect(prefillOf(search, ['title', 'urgency'])).toEqual({ title: 'Sink', urgency: 'Planning' });
  });

  it('never contains contact data, even if it is listed', () => {
    const job = { title: 'Sink', description: 'Slow', urgency: 'Planning' };
    const listed = [...search.keys(), 'contact', '__proto__'];
    expect(prefillOf(search, listed)).toEqual({ categoryId: '10202', postalCode: '78704', ...job });
  });

  it('omits invalid and missing values, and truncates the description', () => {
    const odd = new URLSearchParams({ postalCode: '787', description: 'a'.repeat(3000), title: ' ' });
    expect(prefillOf(odd, ['postalCode', 'title', 'urgency'])).toEqual({});
    expect(prefillOf(odd, ['description']).description?.length).toBe(2048);
  });
});
