import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createGateway } from '../../src/gateway.js';
import { signOut } from '../../src/index.js';
import { createSandbox, SANDBOX_OFFERS } from '../../src/sandbox.js';
import { press } from '../element/press.js';
import {
  cleanPage,
  type Host,
  listen,
  mount,
  recordedGateway,
  rootOf,
  SP_ID,
  tick,
  untilText,
} from '../element/stage.js';
import * as screen from './page-stage.js';

cleanPage();

/** A stage whose calls wait until the test answers them, in any order. The title of each lead contains its id. */
function slowStage(): { on: screen.Stage; answer: (call: number) => Promise<void> } {
  const on = screen.stage();
  const waiting: (() => void)[] = [];
  on.setFault(({ url }) => {
    const leadId = new URL(url).pathname.split('/').at(-1) ?? '';
    const title = `Lead ${leadId}`;
    return new Promise((resolve) =>
      waiting.push(() => resolve(screen.dated(screen.leadAnswer({ leadId, info: { title } })))),
    );
  });
  const answer = async (call: number) => {
    await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(call));
    waiting[call]?.();
    await tick(30);
  };
  return { on, answer };
}

const titled = (leadId: string) => screen.heading(`Lead ${leadId}`);

it('another lead-id hides the previous lead immediately, and a lead loaded before is shown again', async () => {
  const { on, answer } = slowStage();
  const element = screen.place(on, { leadId: '1' });
  const views = listen(element, 'analytics');
  await answer(0);
  await expect.element(titled('1')).toBeVisible();
  element['leadId'] = '2';
  await expect.element(page.getByText('Loading the lead')).toBeInTheDocument();
  expect(screen.isThere(titled('1'))).toBe(false);
  await answer(1);
  await expect.element(titled('2')).toBeVisible();
  element['leadId'] = '1';
  await expect.element(titled('1')).toBeVisible();
  await vi.waitFor(() => expect(on.requests).toHaveLength(3));
  expect(views).toMatchObject([{ leadId: '1' }, { leadId: '2' }, { leadId: '1' }]);
});

it('signing out hides the lead and shows a message, and Retry with the keyboard loads it again', async () => {
  const on = screen.stageOf({ purchased: true });
  const element = await screen.open(on);
  await signOut();
  await expect.element(screen.heading('You are signed out.')).toBeVisible();
  expect(screen.isThere(page.getByRole('article'))).toBe(false);
  expect(rootOf(element).innerHTML).not.toMatch(/Maria|Delgado|5550148|Bluebonnet/);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByText('Maria Delgado')).toBeVisible();
  expect(rootOf(element).activeElement === null).toBe(false);
});

const given = { spId: SP_ID, leadId: SANDBOX_OFFERS.offered, features: ['lead-unlock'] };

it('a lead is requested with the cache mode no-store', async () => {
  const sandbox = createSandbox();
  const caches: (RequestCache | undefined)[] = [];
  const gateway = createGateway({
    fetch: (address, init) => {
      caches.push(init?.cache);
      return sandbox.fetch(new Request(new URL(address, location.origin), init));
    },
  });
  await untilText(mount('lead-page', { ...given, gateway }), /Unlock this lead/);
  expect(caches).toEqual(['no-store']);
});

it('a response for another lead is reported as a contract error', async () => {
  const { gateway } = recordedGateway();
  const leadForPage = () => gateway.leadForPage({ serviceProviderId: SP_ID, leadId: SANDBOX_OFFERS.offered });
  const page = mount('lead-page', { ...given, leadId: '9', gateway: { leadForPage } });
  const errors = listen(page, 'widget-error');
  await untilText(page, /Oops!/);
  expect(errors).toMatchObject([{ operation: 'leadForPage', kind: 'contract' }]);
});

