import { describe, expect, it } from 'vitest';
import { toLead } from '../../../src/lead-card/lead/lead.js';
import { putLeads } from '../../../src/lead-card/lead/lead-state.js';
import { type ReviewForm, settleReview } from '../../../src/review-request/review-form-rules.js';
import * as reviewRequestState from '../../../src/review-request/review-request-state.js';
import { leadKey } from '../../../src/session/lead-ref.js';
import { aWidget, SP, settle, stage } from '../../stage/stage.js';
import { aLead, CATEGORIES, CATEGORY, FORM, LEAD, NO_LEAD, PARENT, PROVIDER } from './review-request-stage.js';

const fine = { providerLead: () => aLead(), categories: () => CATEGORIES, serviceProvider: () => PROVIDER };

function opened({ session }: ReturnType<typeof aWidget>, lead = LEAD) {
  void reviewRequestState.openReviewRequest(session, lead);
  return settle();
}

async function begun(answers: Parameters<typeof stage>[0], lead = LEAD) {
  const on = stage(answers);
  const asking = aWidget(on.store);
  await opened(asking, lead);
  return { on, asking };
}

const operations = ({ calls }: ReturnType<typeof stage>) => calls.map(({ operation }) => operation);
const loadOf = ({ store }: ReturnType<typeof stage>, lead = LEAD) =>
  store.get(reviewRequestState.reviewLoadsAtom).get(leadKey(lead)) ?? null;

describe('opening a review request', () => {
  it('loads the lead and its category with the parents, and nothing else', async () => {
    const { on } = await begun(fine);
    expect(on.calls.map(({ operation, input }) => [operation, input])).toEqual([
      ['providerLead', { serviceProviderId: SP, leadId: '7' }],
      ['categories', { serviceProviderId: SP, categoryIds: ['10202'] }],
    ]);
    const ready = { phase: 'ready', postalCode: '78704', isMasked: false };
    expect(loadOf(on)).toEqual({ ...ready, form: FORM, choices: [CATEGORY, PARENT], hasAllChoices: true });
  });

  it('uses the loaded lead', async () => {
    const on = stage(fine);
    putLeads(on.store, { spId: SP, leads: [toLead(aLead())], requestedAt: Number.POSITIVE_INFINITY });
    await opened(aWidget(on.store));
    expect(operations(on)).toEqual(['categories']);
  });

  it('uses the provider’s postal code if the customer’s is unknown', async () => {
    const { on } = await begun({ ...fine, providerLead: () => aLead({ postalCode: null }) });
    expect(on.of('serviceProvider').map(({ input }) => input)).toEqual([{ serviceProviderId: SP }]);
    expect(loadOf(on)).toMatchObject({ phase: 'ready', postalCode: '78701' });
  });

  it('offers the provider’s categories without a lead, with none chosen', async () => {
    const { on } = await begun({ ...fine, providerCategories: () => CATEGORIES }, NO_LEAD);
    expect(operations(on)).toEqual(['providerCategories', 'serviceProvider']);
    expect(loadOf(on, NO_LEAD)).toMatchObject({
      phase: 'ready',
      choices: [CATEGORY],
      form: { categoryIds: null, firstName: '' },
      postalCode: '78701',
    });
  });

  it('fails without the lead, and is ready when it is opened again', async () => {
    const { on, asking } = await begun({ categories: () => CATEGORIES });
    expect(loadOf(on)).toEqual({ phase: 'loading' });
    await on.last('providerLead').fail({ status: 500 });
    expect(loadOf(on)).toMatchObject({ phase: 'failed', failure: { kind: 'http', status: 500 } });
    expect(asking.told('widget-error')).toMatchObject([{ operation: 'providerLead', status: 500 }]);
    await opened(asking);
    await on.last('providerLead').answer(aLead());
    expect(loadOf(on)).toMatchObject({ phase: 'ready' });
  });

  it.each(['providerCategories', 'serviceProvider'] as const)('without a lead fails if %s fails', async (operation) => {
    const all = { providerCategories: () => CATEGORIES, serviceProvider: () => PROVIDER };
    const { on } = await begun({ ...all, [operation]: undefined }, NO_LEAD);
    await on.last(operation).fail({ status: 503 });
    expect(loadOf(on, NO_LEAD)).toMatchObject({ phase: 'failed', failure: { operation } });
  });

  it('continues with the lead’s category if its parents fail to load, and requests them again', async () => {
    const { on, asking } = await begun({ providerLead: () => aLead() });
    await on.last('categories').fail();
    expect(loadOf(on)).toMatchObject({ phase: 'ready', choices: [CATEGORY], hasAllChoices: false });
    await opened(asking);
    await on.last('categories').answer(CATEGORIES);
    expect(loadOf(on)).toMatchObject({ choices: [CATEGORY, PARENT], hasAllChoices: true });
    expect(on.of('providerLead').length).toBe(1);
  });

  it('ends after a challenge as without one', async () => {
    const { on, asking } = await begun({ categories: () => CATEGORIES });
    await on.last('providerLead').challenge();
    expect(asking.told('challenge-required')).toMatchObject([{ operation: 'providerLead' }]);
    void on.challenges.replayAll();
    await settle();
    const [first, second] = on.of('providerLead').map(({ options }) => options.requestId);
    expect(second).toBe(first);
    await on.last('providerLead').answer(aLead());
    expect(loadOf(on)).toMatchObject({ phase: 'ready' });
  });

  it('makes one call while it loads, and merges the answer with changes of the lead', async () => {
    const { on, asking } = await begun({ providerLead: fine.providerLead });
    await opened(asking);
    expect(on.of('categories').length).toBe(1);
    await on.last('categories').answer(CATEGORIES);
    const changed = toLead(aLead({ phoneNumber: '5125550199' }));
    putLeads(on.store, { spId: SP, leads: [changed], requestedAt: Number.POSITIVE_INFINITY });
    await opened(asking);
    expect([on.calls.length, loadOf(on)]).toMatchObject([2, { form: { phoneNumber: '(512) 555-0199' } }]);
  });

  it('loads everything again on a refresh, and keeps what it had if that fails', async () => {
    const { on, asking } = await begun({ categories: fine.categories });
    await on.last('providerLead').answer(aLead());
    const whole = loadOf(on);
    const refresh = () => {
      void reviewRequestState.refreshReviewRequest(asking.session, LEAD);
      return settle();
    };
    await refresh();
    await on.last('providerLead').fail({ status: 500 });
    expect(asking.told('widget-error')).toMatchObject([{ operation: 'providerLead', status: 500 }]);
    expect(loadOf(on)).toEqual(whole);
    await refresh();
    await on.last('providerLead').answer(aLead());
    expect([on.of('providerLead').length, on.of('categories').length, loadOf(on)]).toEqual([3, 2, whole]);
  });
});

