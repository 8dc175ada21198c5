import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SANDBOX_LEADS } from '../../src/sandbox.js';
import { fill, press } from '../element/press.js';
import { cleanPage, listen, tick } from '../element/stage.js';
import { pressQuickly } from '../ui/pointer.js';
import {
  button,
  choice,
  dialog,
  failCall,
  failRequest,
  field,
  focused,
  gone,
  MASKED,
  openModal,
  REQUEST_CALL,
  refused,
  SP_ID,
  send,
  sentBodies,
  stage,
  thanks,
} from './review-stage.js';

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
  it('is sent with one tap, in the board’s shape', async () => {
    const on = stage();
    const element = await openModal(on);
    const told = listen(element, 'review-requested');
    const analytics = listen(element, 'analytics');
    for (const words of ['Desmond Clarke', 'desmond.clarke@example.com', '(512) 555-0122', 'Yes', 'Plumbing']) {
      await expect.element(dialog().getByRole('definition').filter({ hasText: words })).toBeVisible();
    }
    await send();
    expect(await sentBodies(on)).toEqual([BOARD_BODY]);
    expect(on.to(REQUEST_CALL)[0]?.headers.get('X-Caller-Id')).toBe(SP_ID);
    expect(told).toEqual([{ draftReviewId: expect.any(String) }]);
    expect(analytics).toMatchObject([{ name: 'review-request' }]);
  });

  it('never speaks of stars, and asks whoever it is in the same words', async () => {
    for (const leadId of [SANDBOX_LEADS.rated, SANDBOX_LEADS.thimble]) {
      document.body.replaceChildren();
      await openModal(stage(), { leadId });
      await expect.element(dialog()).toHaveTextContent(/gets one email with a link to write a review\./);
      expect(dialog().element().textContent).not.toMatch(/star|happy|rating/i);
    }
  });

  it('says that the question about the work needs an answer, where the chosen one is taken back', async () => {
    const on = stage();
    await openModal(on);
    await press(button('Edit'));
    const yes = page.getByRole('radio', { name: 'Yes' });
    await expect.element(yes).toBeChecked();
    await press(yes);
    await expect.element(yes).not.toBeChecked();
    await press(button('Send request'));
    await expect.element(page.getByText('Please select if services were performed')).toBeVisible();
    expect(await sentBodies(on)).toEqual([]);
    await press(yes);
    await expect.element(yes).toBeChecked();
    await send();
  });

  it('ends in a thank-you whose cross can be pressed, by pointer and by finger', async () => {
    const element = await openModal(stage(), { autoClose: 0 });
    await send();
    const cross = dialog().getByRole('button', { name: 'Close' }).first();
    const { left, top, width, height } = cross.element().getBoundingClientRect();
    for (const part of [0.1, 0.5, 0.9]) {
      const hit = element.shadowRoot?.elementFromPoint(left + width * part, top + height * part);
      expect(cross.element().contains(hit ?? null)).toBe(true);
    }
    await press(cross);
    await gone();
  });

  it('comes back with Cancel, which throws away what was written', async () => {
    const on = stage();
    const element = await openModal(on);
    await press(button('Edit'));
    await fill(field('First name'), 'Somebody');
    await press(button('Cancel'));
    expect(focused(element)).toBe('Edit');
    await send();
    expect(await sentBodies(on)).toEqual([BOARD_BODY]);
  });
});

describe('the form', () => {
  it('opens at once for a temporary number, empty and with the reason', async () => {
    const on = stage();
    const element = await openModal(on, { leadId: MASKED });
    const reason = 'A temporary number cannot be used here.';
    await expect.element(field('Phone')).toHaveValue('');
    await expect.element(field('Phone')).toHaveAccessibleDescription(reason);
    await press(button('Send request'));
    expect(focused(element)).toBe('Phone');
    await expect.element(field('Phone')).toHaveAccessibleDescription(`Please enter a valid phone number ${reason}`);
    await fill(field('Phone'), '5125550142');
    await expect.element(page.getByText('Please enter a valid phone number')).not.toBeInTheDocument();
    await send();
    const body = { phoneNumber: '5125550142', reviewRequest: { categoryIds: ['10214'] } };
    expect(await sentBodies(on)).toMatchObject([body]);
  });

  it('is not sent with a fault, and leads to the first field that has one', async () => {
    const on = stage();
    const element = await openModal(on, { leadId: undefined });
    await press(button('Send request'));
    expect(focused(element)).toBe('First name');
    await fill(field('First name'), 'Maria');
    await fill(field('Last name'), 'Delgado');
    await fill(field('Email'), 'maria.delgado@');
    await userEvent.keyboard('{Enter}');
    expect(focused(element)).toBe('Email');
    expect(await sentBodies(on)).toEqual([]);
  });
});

describe('a request that fails', () => {
  it('is sent once by two quick taps, and the thank-you stays', async () => {
    await page.viewport(360, 844);
    const on = stage();
    await openModal(on);
    await tick(400);
    await pressQuickly(button('Send request').element(), { times: 3 });
    await expect.element(thanks()).toBeVisible();
    await tick(300);
    await expect.element(thanks()).toBeVisible();
    expect(await sentBodies(on)).toEqual([BOARD_BODY]);
    await page.viewport(1280, 900);
  });

  it('cannot be pressed twice, typed into or closed while it is on its way', async () => {
    const on = stage();
    const element = await openModal(on);
    let answer = (_response: Response) => {};
    failRequest(on, () => new Promise((resolve) => (answer = resolve)));
    await press(button('Send request'));
    await expect.element(button('Sending…')).toHaveAttribute('aria-disabled', 'true');
    await button('Sending…').click({ force: true });
    await userEvent.keyboard('{Escape}');
    expect(element.open).toBe(true);
    expect(on.to(REQUEST_CALL).length).toBe(1);
    answer(Response.json({ draftReviewId: '77' }));
    await expect.element(thanks()).toBeVisible();
  });
});

describe('loading', () => {
  it('goes on with the lead’s own category when its parents cannot be fetched, and fetches them on Retry', async () => {
    const on = stage();
    failCall(on, '/v1/category', refused(500));
    const element = await openModal(on, { leadId: MASKED });
    await expect.element(page.getByText('Other categories could not be loaded.')).toBeVisible();
    await expect.element(choice('Plumbing')).not.toBeInTheDocument();
    on.setFault(null);
    await press(button('Retry'));
    await expect.element(choice('Plumbing')).toBeVisible();
    expect(focused(element)).toBe('Drain Cleaning');
  });
});
