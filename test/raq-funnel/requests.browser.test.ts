import { describe, expect, it, vi } from 'vitest';
import { fill, press } from '../elements/press.js';
import { tick } from '../elements/stage.js';
import {
  button,
  CUSTOMER,
  call,
  calls,
  checkbox,
  fillContact,
  funnelPage,
  funnelStage,
  heading,
  heard,
  idsOf,
  isThere,
  openAndWalk,
  openAt,
  place,
  refusal,
  striking,
  TITLES,
  textbox,
  untilAt,
  untilSays,
  walk,
  walkTo,
} from './funnel-stage.js';

funnelPage();

const NOTICE = 'Please verify that you are not a robot, then continue. Your answers are kept.';

async function agreeAndSend(): Promise<void> {
  await fillContact();
  await press(checkbox(/^I agree/));
  await press(button('Get quotes'));
}

describe('one request', () => {
  it('is made by a double click', async () => {
    const on = funnelStage({ scenario: { operation: 'createLead', fault: { delayMs: 200 } } });
    const funnel = await openAt(on, 'contact');
    await fillContact();
    await press(checkbox(/^I agree/));
    await button('Get quotes').dblClick();
    await untilAt('suggestions');
    expect([on.to('/v3/lead').length, await on.leads(), heard(funnel, 'lead-created').length]).toEqual([1, 1, 1]);
  });

  it('is made when its answer is lost and it is sent again', async () => {
    const on = funnelStage({ scenario: { operation: 'createLead', fault: { drop: 'reply', times: 1 } } });
    const funnel = await openAt(on, 'contact');
    await agreeAndSend();
    await untilSays(funnel, 'Your answers are kept.');
    await expect.element(textbox('Email')).toHaveValue(CUSTOMER.email);
    await press(button('Get quotes'));
    await untilAt('suggestions');
    const sent = on.to('/v3/lead');
    expect([sent.length, idsOf(sent).size, await on.leads()]).toEqual([2, 1, 1]);
    expect(heard(funnel, 'lead-created').length).toBe(1);
  });

  it('is another one when the customer has changed an answer in between', async () => {
    const on = funnelStage();
    on.setFault(striking('/v3/lead', refusal(500), 1));
    const funnel = await openAt(on, 'contact');
    await agreeAndSend();
    await untilSays(funnel, 'Your answers are kept.');
    await fill(textbox('Email'), 'other@example.com');
    await press(button('Get quotes'));
    await untilAt('suggestions');
    expect([idsOf(on.to('/v3/lead')).size, await on.leads()]).toEqual([2, 1]);
  });

  it('is made when the page is loaded again between a lost answer and the next try', async () => {
    const on = funnelStage({ scenario: { operation: 'createLead', fault: { drop: 'reply', times: 1 } } });
    const first = await openAt(on, 'contact');
    await agreeAndSend();
    await untilSays(first, 'Your answers are kept.');
    on.reload();
    place(on);
    await untilAt('contact');
    await agreeAndSend();
    await untilAt('suggestions');
    const sent = on.to('/v3/lead');
    expect([sent.length, idsOf(sent).size, await on.leads()]).toEqual([2, 1, 1]);
  });

  it('is made by a replay after a challenge: inline the step stays, with its notice and the answers', async () => {
    const on = funnelStage({ scenario: { operation: 'createLead', fault: { challenge: true } } });
    const funnel = await openAt(on, 'contact');
    await agreeAndSend();
    await untilSays(funnel, NOTICE);
    await expect.element(textbox('First name')).toHaveValue(CUSTOMER.first);
    expect(heard(funnel, 'challenge-required')).toEqual([
      { requestId: on.to('/v3/lead')[0]?.headers.get('X-Request-Id'), operation: 'createLead' },
    ]);
    call(funnel, 'replayChallenges');
    await untilAt('suggestions');
    const sent = on.to('/v3/lead');
    expect([sent.length, idsOf(sent).size, await on.leads()]).toEqual([2, 1, 1]);
    expect(heard(funnel, 'lead-created').length).toBe(1);
  });

  it('is made once when a person presses Continue and the host replays as well', async () => {
    const on = funnelStage({ scenario: { operation: 'createLead', fault: { challenge: true } } });
    const funnel = await openAt(on, 'contact');
    await agreeAndSend();
    await untilSays(funnel, NOTICE);
    await press(button('Continue'));
    call(funnel, 'replayChallenges');
    await untilAt('suggestions');
    await tick(100);
    expect([idsOf(on.to('/v3/lead')).size, await on.leads(), heard(funnel, 'lead-created').length]).toEqual([1, 1, 1]);
  });

  it('is made by a replay after a challenge: a modal closes, and opens again at the suggestions', async () => {
    const on = funnelStage({ scenario: { operation: 'createLead', fault: { challenge: true } } });
    const funnel = place(on, { presentation: 'modal', open: true });
    await walk(['service', 'postal-code', 'project', 'timing'], 'contact');
    await agreeAndSend();
    await vi.waitFor(() => expect(heard(funnel, 'funnel-close')).toEqual([{}]));
    await vi.waitFor(() =>
      expect([funnel.hasAttribute('open'), isThere(heading(TITLES.contact))]).toEqual([false, false]),
    );
    call(funnel, 'replayChallenges');
    await untilAt('suggestions');
    expect([funnel['open'], idsOf(on.to('/v3/lead')).size, await on.leads()]).toEqual([true, 1, 1]);
  });

  it('is made when the token is refused: another one is asked for once', async () => {
    const on = funnelStage();
    on.setFault(({ url, headers }) =>
      url.endsWith('/v3/lead') && headers.get('Authorization') === 'OneTime first'
        ? Response.json({}, { status: 401 })
        : undefined,
    );
    const reasons: unknown[] = [];
    const getToken = (asked: unknown) => {
      reasons.push(asked);
      return reasons.length === 1 ? 'first' : 'second';
    };
    const funnel = await openAndWalk(on, 'contact', { oneTimeToken: undefined, auth: { getToken } });
    await agreeAndSend();
    await untilAt('suggestions');
    const sent = on.to('/v3/lead');
    expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual(['OneTime first', 'OneTime second']);
    expect([idsOf(sent).size, await on.leads(), reasons.length, heard(funnel, 'widget-error')]).toEqual([1, 1, 2, []]);
  });

  it('is sent to the chosen pros once, when the answer of that is lost and it is sent again', async () => {
    const on = funnelStage({ scenario: { operation: 'assignLead', fault: { drop: 'reply', times: 1 } } });
    const funnel = await openAt(on, 'suggestions');
    await expect.element(checkbox('Live Oak Plumbing')).toBeChecked();
    await press(button('Continue'));
    await untilSays(funnel, /unavailable/i);
    await press(button('Retry'));
    await untilAt('summary');
    const sent = on.requests.filter(({ url }) => url.endsWith('/assign'));
    expect([sent.length, idsOf(sent).size, heard(funnel, 'lead-assigned').length]).toEqual([2, 1, 1]);
  });

  it('is sent to the chosen pros by a replay after a challenge, with the choice kept', async () => {
    const on = funnelStage({ scenario: { operation: 'assignLead', fault: { challenge: true } } });
    const funnel = await openAt(on, 'suggestions');
    await press(checkbox('Barton Creek Pipe & Drain'));
    await press(button('Continue'));
    await untilSays(funnel, NOTICE);
    await expect.element(checkbox('Barton Creek Pipe & Drain')).toBeChecked();
    call(funnel, 'replayChallenges');
    await untilAt('summary');
    const sent = on.requests.filter(({ url }) => url.endsWith('/assign'));
    expect([sent.length, idsOf(sent).size, heard(funnel, 'lead-assigned').length]).toEqual([2, 1, 1]);
  });

  it('stays one when the customer goes back from the suggestions by the host, and on again', async () => {
    const on = funnelStage();
    const funnel = await openAt(on, 'suggestions');
    call(funnel, 'goTo', 'contact');
    await tick(50);
    await untilAt('suggestions');
    await walkTo('summary', 'suggestions');
    await calls(on, '/v3/lead', 1);
    expect(await on.leads()).toBe(1);
  });
});
