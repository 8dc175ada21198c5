import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { configure, signOut } from '../../src/index.js';
import { SANDBOX_LEADS } from '../../src/sandbox.js';
import { fill, press } from '../elements/press.js';
import { asHost, cleanPage, mount, rootOf, SP_ID, tick } from '../elements/stage.js';
import {
  bodyOf,
  calls,
  type Fault,
  focused,
  LEADS_CALL,
  listen,
  openBoard,
  openNames,
  rowNames,
  stage,
} from './board-stage.js';

cleanPage();

const fails = (end: string): Fault => {
  return (request) => (new URL(request.url).pathname.endsWith(end) ? new Response('{}', { status: 500 }) : undefined);
};

/** Holds the answers of a call until they are let go, then leaves them to the sandbox or to a fault. */
function hold(on: ReturnType<typeof stage>, end: string, then: Fault = () => undefined) {
  let letGo: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  on.setFault(async (request): Promise<Response | undefined> => {
    if (!new URL(request.url).pathname.endsWith(end)) return undefined;
    await held;
    return then(request);
  });
  return () => {
    letGo();
    on.setFault(null);
  };
}

async function pickStatus(name: string): Promise<void> {
  await press(page.getByRole('combobox', { name: 'Lead status' }));
  await press(page.getByRole('option', { name }));
}

describe('notes', () => {
  it('keep what is typed while they are being saved', async () => {
    const on = stage();
    await openBoard(on);
    const letGo = hold(on, '/note');
    await press(page.getByRole('button', { name: 'Edit notes' }));
    const field = page.getByRole('textbox', { name: 'Your Notes' });
    await fill(field, 'first');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await calls(on, '/note', 1);
    await userEvent.keyboard(' second');
    letGo();
    await expect.element(page.getByRole('button', { name: 'Save' })).toBeVisible();
    await expect.element(field).toHaveValue('first second');
  });

  it('come back with their sentence when a save fails that had been closed', async () => {
    const on = stage();
    await openBoard(on);
    const letGo = hold(on, '/note', fails('/note'));
    await press(page.getByRole('button', { name: 'Edit notes' }));
    const field = page.getByRole('textbox', { name: 'Your Notes' });
    await fill(field, 'Not to be lost');
    await press(page.getByRole('button', { name: 'Save' }));
    await press(page.getByRole('button', { name: 'Cancel' }));
    expect(field.query()).toBeNull();
    letGo();
    await expect.element(field).toHaveValue('Not to be lost');
    await expect
      .element(page.getByText('There was an error updating your notes. Please try again later.'))
      .toBeVisible();
  });

  it('are edited where they were pressed: a card beside the board leaves the focus alone', async () => {
    const on = stage();
    const board = await openBoard(on);
    const card = mount('lead-card', { spId: SP_ID, leadId: SANDBOX_LEADS.newest, gateway: on.gateway, expanded: true });
    await vi.waitFor(() => expect(rootOf(card).querySelector('.body')).not.toBeNull());
    await press(page.getByRole('button', { name: 'Edit notes' }).first());
    await tick(50);
    expect(document.activeElement === board).toBe(true);
    await press(page.getByRole('button', { name: 'Cancel' }).first());
    await tick(50);
    expect(document.activeElement === board).toBe(true);
    expect(focused(board)).toBe('Edit notes');
  });
});

describe('a list answer that is older than a change', () => {
  it('does not take back a change that the gateway has confirmed meanwhile', async () => {
    const on = stage();
    const board = await openBoard(on);
    const old = await on.gateway.leads({ serviceProviderId: SP_ID, limit: 10 });
    let letGo: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    on.setFault(async (request): Promise<Response | undefined> => {
      if (!request.url.endsWith(LEADS_CALL)) return undefined;
      await held;
      return Response.json(old);
    });
    const refresh: unknown = board['refresh'];
    if (typeof refresh === 'function') Reflect.apply(refresh, board, []);
    await pickStatus('Closed lost');
    await expect.element(page.getByText('Saved')).toBeVisible();
    letGo();
    await tick(100);
    await expect.element(page.getByRole('combobox', { name: 'Lead status' })).toHaveTextContent('Closed lost');
    expect(await bodyOf(on.to('/status')[0])).toMatchObject({ status: 'ClosedDidntWin' });
  });
});

describe('a status that was not saved', () => {
  it('says so on the row once the card is closed, with Retry', async () => {
    const on = stage();
    const board = await openBoard(on);
    const letGo = hold(on, '/status', fails('/status'));
    await pickStatus('Scheduled');
    await page.getByRole('button', { name: /Marcus Bell Sewer/ }).click();
    letGo();
    await expect.element(page.getByText('We could not update the status. Please try again.')).toBeVisible();
    expect(openNames(board)).toEqual(['Marcus Bell']);
    await page.getByRole('button', { name: 'Retry' }).click();
    await calls(on, '/status', 2);
    await vi.waitFor(() => expect(rootOf(board).querySelector('.lead .pill')?.textContent).toBe('Scheduled'));
  });
});

describe('after signOut()', () => {
  it('nothing that was still on its way comes in, and board and card say how to go on', async () => {
    const on = stage();
    const board = await openBoard(on);
    const letGo = hold(on, `/leads/${SANDBOX_LEADS.noPhone}`);
    const card = mount('lead-card', { spId: SP_ID, leadId: SANDBOX_LEADS.noPhone, gateway: on.gateway });
    await calls(on, `/leads/${SANDBOX_LEADS.noPhone}`, 1);
    signOut();
    letGo();
    await tick(100);
    for (const widget of [board, card]) {
      expect(rootOf(widget).textContent).toContain('You are signed out.');
      expect(rootOf(widget).textContent).not.toMatch(/Whitfield|Bluebird|Austin/);
    }
    await press(page.getByRole('button', { name: 'Retry' }).last());
    await vi.waitFor(() => expect(rootOf(card).querySelector('.name')).not.toBeNull());
  });
});

