import { describe, expect, it } from 'vitest';
import { neededCalls } from '../../../src/raq-funnel/shell/use-funnel-actions.js';
import { loadSuggestions } from '../../../src/raq-funnel/suggestions/suggest-state.js';
import { loadSummary } from '../../../src/raq-funnel/summary/summary-state.js';
import { event, toContact } from '../rules/a-funnel.js';
import { aFunnelStage, LEAD, ownStorage } from './funnel-stage.js';

ownStorage();

const PROS = {
  serviceRequestId: '9001',
  serviceProviders: [
    { id: '601', serviceProviderType: 'AL', name: 'Pro 601', preselected: true },
    { id: '701', serviceProviderType: 'HA', name: 'Pro 701' },
  ],
};
const REQUEST = {
  leadId: LEAD,
  title: '',
  description: '',
  postalAddress: { postalCode: '78704', advertisingZone: '12' },
  category: { id: '10202', name: 'Plumbing' },
};
const NAMED = { entry: { leadId: LEAD, step: 'suggestions' }, events: [] } as const;

function aRequest(start: Parameters<typeof aFunnelStage>[0] = { events: [...toContact, event.created] }) {
  const on = aFunnelStage(start);
  const load = () => loadSuggestions(on.ref);
  const asked = (times?: number) => {
    void load();
    return on.called('suggestions', times);
  };
  return { ...on, load, asked };
}

it('suggested pros are loaded once the request is created, and the preselected ones are ticked', async () => {
  const { asked, state, funnel, of } = aRequest();
  expect(neededCalls(funnel())).toContain('suggestions');
  const call = await asked();
  const place = { categoryId: '10202', postalCode: '78704' };
  expect(call.input).toMatchObject({ ...place, limit: 5, excludedServiceProviderIds: [] });
  expect(neededCalls(funnel())).not.toContain('suggestions');
  await call.answer(PROS);
  expect([of('lead'), state().suggestions?.map(({ id }) => id)]).toEqual([[], ['601', '701']]);
  expect(state()).toMatchObject({ ticked: ['additional-sp-601'], form: { serviceRequestId: '9001' } });
});

it('an unknown request set by the page is reported as a wrong lead-id, and does not complete the funnel', async () => {
  const { load, called, page } = aRequest(NAMED);
  void load();
  await (await called('lead')).fail({ status: 404, customMessage: 'There is no lead 9.' });
  expect([page.told('funnel-complete'), page.told('widget-error')]).toMatchObject([[], [{ path: 'lead-id' }]]);
});

it('suggested pros get their details afterwards, requested by type', async () => {
  const { asked, called, state } = aRequest();
  await (await asked()).answer(PROS);
  const details = await called('combinedProviderDetails');
  expect(details.input).toMatchObject({ alServiceProviderIds: ['601'], haServiceProviderIds: ['701'] });
  const known = { rating: 4.8, description: 'Family owned' };
  await details.answer({ serviceProviders: [{ serviceProviderId: '601', ...known }] });
  expect(state().suggestions?.[0]).toMatchObject({ id: '601', ...known });
});

it('if suggested pros cannot be loaded, the funnel shows the summary and reports its address', async () => {
  const { asked, state, page, funnel } = aRequest();
  await (await asked()).fail();
  expect(state().step).toBe('summary');
  expect(page.told('navigate')).toEqual([{ to: 'summary', href: `/summary/${LEAD}` }]);
  expect(neededCalls(funnel())).toEqual(['recipients']);
});

it('suggested pros stopped by a challenge are loaded by the replay, with the same id', async () => {
  const { asked, state, send, replayed } = aRequest();
  await (await asked()).challenge();
  send(event.wentTo('suggestions'));
  await (await replayed('suggestions')).answer(PROS);
  expect(state().suggestions).toHaveLength(2);
});

it('suggested pros from an earlier attempt are ignored', async () => {
  const { asked, state, task, rest } = aRequest();
  const first = await asked();
  const second = await asked(2);
  await rest();
  expect([first.options.signal?.aborted, task('suggestions').phase]).toEqual([true, 'busy']);
  await second.answer({ ...PROS, serviceProviders: [] });
  await first.answer(PROS);
  expect(state()).toMatchObject({ step: 'suggestions', suggestions: [] });
});

describe('a request set by the page', () => {
  it('is loaded once, before its suggested pros', async () => {
    const { asked, load, called, state, of } = aRequest(NAMED);
    void load();
    const call = await called('lead');
    expect(of('suggestions')).toEqual([]);
    await call.answer(REQUEST);
    expect((await called('suggestions')).input).toMatchObject({ categoryId: '10202', postalCode: '78704' });
    expect(state().form).toMatchObject({ categoryName: 'Plumbing', advertisingZone: '12' });
    await asked(2);
    expect(of('lead')).toHaveLength(1);
  });

  it('leads to the summary if it cannot be loaded, and is not loaded again there', async () => {
    const { load, called, state, page, rest, of, ref } = aRequest(NAMED);
    void load();
    await (await called('lead')).fail();
    expect([state().step, of('suggestions')]).toEqual(['summary', []]);
    expect(page.told('navigate')).toEqual([{ to: 'summary', href: `/summary/${LEAD}` }]);
    void loadSummary(ref);
    await (await called('leadProviders')).answer({ serviceProviders: [] });
    await rest();
    expect([of('lead').length, of('followUpDeals').length, of('comparison').length]).toEqual([1, 0, 0]);
  });
});

describe('the summary', () => {
  const pro = { serviceProviderId: '601', serviceProviderType: 'AL', name: 'Pro 601' };
  const recipient = { ...pro, phoneNumber: '(512) 555-0142' };

  it('loads the recipients, then their comparison and the deals', async () => {
    const { ref, called, funnel, send } = aRequest();
    send(event.assigned);
    void loadSummary(ref);
    await (await called('leadProviders')).answer({ serviceProviders: [recipient] });
    const loaded = { id: '601', type: 'AL', name: 'Pro 601', phoneNumber: '5125550142', isHired: false };
    expect(funnel().recipients).toEqual([loaded]);
    await (await called('comparison')).answer({ serviceProviders: [{ serviceProviderId: '601', rating: 4.8 }] });
    const deals = await called('followUpDeals');
    expect(deals.input).toEqual({ categoryId: '10202', postalCode: '78704' });
    await deals.answer({ deals: [{ dealId: '1', title: 'Gutters' }] });
    expect(funnel()).toMatchObject({ recipients: [{ rating: 4.8 }], deals: [{ title: 'Gutters' }] });
  });

  it('is shown without comparison and deals if they fail, and reports both errors to the host', async () => {
    const { ref, called, funnel, page, task } = aRequest();
    void loadSummary(ref);
    await (await called('leadProviders')).answer({ serviceProviders: [recipient] });
    await (await called('comparison')).fail();
    await (await called('followUpDeals')).fail();
    expect([funnel().recipients?.length, funnel().deals, task('recipients').phase]).toEqual([1, [], 'done']);
    expect(page.told('widget-error')).toHaveLength(2);
  });
});
