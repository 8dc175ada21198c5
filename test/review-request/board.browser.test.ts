import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SANDBOX_LEADS } from '../../src/sandbox.js';
import { fill, press } from '../element/press.js';
import { cleanPage, listen, mount, rootOf } from '../element/stage.js';
import { calls, chooseStatus, leadStatus, opened } from '../lead-board/board-stage.js';
import * as screen from './review-stage.js';

cleanPage();

const QUESTION = 'Before you close this lead, would you like to Request a Review from this customer?';
const prompt = () => page.getByRole('alertdialog', { name: QUESTION });
const withPrompt = { features: ['new-review-request'] };

describe('the board’s own review request', () => {
  it('opens from the card, returns to it, and shows there when a review was requested, also before a second one', async () => {
    const { on, board } = await opened({ leadId: SANDBOX_LEADS.rated });
    const told = listen(board, 'review-requested');
    await press(screen.button('Request a Review'));
    await expect.element(screen.dialog()).toBeVisible();
    await screen.send();
    expect(await screen.sentBodies(on)).toMatchObject([
      { firstName: 'Theodore', reviewRequest: { serviceProviderId: Number(screen.SP_ID), workCompleted: 'yes' } },
    ]);
    expect(told).toEqual([{ draftReviewId: expect.any(String) }]);
    await userEvent.keyboard('{Escape}');
    await screen.gone();
    expect(screen.focused(board)).toBe('Request a Review');
    const today = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'America/Chicago' });
    const date = today.format(new Date());
    await expect.element(page.getByText(`Review asked on ${date}`)).toBeVisible();
    await press(screen.button('Request a Review'));
    await press(screen.button('Ask anyway'));
    await expect.element(screen.dialog().getByText(`You asked for a review of this job on ${date}.`)).toBeVisible();
    await expect.element(screen.button('Send request')).toBeVisible();
  });

  it('shares typed text with a dialog for the same lead', async () => {
    const { on } = await opened();
    await press(screen.button('Request a Review'));
    await fill(screen.field('Phone'), '512 555 0142');
    await userEvent.keyboard('{Escape}');
    await screen.gone();
    mount('review-request-modal', {
      spId: screen.SP_ID,
      leadId: SANDBOX_LEADS.newest,
      gateway: on.gateway,
      open: true,
    });
    await expect.element(screen.field('Phone')).toHaveValue('512 555 0142');
  });
});

describe('closing a lead as won', () => {
  it('and No thanks leave the status saved and the focus on the select', async () => {
    const { on, board } = await opened(withPrompt);
    await chooseStatus('Closed won');
    await expect.element(prompt()).toBeVisible();
    expect(screen.focused(board)).toBe('No thanks');
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(prompt().elements()).toEqual([]));
    await calls(on, '/status', 1);
    expect(rootOf(board).activeElement).toBe(leadStatus().element());
    await expect.element(leadStatus()).toHaveDisplayValue('Closed won');
  });

  it('with its shortcut asks for a review too, and the board ignores shortcuts while it asks', async () => {
    const { on, board } = await opened(withPrompt);
    rootOf(board).querySelector<HTMLElement>('.leads .toggle')?.focus();
    await userEvent.keyboard('5');
    await expect.element(prompt()).toBeVisible();
    await userEvent.keyboard('e?');
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(prompt().elements()).toEqual([]));
    await calls(on, '/status', 1);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' }).query()).toBeNull();
    expect(screen.focused(board)).not.toBe('Keyboard shortcuts');
    expect(on.requests.filter(({ url }) => url.endsWith('/archive'))).toEqual([]);
  });

  it('asks for nothing with another status or without the feature', async () => {
    const { on, board } = await opened(withPrompt);
    await chooseStatus('Closed lost');
    await calls(on, '/status', 1);
    board['features'] = [];
    await chooseStatus('Closed won');
    await calls(on, '/status', 2);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(prompt().elements()).toEqual([]);
  });
});

afterEach(() => vi.useRealTimers());

const today = (date: string) => vi.setSystemTime(new Date(date));
const asked = () => screen.dialog().getByText(/^You asked Desmond on/);

async function askOnMay3(on = screen.stage()) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-05-03T15:00:00Z') });
  const element = await screen.openModal(on, { autoClose: 0, timeZone: 'America/Chicago' });
  await screen.send();
  await press(screen.dialog().getByRole('button', { name: 'Close', exact: true }).first());
  await screen.gone();
  return { on, element };
}

it('a second request within a week shows the date of the first and can be canceled', async () => {
  const { on } = await askOnMay3();
  today('2027-05-08T15:00:00Z');
  await press(screen.opener());
  await expect.element(screen.dialog().getByText('You asked Desmond on May 3.')).toBeVisible();
  expect(screen.button('Send request').elements()).toEqual([]);
  await press(screen.button('Do not ask'));
  await screen.gone();
  expect(await screen.sentBodies(on)).toHaveLength(1);
});

it('after a reload the device still has the date of the request, without a name or an address', async () => {
  const { element } = await askOnMay3();
  element.remove();
  screen.opener().element().remove();
  const kept = JSON.stringify({ ...localStorage });
  expect(kept).not.toMatch(/desmond|clarke|5125550122/i);
  const again = document.createElement('review-request-modal');
  Object.assign(again, { spId: element.spId, leadId: element.leadId, gateway: element.gateway, open: true });
  document.body.append(again);
  await expect.element(asked()).toBeVisible();
});
