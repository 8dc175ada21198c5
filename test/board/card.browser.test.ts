import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SANDBOX_LEADS } from '../../src/sandbox.js';
import { fill, press } from '../elements/press.js';
import { cleanPage, mount, rootOf, SP_ID, tick } from '../elements/stage.js';
import { place, threadStage } from '../message-thread/thread-stage.js';
import { bodyOf, calls, focused, LEADS_CALL, openBoard, stage } from './board-stage.js';

cleanPage();

const FLAG = 'pro_ads_leadcalltracking_v2_frontend_lead_board';

function openCard(on = stage(), properties: Record<string, unknown> = {}) {
  const leadId = SANDBOX_LEADS.newest;
  return mount('lead-card', { spId: SP_ID, leadId, expanded: true, gateway: on.gateway, ...properties });
}

describe('job notes', () => {
  const dialog = () => page.getByRole('dialog', { name: 'Edit job notes' });
  const field = () => dialog().getByRole('textbox', { name: 'Your Notes' });

  it('are saved from the modal, which closes at once, on every card of the lead', async () => {
    const on = stage();
    const board = await openBoard(on);
    await press(page.getByRole('button', { name: 'Edit job notes' }));
    await expect.element(field()).toBeVisible();
    await vi.waitFor(() =>
      expect(field().element()).toHaveProperty('value', expect.stringContaining('Gate code is 4471')),
    );
    expect(Math.round(field().element().getBoundingClientRect().height)).toBe(150);
    await fill(field(), 'Bring the long auger.');
    await press(dialog().getByRole('button', { name: 'Save and Close' }));
    await vi.waitFor(() => expect(dialog().query() === null).toBe(true));
    await expect.element(page.getByText('Bring the long auger.')).toBeVisible();
    const [sent] = await calls(on, '/note', 1);
    expect(await bodyOf(sent)).toEqual({ serviceProviderId: SP_ID, note: 'Bring the long auger.' });
    expect(focused(board)).toBe('Edit job notes');
    await vi.waitFor(() => expect(JSON.stringify(sessionStorage)).not.toContain('Bring the long auger.'));
  });

  it('that were not saved come back on the card with the sentence and Retry', async () => {
    const on = stage();
    openCard(on);
    on.setFault(({ url }) => (url.endsWith('/note') ? new Response('{}', { status: 500 }) : undefined));
    await press(page.getByRole('button', { name: 'Edit job notes' }));
    await fill(field(), 'Bring the long auger.');
    await press(dialog().getByRole('button', { name: 'Save and Close' }));
    const sentence = page.getByText('There was an error updating your notes. Please try again later.');
    await expect.element(sentence).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Your Notes' })).toHaveValue('Bring the long auger.');
    on.setFault(null);
    await press(page.getByRole('button', { name: 'Retry' }));
    await expect.element(page.getByText('Bring the long auger.')).toBeVisible();
    await calls(on, '/note', 2);
  });

  it('are thrown away by Cancel, and kept on the card by Escape', async () => {
    openCard();
    await press(page.getByRole('button', { name: 'Edit job notes' }));
    await fill(field(), 'One');
    await press(dialog().getByRole('button', { name: 'Cancel' }));
    await expect.element(page.getByText(/Gate code is 4471#/)).toBeVisible();
    await press(page.getByRole('button', { name: 'Edit job notes' }));
    await fill(field(), 'Two');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('textbox', { name: 'Your Notes' })).toHaveValue('Two');
  });
});

describe('a draft of notes', () => {
  it('is there again when the page has been loaded again', async () => {
    const first = openCard();
    await press(page.getByRole('button', { name: 'Edit notes' }));
    await fill(page.getByRole('textbox', { name: 'Your Notes' }), 'Half a sentence');
    first.remove();
    openCard(stage());
    await expect.element(page.getByRole('textbox', { name: 'Your Notes' })).toHaveValue('Half a sentence');
    await press(page.getByRole('button', { name: 'Cancel' }));
    expect(sessionStorage.length).toBe(0);
  });

  it('has a mark on its row while another lead is open, and on a closed card after a reload', async () => {
    const on = stage();
    const board = await openBoard(on);
    await press(page.getByRole('button', { name: 'Edit notes' }));
    await fill(page.getByRole('textbox', { name: 'Your Notes' }), 'Half a sentence');
    const second = rootOf(board).querySelectorAll<HTMLElement>('.toggle')[1];
    second?.click();
    const row = page.getByRole('button', { name: /Unsaved note\s+Dana Whitfield/ });
    await expect.element(row).toHaveAttribute('aria-expanded', 'false');
    expect(page.getByText('Unsaved note').elements()).toHaveLength(1);
    board.remove();
    openCard(stage(), { expanded: false });
    await expect.element(row).toBeVisible();
    await press(row);
    await press(page.getByRole('button', { name: 'Cancel' }));
    await vi.waitFor(() => expect(page.getByText('Unsaved note').query()).toBeNull());
  });

  it('of a message has a mark on the customer’s row, beside the thread and after a reload, until it is sent', async () => {
    const on = threadStage();
    const board = mount('lead-board', { spId: SP_ID, gateway: on.gateway });
    const thread = place(on);
    const composer = page.getByRole('textbox', { name: /^Message/ });
    const dana = page.getByRole('button', { name: /Unsent message\s+Dana Whitfield/ });
    await fill(composer, 'On my');
    await expect.element(dana).toBeVisible();
    expect(page.getByText('Unsent message').elements()).toHaveLength(1);
    thread.remove();
    board.remove();
    const gateway = on.otherPage();
    mount('lead-card', { spId: SP_ID, leadId: SANDBOX_LEADS.newest, gateway });
    await expect.element(dana).toHaveAttribute('aria-expanded', 'false');
    place(on, { gateway });
    await expect.element(composer).toHaveValue('On my');
    await fill(composer, 'On my way');
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(page.getByText('Unsent message').query()).toBeNull());
  });

  it('that Cancel has thrown away comes back with Undo', async () => {
    const card = openCard();
    await press(page.getByRole('button', { name: 'Edit notes' }));
    await press(page.getByRole('button', { name: 'Cancel' }));
    expect(page.getByText('Your changes were not kept.').query()).toBeNull();
    for (const opener of ['Edit notes', 'Edit job notes']) {
      await press(page.getByRole('button', { name: opener }));
      await fill(page.getByRole('textbox', { name: 'Your Notes' }), 'Half a sentence');
      await press(page.getByRole('button', { name: 'Cancel' }));
      await expect.element(page.getByText('Your changes were not kept.')).toBeVisible();
      await press(page.getByRole('button', { name: 'Undo' }));
      await expect.element(page.getByRole('textbox', { name: 'Your Notes' })).toHaveValue('Half a sentence');
      expect(rootOf(card).activeElement?.localName).toBe('textarea');
      await press(page.getByRole('button', { name: 'Cancel' }));
    }
  });

  it('begins with Add a note where there are none', async () => {
    openCard(stage(), { leadId: SANDBOX_LEADS.nullFields });
    await expect.element(page.getByRole('button', { name: 'Add a note' })).toBeVisible();
  });

  it('goes when the card goes on to another provider', async () => {
    const card = openCard();
    await press(page.getByRole('button', { name: 'Edit notes' }));
    await fill(page.getByRole('textbox', { name: 'Your Notes' }), 'Half a sentence');
    await vi.waitFor(() => expect(sessionStorage.length).toBe(1));
    card['spId'] = '4711043';
    await vi.waitFor(() => expect(JSON.stringify(sessionStorage)).not.toContain('Bring the long auger.'));
  });
});

