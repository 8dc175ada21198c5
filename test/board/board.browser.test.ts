import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SANDBOX_LEADS } from '../../src/sandbox.js';
import { fill, press } from '../elements/press.js';
import { cleanPage, rootOf, SP_ID, tick } from '../elements/stage.js';
import {
  bodyOf,
  calls,
  focused,
  LEADS_CALL,
  listen,
  openBoard,
  openNames,
  polled,
  rowNames,
  stage,
} from './board-stage.js';

cleanPage();

describe('the list', () => {
  it('shows the business, the count, and ten leads with the first one open', async () => {
    const board = await openBoard(stage(), { callLogUrl: '/office/{spId}/calls' });
    await expect.element(page.getByRole('heading', { name: 'Leads for Bluebird Plumbing & Drain' })).toBeVisible();
    await expect.element(page.getByText('Showing 1 - 10 of 237 results')).toBeVisible();
    expect(rowNames(board)).toHaveLength(10);
    expect(openNames(board)).toEqual(['Dana Whitfield']);
    await expect
      .element(page.getByRole('link', { name: 'View Call Log' }))
      .toHaveAttribute('href', `/office/${SP_ID}/calls`);
  });

  it('draws no link to a page that the host has not given', async () => {
    await openBoard(stage());
    expect(page.getByRole('link', { name: 'View Call Log' }).query()).toBeNull();
  });

  it('sends exactly the call of the wire, with its headers', async () => {
    const on = stage();
    await openBoard(on, { sourceApplication: 'office', applicationVersion: '7.1' });
    const [request] = on.to(LEADS_CALL);
    expect(request?.method).toBe('POST');
    expect(new URL(request?.url ?? '').pathname).toBe(`/gateway/lead/office/v6/leads/serviceProvider/${SP_ID}`);
    expect(await bodyOf(request)).toEqual({
      offset: 0,
      sort: 'NewestOldest',
      limit: 10,
      filters: {
        archived: false,
        hasUnreadMessages: null,
        displayLead: true,
        sources: ['Redemption', 'RequestAQuote', 'SR_RAQ', 'HA_OL_RAQ', 'ProDirMsgCallOptIn', 'ProDirMsgCallOptOut'],
      },
    });
    const header = (name: string) => request?.headers.get(name);
    expect(header('X-Proxy-Version')).toBe('1');
    expect(header('X-Request-Id')).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(header('X-Caller-Type')).toBe('ServiceProvider');
    expect(header('X-Caller-Id')).toBe(SP_ID);
    expect(header('Content-Type')).toBe('application/json');
  });

  it('sorts in four ways, and starts at the first page again', async () => {
    const on = stage();
    const board = await openBoard(on);
    const newest = rowNames(board)[0];
    await page.getByRole('button', { name: 'Page 2', exact: true }).click();
    await expect.element(page.getByText('Showing 11 - 20 of 237 results')).toBeVisible();
    await page.getByRole('combobox', { name: 'Sort by' }).click();
    await expect.element(page.getByRole('option', { name: 'Newest to oldest' })).toBeVisible();
    const options = page.getByRole('option').elements();
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Newest to oldest',
      'Oldest to newest',
      'Lead status (A-Z)',
      'Lead status (Z-A)',
    ]);
    await page.getByRole('option', { name: 'Oldest to newest' }).click();
    await expect.element(page.getByText('Showing 1 - 10 of 237 results')).toBeVisible();
    expect(rowNames(board)[0]).not.toBe(newest);
    const [last] = on.to(LEADS_CALL).slice(-1);
    expect(await bodyOf(last)).toMatchObject({
      sort: 'OldestNewest',
      offset: 0,
      businessName: 'Bluebird Plumbing & Drain',
    });
  });

  it('moves through the pages, and not beyond the last', async () => {
    const on = stage();
    const board = await openBoard(on, { pageSize: 100 });
    await press(page.getByRole('button', { name: 'Next page' }));
    await expect.element(page.getByText('Showing 101 - 200 of 237 results')).toBeVisible();
    await press(page.getByRole('button', { name: 'Page 3', exact: true }));
    await expect.element(page.getByText('Showing 201 - 237 of 237 results')).toBeVisible();
    expect(rowNames(board)).toHaveLength(37);
    const before = on.requests.length;
    await page.getByRole('button', { name: 'Next page' }).click({ force: true });
    await tick(50);
    expect(on.requests.length).toBe(before);
  });

  it('puts the featured lead at the top, and opens it', async () => {
    const on = stage();
    const board = await openBoard(on, { leadId: SANDBOX_LEADS.arabic });
    expect(rootOf(board).querySelector('.lead')?.getAttribute('data-lead-id')).toBe(SANDBOX_LEADS.arabic);
    expect(rootOf(board).querySelector('.lead.open')?.getAttribute('data-lead-id')).toBe(SANDBOX_LEADS.arabic);
    expect(await bodyOf(on.to(LEADS_CALL)[0])).toMatchObject({ featuredLeadId: SANDBOX_LEADS.arabic });
  });

  it('starts with unread messages when it is told so, and the toggle turns that off', async () => {
    const on = stage();
    await openBoard(on, { newMessages: true });
    const toggle = page.getByRole('switch', { name: 'Show Unread Messages' });
    await expect.element(toggle).toBeChecked();
    expect(await bodyOf(on.to(LEADS_CALL)[0])).toMatchObject({ filters: { hasUnreadMessages: true } });
    await press(toggle);
    await expect.element(page.getByText('Showing 1 - 10 of 237 results')).toBeVisible();
    expect(await bodyOf(on.to(LEADS_CALL)[1])).toMatchObject({ offset: 0, filters: { hasUnreadMessages: null } });
  });

  it('says what to do when no lead matches, and clears the filters', async () => {
    const on = stage({ scenario: 'empty' });
    const { mount } = await import('../elements/stage.js');
    const board = mount('lead-board', { spId: SP_ID, gateway: on.gateway, newMessages: true });
    const ready = listen(board, 'widget-ready');
    await expect.element(page.getByRole('heading', { name: 'No Leads match the filters applied' })).toBeVisible();
    await expect.element(page.getByText('Adjust your filters above')).toBeVisible();
    await vi.waitFor(() => expect(ready).toEqual([{ tag: 'lead-board' }]));
    await press(page.getByRole('button', { name: 'Clear All Filters' }));
    await expect.element(page.getByRole('switch', { name: 'Show Unread Messages' })).not.toBeChecked();
    const [, second] = await calls(on, LEADS_CALL, 2);
    expect(await bodyOf(second)).toMatchObject({ filters: { hasUnreadMessages: null, archived: false } });
  });

  it('says that there are no leads yet where no filter is on, and shows the first one when it comes', async () => {
    const on = stage();
    let isEmpty = true;
    on.setFault((request) =>
      isEmpty && request.url.endsWith(LEADS_CALL)
        ? Response.json({ leads: [], pagination: { totalNumber: 0, offset: 0, limit: 10 } })
        : undefined,
    );
    const { mount } = await import('../elements/stage.js');
    mount('lead-board', { spId: SP_ID, gateway: on.gateway });
    await expect.element(page.getByRole('heading', { name: 'No leads yet' })).toBeVisible();
    await expect.element(page.getByText('New requests from customers will show up here.')).toBeVisible();
    expect(page.getByText('Clear All Filters').query()).toBeNull();
    isEmpty = false;
    await polled(on);
    await press(page.getByRole('button', { name: /^Show \d+ new leads$/ }));
    await expect.element(page.getByText(/^Showing 1 - 10/)).toBeVisible();
  });

  it('lets no late answer win', async () => {
    const on = stage();
    const board = await openBoard(on);
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let count = 0;
    on.setFault(async (request): Promise<Response | undefined> => {
      if (!request.url.endsWith(LEADS_CALL)) return undefined;
      count += 1;
      if (count === 1) await held;
      return undefined;
    });
    await page.getByRole('switch', { name: 'Show Unread Messages' }).click();
    await page.getByRole('switch', { name: 'Show Unread Messages' }).click();
    await vi.waitFor(() => expect(count).toBe(2));
    await expect.element(page.getByText('Showing 1 - 10 of 237 results')).toBeVisible();
    release();
    await tick(100);
    expect(rowNames(board)).toHaveLength(10);
    await expect.element(page.getByText('Showing 1 - 10 of 237 results')).toBeVisible();
  });
});

