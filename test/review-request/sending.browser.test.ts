import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SANDBOX_LEADS } from '../../src/sandbox.js';
import { fill, press } from '../element/press.js';
import { cleanPage, listen, tick } from '../element/stage.js';
import { pressQuickly } from '../ui/pointer.js';
import * as screen from './review-stage.js';

cleanPage();

const BOARD_BODY = {
  firstName: 'Desmond',
  lastName: 'Clarke',
  email: 'desmond.clarke@example.com',
  phoneNumber: '5125550122',
  reviewRequest: {
    serviceProviderId: 4711042,
    postalCode: '78640',
    descriptionOfWork: '',
    workCompleted: 'yes',
    categoryIds: ['10202'],
  },
};

describe('the summary', () => {
  it('is sent with one tap, in the form of the board', async () => {
    const on = screen.stage();
    const element = await screen.openModal(on);
    const told = listen(element, 'review-requested');
    const analytics = listen(element, 'analytics');
    for (const words of ['Desmond Clarke', 'desmond.clarke@example.com', '(512) 555-0122', 'Yes', 'Plumbing']) {
      await expect.element(screen.dialog().getByRole('definition').filter({ hasText: words })).toBeVisible();
    }
    await screen.send();
    expect(await screen.sentBodies(on)).toEqual([BOARD_BODY]);
    expect(on.to(screen.REQUEST_CALL)[0]?.headers.get('X-Caller-Id')).toBe(screen.SP_ID);
    expect(told).toEqual([{ draftReviewId: expect.any(String) }]);
    expect(analytics).toMatchObject([{ name: 'review-request' }]);
  });

  it('never mentions stars and asks every customer with the same text', async () => {
    for (const leadId of [SANDBOX_LEADS.rated, SANDBOX_LEADS.thimble]) {
      document.body.replaceChildren();
      await screen.openModal(screen.stage(), { leadId });
      await expect.element(screen.dialog()).toHaveTextContent(/gets one email with a link to write a review\./);
      expect(screen.dialog().element().textContent).not.toMatch(/star|happy|rating/i);
    }
  });

  it('ends with a thank-you that can be closed by pointer and by touch', async () => {
    const element = await screen.openModal(screen.stage(), { autoClose: 0 });
    await screen.send();
    const cross = screen.dialog().getByRole('button', { name: 'Close' }).first();
    const { left, top, width, height } = cross.element().getBoundingClientRect();
    for (const part of [0.1, 0.5, 0.9]) {
      const hit = element.shadowRoot?.elementFromPoint(left + width * part, top + height * part);
      expect(cross.element().contains(hit ?? null)).toBe(true);
    }
    await press(cross);
    await screen.gone();
  });

  it('is restored with Cancel, which discards the changes', async () => {
    const on = screen.stage();
    const element = await screen.openModal(on);
    await press(screen.button('Edit'));
    await fill(screen.field('First name'), 'Somebody');
    await press(screen.button('Cancel'));
    expect(screen.focused(element)).toBe('Edit');
    await screen.send();
    expect(await screen.sentBodies(on)).toEqual([BOARD_BODY]);
  });
});

it('the form opens immediately for a temporary number, empty and with the reason', async () => {
  const on = screen.stage();
  const element = await screen.openModal(on, { leadId: screen.MASKED });
  const reason = 'A temporary number cannot be used here.';
  await expect.element(screen.field('Phone')).toHaveValue('');
  await expect.element(screen.field('Phone')).toHaveAccessibleDescription(reason);
  await press(screen.button('Send request'));
  expect(screen.focused(element)).toBe('Phone');
  await expect
    .element(screen.field('Phone'))
    .toHaveAccessibleDescription(`Please enter a valid phone number ${reason}`);
  await fill(screen.field('Phone'), '5125550142');
  await expect.element(page.getByText('Please enter a valid phone number')).not.toBeInTheDocument();
  await screen.send();
  const body = { phoneNumber: '5125550142', reviewRequest: { categoryIds: ['10214'] } };
  expect(await screen.sentBodies(on)).toMatchObject([body]);
});

it('a failed request is sent again once by two quick taps, and the thank-you stays', async () => {
  await page.viewport(360, 844);
  const on = screen.stage();
  await screen.openModal(on);
  await tick(400);
  await pressQuickly(screen.button('Send request').element(), { times: 3 });
  await expect.element(screen.thanks()).toBeVisible();
  await tick(300);
  await expect.element(screen.thanks()).toBeVisible();
  expect(await screen.sentBodies(on)).toEqual([BOARD_BODY]);
});

it('a request cannot be sent twice, edited or closed while it is being sent', async () => {
  const on = screen.stage();
  const element = await screen.openModal(on);
  let answer = (_response: Response) => {};
  screen.failRequest(on, () => new Promise((resolve) => (answer = resolve)));
  await press(screen.button('Send request'));
  await expect.element(screen.button('Sending…')).toHaveAttribute('aria-disabled', 'true');
  await screen.button('Sending…').click({ force: true });
  await userEvent.keyboard('{Escape}');
  expect([element.open, on.to(screen.REQUEST_CALL).length]).toEqual([true, 1]);
  answer(Response.json({ draftReviewId: '77' }));
  await expect.element(screen.thanks()).toBeVisible();
});

it('without the parents of the lead’s category, the form continues and loads them on Retry', async () => {
  const on = screen.stage();
  screen.failCall(on, '/v1/category', screen.refused(500));
  const element = await screen.openModal(on, { leadId: screen.MASKED });
  await expect.element(page.getByText('Other categories could not be loaded.')).toBeVisible();
  await expect.element(screen.choice('Plumbing')).not.toBeInTheDocument();
  on.setFault(null);
  await press(screen.button('Retry'));
  await expect.element(screen.choice('Plumbing')).toBeVisible();
  expect(screen.focused(element)).toBe('Drain Cleaning');
});

it('the missing categories load by themselves when the connection is back', async () => {
  const on = screen.stage();
  screen.failCall(on, '/v1/category', screen.refused(500));
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await screen.openModal(on, { leadId: screen.MASKED });
  await expect.element(page.getByText('Other categories could not be loaded.')).toBeVisible();
  on.setFault(null);
  isOnline.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.element(screen.choice('Plumbing')).toBeVisible();
  isOnline.mockRestore();
});
