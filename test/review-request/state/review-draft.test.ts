import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  openReviewRequest,
  putReviewDraft,
  reviewDraftsAtom,
} from '../../../src/review-request/review-request-state.js';
import { leadKey } from '../../../src/session/lead-ref.js';
import { pageStorage } from '../../stage/device-stage.js';
import { aWidget, settle, stage } from '../../stage/stage.js';
import { aLead, CATEGORIES, FORM, LEAD, PROVIDER } from './review-request-stage.js';

let device: ReturnType<typeof pageStorage>;

beforeEach(() => {
  device = pageStorage('sessionStorage');
});
afterEach(() => vi.unstubAllGlobals());

async function aPageLoad() {
  const on = stage({ providerLead: () => aLead(), categories: () => CATEGORIES, serviceProvider: () => PROVIDER });
  const { session } = aWidget(on.store);
  await openReviewRequest(session, LEAD);
  await settle();
  return { session, draft: () => on.store.get(reviewDraftsAtom).get(leadKey(LEAD)) ?? null };
}

it('a draft of a review request is restored after a reload, without what identifies the customer', async () => {
  const { session } = await aPageLoad();
  const work = { descriptionOfWork: 'Cleared the main line', workCompleted: 'no', categoryIds: ['10200'] } as const;
  putReviewDraft(session, LEAD, { ...FORM, ...work, firstName: 'Mia', phoneNumber: '(512) 555-0199' });
  expect(Object.entries(device.kept).join()).not.toMatch(/Mia|Delgado|example|555/);
  expect((await aPageLoad()).draft()).toEqual({ ...FORM, ...work });
});

it('a draft of a review request is not restored after Cancel, or if the stored text is damaged', async () => {
  const { session } = await aPageLoad();
  putReviewDraft(session, LEAD, { ...FORM, descriptionOfWork: 'Cleared the main line' });
  putReviewDraft(session, LEAD, null);
  expect(device.kept).toEqual({});
  putReviewDraft(session, LEAD, { ...FORM, descriptionOfWork: 'Cleared the main line' });
  for (const key of Object.keys(device.kept)) device.kept[key] = `${device.kept[key]}}`;
  expect((await aPageLoad()).draft()).toBeNull();
});
