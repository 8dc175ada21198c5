import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addActivity, addAttempt } from '../../../src/lead-card/activity/activity-state.js';
import * as registeredNumbers from '../../../src/lead-card/contact/registered-numbers.js';
import { bestRating, endFeedback, ratingOf, sendFeedback } from '../../../src/lead-card/feedback/feedback-state.js';
import * as leadInsurance from '../../../src/lead-card/insurance/lead-insurance.js';
import { pageStorage } from '../../stage/device-stage.js';
import { aBoard, aPage, endBoards, leadOf, online, saveOf } from '../../stage/leads-on-stage.js';
import { aWidget, SP, settle, stage } from '../../stage/stage.js';

const lead = { spId: SP, leadId: '1' };
const other = { spId: SP, leadId: '2' };
const stranger = { spId: '8', leadId: '1' };

function insured() {
  const on = stage();
  const widget = aWidget(on.store);
  return { ...on, widget, step: (of = lead) => on.store.get(leadInsurance.insuranceStepAtom)(of) };
}

describe('the insurance offer', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    pageStorage('localStorage');
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('asks how long to hide it, thanks for two seconds, and stays hidden on this device for this job only', () => {
    const { store, of, step } = insured();
    expect(step()).toBe('offer');
    leadInsurance.questionInsurance(store, lead);
    expect(step()).toBe('question');
    leadInsurance.hideForLead(store, lead);
    vi.advanceTimersByTime(1999);
    expect(step()).toBe('thanks-for-job');
    vi.advanceTimersByTime(1);
    expect(step()).toBe('closed');
    expect([lead, other, stranger].map(insured().step)).toEqual(['closed', 'offer', 'offer']);
    expect(of('addDisplayPreferences')).toHaveLength(0);
  });

  it('hidden for all leads is saved by the gateway and hidden on every lead of the provider', async () => {
    const { step, widget, last } = insured();
    void leadInsurance.hideForAll(widget.session, lead);
    await settle();
    expect(last('addDisplayPreferences').input).toEqual({
      serviceProviderId: SP,
      displayPreferences: ['HideThimbleForAllLeads'],
    });
    expect([lead, other, stranger].map(step)).toEqual(['thanks', 'closed', 'offer']);
    await last('addDisplayPreferences').fail();
    expect(widget.told('widget-error')).toHaveLength(1);
    expect([lead, other, stranger].map(insured().step)).toEqual(['closed', 'closed', 'offer']);
  });

  it('names its destination for two seconds, then shows the link, counts the click, and starts over if interrupted', () => {
    const { store, step, widget } = insured();
    leadInsurance.followInsurance(widget.session, lead);
    expect(widget.told('analytics')).toEqual([expect.objectContaining({ name: 'insurance-click', leadId: '1' })]);
    vi.advanceTimersByTime(1999);
    expect(step()).toBe('transition');
    vi.advanceTimersByTime(1);
    expect(step()).toBe('link');
    leadInsurance.followInsurance(widget.session, lead);
    leadInsurance.restartInsurance(store, lead);
    vi.advanceTimersByTime(2000);
    expect(step()).toBe('offer');
  });
});

const number = { name: 'Front desk', phoneNumber: '5125550187' };

function numbered(options: Parameters<typeof stage>[1] = {}) {
  const on = stage({}, options);
  const widget = aWidget(on.store);
  const save = async (one = number) => {
    void registeredNumbers.connectNumber(widget.session, SP, one);
    await settle();
  };
  const load = async () => {
    void registeredNumbers.loadNumbers(widget.session, SP);
    await settle();
  };
  return {
    ...on,
    widget,
    save,
    load,
    phase: () => on.store.get(registeredNumbers.numberSavesAtom).get(SP)?.phase,
    isConnected: () => on.store.get(registeredNumbers.connectedAtom).has(SP),
    list: () => on.store.get(registeredNumbers.registeredNumbersAtom).get(SP) ?? null,
  };
}

