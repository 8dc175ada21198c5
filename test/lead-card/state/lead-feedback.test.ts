import { afterEach, describe, expect, it } from 'vitest';
import { endFeedback, ratingOf, sendFeedback, sendsByKeyAtom } from '../../../src/lead-card/feedback/feedback-state.js';
import { leadKey } from '../../../src/session/lead-ref.js';
import { aBoard, aPage, endBoards, leadOf } from '../../stage/leads-on-stage.js';
import { SP, settle } from '../../stage/stage.js';

const lead = { spId: SP, leadId: '1' };
const given = ratingOf(2, 'Other', 'No answer');

afterEach(endBoards);

async function onBoard(leads?: () => object) {
  const board = await aBoard(leads ? { leads } : {});
  const { store, session } = board;
  const send = async (rating = given) => {
    void sendFeedback(session, lead, rating);
    await settle();
  };
  return { ...board, send, phase: () => store.get(sendsByKeyAtom).get(leadKey(lead))?.phase };
}

describe('feedback', () => {
  it('is sent with its text, and is on the lead only after the gateway accepted it', async () => {
    const { store, send, last, page, phase } = await onBoard(() => aPage(['1', '2']));
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
    expect(page.told('lead-change')).toContainEqual({ leadId: '1', change: 'feedback', value: '2' });
    expect(page.told('analytics')).toContainEqual(
      expect.objectContaining({ name: 'feedback-submitted', leadId: '1', value: '2' }),
    );
    expect(JSON.stringify(page.events)).not.toContain('No answer');
  });

  it('that failed stays as it was chosen; the same again keeps its request id, another gets its own', async () => {
    const { store, send, last, of, phase } = await onBoard(() => aPage(['1', '2']));
    await send();
    await last('sendFeedback').fail();
    expect(phase()).toBe('failed');
    expect(store.get(sendsByKeyAtom).get(leadKey(lead))?.given).toEqual(given);
    endFeedback(store, lead);
    expect(phase()).toBe('failed');
    await send();
    await last('sendFeedback').fail();
    await send(ratingOf(3, 'Other', 'No answer'));
    const [first, second, third] = of('sendFeedback').map(({ options }) => options.requestId);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('is sent once, however often Submit is pressed', async () => {
    const { send, last, of } = await onBoard(() => aPage(['1', '2']));
    await send();
    await send();
    await last('sendFeedback').answer();
    await settle();
    expect(of('sendFeedback')).toHaveLength(1);
  });

  it('ends after a challenge as the first try would have', async () => {
    const { store, send, last, of, challenges, phase } = await onBoard(() => aPage(['1', '2']));
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
    const { store, last, refresh, send } = await onBoard();
    await last('leads').answer(aPage(['1']));
    const list = await refresh();
    await send();
    await last('sendFeedback').answer();
    await list.answer(aPage(['1']));
    expect(leadOf(store, '1').feedback).toEqual({ rating: 2, reason: 'Other' });
  });
});
