import { describe, expect, it, vi } from 'vitest';
import { signOut } from '../../src/element/page/host-functions.js';
import { cleanPage, listen, mount, recordedGateway, SP_ID, untilText } from '../element/stage.js';

cleanPage();

const given = { spId: SP_ID, leadId: '90412001' };

function call(element: HTMLElement, method: string, ...values: unknown[]): void {
  Reflect.apply(Reflect.get(element, method), element, values);
}

describe('target offers on a lead page', () => {
  it('are recorded by name, reported to the host and read back; no call is made', async () => {
    const recorded = recordedGateway();
    const page = mount('lead-page', { ...given, gateway: recorded.gateway });
    const told = listen(page, 'target-offer');
    await untilText(page, /Lead Unlocked/);
    call(page, 'recordTargetOffer', 'spring', 'Success');
    call(page, 'requestOfferCategory', 'spring', 10202);
    await vi.waitFor(() =>
      expect(page['targetOffers']).toEqual({ spring: { outcome: 'Success', categoryId: '10202' } }),
    );
    call(page, 'clearOfferCategory', 'spring');
    await vi.waitFor(() => expect(page['targetOffers']).toEqual({ spring: { outcome: 'Success', categoryId: null } }));
    expect(told).toEqual([{ name: 'spring', outcome: 'Success' }]);
    expect(recorded.requests.length).toBe(1);
  });

  it('recorded before the view is there are not lost', async () => {
    const page = mount('lead-page', { ...given, gateway: recordedGateway().gateway });
    call(page, 'recordTargetOffer', 'early', 'Error');
    await vi.waitFor(() => expect(page['targetOffers']).toEqual({ early: { outcome: 'Error', categoryId: null } }));
  });

  it('are shared by the widgets of one gateway, and forgotten by signOut()', async () => {
    const { gateway } = recordedGateway();
    const pages = [mount('lead-page', { ...given, gateway }), mount('lead-page', { ...given, gateway })];
    for (const page of pages) await untilText(page, /Lead Unlocked/);
    const [one, other] = pages;
    if (one === undefined || other === undefined) throw new Error('Two pages were put there.');
    call(one, 'recordTargetOffer', 'spring', 'Error');
    await vi.waitFor(() => expect(Object.keys(other['targetOffers'] ?? {})).toEqual(['spring']));
    await signOut();
    await vi.waitFor(() => expect(other['targetOffers']).toEqual({}));
    await untilText(one, /You are signed out/);
  });

  it('that are not valid are an event, and are recorded nowhere', async () => {
    const page = mount('lead-page', { ...given, gateway: recordedGateway().gateway });
    const errors = listen(page, 'widget-error');
    await untilText(page, /Lead Unlocked/);
    call(page, 'recordTargetOffer', 'spring', 'Maybe');
    expect(errors).toEqual([{ operation: 'targetOffer', kind: 'configuration' }]);
    expect(page['targetOffers']).toEqual({});
  });
});