describe('the contact', () => {
  it('can be texted, with a greeting by the customer’s first name, and copied', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const card = openCard();
    await press(page.getByRole('button', { name: 'Contact', exact: true }));
    const text = page.getByRole('link', { name: 'Text' });
    await expect.element(text).toHaveAttribute('href', expect.stringMatching(/^sms:\+15125550142\?&body=Hi%20Dana%2C/));
    await press(page.getByRole('button', { name: 'Copy phone' }));
    await expect.element(page.getByText('Copied')).toBeInTheDocument();
    await press(page.getByRole('button', { name: 'Copy email' }));
    await press(page.getByRole('button', { name: 'Copy address' }));
    await vi.waitFor(() =>
      expect(write.mock.calls.flat()).toEqual([
        '(512) 555-0142',
        'dana.whitfield@example.com',
        '1408 Kinney Ave, Apt 3, Austin, TX 78704',
      ]),
    );
    const attributes = [...rootOf(card).querySelectorAll('button')].flatMap((button) =>
      [...button.attributes].map(({ value }) => value),
    );
    expect(attributes.join()).not.toMatch(/555-0142|dana\.whitfield/);
    write.mockRestore();
  });

  it('has no text link where texting is off, and neither it nor a copy for a number that has expired', async () => {
    openCard(stage(), { leadId: SANDBOX_LEADS.maskedExpired });
    await press(page.getByRole('button', { name: 'Contact', exact: true }));
    await expect.element(page.getByText('Expired')).toBeVisible();
    expect(page.getByRole('link', { name: 'Text', exact: true }).query() === null).toBe(true);
    expect(page.getByRole('button', { name: 'Copy phone' }).query() === null).toBe(true);
  });
});

