import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createGateway } from '../../src/gateway.js';
import { createSandbox, SANDBOX_OFFERS, SANDBOX_PURCHASE_PATH } from '../../src/sandbox.js';
import { press } from '../element/press.js';
import { cleanPage, type Host, rootOf, tick } from '../element/stage.js';
import { DRAWN_DAY, listen } from '../lead-board/board-stage.js';
import { pressQuickly } from '../ui/pointer.js';
import { button, callOn, focusedIn, GONE, heading, open, SP_ID, stage, UNLOCK } from './page-stage.js';

cleanPage();

/** A page over a sandbox of its own, and the host's way to pay for a lead there. */
async function shop(leadId: string) {
  const { fetch } = createSandbox({ clock: DRAWN_DAY });
  const toSandbox = (path: string, init?: RequestInit) => fetch(new Request(new URL(path, location.origin), init));
  const element = await open(stage(), { leadId, gateway: createGateway({ fetch: toSandbox }) });
  const pay = async (body: object): Promise<number> => {
    const headers = {
      'Content-Type': 'application/json',
      'X-Proxy-Version': '1',
      'X-Request-Id': crypto.randomUUID(),
      'X-Source-Application': 'test',
      'X-Application-Version': '1',
      'X-Caller-Type': 'ServiceProvider',
      'X-Caller-Id': SP_ID,
    };
    const payment = { serviceProviderId: SP_ID, ...body };
    const answer = await toSandbox(SANDBOX_PURCHASE_PATH, { method: 'POST', headers, body: JSON.stringify(payment) });
    return answer.status;
  };
  return { element, pay };
}

/** Pays as soon as the widget asks, and says so to it. */
function payAtOnce(element: Host, pay: (body: object) => Promise<number>): void {
  element.addEventListener('lead-unlock', async (event) => {
    if (event instanceof CustomEvent) await pay(event.detail);
    callOn(element, 'refresh');
  });
}

const prevent = (event: Event) => event.preventDefault();

async function tabToUnlock(element: Host): Promise<void> {
  await userEvent.keyboard('{Tab}');
  expect(focusedIn(element)).toBe(UNLOCK);
}

describe('Unlock this lead', () => {
  it('two quick taps send one event, and press nothing that appears there', async () => {
    await page.viewport(360, 844);
    const { element, pay } = await shop(SANDBOX_OFFERS.offered);
    const heard = listen(document, 'lead-unlock');
    const ways = listen(document, 'navigate');
    document.addEventListener('navigate', prevent);
    payAtOnce(element, pay);
    await pressQuickly(button(UNLOCK).element(), { times: 3 });
    await expect.element(heading('Lead Unlocked')).toBeVisible();
    await tick(300);
    document.removeEventListener('navigate', prevent);
    expect(heard).toHaveLength(1);
    expect(ways).toEqual([]);
    await page.viewport(1280, 900);
  });

  it('through a dialog of the host’s, which gives the focus back: the keyboard stays in the widget', async () => {
    const { element, pay } = await shop(SANDBOX_OFFERS.offeredLastPlace);
    const dialog = document.createElement('dialog');
    const buy = document.createElement('button');
    buy.textContent = 'Pay';
    dialog.append(buy);
    document.body.append(dialog);
    element.addEventListener('lead-unlock', () => dialog.showModal());
    buy.addEventListener('click', async () => {
      dialog.close();
      await pay({ leadId: SANDBOX_OFFERS.offeredLastPlace });
      callOn(element, 'refresh');
    });
    await tabToUnlock(element);
    await userEvent.keyboard('{Enter}');
    await press(button('Pay'));
    await expect.element(page.getByText('Renata Kowalski')).toBeVisible();
    expect(focusedIn(element)).toMatch(/^\(512\) 555-01\d\d$/);
  });

  it('a lead that three others have bought meanwhile is gone after refresh()', async () => {
    const on = stage();
    const element = await open(on, { leadId: SANDBOX_OFFERS.offeredLastPlace });
    await tabToUnlock(element);
    on.setFault(() => Response.json({ leadId: SANDBOX_OFFERS.offeredLastPlace, purchased: false, purchaserCount: 3 }));
    callOn(element, 'refresh');
    await expect.element(heading(GONE)).toBeVisible();
    await expect.element(page.getByText(/^3 companies have bought it\./)).toBeVisible();
    expect(document.activeElement?.localName).toBe('lead-page');
    expect(rootOf(element).activeElement === null).toBe(false);
  });
});