describe('sending a review request', () => {
  function sending(variant: 'board' | 'gateway' = 'board') {
    const on = stage({}, { heedsAbort: false });
    const asking = aWidget(on.store);
    const send = (form: ReviewForm = FORM) => {
      const review = settleReview(form);
      if (review === null) throw new Error('the form is not whole');
      void reviewRequestState.sendReviewRequest(asking.session, { lead: LEAD, review, postalCode: '78704', variant });
      return settle();
    };
    const state = () => on.store.get(reviewRequestState.reviewSendsAtom).get(leadKey(LEAD)) ?? null;
    const draft = () => on.store.get(reviewRequestState.reviewDraftsAtom).get(leadKey(LEAD)) ?? null;
    reviewRequestState.putReviewDraft(asking.session, LEAD, FORM);
    return { on, asking, send, state, draft };
  }
  const DONE = { draftReviewId: '501' };

  it('sends the form of the board, notifies the host, and forgets the typed text', async () => {
    const { on, asking, send, state, draft } = sending();
    await send();
    expect([state()?.phase, draft()]).toEqual(['sending', FORM]);
    await on.last('requestReviewByEmail').answer(DONE);
    expect(on.last('requestReviewByEmail').input).toMatchObject({
      email: 'maria@example.com',
      reviewRequest: { serviceProviderId: 4711, postalCode: '78704' },
    });
    expect([state()?.phase, draft(), asking.told('review-requested')]).toEqual(['sent', null, [DONE]]);
    expect(asking.told('analytics')).toMatchObject([{ name: 'review-request', leadId: '7' }]);
    expect(JSON.stringify(asking.events)).not.toMatch(/Maria|Delgado|example\.com|555/);
  });

  it.each([{ status: 500 }, { kind: 'network' }, { kind: 'contract' }, { kind: 'auth', status: 401 }] as const)(
    'keeps the typed text after a failure: %j',
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

  it('has one request id per decision and a new one for another', async () => {
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

  it('shows the thank-you after a challenge, with the same request id', async () => {
    const { on, asking, send, state } = sending();
    await send();
    await on.last('requestReviewByEmail').challenge();
    expect(state()?.phase).toBe('failed');
    void on.challenges.replayAll();
    await settle();
    await on.last('requestReviewByEmail').answer(DONE);
    expect([state()?.phase, asking.told('review-requested')]).toEqual(['sent', [DONE]]);
    const [first, again] = on.of('requestReviewByEmail').map(({ options }) => options.requestId);
    expect(again).toBe(first);
  });

  it('is not replayed if it was sent again meanwhile', async () => {
    const { on, send } = sending();
    await send();
    await on.last('requestReviewByEmail').challenge();
    await send();
    await on.last('requestReviewByEmail').answer(DONE);
    await on.challenges.replayAll();
    expect(on.of('requestReviewByEmail').length).toBe(2);
  });

  it('is sent once, however often it is pressed, and can be requested again after the thank-you', async () => {
    const { on, asking, send, state } = sending();
    await send();
    await send();
    reviewRequestState.endReviewRequest(asking.session, LEAD);
    expect(state()?.phase).toBe('sending');
    await on.last('requestReviewByEmail').answer(DONE);
    await send();
    expect(on.of('requestReviewByEmail').length).toBe(1);
    reviewRequestState.endReviewRequest(asking.session, LEAD);
    expect(state()).toBeNull();
    await send();
    const [first, second] = on.of('requestReviewByEmail').map(({ options }) => options.requestId);
    expect(second).not.toBe(first);
  });
});