describe('connect your number', () => {
  const dialog = () => page.getByRole('dialog', { name: 'Connect your number' });
  const phone = () => dialog().getByRole('textbox', { name: 'Phone number' });
  const name = () => dialog().getByRole('textbox', { name: 'Name' });
  const save = () => dialog().getByRole('button', { name: 'Save' });
  const NUMBERS = '/pro-registered-phone-number';

  async function openDialog(on = stage(), properties: Record<string, unknown> = {}) {
    const card = openCard(on, { leadId: SANDBOX_LEADS.optedInNotConnected, features: [FLAG], ...properties });
    await press(page.getByRole('button', { name: 'Connect your number' }));
    await expect.element(phone()).toBeVisible();
    return card;
  }

  it('is offered on the open card, before and after the contact is shown', async () => {
    openCard(stage(), { leadId: SANDBOX_LEADS.optedInNotConnected, features: [FLAG] });
    const offer = page.getByRole('button', { name: 'Connect your number' });
    await expect.element(offer).toBeVisible();
    await press(page.getByRole('button', { name: 'Contact', exact: true }));
    await expect.element(page.getByRole('heading', { name: 'Contact', exact: true })).toBeVisible();
    expect(offer.elements()).toHaveLength(1);
  });

  it('is not offered without its flag', async () => {
    openCard(stage(), { leadId: SANDBOX_LEADS.optedInNotConnected });
    await press(page.getByRole('button', { name: 'Contact', exact: true }));
    await expect.element(page.getByRole('heading', { name: 'Contact', exact: true })).toBeVisible();
    expect(page.getByRole('button', { name: 'Connect your number' }).query() === null).toBe(true);
  });

  it('says what is wrong with name and number', async () => {
    await openDialog();
    await press(save());
    await expect.element(dialog().getByText('Name must not be empty')).toBeVisible();
    await expect.element(dialog().getByText('Number must not be empty')).toBeVisible();
    await fill(phone(), '512');
    await expect.element(dialog().getByText('Phone number must contain 10 digits')).toBeVisible();
  });

  it('formats what is typed, takes ten digits, and keeps the caret where it was', async () => {
    await openDialog();
    await press(phone());
    await userEvent.keyboard('5125550187999');
    await expect.element(phone()).toHaveValue('(512) 555-0187');
    const field = phone().element();
    if (!(field instanceof HTMLInputElement)) throw new Error('There is no field.');
    field.setSelectionRange(6, 6);
    await userEvent.keyboard('{Backspace}');
    expect([field.value, field.selectionStart]).toEqual(['(512) 555-0187', 4]);
    await userEvent.keyboard('{Backspace}3');
    expect([field.value, field.selectionStart]).toEqual(['(513) 555-0187', 4]);
  });

  it('connects it, and no longer asks for one', async () => {
    const on = stage();
    await openDialog(on, { connectedNumbersUrl: '#numbers/{spId}' });
    await fill(name(), 'Front desk');
    await fill(phone(), '5125550187');
    await userEvent.keyboard('{Enter}');
    const added = page.getByRole('dialog', { name: 'Phone number added!' });
    await expect.element(added.getByText('Front desk, (512) 555-0187, is now connected to your leads.')).toBeVisible();
    const more = added.getByRole('link', { name: 'Add another number' });
    await expect.element(more).toHaveAttribute('href', `#numbers/${SP_ID}`);
    const sent = on.to(NUMBERS).find(({ method }) => method === 'POST');
    expect(await bodyOf(sent)).toEqual({ spId: SP_ID, brand: 'ADS', name: 'Front desk', phoneNumber: '5125550187' });
    await press(added.getByRole('button', { name: 'Got it' }));
    await vi.waitFor(() => expect(added.query() === null).toBe(true));
    expect(page.getByRole('button', { name: 'Connect your number' }).query() === null).toBe(true);
  });

  it('says that a number is connected already, below the number', async () => {
    const on = stage();
    await openDialog(on);
    on.setFault(({ method }) => (method === 'POST' ? new Response('{}', { status: 409 }) : undefined));
    await fill(name(), 'Front desk');
    await fill(phone(), '5125550187');
    await press(save());
    await expect.element(dialog().getByText('This number has already been connected.')).toBeVisible();
    await expect.element(phone()).toHaveAccessibleDescription('This number has already been connected.');
  });

  it.each([
    { fault: 'a 500', answer: () => new Response('{}', { status: 500 }) },
    { fault: 'a 511', answer: () => new Response('{}', { status: 511 }) },
    { fault: 'a dropped connection', answer: () => Promise.reject(new TypeError('Failed to fetch')) },
  ])('asks to try again after $fault, with what was typed', async ({ answer }) => {
    const on = stage();
    await openDialog(on);
    on.setFault(({ method }) => (method === 'POST' ? answer() : undefined));
    await fill(name(), 'Front desk');
    await fill(phone(), '5125550187');
    await press(save());
    await expect.element(dialog().getByText('Error: Please try again in a couple minutes.')).toBeVisible();
    await expect.element(phone()).toHaveValue('(512) 555-0187');
    on.setFault(null);
    await press(save());
    await expect.element(page.getByRole('dialog', { name: 'Phone number added!' })).toBeVisible();
  });

  it('lists the numbers that are connected, and asks for them again where that failed', async () => {
    const on = stage();
    on.setFault(({ url, method }) =>
      url.includes(NUMBERS) && method === 'GET' ? new Response('{', { status: 200 }) : undefined,
    );
    await openDialog(on);
    await expect.element(dialog().getByText('We could not load your connected numbers.')).toBeVisible();
    on.setFault(null);
    await press(dialog().getByRole('button', { name: 'Retry' }));
    await expect.element(dialog().getByText('No numbers are connected yet.')).toBeVisible();
  });
});