describe('the reader', () => {
  it('keeps the header in view of the lead that was pressed, below the one that closes', async () => {
    const on = stage();
    const board = await openBoard(on);
    board.style.marginBlock = '1500px';
    const row = () => asHost(rootOf(board).querySelectorAll('.leads .toggle')[3] ?? null);
    row().scrollIntoView({ block: 'center' });
    const before = row().getBoundingClientRect().top;
    row().click();
    await vi.waitFor(() => expect(openNames(board)).toEqual(['Marcus Bell']));
    await tick(50);
    expect(Math.abs(row().getBoundingClientRect().top - before)).toBeLessThan(2);
  });

  it('is at the top of the board after a change of page', async () => {
    const on = stage();
    const board = await openBoard(on);
    await press(page.getByRole('button', { name: 'Next page' }));
    await expect.element(page.getByText('Showing 11 - 20 of 237 results')).toBeVisible();
    expect(board.getBoundingClientRect().top).toBeGreaterThanOrEqual(-1);
  });

  it('keeps the keyboard in the board when Retry goes away, and at the row or the select where that was it', async () => {
    const on = stage();
    on.setFault(fails(LEADS_CALL));
    const board = mount('lead-board', { spId: SP_ID, gateway: on.gateway });
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect.element(retry).toBeVisible();
    await press(retry);
    await calls(on, LEADS_CALL, 2);
    // Sooner, a press on the new Retry would be the second tap of a double tap.
    await tick(400);
    expect(document.activeElement === board).toBe(true);
    on.setFault(null);
    await press(retry);
    await expect.element(page.getByText('Showing 1 - 10 of 237 results')).toBeVisible();
    expect(document.activeElement === board).toBe(true);

    on.setFault(fails('/status'));
    await pickStatus('Scheduled');
    await expect.element(retry).toBeVisible();
    on.setFault(null);
    await press(retry);
    await vi.waitFor(() => expect(rootOf(board).activeElement?.getAttribute('role')).toBe('combobox'));

    on.setFault(fails('/read'));
    await press(page.getByRole('button', { name: 'Mark as unread, Marcus Bell' }));
    await press(page.getByRole('alert').getByRole('button', { name: 'Dismiss' }));
    await vi.waitFor(() => expect(focused(board)).toMatch(/Marcus Bell/));
  });
});

describe('archiving', () => {
  it('of the only lead of a page waits for the next one and opens it, without a false sentence', async () => {
    const on = stage();
    const board = await openBoard(on, { pageSize: 1 });
    const letGo = hold(on, '/archive');
    await press(page.getByRole('button', { name: 'More actions' }));
    await press(page.getByRole('menuitem', { name: 'Archive Lead' }));
    await tick(50);
    expect(rootOf(board).textContent).not.toContain('No Leads match');
    letGo();
    await vi.waitFor(() => expect(openNames(board)).toEqual(['Member']));
  });

  it('from a card opens the next lead on the board beside it', async () => {
    const on = stage();
    const board = await openBoard(on);
    const card = mount('lead-card', { spId: SP_ID, leadId: SANDBOX_LEADS.newest, gateway: on.gateway, expanded: true });
    await vi.waitFor(() => expect(rootOf(card).querySelector('.body')).not.toBeNull());
    await press(page.getByRole('button', { name: 'More actions' }).last());
    await press(page.getByRole('menuitem', { name: 'Archive Lead' }));
    await calls(on, '/archive', 1);
    await vi.waitFor(() => expect(openNames(board)).toEqual(['Member']));
    expect(rowNames(board)).not.toContain('Dana Whitfield');
  });
});

it('another locale changes the words and nothing else', async () => {
  const on = stage();
  const board = await openBoard(on);
  const views = listen(board, 'analytics');
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect.element(page.getByText('Showing 11 - 20 of 237 results')).toBeVisible();
  const before = on.to(LEADS_CALL).length;
  board['locale'] = 'es-US';
  await expect.element(page.getByText('Mostrando 11 - 20 de 237 resultados')).toBeVisible();
  expect(on.to(LEADS_CALL)).toHaveLength(before);
  expect(views).toEqual([]);
  configure({});
});

it('a 511 on everything mends with one replay, each call with its first id', async () => {
  const on = stage();
  let isChallenged = true;
  on.setFault(() => (isChallenged ? new Response('{}', { status: 511 }) : undefined));
  const board = mount('lead-board', { spId: SP_ID, gateway: on.gateway });
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  isChallenged = false;
  const replay: unknown = board['replayChallenges'];
  if (typeof replay === 'function') await Reflect.apply(replay, board, []);
  await expect.element(page.getByRole('heading', { name: 'Leads for Bluebird Plumbing & Drain' })).toBeVisible();
  const [first, second] = on.to(LEADS_CALL);
  expect(second?.headers.get('X-Request-Id')).toBe(first?.headers.get('X-Request-Id'));
});

it('a token that is refused says what to do', async () => {
  const element = mount('lead-board', {
    spId: SP_ID,
    gatewayUrl: '/weather/unauthorized',
    auth: { getToken: () => 'secret' },
  });
  const errors = listen(element, 'widget-error');
  await expect.element(page.getByText('Please sign in again, then try again.')).toBeVisible();
  expect(errors).toContainEqual(expect.objectContaining({ kind: 'auth', status: 401 }));
});
