import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_FILTERS, LEAD_SORTS } from '../../../src/gateway/lead-query.js';
import { changeSavedViews, savedViewsAtom } from '../../../src/lead-board/saved-views/use-saved-views.js';
import { appointmentAtomOf, chooseAppointment } from '../../../src/lead-card/appointment/lead-appointment.js';
import { hideInsurance, isInsuranceHiddenAtom } from '../../../src/lead-card/insurance/insurance-hidden.js';
import { savedRepliesAtom, saveReply } from '../../../src/message-thread/tools/quick-replies.js';
import { settleReview } from '../../../src/review-request/review-form-rules.js';
import { reviewAskedAtAtom, sendReviewRequest } from '../../../src/review-request/review-request-state.js';
import { clearDevice } from '../../../src/session/clear-device.js';
import { FORM, LEAD } from '../../review-request/state/review-request-stage.js';
import { pageStorage } from '../../stage/device-stage.js';
import { aWidget, SP, settle, stage } from '../../stage/stage.js';

beforeEach(() => {
  pageStorage('localStorage');
  pageStorage('sessionStorage');
});
afterEach(() => vi.unstubAllGlobals());

const lead = { spId: SP, leadId: 'a' };
const view = { id: 'mine', name: 'Mine', filters: DEFAULT_FILTERS, sort: LEAD_SORTS[0] };

type Store = ReturnType<typeof stage>['store'];

async function askForReview({ store, last }: ReturnType<typeof stage>): Promise<void> {
  const review = settleReview(FORM);
  if (review === null) throw new Error('The form is not complete.');
  const { session } = aWidget(store);
  void sendReviewRequest(session, { lead: LEAD, review, postalCode: '78704', variant: 'board' });
  await settle();
  await last('requestReviewByEmail').answer({ draftReviewId: '501' });
}

const appointmentStart = (store: Store) => store.get(appointmentAtomOf(lead)).start;
const replies = (store: Store) => store.get(savedRepliesAtom)(SP);
const askedAt = (store: Store) => store.get(reviewAskedAtAtom)(LEAD);

describe('data that a service provider saves on the device', () => {
  async function saved(): Promise<void> {
    const on = stage({}, { heedsAbort: false });
    chooseAppointment(on.store, lead, { start: '2026-12-01T10:00', minutes: 60 });
    saveReply(aWidget(on.store).session, SP, 'On my way');
    changeSavedViews(on.store, SP, () => [view]);
    hideInsurance(on.store, lead);
    await askForReview(on);
  }

  it('is available to the same person on the next page', async () => {
    await saved();
    const { store } = stage();
    expect([appointmentStart(store), replies(store)]).toEqual(['2026-12-01T10:00', ['On my way']]);
    expect(askedAt(store)).not.toBeNull();
  });

  it('is removed on sign-out, except for saved views and the insurance preference', async () => {
    await saved();
    clearDevice();
    const { store } = stage();
    expect([appointmentStart(store), replies(store), askedAt(store)]).toEqual(['', [], null]);
    expect(
      store
        .get(savedViewsAtom)(SP)
        .map(({ name }) => name),
    ).toEqual(['Mine']);
    expect(store.get(isInsuranceHiddenAtom)(lead)).toBe(true);
  });
});
