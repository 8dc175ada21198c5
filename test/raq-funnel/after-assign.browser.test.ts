import { describe, expect, it, vi } from 'vitest';
import { press } from '../elements/press.js';
import { tick } from '../elements/stage.js';
import {
  bodyOf,
  calls,
  checkbox,
  funnelPage,
  funnelStage,
  heard,
  openAt,
  refusal,
  untilAt,
  walk,
} from './funnel-stage.js';

funnelPage();

const leadIdOf = (funnel: Element) => Reflect.get(Object(heard(funnel, 'lead-created')[0]), 'leadId');

describe('after the assignment', () => {
  it('partner pros are told of their selection, the pros of the lead, and the handy service with its feature', async () => {
    const on = funnelStage();
    const funnel = await openAt(on, 'summary', { features: ['handy'] });
    const leadId = leadIdOf(funnel);
    const [selection] = await calls(on, '/v1/service-request/send-ol-pro-selection', 1);
    expect(await bodyOf(selection)).toEqual({
      serviceRequestId: expect.anything(),
      haServiceProviderIds: [expect.anything()],
    });
    const [told] = await calls(on, '/v1/lead/send-ol-notification', 1);
    expect(await bodyOf(told)).toEqual({ leadIds: [leadId] });
    const [handy] = await calls(on, '/v1/handy/sendLead', 1);
    expect(await bodyOf(handy)).toEqual({ leadId });
  });

  it('nobody is told who need not be: no partner pro, no feature, and the host skips the notification', async () => {
    const on = funnelStage();
    await openAt(on, 'suggestions', { createFields: { skipHaOLNotification: true } });
    await press(checkbox('RapidRooter Home Services'));
    await walk(['suggestions'], 'summary');
    await tick(100);
    const told = on.requests.filter(({ url }) => /send-ol|handy/.test(url));
    expect(told.map(({ url }) => url)).toEqual([]);
    expect(await bodyOf(on.to('/v3/lead')[0])).toMatchObject({ skipHaOLNotification: true });
  });

  it.each([
    ['sendProSelection', 'send-ol-pro-selection'],
    ['sendNotification', 'send-ol-notification'],
    ['sendHandyLead', 'sendLead'],
  ])('a failure of %s is told to the host and stops nothing', async (operation, end) => {
    const on = funnelStage();
    on.setFault(({ url }) => (url.endsWith(end) ? refusal(500)() : undefined));
    const funnel = await openAt(on, 'summary', { features: ['handy'] });
    await vi.waitFor(() =>
      expect(heard(funnel, 'widget-error')).toEqual([
        { operation, kind: 'http', status: 500, requestId: expect.any(String) },
      ]),
    );
    await untilAt('summary');
    expect(heard(funnel, 'funnel-complete').length).toBe(1);
  });

  it('the three do not wait for each other, and the summary waits for none', async () => {
    const on = funnelStage();
    on.setFault(({ url }) => (/send-ol|handy/.test(url) ? new Promise(() => {}) : undefined));
    const funnel = await openAt(on, 'summary', { features: ['handy'] });
    await vi.waitFor(() => expect(on.requests.filter(({ url }) => /send-ol|handy/.test(url)).length).toBe(3));
    expect(heard(funnel, 'widget-error')).toEqual([]);
  });
});
