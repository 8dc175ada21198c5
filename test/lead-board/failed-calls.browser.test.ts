import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { press } from '../element/press.js';
import { asHost, cleanPage, mount, rootOf, SP_ID, textOf, tick, untilText } from '../element/stage.js';
import * as screen from './board-stage.js';

cleanPage();

it('a sign-in page in place of the list makes the panel and diagnose() ask for a sign-in', async () => {
  const on = screen.stage();
  on.setFault(screen.answering(screen.LEADS_CALL, () => new Response('<!doctype html><title>Sign in</title>')));
  const board = mount('lead-board', { spId: SP_ID, gateway: on.gateway, signInUrl: '/login' });
  await expect.element(page.getByText('You may be signed out. Please sign in again, then try again.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  const problem = 'The gateway answered leads with a web page instead of JSON. Is the person signed in?';
  expect(await screen.callOn(board, 'diagnose')).toMatchObject({ findings: [{ code: 'answer-unknown', problem }] });
});

it('a sign-in-url with a script is no link and is not passed to the host', async () => {
  const signInUrl = 'java\nscript:alert(1)';
  const on = screen.stage();
  on.setFault(screen.answering(screen.LEADS_CALL, screen.refused(401)));
  const board = mount('lead-board', { spId: SP_ID, gateway: on.gateway, signInUrl });
  const gone = screen.waysFrom(board);
  await expect.element(page.getByText('Please sign in again, then try again.').first()).toBeVisible();
  for (const each of rootOf(board).querySelectorAll<HTMLElement>('a')) each.click();
  expect([gone, page.getByText('Sign in', { exact: true }).query()]).toEqual([[], null]);
  expect(await screen.callOn(board, 'diagnose')).toMatchObject({
    findings: expect.arrayContaining([
      expect.objectContaining({ problem: '<lead-board> cannot use the value of sign-in-url.' }),
    ]),
  });
  board['signInUrl'] = '/login?from=board';
  const link = await vi.waitFor(() => asHost(rootOf(board).querySelector('a[href="/login?from=board"]')));
  link.click();
  expect(gone).toMatchObject([{ to: 'sign-in', href: '/login?from=board' }]);
});

it('a failed read mark is reverted, with a message for each direction', async () => {
  const { on } = await screen.opened();
  on.setFault(screen.answering('/read', screen.refused(503)));
  await press(screen.button('Mark as unread, Marcus Bell'));
  await expect.element(page.getByText('We could not mark this lead as unread. Please try again.')).toBeVisible();
  await press(page.getByRole('alert').getByRole('button', { name: 'Dismiss' }));
  await press(page.getByRole('button', { name: /Mark as read, Guadalupe/ }));
  await expect.element(page.getByText('We could not mark this lead as read. Please try again.')).toBeVisible();
  on.setFault(null);
  await press(screen.button('Retry'));
  await expect.element(page.getByRole('button', { name: /Mark as unread, Guadalupe/ })).toBeVisible();
});

it('a change refused with 401 no longer says "signed out" after the person has signed in', async () => {
  const { on } = await screen.opened();
  on.setFault(screen.answering('/read', screen.refused(401)));
  await press(screen.button('Mark as unread, Marcus Bell'));
  await vi.waitFor(() => expect(page.getByText('You are signed out.').elements()).toHaveLength(2));
  on.setFault(null);
  await press(screen.button('I have signed in'));
  await vi.waitFor(() => expect(page.getByText('You are signed out.').elements()).toEqual([]));
  await expect.element(page.getByText('We could not mark this lead as unread. Please try again.')).toBeVisible();
});

it('a row whose change was refused with 401 says what was not saved', async () => {
  const { on } = await screen.opened();
  on.setFault(screen.answering('/read', screen.refused(401)));
  await press(screen.button('Mark as unread, Marcus Bell'));
  const row = page.getByRole('listitem').filter({ hasText: 'Marcus Bell' });
  await expect
    .element(row.getByRole('alert'))
    .toHaveTextContent('You are signed out. We could not mark this lead as unread. Please try again.');
});

it('a rating refused with 401 says only to sign in again, and after that only to try again', async () => {
  const { on, board } = await screen.opened();
  on.setFault(screen.answering('/feedback', screen.refused(401)));
  await press(screen.button('Rate this lead'));
  const panel = page.getByRole('dialog', { name: 'Rate this lead' });
  await press(panel.getByRole('radio', { name: 'Great' }));
  const error = panel.getByRole('alert');
  await expect.element(error).toBeVisible();
  expect(error.element().textContent).toBe('You are signed out. Please sign in again, then try again.');
  on.setFault(null);
  screen.callOn(board, 'refresh');
  await vi.waitFor(() => {
    expect(error.element().textContent).toBe(
      "We're sorry, there was an error submitting your feedback. Please refresh the page and try again.",
    );
  });
});

it('notes and a status refused with 401 no longer say "signed out" after the person has signed in', async () => {
  const { on } = await screen.opened();
  on.setFault(({ method }) => (method === 'GET' ? undefined : screen.refused(401)()));
  await screen.chooseStatus('Scheduled');
  await vi.waitFor(() => expect(page.getByText('You are signed out.').elements()).toHaveLength(2));
  await press(screen.button('Edit notes'));
  await page.getByRole('textbox', { name: 'Your Notes' }).fill('Bring the camera');
  await press(screen.button('Save'));
  await vi.waitFor(() => expect(page.getByText('You are signed out.').elements()).toHaveLength(3));
  await expect
    .element(page.getByText('You are signed out. We could not update the status. Please try again.'))
    .toBeVisible();
  await expect.element(page.getByText(/^You are signed out\. There was an error updating your notes/)).toBeVisible();
  on.setFault(null);
  await press(screen.button('I have signed in'));
  await expect.element(page.getByText('We could not update the status. Please try again.')).toBeVisible();
  await expect.element(page.getByText(/^There was an error updating your notes/)).toBeVisible();
  expect(page.getByText('You are signed out.').elements()).toEqual([]);
});

it('an unsaved status shows an error with Retry on the row after the card is closed', async () => {
  const { on, board } = await screen.opened();
  const letGo = screen.hold(on, '/status', screen.answering('/status', screen.refused(500)));
  await screen.chooseStatus('Scheduled');
  await page.getByRole('button', { name: /Marcus Bell Sewer/ }).click();
  letGo();
  await expect.element(page.getByText('We could not update the status. Please try again.')).toBeVisible();
  expect(screen.openNames(board)).toEqual(['Marcus Bell']);
  await screen.button('Retry').click();
  await screen.calls(on, '/status', 2);
  await vi.waitFor(() => expect(rootOf(board).querySelector('.lead .pill')?.textContent).toBe('Scheduled'));
});

it('when Retry disappears, the focus stays in the board: on the row, or on the select if it was there', async () => {
  const on = screen.stage();
  on.setFault(screen.answering(screen.LEADS_CALL, screen.refused(500)));
  const board = mount('lead-board', { spId: SP_ID, gateway: on.gateway });
  const retry = screen.button('Retry');
  await press(retry);
  await screen.calls(on, screen.LEADS_CALL, 2);
  // Sooner, a press on the new Retry would be the second tap of a double tap.
  await tick(400);
  expect(document.activeElement === board).toBe(true);
  on.setFault(null);
  await press(retry);
  await expect.element(page.getByText('Showing 1 - 10 of 237 results')).toBeVisible();
  expect(document.activeElement === board).toBe(true);

  on.setFault(screen.answering('/status', screen.refused(500)));
  await screen.chooseStatus('Scheduled');
  await expect.element(retry).toBeVisible();
  on.setFault(null);
  await press(retry);
  await vi.waitFor(() => expect(rootOf(board).activeElement).toBe(screen.leadStatus().element()));

  on.setFault(screen.answering('/read', screen.refused(500)));
  await press(screen.button('Mark as unread, Marcus Bell'));
  await press(page.getByRole('alert').getByRole('button', { name: 'Dismiss' }));
  await vi.waitFor(() => expect(screen.focused(board)).toMatch(/Marcus Bell/));
});

afterEach(() => vi.restoreAllMocks());

function connection(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

it('if the next page fails offline, the current leads stay, and the page loads when the connection is back', async () => {
  const { on, board } = await screen.opened();
  await expect.element(screen.button('Next page')).toBeVisible();
  connection(false);
  on.setFault(({ url }) => {
    if (url.includes(screen.LEADS_CALL)) throw new TypeError('Failed to fetch');
    return undefined;
  });
  await press(screen.button('Next page'));
  const line = page.getByText('You appear to be offline. Check your connection and try again.');
  await expect.element(line).toBeVisible();
  await vi.waitFor(() => expect(board.shadowRoot?.querySelector('.leads.old')).not.toBeNull(), { timeout: 10_000 });
  await expect.element(page.getByText('Dana Whitfield').first()).toBeVisible();
  await expect.element(page.getByText('Showing 1 - 10 of 237 results')).toBeVisible();
  await expect.element(screen.button('Page 1')).toHaveAttribute('aria-current', 'page');
  on.setFault(null);
  connection(true);
  await untilText(board, /Showing 11 - 20/);
  expect(line.query()).toBeNull();
});

it('while the next page loads, the range is that of the leads that are shown', async () => {
  const { on, board } = await screen.opened();
  await expect.element(screen.button('Next page')).toBeVisible();
  const release = screen.hold(on, screen.LEADS_CALL);
  await press(screen.button('Next page'));
  await screen.calls(on, screen.LEADS_CALL, 2);
  await expect.element(page.getByText('Showing 1 - 10 of 237 results')).toBeVisible();
  release();
  await untilText(board, /Showing 11 - 20/);
});

it('if the gateway refuses the next page, the current leads stay, with Retry', async () => {
  const { on, board } = await screen.opened();
  await expect.element(screen.button('Next page')).toBeVisible();
  on.setFault(screen.answering(screen.LEADS_CALL, screen.refused(500)));
  await press(screen.button('Next page'));
  await expect.element(page.getByText('Sorry, something went wrong. Please try again later.')).toBeVisible();
  await expect.element(page.getByText('Dana Whitfield').first()).toBeVisible();
  on.setFault(null);
  await press(screen.button('Retry'));
  await untilText(board, /Showing 11 - 20/);
});

it('a page whose leads all wait to be archived does not say that there are no leads', async () => {
  const { on, board } = await screen.opened({ pageSize: 1 });
  on.setFault(screen.answering('/archive', screen.noConnection));
  await screen.chooseAction('Archive lead');
  await untilText(board, /1 change waits for a connection/);
  await screen.callOn(board, 'refresh');
  await untilText(board, /Showing 0 - 0 of 236/);
  await press(screen.button('Next page'));
  await untilText(board, /Showing 2 - 2 of 23\d/);
});

async function boardWithTwoWaiting() {
  const { on, board } = await screen.opened();
  on.setFault(screen.noConnection);
  await screen.chooseAction('Archive lead');
  await untilText(board, /1 change waits for a connection/);
  await screen.chooseAction('Archive lead');
  await untilText(board, /2 changes wait for a connection/);
  return { on, board };
}

it('the board stops saying that changes wait for a connection while they are being sent', async () => {
  const { on, board } = await boardWithTwoWaiting();
  on.setFault(screen.answering('/archive', () => new Promise<Response>(() => {})));
  window.dispatchEvent(new Event('online'));
  await untilText(board, /1 change not saved yet/);
  expect(textOf(board)).not.toContain('for a connection');
});

it('on a phone, the Undo buttons of waiting changes do not overlap', async () => {
  await page.viewport(390, 844);
  const { board } = await boardWithTwoWaiting();
  const buttons = [...rootOf(board).querySelectorAll('.outbox button')];
  const [first, second] = buttons.map((button) => button.getBoundingClientRect());
  expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Number.POSITIVE_INFINITY);
});