describe('the insurance offer', () => {
  const offer = () => page.getByRole('group', { name: 'Liability insurance' });

  it('takes the room that was kept for it, in each of its steps', async () => {
    const card = openCard();
    await expect.element(page.getByRole('heading', { name: 'Project Details' })).toBeVisible();
    const height = card.getBoundingClientRect().height;
    await expect.element(offer().getByText('Liability insurance for this job, starting at $30/month')).toBeVisible();
    expect(card.getBoundingClientRect().height).toBe(height);
    await press(offer().getByRole('button', { name: 'Dismiss' }));
    expect(card.getBoundingClientRect().height).toBe(height);
    expect(focused(card)).toBe('Not for this job');
    await press(offer().getByRole('button', { name: 'Not for this job' }));
    await expect.element(offer().getByText('Thank you. We will not show this again.')).toBeVisible();
    await vi.waitFor(() => expect(offer().query() === null).toBe(true), { timeout: 4000 });
    expect(card.getBoundingClientRect().height).toBeLessThan(height);
  });

  it('hidden for good is told to the gateway and does not come again', async () => {
    const on = stage();
    const card = openCard(on);
    await press(offer().getByRole('button', { name: 'Dismiss' }));
    await press(offer().getByRole('button', { name: 'Not at all' }));
    const [sent] = await calls(on, '/add-display-preferences', 1);
    expect(await bodyOf(sent)).toEqual({ displayPreferences: ['HideThimbleForAllLeads'] });
    card.remove();
    const again = openCard(stage());
    await expect.element(page.getByRole('heading', { name: 'Project Details' })).toBeVisible();
    expect(rootOf(again).querySelector('.promo') === null).toBe(true);
  });

  it('opens the insurer’s page in a new tab after two seconds, and leaves its link', async () => {
    const opened: string[] = [];
    const card = openCard();
    card.addEventListener('click', (event) => {
      const [target] = event.composedPath();
      if (!(target instanceof HTMLAnchorElement)) return;
      if (!event.defaultPrevented) opened.push(`${target.target} ${target.rel} ${target.href}`);
      event.preventDefault();
    });
    await press(offer().getByRole('link', { name: 'Get covered' }));
    await expect.element(offer().getByText('Taking you to our insurance partner…')).toBeVisible();
    expect(opened).toEqual([]);
    const link = offer().getByRole('link', { name: 'Open it now' });
    await vi.waitFor(() => expect(link.query() !== null).toBe(true), { timeout: 4000 });
    expect(opened).toEqual(['_blank noopener noreferrer https://insurance.example.com/quote?job=90412001']);
  });
});