describe('a number of the provider', () => {
  it('is connected after the gateway accepted it, and then no lead asks for one', async () => {
    const { save, last, phase, isConnected, widget } = numbered();
    await save();
    expect(last('registerNumber').input).toEqual({ serviceProviderId: SP, ...number });
    expect([phase(), isConnected()]).toEqual(['saving', false]);
    await last('registerNumber').answer();
    expect([phase(), isConnected()]).toEqual(['added', true]);
    expect(JSON.stringify(widget.events)).not.toContain('5125550187');
  });

  it('that is connected already says so; any other failure asks to try again', async () => {
    const { save, last, phase } = numbered();
    await save();
    await last('registerNumber').fail({ status: 409 });
    expect(phase()).toBe('taken');
    await save();
    await last('registerNumber').fail({ kind: 'network' });
    expect(phase()).toBe('failed');
  });

  it('keeps its request id if it is saved again; another number has its own', async () => {
    const { save, last, of } = numbered();
    await save();
    await last('registerNumber').fail();
    await save();
    await last('registerNumber').fail();
    await save({ ...number, name: 'Truck' });
    const [first, second, third] = of('registerNumber').map(({ options }) => options.requestId);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('is added after a challenge, but not if the form was closed', async () => {
    const { store, save, last, of, challenges, phase } = numbered();
    await save();
    await last('registerNumber').challenge();
    void challenges.replayAll();
    await settle();
    await last('registerNumber').answer();
    expect(phase()).toBe('added');
    registeredNumbers.dropNumberSave(store, SP);
    await save();
    await last('registerNumber').challenge();
    registeredNumbers.dropNumberSave(store, SP);
    await challenges.replayAll();
    expect(of('registerNumber')).toHaveLength(3);
  });
});

it('the connected numbers are loading, then loaded, and a new one is added', async () => {
  const { load, last, list, save } = numbered();
  await load();
  expect([last('registeredNumbers').input, list()]).toEqual([{ serviceProviderId: SP }, { phase: 'loading' }]);
  const known = { spId: SP, brand: 'ADS', name: 'Truck', phoneNumber: '5125550100' };
  await last('registeredNumbers').answer({ registeredNumbers: [known] });
  await save();
  await last('registerNumber').answer();
  expect(list()).toEqual({ phase: 'ready', numbers: [{ name: 'Truck', phoneNumber: '5125550100' }, number] });
});

const given = ratingOf(2, 'Other', 'No answer');

afterEach(endBoards);

async function onBoard(answers: object = { leads: () => aPage(['1', '2']) }) {
  const board = await aBoard(answers);
  const { store, session } = board;
  const send = async (rating = given) => {
    void sendFeedback(session, lead, rating);
    await settle();
  };
  return { ...board, send, phase: () => saveOf(store, '1', 'feedback')?.phase };
}

it('an attempt on a lead with a full list of activities is emitted, and the same one again is not', () => {
  const { store } = stage();
  const { session, told } = aWidget(store);
  for (let at = 1; at <= 60; at += 1) addActivity(store, lead, { kind: 'notes', at });
  const call = { kind: 'called', at: Date.now() } as const;
  addAttempt(session, lead, call);
  addAttempt(session, lead, { ...call, at: call.at + 1000 });
  expect(told('lead-attempt')).toEqual([expect.objectContaining({ leadId: '1', attempt: 'called', undone: false })]);
});

describe('feedback', () => {
  it('is sent once with its text, however often Submit is pressed, and is on the lead after the gateway accepted it', async () => {
    const { store, send, last, of, page, phase } = await onBoard();
    await send();
    await send();
    expect(last('sendFeedback').input).toEqual({
      serviceProviderId: SP,
      leadId: '1',
      rating: 2,
      reason: 'Other',
      notes: 'No answer',
    });
    expect([phase(), leadOf(store, '1').feedback]).toEqual(['saving', null]);
    await last('sendFeedback').answer();
    expect([phase(), of('sendFeedback').length]).toEqual(['saved', 1]);
    expect(leadOf(store, '1').feedback).toEqual({ rating: 2, reason: 'Other' });
    expect(page.told('lead-change')).toContainEqual({ leadId: '1', change: 'feedback', value: '2' });
    expect(page.told('analytics')).toContainEqual(
      expect.objectContaining({ name: 'feedback-submitted', leadId: '1', value: '2' }),
    );
    expect(JSON.stringify(page.events)).not.toContain('No answer');
  });

  it('keeps the choice after a failure; the same choice keeps its request id, another one gets its own', async () => {
    const { store, send, last, of, phase } = await onBoard();
    await send();
    await last('sendFeedback').fail();
    expect([phase(), saveOf(store, '1', 'feedback')?.wanted.value]).toEqual(['failed', given]);
    endFeedback(store, lead);
    expect(phase()).toBe('failed');
    await send();
    await last('sendFeedback').fail();
    await send(ratingOf(3, 'Other', 'No answer'));
    const [first, second, third] = of('sendFeedback').map(({ options }) => options.requestId);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('ends after a challenge as without one', async () => {
    const { store, send, last, of, challenges, phase } = await onBoard();
    await send();
    await last('sendFeedback').challenge();
    expect(phase()).toBe('failed');
    void challenges.replayAll();
    await settle();
    expect(of('sendFeedback')[1]?.options.requestId).toBe(of('sendFeedback')[0]?.options.requestId);
    await last('sendFeedback').answer();
    expect(leadOf(store, '1').feedback).toEqual({ rating: 2, reason: 'Other' });
  });

  it('waits offline as it was given and is sent once when the connection is back', async () => {
    const { store, send, last, of, phase } = await onBoard();
    await send();
    await last('sendFeedback').fail({ kind: 'network' });
    expect([phase(), saveOf(store, '1', 'feedback')?.wanted.value]).toEqual(['waiting', given]);
    await online();
    const [first, second] = of('sendFeedback');
    expect(second?.options.requestId).toBe(first?.options.requestId);
    await second?.answer();
    expect([phase(), leadOf(store, '1').feedback]).toMatchObject(['saved', { rating: 2 }]);
    await online();
    expect(of('sendFeedback')).toHaveLength(2);
  });

  it('that waits offline is replaced by another rating', async () => {
    const { send, last, of } = await onBoard();
    for (const rating of [2, 3]) {
      await send(ratingOf(rating, 'Other', 'No answer'));
      await last('sendFeedback').fail({ kind: 'network' });
    }
    await online();
    expect(of('sendFeedback').map(({ input }) => input['rating'])).toEqual([2, 3, 3]);
  });

  it('is not reverted by a list that was requested before it', async () => {
    const { store, last, refresh, send, page } = await onBoard({});
    await last('leads').answer(aPage(['1']));
    const list = await refresh();
    await send(bestRating());
    await last('sendFeedback').answer();
    await list.answer(aPage(['1']));
    expect(leadOf(store, '1').feedback).toEqual({ rating: 5, reason: 'Other' });
    expect(page.told('analytics')).toContainEqual(expect.objectContaining({ name: 'star-rating', value: '5' }));
  });
});
