import { describe, expect, it } from 'vitest';
import type { FunnelEvent } from '../../../src/raq-funnel/funnel/event.js';
import { neededCalls } from '../../../src/raq-funnel/shell/use-funnel-actions.js';
import { assignLead, skipProviders } from '../../../src/raq-funnel/suggestions/suggest-state.js';
import { loadSummary } from '../../../src/raq-funnel/summary/summary-state.js';
import { event, toSuggestions } from '../rules/a-funnel.js';
import { aFunnelStage, LEAD, ownStorage } from './funnel-stage.js';

ownStorage();

const AFTER = ['sendProSelection', 'sendNotification', 'sendHandyLead'] as const;
const both = [event.ticked('additional-hasp-701'), event.ticked('additional-sp-602')];

function atSuggestions(start: Parameters<typeof aFunnelStage>[0] = {}) {
  const on = aFunnelStage({ events: toSuggestions, ...start });
  return {
    ...on,
    sendToPros: () => assignLead(on.ref),
    sent(times?: number) {
      void assignLead(on.ref);
      return on.called('assignLead', times);
    },
    skip: () => skipProviders(on.ref),
    followed: () => AFTER.filter((operation) => on.of(operation).length > 0),
  };
}

describe('sending the request to pros', () => {
  it('assigns them once in gateway order, reports it to the host, and shows the summary', async () => {
    const { sent, sendToPros, send, state, page, rest, of } = atSuggestions();
    send(...both);
    void sendToPros();
    const call = await sent();
    const assigned = { leadId: LEAD, serviceProviderIds: ['601', '602'], haServiceProviderIds: ['701'] };
    expect(call.input).toEqual({ ...assigned, serviceRequestId: '9001' });
    await call.answer();
    expect(state()).toMatchObject({ step: 'summary', isAssigned: true });
    expect([page.told('lead-assigned'), page.told('funnel-complete')]).toEqual([[assigned], [{ leadId: LEAD }]]);
    void sendToPros();
    await rest();
    expect(of('assignLead')).toHaveLength(1);
  });

  it('stays on the suggestions if it fails, and is retried with the same id for the same pros', async () => {
    const { sent, state, task, send, followed } = atSuggestions();
    const first = await sent();
    await first.fail();
    expect([state().step, task('assign').phase, followed()]).toEqual(['suggestions', 'failed', []]);
    const second = await sent(2);
    expect(second.options.requestId).toBe(first.options.requestId);
    await second.fail();
    send(event.ticked('additional-sp-602'));
    expect((await sent(3)).options.requestId).not.toBe(first.options.requestId);
  });

  it('is replayed once after a challenge, with the same id', async () => {
    const { sent, state, page, replayed } = atSuggestions();
    await (await sent()).challenge();
    await (await replayed('assignLead')).answer();
    expect(state().step).toBe('summary');
    expect(page.told('lead-assigned')).toHaveLength(1);
  });

  it('is not replayed after a challenge if the customer has continued without pros', async () => {
    const { sent, skip, challenges, rest, of } = atSuggestions();
    await (await sent()).challenge();
    skip();
    await challenges.replayAll();
    await rest();
    expect(of('assignLead')).toHaveLength(1);
  });

  it('in version 1 assigns no HA pros, but notifies them', async () => {
    const { sent, send, called } = atSuggestions({ options: { assignVersion: 'v1' } });
    send(...both);
    const call = await sent();
    expect(call.options).toMatchObject({ version: 'v1' });
    expect(call.input['haServiceProviderIds']).toEqual([]);
    await call.answer();
    const selection = { serviceRequestId: '9001', haServiceProviderIds: ['701'] };
    expect((await called('sendProSelection')).input).toEqual(selection);
  });

  it('makes no call and continues if no pro is chosen', async () => {
    const { sendToPros, send, rest, of, state } = atSuggestions();
    send(event.ticked('additional-sp-601', false));
    void sendToPros();
    await rest();
    expect(of('assignLead')).toEqual([]);
    expect(state()).toMatchObject({ step: 'summary', isAssigned: false });
  });
});

describe('after the assignment', () => {
  async function assigned(start: Parameters<typeof atSuggestions>[0] = {}, ...events: readonly FunnelEvent[]) {
    const on = atSuggestions(start);
    on.send(...events);
    await (await on.sent()).answer();
    await on.rest();
    return on;
  }

  it('the pros are notified, and chosen HA pros get their selection if there is a serviceRequestId', async () => {
    const withHa = await assigned({}, ...both);
    expect(withHa.followed()).toEqual(['sendProSelection', 'sendNotification']);
    expect(withHa.last('sendNotification').input).toEqual({ leadIds: [LEAD] });
    expect((await assigned()).followed()).toEqual(['sendNotification']);
    const events = toSuggestions.map((each) =>
      each.type === 'suggestions-loaded' ? { ...each, serviceRequestId: '' } : each,
    );
    expect((await assigned({ events }, ...both)).followed()).toEqual(['sendNotification']);
  });

  it('skipHaOLNotification prevents notifications, and isHandy sends the lead to the handyman service', async () => {
    const options = { createFields: { skipHaOLNotification: true }, isHandy: true };
    const on = await assigned({ options });
    expect([on.followed(), on.last('sendHandyLead').input]).toEqual([['sendHandyLead'], { leadId: LEAD }]);
  });

  it('a failed notification is reported to the host and does not block the summary', async () => {
    const on = await assigned({ options: { isHandy: true } }, ...both);
    for (const operation of AFTER) await on.last(operation).fail();
    expect(on.state()).toMatchObject({ step: 'summary', isUnnotified: true });
    const errors = on.page.told('widget-error').map((each) => Reflect.get(each, 'operation'));
    expect(errors.toSorted()).toEqual(AFTER.toSorted());
  });

  it('a notification stopped by a challenge is replayed with its id, without a second assignment', async () => {
    const on = await assigned();
    await on.last('sendNotification').challenge();
    await on.replayed('sendNotification');
    expect(on.of('assignLead')).toHaveLength(1);
  });
});

it('a summary that was shown before the assignment loads its pros again', async () => {
  const on = atSuggestions();
  on.skip();
  void loadSummary(on.ref);
  await (await on.called('leadProviders')).answer({ serviceProviders: [] });
  on.send(event.wentTo('suggestions'), ...both);
  await (await on.sent()).answer();
  expect([on.funnel().recipients, neededCalls(on.funnel())]).toEqual([null, ['recipients']]);
});

it('pros who may have received the request are notified if the customer continues without the answer', async () => {
  const on = atSuggestions();
  on.send(...both);
  await (await on.sent()).fail({ kind: 'network' });
  on.skip();
  await on.rest();
  expect(on.followed()).toEqual(['sendNotification']);
});

it.each([
  ['notifies the provider of the funnel, who has the request', [event.withProvider], ['sendNotification']],
  ['makes no call if no provider has the request', [], []],
])('continuing without other pros %s', async (_, events, calls) => {
  const on = atSuggestions();
  on.send(...events);
  on.skip();
  await on.rest();
  expect([on.calls.map(({ operation }) => operation), on.followed()]).toEqual([calls, calls]);
  expect(on.state()).toMatchObject({ step: 'summary', isAssigned: false });
});
