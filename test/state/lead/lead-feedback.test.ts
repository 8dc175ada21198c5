import { describe, expect, it } from 'vitest';
import { ratingOf } from '../../../src/domain/lead/rating.js';
import { endFeedbackAtom, feedbackSendAtomOf, sendFeedbackAtom } from '../../../src/state/lead/lead-feedback.js';
import { leadKey } from '../../../src/state/lead/lead-ref.js';
import { refreshBoardAtom } from '../../../src/state/lead-board/actions.js';
import { aPage, leadOf, openBoard, PROVIDER_ANSWER } from '../leads-on-stage.js';
import { aRequester, SP, settle, stage } from '../stage.js';

const lead = { spId: SP, leadId: '1' };
const given = ratingOf(2, 'Other', 'No answer');

async function onBoard() {
  const on = stage({ serviceProvider: () => PROVIDER_ANSWER, leads: () => aPage(['1', '2']) });
  const widget = aRequester();
  await openBoard(on.store, widget);
  const send = async (rating = given) => {
    void on.store.set(sendFeedbackAtom, { lead, given: rating, requester: widget.requester });
    await settle();
  };
  return { ...on, widget, send, phase: () => on.store.get(feedbackSendAtomOf(leadKey(lead)))?.phase };
}

describe('feedback', () => {
  it('is sent with its text, and is on the lead only after the gateway accepted it', async () => {
    const { store, send, last, widget, phase } = await onBoard();
    await send();
    expect(last('sendFeedback').input).toEqual({
      serviceProviderId: SP,
      leadId: '1',
      rating: 2,
      reason: 'Other',
      notes: 'No answer',
    });
    expect(phase()).toBe('sending');
    expect(leadOf(store, '1').feedback).toBeNull();
    await last('sendFeedback').answer();
    expect(phase()).toBe('sent');
    expect(leadOf(store, '1').feedback).toEqual({ rating: 2, reason: 'Other' });
    expect(widget.told('lead-change')).toContainEqual({ leadId: '1', change: 'feedback', value: '2' });
    expect(widget.told('analytics')).toContainEqual(
      expect.objectContaining({ name: 'feedback-submitted', leadId: '1', value: '2' }),
    );
    expect(JSON.stringify(widget.events)).not.toContain('No answer');
  });

  it('that failed stays as it was chosen; the same again keeps its request id, another gets its own', async () => {
    const { store, send, last, of, phase } = await onBoard();
    await send();
    await last('sendFeedback').fail();
    expect(phase()).toBe('failed');
    expect(store.get(feedbackSendAtomOf(leadKey(lead)))?.given).toEqual(given);
    store.set(endFeedbackAtom, lead);
    expect(phase()).toBe('failed');
    await send();
    await last('sendFeedback').fail();
    await send(ratingOf(3, 'Other', 'No answer'));
    const [first, second, third] = of('sendFeedback').map(({ options }) => options.requestId);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('is sent once, however often Submit is pressed', async () => {
    const { send, last, of } = await onBoard();
    await send();
    await send();
    await last('sendFeedback').answer();
    await settle();
    expect(of('sendFeedback')).toHaveLength(1);
  });

  it('ends after a challenge as the first try would have', async () => {
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

  it('is not taken back by a list that was asked for before it', async () => {
    const on = stage({ serviceProvider: () => PROVIDER_ANSWER });
    const widget = aRequester();
    await openBoard(on.store, widget);
    await on.last('leads').answer(aPage(['1']));
    void on.store.set(refreshBoardAtom, { id: 'board', requester: widget.requester });
    void on.store.set(sendFeedbackAtom, { lead, given, requester: widget.requester });
    await settle();
    await on.last('sendFeedback').answer();
    await on.last('leads').answer(aPage(['1']));
    expect(leadOf(on.store, '1').feedback).toEqual({ rating: 2, reason: 'Other' });
  });
});
