import { describe, expect, it } from 'vitest';
import { type ReviewForm, settleReview } from '../../../src/review-request/review-form-rules.js';
import { putReviewDraft, reviewDraftAtomOf } from '../../../src/review-request/review-request-state.js';
import { endReviewRequest, reviewSendAtomOf, sendReviewRequest } from '../../../src/review-request/send.js';
import { aWidget, settle, stage } from '../../stage/stage.js';
import { FORM, LEAD } from './review-request-stage.js';

describe('sending a review request', () => {
  function sending(variant: 'board' | 'gateway' = 'board') {
    const on = stage({}, { heedsAbort: false });
    const asking = aWidget(on.store);
    const send = (form: ReviewForm = FORM) => {
      const review = settleReview(form);
      if (review === null) throw new Error('the form is not whole');
      void sendReviewRequest(asking.session, { lead: LEAD, review, postalCode: '78704', variant });
      return settle();
    };
    const state = () => on.store.get(reviewSendAtomOf(LEAD));
    const draft = () => on.store.get(reviewDraftAtomOf(LEAD));
    putReviewDraft(asking.session, LEAD, FORM);
    return { on, asking, send, state, draft };
  }
  const DONE = { draftReviewId: '501' };

  it('sends the board’s form, tells the host, and forgets what was typed', async () => {
    const { on, asking, send, state, draft } = sending();
    await send();
    expect(state()?.phase).toBe('sending');
    expect(draft()).toEqual(FORM);
    await on.last('requestReviewByEmail').answer(DONE);
    expect(on.last('requestReviewByEmail').input).toMatchObject({
      email: 'maria@example.com',
      reviewRequest: { serviceProviderId: 4711, postalCode: '78704' },
    });
    expect(state()?.phase).toBe('sent');
    expect(draft()).toBeNull();
    expect(asking.told('review-requested')).toEqual([DONE]);
    expect(asking.told('analytics')).toMatchObject([{ name: 'review-request', leadId: '7' }]);
    expect(JSON.stringify(asking.events)).not.toMatch(/Maria|Delgado|example\.com|555/);
  });

  it('sends once, however often it is pressed', async () => {
    const { on, send } = sending();
    await send();
    await send();
    expect(on.of('requestReviewByEmail').length).toBe(1);
    await on.last('requestReviewByEmail').answer(DONE);
    await send();
    expect(on.of('requestReviewByEmail').length).toBe(1);
  });

  it.each([{ status: 500 }, { kind: 'network' }, { kind: 'contract' }, { kind: 'auth', status: 401 }] as const)(
    'keeps what was typed over a failure: %j',
    async (details) => {
      const { on, asking, send, state, draft } = sending();
      await send();
      await on.last('requestReviewByEmail').fail(details);
      expect(state()).toMatchObject({ phase: 'failed', failure: details });
      expect(draft()).toEqual(FORM);
      expect(asking.told('widget-error')).toMatchObject([{ operation: 'requestReviewByEmail', ...details }]);
      expect(asking.told('review-requested')).toEqual([]);
    },
  );

  it('has one request id for one decision, and a new one for another', async () => {
    const { on, send } = sending();
    await send();
    await on.last('requestReviewByEmail').fail();
    await send();
    await on.last('requestReviewByEmail').fail();
    await send({ ...FORM, lastName: 'Diaz' });
    const [first, again, other] = on.of('requestReviewByEmail').map(({ options }) => options.requestId);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('ends in the thank-you when a challenge was solved, with the same request id', async () => {
    const { on, asking, send, state } = sending();
    await send();
    await on.last('requestReviewByEmail').challenge();
    expect(state()?.phase).toBe('failed');
    void on.challenges.replayAll();
    await settle();
    await on.last('requestReviewByEmail').answer(DONE);
    expect(state()?.phase).toBe('sent');
    expect(asking.told('review-requested')).toEqual([DONE]);
    const [first, again] = on.of('requestReviewByEmail').map(({ options }) => options.requestId);
    expect(again).toBe(first);
  });

  it('is not replayed when it was sent again meanwhile', async () => {
    const { on, send } = sending();
    await send();
    await on.last('requestReviewByEmail').challenge();
    await send();
    await on.last('requestReviewByEmail').answer(DONE);
    await on.challenges.replayAll();
    expect(on.of('requestReviewByEmail').length).toBe(2);
  });

  it('can be requested again once the thank-you was seen, and not before', async () => {
    const { on, asking, send, state } = sending();
    await send();
    endReviewRequest(asking.session, LEAD);
    expect(state()?.phase).toBe('sending');
    await on.last('requestReviewByEmail').answer(DONE);
    endReviewRequest(asking.session, LEAD);
    expect(state()).toBeNull();
    await send();
    const [first, second] = on.of('requestReviewByEmail').map(({ options }) => options.requestId);
    expect(second).not.toBe(first);
  });
});
