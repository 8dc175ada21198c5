import { describe, expect, it } from 'vitest';
import { createLead } from '../../../src/raq-funnel/state/create.js';
import { endFunnelCalls } from '../../../src/raq-funnel/state/run.js';
import { closeFunnel } from '../../../src/raq-funnel/state/store.js';
import { pageStorage } from '../../stage/device-stage.js';
import { contact, event, toContact } from '../rules/a-funnel.js';
import { aFunnelStage, LEAD, ownStorage } from './funnel-stage.js';

ownStorage();

function atContact(start: Parameters<typeof aFunnelStage>[0] = {}) {
  const on = aFunnelStage({ events: toContact, ...start });
  const getQuotes = () => createLead(on.ref);
  const asked = (times?: number) => {
    void getQuotes();
    return on.called('createLead', times);
  };
  return { ...on, getQuotes, asked };
}

it('Get quotes creates the request once however often it is pressed, and goes to the suggestions', async () => {
  const { getQuotes, asked, state, page, rest, of } = atContact();
  void getQuotes();
  const call = await asked();
  expect(call.input).toMatchObject({
    categoryId: '10202',
    address: { postalCode: '78704' },
    contactInformation: { email: 'maria@example.com', phoneNumber: '5125550111' },
    externalLeadAttributes: { consent: { version: '2026-11', recipients: [] } },
  });
  expect(call.input).not.toHaveProperty('assignedServiceProviderIds');
  expect(state().step).toBe('contact');
  await call.answer({ leadId: LEAD });
  expect(state()).toMatchObject({ step: 'suggestions', leadId: LEAD, consent: { version: '2026-11' } });
  expect(page.told('lead-created')).toEqual([{ leadId: LEAD, consent: state().consent }]);
  expect(page.told('funnel-step')).toMatchObject([{ step: 'suggestions' }]);
  const names = page.told('analytics').map((each) => Reflect.get(each, 'name'));
  expect(names).toEqual(['funnel-submit', 'lead-create', 'funnel-step']);
  void getQuotes();
  await rest();
  expect(of('createLead')).toHaveLength(1);
});

it('Get quotes without consent makes no call and reports no submit', async () => {
  const { getQuotes, send, rest, calls, page } = atContact();
  send(event.consented(false));
  await getQuotes();
  await rest();
  expect([calls, page.events]).toEqual([[], []]);
});

describe('a request whose answer was lost', () => {
  async function lost() {
    const on = atContact();
    const first = await on.asked();
    await first.fail({ kind: 'network' });
    return { ...on, first };
  }

  it('is sent again with the same id, and creates one lead', async () => {
    const { first, asked, task, page } = await lost();
    expect(task('createLead')).toMatchObject({ phase: 'failed', failure: { kind: 'network' } });
    const second = await asked(2);
    expect(second.options.requestId).toBe(first.options.requestId);
    expect(second.input).toEqual(first.input);
    await second.answer({ leadId: LEAD });
    expect(page.told('lead-created')).toHaveLength(1);
  });

  it.each([
    ['another phone number', event.typedContact({ phoneNumber: '5125550199' })],
    ['another preference', event.preferring({ channel: 'text' })],
  ] as const)('is sent with a new id after %s', async (_, event) => {
    const { first, asked, send } = await lost();
    send(event);
    const second = await asked(2);
    expect(second.options.requestId).not.toBe(first.options.requestId);
  });

  it('has the same id after a reload with the same contact, and a new id with another contact', async () => {
    const { first, session } = await lost();
    session.end();
    const after = atContact({ events: contact, isReloaded: true });
    expect(after.state()).toMatchObject({ step: 'contact', description: 'The kitchen sink does not drain.' });
    const again = await after.asked();
    expect(again.options.requestId).toBe(first.options.requestId);
    expect(again.input).toEqual(first.input);
    await again.fail({ kind: 'network' });
    after.send(event.typedContact({ firstName: 'MARIA', emailAddress: 'Maria@Example.com' }));
    const inCapitals = await after.asked(2);
    expect(inCapitals.options.requestId).toBe(first.options.requestId);
    await inCapitals.fail({ kind: 'network' });
    after.send(event.typedContact({ emailAddress: 'other@example.com' }));
    expect((await after.asked(3)).options.requestId).not.toBe(first.options.requestId);
  });
});

describe('a request stopped by a challenge', () => {
  async function challenged() {
    const on = atContact();
    const first = await on.asked();
    await first.challenge();
    return { ...on, first };
  }

  it('is reported, keeps its step, and is replayed with the same id even if the customer went back', async () => {
    const { first, state, page, replayed, send } = await challenged();
    expect(page.told('challenge-required')).toEqual([{ operation: 'createLead', requestId: first.options.requestId }]);
    expect(state().step).toBe('contact');
    send(event.wentTo('timing'));
    await (await replayed('createLead')).answer({ leadId: LEAD });
    expect(state()).toMatchObject({ step: 'suggestions', leadId: LEAD });
    expect(page.told('analytics').filter((each) => Reflect.get(each, 'name') === 'funnel-submit')).toHaveLength(1);
  });

  it.each([
    ['its answers have changed', event.typedContact({ firstName: 'Mia' })],
    ['the consent was withdrawn', event.consented(false)],
  ] as const)('is not replayed once %s', async (_, event) => {
    const { challenges, send, rest, of } = await challenged();
    send(event);
    await challenges.replayAll();
    await rest();
    expect(of('createLead')).toHaveLength(1);
  });

  it('is not replayed if it was sent again and succeeded', async () => {
    const { challenges, asked, rest, of } = await challenged();
    await (await asked(2)).answer({ leadId: LEAD });
    await challenges.replayAll();
    await rest();
    expect(of('createLead')).toHaveLength(2);
  });
});

it('a pending request that succeeds after a sign-out changes no step, reports nothing and stores nothing', async () => {
  const { kept } = pageStorage('sessionStorage');
  const on = atContact();
  const call = await on.asked();
  on.page.events.length = 0;
  on.session.end();
  const before = JSON.stringify(kept);
  await call.answer({ leadId: LEAD });
  await on.rest();
  expect(on.page.events).toEqual([]);
  expect(on.state()).toMatchObject({ step: 'contact', leadId: '' });
  expect(JSON.stringify(kept)).toBe(before);
});

it('a pending request is not aborted when its element leaves the page', async () => {
  const on = atContact();
  const call = await on.asked();
  endFunnelCalls(on.ref, true);
  closeFunnel(on.ref);
  expect(call.options.signal?.aborted).toBe(false);
});