it('repeated refresh() calls make one call', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const { gateway } = recordedGateway();
  const watched = {
    leadForPage: (input: { serviceProviderId: string; leadId: string }, options: { signal?: AbortSignal }) => {
      signals.push(options.signal);
      return gateway.leadForPage(input, options);
    },
  };
  const page = mount('lead-page', { ...given, gateway: watched });
  await untilText(page, /Unlock this lead/);
  for (let time = 0; time < 5; time += 1) screen.callOn(page, 'refresh');
  await vi.waitFor(() => expect(signals.length).toBeGreaterThan(1));
  await vi.waitFor(() => expect(rootOf(page).querySelector('[aria-busy="true"]')).toBeNull());
  // Calls that were not sent yet are dropped.
  expect(signals.slice(1).map((signal) => signal?.aborted)).toEqual([false]);
});

it('the help does not move when the lead next to it loads', async () => {
  const { gateway } = recordedGateway();
  const page = mount('lead-page', { ...given, leadId: SANDBOX_OFFERS.offerExpired, gateway });
  page.style.width = '1200px';
  const helpAt = () => rootOf(page).querySelector('.help')?.getBoundingClientRect();
  await vi.waitFor(() => expect(helpAt()).toBeDefined());
  const before = helpAt();
  await untilText(page, /no longer available/);
  expect([helpAt()?.top, helpAt()?.left]).toEqual([before?.top, before?.left]);
});

const banner = () => page.getByRole('alert');
const retry = () => screen.button('Retry');

function stageThat(answer: () => Response | Promise<Response>): screen.Stage {
  const on = screen.stage();
  screen.answerWith(on, answer);
  return on;
}

it('a sign-in page instead of a lead shows an error with a link to sign in', async () => {
  await screen.open(
    stageThat(() => new Response('<!doctype html><title>Sign in</title>')),
    { signInUrl: '/login' },
  );
  const oops = 'Oops! We apologize for the inconvenience, it appears the content you requested was not found.';
  await expect.element(banner()).toHaveTextContent(oops);
  await expect.element(banner()).toHaveTextContent('You may be signed out. Please sign in again, then try again.');
  await expect.element(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(screen.isThere(retry())).toBe(false);
});

it('an expired sign-in shows the link to sign in, and Retry loads the lead after it', async () => {
  const on = stageThat(() => screen.failing(401));
  await screen.open(on, { signInUrl: '/login' });
  await expect.element(banner()).toHaveTextContent('Unauthorized: You are not logged in. Please log in.');
  await expect.element(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  screen.answerWith(on, () => screen.dated(screen.leadAnswer()));
  await press(retry());
  await expect.element(screen.button(screen.UNLOCK)).toBeVisible();
});

describe('Retry', () => {
  async function failed(): Promise<{ on: screen.Stage; element: Host }> {
    const on = stageThat(() => screen.failing(500));
    const element = await screen.open(on);
    await expect.element(retry()).toBeVisible();
    return { on, element };
  }

  const hasFocus = (element: Host) =>
    document.activeElement?.localName === 'lead-page' && rootOf(element).activeElement !== null;

  it('works with the keyboard, and focus stays in the widget', async () => {
    const { on, element } = await failed();
    await userEvent.keyboard('{Tab}');
    expect(rootOf(element).activeElement?.textContent).toBe('Retry');
    screen.answerWith(on, () => screen.dated(screen.leadAnswer()));
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.button(screen.UNLOCK)).toBeVisible();
    expect([screen.isThere(banner()), hasFocus(element)]).toEqual([false, true]);
    await userEvent.keyboard('{Tab}');
    expect(rootOf(element).activeElement?.textContent).toBe(screen.UNLOCK);
  });

  it('shows the skeleton while it loads and the error if it fails again, and focus stays in the widget', async () => {
    const { on, element } = await failed();
    let answer = (_: Response): void => {};
    screen.answerWith(on, () => new Promise((resolve) => (answer = resolve)));
    await press(retry());
    await expect.element(page.getByText('Loading the lead')).toBeInTheDocument();
    expect([screen.isThere(banner()), hasFocus(element)]).toEqual([false, true]);
    await expect.poll(() => on.requests.length).toBe(2);
    answer(screen.failing(403));
    await expect.element(banner()).toHaveTextContent('Forbidden');
    expect(hasFocus(element)).toBe(true);
  });
});
