import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SANDBOX_REQUESTS } from '../../src/sandbox.js';
import { press } from '../element/press.js';
import { rootOf } from '../element/stage.js';
import * as screen from './funnel-stage.js';

screen.funnelPage();

it('the reviews of a suggested pro are loaded once, when they are first opened', async () => {
  const on = screen.funnelStage();
  const funnel = await screen.openAt(on, 'suggestions');
  await press(screen.button('Reviews of Live Oak Plumbing'));
  const [asked] = await screen.calls(on, '/v1/reviews/getByServiceProviderId', 1);
  const question = { serviceProviderId: expect.anything(), serviceProviderType: 'AL', offset: 0 };
  expect(await screen.bodyOf(asked)).toMatchObject(question);
  await vi.waitFor(() => expect(rootOf(funnel).querySelectorAll('.funnel-reviews li').length).toBeGreaterThan(0));
  await press(screen.button('Reviews of Live Oak Plumbing'));
  await press(screen.button('Reviews of Live Oak Plumbing'));
  expect(on.to('/v1/reviews/getByServiceProviderId').length).toBe(1);
});

const comparison = () => page.getByRole('dialog', { name: 'Compare the pros' });
const choice = (name: string) => comparison().getByRole('checkbox', { name });
const opener = () => screen.button('Compare side by side');

it('pros can be compared and chosen with the keyboard, and Escape returns focus to the button', async () => {
  const on = screen.funnelStage();
  const funnel = await screen.open(on, { leadId: SANDBOX_REQUESTS.fresh, step: 'suggestions' }, 'suggestions');
  await expect.element(opener()).toBeVisible();
  const own = opener().element();
  if (own instanceof HTMLElement) own.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(comparison()).toBeVisible();
  await vi.waitFor(() => expect(screen.focusedIn(funnel)).toContain('Live Oak Plumbing'));
  await userEvent.keyboard(' ');
  await expect.element(choice('Live Oak Plumbing')).not.toBeChecked();
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() =>
    expect([screen.isThere(comparison()), screen.focusedIn(funnel)]).toEqual([false, 'Compare side by side']),
  );
  await expect.element(screen.checkbox('Live Oak Plumbing')).not.toBeChecked();
  await press(opener());
  await press(choice('Live Oak Plumbing'));
  await expect.element(choice('Live Oak Plumbing')).toBeChecked();
  await press(choice('Barton Creek Pipe & Drain'));
  await press(comparison().getByRole('button', { name: 'Done' }));
  await expect.element(screen.checkbox('Barton Creek Pipe & Drain')).toBeChecked();
  await press(screen.button('Continue'));
  await screen.untilAt('summary');
  expect(await screen.createdBody(on, '/assign')).toMatchObject({ serviceProviderIds: [5200001, 5200002] });
});

const SAVED = screen.heading('Your request is saved');

describe('the summary of a request with unknown recipients', () => {
  it('shows an error, and describes the request neither as saved nor as sent', async () => {
    const on = screen.funnelStage();
    on.setFault(({ url }) => (url.endsWith('/serviceprovider') ? screen.refusal(500)() : undefined));
    const funnel = screen.place(on, { leadId: SANDBOX_REQUESTS.assigned, step: 'summary', persist: 'none' });
    await screen.untilSays(funnel, 'We could not load who got your request.');
    expect([screen.isThere(SAVED), screen.isThere(screen.heading('Your request is on its way'))]).toEqual([
      false,
      false,
    ]);
  });
});

it('the summary shows that pros were not notified, and offers no phone number change without a token', async () => {
  const on = screen.funnelStage();
  on.setFault(screen.striking('/send-ol-notification', screen.refusal(403)));
  const given = { leadId: SANDBOX_REQUESTS.fresh, step: 'suggestions', oneTimeToken: '' };
  const funnel = await screen.open(on, given, 'suggestions');
  await screen.walk(['suggestions'], 'summary');
  await screen.untilSays(funnel, 'The pros have your request, but we could not notify them yet.');
  expect(screen.isThere(page.getByText('Change your phone number'))).toBe(false);
});

it('the next steps name one pro if only one got the request', async () => {
  const on = screen.funnelStage();
  const funnel = await screen.openAt(on, 'suggestions');
  // Two are checked at first.
  await press(screen.checkbox('Live Oak Plumbing'));
  await press(screen.button('Continue'));
  await screen.untilSays(funnel, 'The pro reads your request and answers when they are free.');
  await screen.untilSays(funnel, 'You accept their quote, or not.');
});