describe('an open lead', () => {
  it('that opened by itself counts as read after two seconds in view, and not while it is out of view', async () => {
    const on = stage();
    const room = document.createElement('div');
    room.style.height = '3000px';
    document.body.append(room);
    const leadId = SANDBOX_LEADS.unread;
    const card = openCard(on, { leadId });
    await expect.element(page.getByRole('button', { name: 'Request a Review' })).toBeInTheDocument();
    await tick(2600);
    expect(on.to('/read')).toHaveLength(0);
    card.scrollIntoView();
    await tick(1200);
    expect(on.to('/read')).toHaveLength(0);
    await calls(on, '/read', 1);
    room.remove();
  });

  it('that a person opens is read at once', async () => {
    const on = stage();
    openCard(on, { leadId: SANDBOX_LEADS.unread, expanded: false });
    await vi.waitFor(() => expect(page.getByRole('button', { expanded: false }).elements().length).toBeGreaterThan(0));
    await press(page.getByRole('button', { expanded: false }).first());
    await vi.waitFor(() => expect(on.to('/read')).toHaveLength(1), { timeout: 900 });
  });
});

describe('offline', () => {
  it('is said by the board, the card and the lead page, each with Retry, and the leads are fetched when it is over', async () => {
    const on = stage();
    await openBoard(on);
    openCard(on);
    mount('lead-page', { spId: SP_ID, leadId: '90412001', gateway: on.gateway });
    const before = on.to(LEADS_CALL).length;
    const says = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    const line = page.getByText('You appear to be offline. Check your connection and try again.');
    await vi.waitFor(() => expect(line.elements()).toHaveLength(3), { timeout: 4000 });
    await press(page.getByRole('status').getByRole('button', { name: 'Retry' }).first());
    await calls(on, LEADS_CALL, before + 1);
    says.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(line.elements()).toHaveLength(0));
    await calls(on, LEADS_CALL, before + 2);
    says.mockRestore();
  });
});
