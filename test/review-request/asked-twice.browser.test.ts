import { afterEach, expect, it, vi } from 'vitest';
import { press } from '../element/press.js';
import { cleanPage } from '../element/stage.js';
import { button, dialog, focused, gone, opener, openModal, sentBodies, stage, thanks } from './review-stage.js';

cleanPage();
afterEach(() => vi.useRealTimers());

const today = (date: string) => vi.setSystemTime(new Date(date));
const asked = () => dialog().getByText(/^You asked Desmond on/);

async function askOnMay3(on = stage()) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-05-03T15:00:00Z') });
  const element = await openModal(on, { autoClose: 0, timeZone: 'America/Chicago' });
  await press(button('Send request'));
  await expect.element(thanks()).toBeVisible();
  await press(dialog().getByRole('button', { name: 'Close', exact: true }).first());
  await gone();
  return { on, element };
}

it('who asks Dana for a review twice in a week reads when, and asks again only on purpose', async () => {
  const { on, element } = await askOnMay3();
  today('2027-05-08T15:00:00Z');
  await press(opener());
  await expect.element(dialog().getByText('You asked Desmond on May 3.')).toBeVisible();
  expect(button('Send request').elements()).toEqual([]);
  await press(button('Do not ask'));
  await gone();
  expect(await sentBodies(on)).toHaveLength(1);
  await press(opener());
  await press(button('Ask anyway'));
  await vi.waitFor(() => expect(focused(element)).toBe('Edit'));
  await expect.element(dialog().getByText('You asked for a review of this job on May 3.')).toBeVisible();
  await press(button('Send request'));
  await expect.element(thanks()).toBeVisible();
  expect(await sentBodies(on)).toHaveLength(2);
});

it('after a reload the device still knows it, without a name or an address', async () => {
  const { element } = await askOnMay3();
  element.remove();
  opener().element().remove();
  const kept = JSON.stringify({ ...localStorage });
  expect(kept).not.toMatch(/desmond|clarke|5125550122/i);
  const again = document.createElement('review-request-modal');
  Object.assign(again, { spId: element.spId, leadId: element.leadId, gateway: element.gateway, open: true });
  document.body.append(again);
  await expect.element(asked()).toBeVisible();
});