describe('a card', () => {
  it('is open alone, and every expansion marks it read', async () => {
    const on = stage();
    const board = await openBoard(on);
    const selected = listen(board, 'lead-select');
    const second = page.getByRole('button', { name: /Member Water Heater/ });
    await press(second);
    expect(openNames(board)).toEqual(['Member']);
    const [read] = (await calls(on, '/read', 1)).slice(-1);
    expect(await bodyOf(read)).toEqual({ leadId: SANDBOX_LEADS.noName, read: true });
    expect(selected).toEqual([{ leadId: SANDBOX_LEADS.noName }]);
    await press(second);
    expect(openNames(board)).toEqual([]);
    await press(second);
    await tick(50);
    expect(on.to('/read')).toHaveLength(1);
  });

  it('toggles read and unread by its indicator and by the menu', async () => {
    const on = stage();
    await openBoard(on);
    await press(page.getByRole('button', { name: 'Mark as unread, Marcus Bell' }));
    const [first] = await calls(on, '/read', 1);
    expect(await bodyOf(first)).toMatchObject({ read: false });
    await press(page.getByRole('button', { name: 'Mark as read, Marcus Bell' }));
    await calls(on, '/read', 2);
    await press(page.getByRole('button', { name: 'More actions' }));
    await press(page.getByRole('menuitem', { name: 'Mark as unread' }));
    await calls(on, '/read', 3);
    await expect.element(page.getByRole('button', { name: 'Mark as read, Dana Whitfield' })).toBeVisible();
  });

  it('changes the status with exactly the call of the wire, and marks the lead read', async () => {
    const on = stage();
    const board = await openBoard(on);
    const changes = listen(board, 'lead-change');
    await press(page.getByRole('button', { name: 'Mark as unread, Dana Whitfield' }));
    await calls(on, '/read', 1);
    await press(page.getByRole('combobox', { name: 'Lead status' }));
    await expect.element(page.getByRole('option', { name: 'Closed won' })).toBeVisible();
    const labels = page.getByRole('option').elements();
    expect(labels.map(({ textContent }) => textContent)).toEqual([
      'New',
      'Not Contacted',
      'Contacted',
      'Scheduled',
      'Closed won',
      'Closed lost',
    ]);
    await press(page.getByRole('option', { name: 'Closed won' }));
    await expect.element(page.getByText('Saved')).toBeVisible();
    const [request] = await calls(on, '/status', 1);
    expect(new URL(request?.url ?? '').pathname).toBe(`/gateway/lead/office/v2/leads/${SANDBOX_LEADS.newest}/status`);
    expect(await bodyOf(request)).toEqual({ serviceProviderId: SP_ID, status: 'ClosedWon' });
    await calls(on, '/read', 2);
    await vi.waitFor(() =>
      expect(changes).toContainEqual({ leadId: SANDBOX_LEADS.newest, change: 'status', value: 'ClosedWon' }),
    );
    expect(JSON.stringify(changes)).not.toMatch(/Dana|Whitfield|512/);
  });

  it('shows the contact when it is asked for: number, email and address, each a link', async () => {
    const board = await openBoard(stage());
    const analytics = listen(board, 'analytics');
    expect(rootOf(board).textContent).not.toMatch(/555-0142|example\.com|Kinney/);
    await press(page.getByRole('button', { name: 'Contact', exact: true }));
    expect(focused(board)).toBe('Contact');
    await expect
      .element(page.getByRole('link', { name: '(512) 555-0142' }))
      .toHaveAttribute('href', 'tel:+15125550142');
    await expect
      .element(page.getByRole('link', { name: 'dana.whitfield@example.com' }))
      .toHaveAttribute('href', 'mailto:dana.whitfield@example.com');
    await expect
      .element(page.getByRole('link', { name: /1408 Kinney Ave/ }))
      .toHaveAttribute('rel', 'noopener noreferrer');
    await expect.element(page.getByText('Temporary number, works until Dec 18')).toBeVisible();
    expect(analytics).toContainEqual(expect.objectContaining({ name: 'contact-reveal', location: 'lead board' }));
  });

  it('marks a temporary number that no longer works, without a link', async () => {
    await openBoard(stage(), { leadId: SANDBOX_LEADS.maskedExpired });
    await press(page.getByRole('button', { name: 'Contact', exact: true }));
    await expect.element(page.getByText('Expired')).toBeVisible();
    expect(page.getByRole('link', { name: /\(\d{3}\) \d{3}-\d{4}/ }).elements()).toEqual([]);
  });

  it('says that a customer gave no number', async () => {
    await openBoard(stage(), { leadId: SANDBOX_LEADS.noPhone });
    await press(page.getByRole('button', { name: 'Contact', exact: true }));
    await expect.element(page.getByText('This customer did not provide a phone number.')).toBeVisible();
  });

  it('shows four questions, and the others with Read More', async () => {
    const board = await openBoard(stage(), { leadId: SANDBOX_LEADS.eightQuestions });
    const pairs = () => rootOf(board).querySelectorAll('.pairs > div').length;
    expect(pairs()).toBe(4);
    await press(page.getByRole('button', { name: 'Read More' }));
    expect(pairs()).toBe(8);
    await press(page.getByRole('button', { name: 'Read Less' }));
    expect(pairs()).toBe(4);
  });

  it('shows markup in a lead as the text that it is', async () => {
    const board = await openBoard(stage(), { leadId: SANDBOX_LEADS.markup });
    expect(rootOf(board).querySelectorAll('.lead img, .lead b, .lead script')).toHaveLength(0);
    expect(rootOf(board).querySelector('.lead.open')?.textContent).toMatch(/<img|<b>|<script/);
  });

  it('leads to the thread by the product’s own route, or to the office inbox, and the host may take over', async () => {
    const board = await openBoard(stage());
    const link = page.getByRole('link', { name: 'Message Dana Whitfield, unread messages' });
    expect(link.element().getAttribute('href')).toMatch(
      new RegExp(`^/app/conversation/${SP_ID}/thread/[^/?]+\\?leadId=${SANDBOX_LEADS.newest}$`),
    );
    Object.assign(board, { officeInboxUrl: '/office/inbox' });
    await vi.waitFor(() => expect(link.element().getAttribute('href')).toMatch(/^\/office\/inbox\?userId=\w+/));
    const asked = listen(board, 'navigate');
    board.addEventListener('navigate', (event) => event.preventDefault());
    const before = location.href;
    await press(link);
    expect(asked).toEqual([{ to: 'office-inbox', href: link.element().getAttribute('href') }]);
    expect(location.href).toBe(before);
  });

  it('saves notes, and Cancel puts the old ones back', async () => {
    const on = stage();
    const board = await openBoard(on);
    const old = /Gate code is 4471#\./;
    await press(page.getByRole('button', { name: 'Edit notes' }));
    const field = page.getByRole('textbox', { name: 'Your Notes' });
    await fill(field, 'Something else');
    await press(page.getByRole('button', { name: 'Cancel' }));
    await expect.element(page.getByText(old)).toBeVisible();
    await expect.poll(() => focused(board)).toBe('Edit notes');
    await press(page.getByRole('button', { name: 'Edit notes' }));
    await fill(field, 'Called again, no answer.');
    await press(page.getByRole('button', { name: 'Save' }));
    const [request] = await calls(on, '/note', 1);
    expect(new URL(request?.url ?? '').pathname).toBe(`/gateway/lead/office/v2/leads/${SANDBOX_LEADS.newest}/note`);
    expect(await bodyOf(request)).toEqual({ serviceProviderId: SP_ID, note: 'Called again, no answer.' });
    await expect.element(page.getByText('Called again, no answer.')).toBeVisible();
    await expect.poll(() => focused(board)).toBe('Edit notes');
  });

  it('refuses notes of more than 2048 characters in words, and keeps them', async () => {
    const on = stage();
    await openBoard(on);
    await press(page.getByRole('button', { name: 'Edit notes' }));
    const field = page.getByRole('textbox', { name: 'Your Notes' });
    await fill(field, 'x'.repeat(2049));
    await expect.element(page.getByText('2,049 / 2,048')).toBeVisible();
    await expect.element(page.getByText('Notes can have at most 2,048 characters.')).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click({ force: true });
    await tick(50);
    expect(on.to('/note')).toEqual([]);
    await fill(field, 'x'.repeat(2048));
    await press(page.getByRole('button', { name: 'Save' }));
    await calls(on, '/note', 1);
  });

  it('leaves the board when it is archived: the next one opens, has the focus, and the page fills up', async () => {
    const on = stage();
    const board = await openBoard(on);
    await press(page.getByRole('button', { name: 'More actions' }));
    await press(page.getByRole('menuitem', { name: 'Archive Lead' }));
    const [request] = await calls(on, '/archive', 1);
    expect(await bodyOf(request)).toEqual({ serviceProviderId: SP_ID, leadId: SANDBOX_LEADS.newest, archived: true });
    await vi.waitFor(() => expect(openNames(board)).toEqual(['Member']));
    expect(focused(board)).toMatch(/Member/);
    await expect.element(page.getByText('Showing 1 - 10 of 236 results')).toBeVisible();
    await vi.waitFor(() => expect(rowNames(board)).toHaveLength(10));
    expect(rowNames(board)).not.toContain('Dana Whitfield');
  });

  it('comes back from the archive by Move to Active Leads', async () => {
    const on = stage();
    const board = await openBoard(on);
    await press(page.getByRole('switch', { name: 'Archived' }));
    await expect.element(page.getByRole('button', { name: 'Move to Active Leads' }).first()).toBeVisible();
    const total = Number(/of (\d+) results/.exec(rootOf(board).textContent ?? '')?.[1]);
    const [leadId] = [...rootOf(board).querySelectorAll('.lead')].map((lead) => lead.getAttribute('data-lead-id'));
    await press(page.getByRole('button', { name: 'Move to Active Leads' }).first());
    const [request] = await calls(on, '/archive', 1);
    expect(await bodyOf(request)).toMatchObject({ leadId, archived: false });
    await expect.element(page.getByText(`Showing 1 - 10 of ${total - 1} results`)).toBeVisible();
  });

  it('is hidden by the host without a call', async () => {
    const on = stage();
    const board = await openBoard(on);
    const before = on.requests.length;
    const hide: unknown = board['hideLead'];
    if (typeof hide === 'function') Reflect.apply(hide, board, [SANDBOX_LEADS.newest]);
    await vi.waitFor(() => expect(rowNames(board)).not.toContain('Dana Whitfield'));
    expect(openNames(board)).toEqual(['Member']);
    await tick(50);
    expect(on.requests.slice(before).filter(({ url }) => !url.endsWith('/read'))).toEqual([]);
  });
});