describe('the summary after a reload', () => {
  afterEach(() => vi.useRealTimers());

  it('shows receipt and Print with memory routing too, and reports no second completion', async () => {
    const on = screen.funnelStage();
    await screen.openAt(on, 'summary');
    on.reload();
    const again = screen.place(on);
    await screen.untilAt('summary');
    await expect.element(screen.heading('Consent receipt')).toBeVisible();
    await expect.element(screen.button('Print')).toBeVisible();
    await screen.untilSays(again, 'Live Oak Plumbing');
    expect(screen.heard(again, 'funnel-complete')).toEqual([]);
    expect(screen.heard(again, 'funnel-step')).toEqual([{ step: 'summary', index: 7, total: 7 }]);
    await press(screen.button('Start another request'));
    await screen.untilAt('service');
    on.reload();
    screen.place(on);
    await screen.untilAt('service');
  });

  it('offers the phone number change until the displayed deadline, and is not shown after it', async () => {
    const on = screen.funnelStage();
    const funnel = await screen.openAt(on, 'summary', { timeZone: 'America/Chicago' });
    await press(page.getByText('Change your phone number'));
    await screen.untilSays(funnel, /You can change it here until \w+ \d+, \d{4} at \d/);
    on.reload();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 23.9 * 3_600_000 });
    screen.place(on);
    await screen.untilAt('summary');
    // In WebKit, Vitest considers the summary of closed details hidden.
    await expect.element(page.getByText('Change your phone number')).toBeInTheDocument();
    on.reload();
    vi.setSystemTime(Date.now() + 3_600_000);
    screen.place(on);
    await screen.untilAt('service');
  });
});

it('request and consent receipt can be copied with the recipients, and all or only the receipt can be printed', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const funnel = await screen.openAt(screen.funnelStage(), 'summary');
  await screen.untilSays(funnel, 'Live Oak Plumbing');
  await press(screen.button('Copy your request'));
  await expect.element(page.getByText('Copied')).toBeInTheDocument();
  await press(screen.button('Copy the consent receipt'));
  await vi.waitFor(() => expect(copied).toHaveBeenCalledTimes(2));
  const [request, receipt] = copied.mock.calls.map(([text]) => text);
  expect(request?.split('\n').slice(0, 6)).toEqual([
    expect.stringMatching(/^Request \d+ · sent \w+ \d+, \d{4}/),
    'Service: Drain Cleaning',
    'Location: Austin, TX 78704',
    'Timing: This week',
    'Description: The sink fills again.',
    expect.stringMatching(/^Sent to: Live Oak Plumbing, \(512\) 555-\d{4}$/),
  ]);
  expect(receipt).toMatch(
    /^Consent receipt\nI agree .*\nRequest: \d+\nAgreed: .*\nPros: Live Oak Plumbing.*\nVersion: 2026-11$/,
  );
  const printed: (string | undefined)[] = [];
  const panel = rootOf(funnel).querySelector<HTMLElement>('[part~="panel"]');
  vi.spyOn(window, 'print').mockImplementation(() => {
    printed.push(panel?.dataset['printing']);
    dispatchEvent(new Event('afterprint'));
  });
  await press(screen.button('Print the consent receipt'));
  await press(screen.button('Print'));
  expect([printed, panel?.dataset['printing']]).toEqual([['receipt', undefined], undefined]);
  // The accepted consent text stays in its language.
  funnel['locale'] = 'es-US';
  await screen.untilSays(funnel, /Constancia de consentimiento.*I agree that the pros/s);
});

it('the receipt links to the page for withdrawing consent, but not to a script URL', async () => {
  const on = screen.funnelStage();
  const consent = { version: 'a-1', text: 'I agree to calls.', revokeUrl: 'https://partner.example/withdraw' };
  const funnel = await screen.openAt(on, 'summary', { consent });
  const link = page.getByRole('link', { name: 'Withdraw your consent (opens in a new tab)' });
  await expect.element(link).toHaveAttribute('href', consent.revokeUrl);
  Object.assign(funnel, { consent: { ...consent, revokeUrl: 'javascript:alert(1)' } });
  await expect.element(link).not.toBeInTheDocument();
});

it('the summary of a sent request does not say that no pro has it if the list of pros is empty', async () => {
  const on = screen.funnelStage();
  const empty = () => Response.json({ serviceProviders: [] });
  on.setFault(({ url }) => (url.endsWith('/serviceprovider') ? empty() : undefined));
  const given = { leadId: SANDBOX_REQUESTS.fresh, step: 'suggestions' };
  const funnel = await screen.open(on, given, 'suggestions');
  await screen.walk(['suggestions'], 'summary');
  await screen.untilSays(funnel, 'We could not load who got your request.');
  expect(screen.textIn(funnel)).not.toContain('No pro has your request yet.');
  on.setFault(null);
  await press(screen.button('Retry'));
  await screen.untilSays(funnel, /Sent to.*Live Oak Plumbing/);
});

it('after Choose pros, the summary says that the pros could not be loaded, or that the visit has timed out', async () => {
  const on = screen.funnelStage();
  let status = 500;
  on.setFault(({ url }) => (url.includes('/suggest') ? new Response('{}', { status }) : undefined));
  const given = { leadId: SANDBOX_REQUESTS.fresh, step: 'suggestions' };
  const funnel = screen.place(on, given);
  await screen.untilSays(funnel, 'We could not load the pros.');
  status = 401;
  await press(screen.button('Choose pros'));
  await screen.untilSays(funnel, 'Your visit has timed out. Please reload the page.');
  expect(screen.textIn(funnel)).not.toContain('We could not load the pros.');
});
