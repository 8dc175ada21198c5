import { describe, expect, it, vi } from 'vitest';
import { createGateway } from '../../src/gateway.js';
import { createSandbox, SANDBOX_OFFERS } from '../../src/sandbox.js';
import { cleanPage, listen, mount, recordedGateway, rootOf, SP_ID, untilText } from '../elements/stage.js';

cleanPage();

const given = { spId: SP_ID, leadId: SANDBOX_OFFERS.offered, features: ['lead-unlock'] };

describe('a lead page', () => {
  it('asks past the browser’s cache: an old answer would sell what has been bought', async () => {
    const sandbox = createSandbox();
    const caches: (RequestCache | undefined)[] = [];
    const gateway = createGateway({
      fetch: (address, init) => {
        caches.push(init?.cache);
        return sandbox.fetch(new Request(new URL(address, location.origin), init));
      },
    });
    await untilText(mount('lead-page', { ...given, gateway }), /Unlock this lead/);
    expect(caches).toEqual(['no-store']);
  });

  it('shows no other lead than the one that was asked for', async () => {
    const { gateway } = recordedGateway();
    const other = {
      leadForPage: () => gateway.leadForPage({ serviceProviderId: SP_ID, leadId: SANDBOX_OFFERS.offered }),
    };
    const page = mount('lead-page', { ...given, leadId: '9', gateway: other });
    const errors = listen(page, 'widget-error');
    await untilText(page, /Oops!/);
    expect(errors).toMatchObject([{ operation: 'leadForPage', kind: 'contract' }]);
  });

  it('makes one call of a storm of refreshes', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const { gateway } = recordedGateway();
    const watched = {
      leadForPage: (input: { serviceProviderId: string; leadId: string }, options: { signal?: AbortSignal }) => {
        signals.push(options.signal);
        return gateway.leadForPage(input, options);
      },
    };
    const page = mount('lead-page', { ...given, gateway: watched });
    await untilText(page, /Unlock this lead/);
    const refresh: unknown = page['refresh'];
    if (typeof refresh !== 'function') throw new Error('There is no refresh().');
    for (let time = 0; time < 5; time += 1) refresh.call(page);
    await vi.waitFor(() => expect(signals.length).toBeGreaterThan(1));
    await vi.waitFor(() => expect(rootOf(page).querySelector('[aria-busy="true"]')).toBeNull());
    // Those that had not gone out yet never did.
    expect(signals.slice(1).map((signal) => signal?.aborted)).toEqual([false]);
  });

  it('keeps the help where it is, whatever comes beside it', async () => {
    const page = mount('lead-page', {
      ...given,
      leadId: SANDBOX_OFFERS.offerExpired,
      gateway: recordedGateway().gateway,
    });
    page.style.width = '1200px';
    const helpAt = () => rootOf(page).querySelector('.help')?.getBoundingClientRect();
    await vi.waitFor(() => expect(helpAt()).toBeDefined());
    const before = helpAt();
    await untilText(page, /no longer available/);
    expect([helpAt()?.top, helpAt()?.left]).toEqual([before?.top, before?.left]);
  });

  it.each([null, undefined, {}])('clears an offer’s category with %j', async (nothing) => {
    const page = mount('lead-page', { ...given, gateway: recordedGateway().gateway });
    await untilText(page, /Unlock this lead/);
    const request: unknown = page['requestOfferCategory'];
    if (typeof request !== 'function') throw new Error('There is no requestOfferCategory().');
    request.call(page, 'spring', 10202);
    await vi.waitFor(() => expect(page['targetOffers']).toEqual({ spring: { outcome: null, categoryId: '10202' } }));
    request.call(page, 'spring', nothing);
    await vi.waitFor(() => expect(page['targetOffers']).toEqual({}));
  });
});
