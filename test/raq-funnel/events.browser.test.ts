import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fill, press } from '../element/press.js';
import { tick } from '../element/stage.js';
import * as screen from './funnel-stage.js';

screen.funnelPage();

const NAMES = ['dataLayer', 'events', 'noArray'];

afterEach(async () => {
  // A removed funnel writes step_leave.
  document.body.replaceChildren();
  await tick(50);
  for (const name of NAMES) Reflect.deleteProperty(window, name);
});

const layer = (name = 'dataLayer'): readonly unknown[] => {
  const entries: unknown = Reflect.get(window, name);
  return Array.isArray(entries) ? entries : [];
};
const field = (entry: unknown, name: string): unknown => Reflect.get(Object(entry), name);
const eventsOf = (entries: readonly unknown[]) =>
  entries.map((entry) => `${field(entry, 'event')}`.replace('lead_widgets_', ''));

const STORY = [
  'step_view',
  ...['postal-code', 'project', 'timing', 'contact'].flatMap(() => ['step_leave', 'step_view']),
  ...['submit', 'success', 'step_leave', 'step_view', 'step_leave', 'step_view'],
];

it('every event and data layer entry contains the A/B variant, and the data layer gets all steps in order', async () => {
  const on = screen.funnelStage();
  const told: unknown[] = [];
  const analytics = (event: unknown) => told.push(event);
  const funnel = await screen.openAndWalk(on, 'summary', { dataLayer: true, variant: 'short-form.2', analytics });
  await vi.waitFor(() => expect(eventsOf(layer()).filter((event) => event !== 'ready')).toEqual(STORY));
  expect(eventsOf(layer())).toContain('ready');
  const at = { step: 'postal-code', index: 2, total: 7, variant: 'short-form.2' };
  expect(layer()).toContainEqual({ event: 'lead_widgets_step_view', ...at });
  expect(layer()).toContainEqual({ event: 'lead_widgets_success', step: 'contact', variant: 'short-form.2' });
  const details = ['funnel-step', 'lead-created', 'lead-assigned', 'funnel-complete'].map((name) =>
    screen.heard(funnel, name),
  );
  for (const all of [...details, told, layer()]) {
    expect(all.length).toBeGreaterThan(0);
    for (const each of all) expect(each).toMatchObject({ variant: 'short-form.2' });
  }
  for (const request of on.requests) {
    const sent = request.method === 'GET' ? request.url : JSON.stringify(await screen.bodyOf(request));
    expect(sent).not.toContain('short-form');
  }
});

it('data layer entries are appended to the array that dataLayer names', async () => {
  Reflect.set(window, 'events', [{ event: 'page' }]);
  await screen.open(screen.funnelStage(), { dataLayer: 'events' });
  await vi.waitFor(() => expect(eventsOf(layer('events'))).toEqual(expect.arrayContaining(['page', 'step_view'])));
  expect([eventsOf(layer('events'))[0], Reflect.has(window, 'dataLayer')]).toEqual(['page', false]);
});

it('the data layer gets a failed request, and the step at which the customer leaves', async () => {
  const on = screen.funnelStage();
  const funnel = await screen.openAt(on, 'contact', { dataLayer: true });
  on.setFault(screen.striking('/v3/lead', screen.refusal(404), 1));
  await screen.answer('contact');
  await vi.waitFor(() => expect(eventsOf(layer())).toContain('error'));
  const error = { step: 'contact', operation: 'createLead', kind: 'http', status: 404 };
  expect(layer()).toContainEqual({ event: 'lead_widgets_error', ...error });
  funnel.remove();
  await vi.waitFor(() => expect(layer().at(-1)).toEqual({ event: 'lead_widgets_step_leave', step: 'contact' }));
});

it('no data layer is written if dataLayer is off or not a valid name', async () => {
  for (const dataLayer of [undefined, false, 'false', 'Nova Lindqvist', '__proto__ x']) {
    const funnel = await screen.open(screen.funnelStage(), { dataLayer, persist: 'none' });
    await vi.waitFor(() => expect(screen.heard(funnel, 'funnel-step').length).toBe(1));
    expect([Reflect.has(window, 'dataLayer'), layer()], String(dataLayer)).toEqual([false, []]);
    funnel.remove();
  }
});

it('a data layer that is not an array is not changed, and a throwing tag manager does not stop the funnel', async () => {
  const given = { push: vi.fn() };
  Reflect.set(window, 'noArray', given);
  const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
  await screen.open(screen.funnelStage(), { dataLayer: 'noArray' });
  expect([Reflect.get(window, 'noArray'), given.push.mock.calls]).toEqual([given, []]);
  const push = () => {
    throw new Error('No tag manager');
  };
  Reflect.set(window, 'dataLayer', Object.assign([], { push }));
  document.body.replaceChildren();
  await screen.openAndWalk(screen.funnelStage(), 'postal-code', { dataLayer: true });
  await vi.waitFor(() => expect(reported).toHaveBeenCalled());
});

it('the data layer contains no typed text, consent or ids', async () => {
  const kinds = ['service', 'question', 'where', 'description', 'first', 'last', 'consent', 'click', 'street'] as const;
  const secret = (kind: (typeof kinds)[number]) => `${kind}zqxjkvbw`;
  const email = `${secret('first')}@example.com`;
  const typed = [...kinds.map(secret), email, screen.CUSTOMER.phone, '78704'];
  const on = screen.funnelStage();
  const message = `No ${secret('first')} ${email}`;
  on.setFault(
    screen.striking('/v3/lead', () => Response.json({ message, leadId: secret('last') }, { status: 404 }), 1),
  );
  const funnel = await screen.open(on, {
    dataLayer: true,
    clickId: secret('click'),
    consent: { version: secret('consent'), text: `I agree to ${secret('consent')}.` },
    initialValues: { address: { firstLine: secret('street'), city: 'Austin', state: 'TX', postalCode: '78704' } },
    questions: () => [{ id: secret('question'), text: `Where ${secret('question')}?`, type: 'text' }],
  });
  await fill(page.getByRole('combobox', { name: 'Service' }), secret('service'));
  await screen.answer('service', 'postal-code');
  await fill(screen.textbox('Your answer'), secret('where'));
  await press(screen.button('Continue'));
  await fill(screen.textbox('Description'), secret('description'));
  await press(screen.button('Continue'));
  await screen.answer('timing');
  await fill(screen.textbox('First name'), secret('first'));
  await fill(screen.textbox('Last name'), secret('last'));
  await fill(screen.textbox('Email'), email);
  await fill(screen.textbox('Phone'), screen.CUSTOMER.phone);
  await screen.agree();
  await vi.waitFor(() => expect(eventsOf(layer())).toContain('error'));
  await press(screen.button('Get quotes'));
  await screen.untilAt('suggestions');
  await screen.walk(['suggestions'], 'summary');
  await vi.waitFor(() => expect(eventsOf(layer())).toContain('success'));
  const [created] = screen.heard(funnel, 'lead-created');
  const ids = [screen.TOKEN, `"${field(created, 'leadId')}"`, field(field(created, 'consent'), 'textHash')];
  const requestIds = on.requests.map(({ headers }) => headers.get('X-Request-Id'));
  const told = JSON.stringify(layer());
  for (const each of [...typed, ...ids, ...requestIds]) expect(told).not.toContain(each);
  const names = new Set(layer().flatMap((entry) => Object.keys(Object(entry))));
  expect([...names].sort()).toEqual(['event', 'index', 'kind', 'operation', 'status', 'step', 'total']);
});

it('a changed variant is used in later events, and the funnel keeps its step', async () => {
  const funnel = await screen.openAt(screen.funnelStage(), 'project', { variant: 'a' });
  funnel['variant'] = 'b';
  await screen.walk(['project'], 'timing');
  expect(screen.heard(funnel, 'funnel-step')).toEqual([
    expect.objectContaining({ step: 'project', variant: 'a' }),
    expect.objectContaining({ step: 'timing', variant: 'b' }),
  ]);
});

it('an invalid variant is left out of events, and diagnose() reports it', async () => {
  for (const variant of ['nova@example.com', 'v'.repeat(65), '<b>']) {
    const funnel = await screen.open(screen.funnelStage(), { variant, persist: 'none' });
    expect(JSON.stringify(screen.heard(funnel)), variant).not.toContain('variant');
    const finding = { code: 'unknown-value', mend: 'Write at most 64 letters, digits, dots, - and _.' };
    const findings = expect.arrayContaining([expect.objectContaining(finding)]);
    expect(await screen.call(funnel, 'diagnose')).toMatchObject({ findings });
    funnel.remove();
  }
});

it('after a failed service search, Enter searches again and picks the best match', async () => {
  const on = screen.funnelStage();
  const funnel = await screen.open(on);
  on.setFault(
    screen.striking('/autocomplete', () => {
      throw new TypeError('Failed to fetch');
    }),
  );
  await fill(page.getByRole('combobox', { name: 'Service' }), 'drain cleaning');
  await screen.untilSays(funnel, 'We could not look up services.');
  on.setFault(null);
  page.getByRole('combobox', { name: 'Service' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await screen.untilAt('postal-code');
});

it('a modal closes for a challenge and reopens after the replay, which creates one request', async () => {
  const on = screen.funnelStage({ scenario: { operation: 'createLead', fault: { challenge: true } } });
  const funnel = screen.place(on, { presentation: 'modal', open: true });
  await screen.walk(['service', 'postal-code', 'project', 'timing'], 'contact');
  await screen.askForQuotes();
  await vi.waitFor(() => expect(screen.heard(funnel, 'funnel-close')).toEqual([{}]));
  const shown = () => [funnel.hasAttribute('open'), screen.isThere(screen.heading(screen.TITLES.contact))];
  await vi.waitFor(() => expect(shown()).toEqual([false, false]));
  screen.call(funnel, 'replayChallenges');
  await screen.untilAt('suggestions');
  expect([funnel['open'], screen.idsOf(on.to('/v3/lead')).size, await on.leads()]).toEqual([true, 1, 1]);
});

it('every call has the one-time token and caller type Member, and mark-hired sends only type and id', async () => {
  const on = screen.funnelStage();
  const funnel = await screen.openAt(on, 'summary');
  await vi.waitFor(() => expect(on.to('/v1/deals/followUp').length).toBe(1));
  expect(on.requests.length).toBeGreaterThan(8);
  const names = ['Authorization', 'X-Caller-Type', 'X-Caller-Id', 'X-Proxy-Version'];
  for (const { headers, credentials, url } of on.requests) {
    const sent = [...names.map((name) => headers.get(name)), credentials];
    expect(sent, url).toEqual([`OneTime ${screen.TOKEN}`, 'Member', null, '1', 'omit']);
    expect(headers.get('X-Request-Id'), url).toMatch(/./);
  }
  await press(screen.button('Mark as hired: Live Oak Plumbing'));
  await screen.untilSays(funnel, 'Hired');
  const [hired] = await screen.calls(on, '/service-provider/mark-hired', 1);
  expect(await screen.bodyOf(hired)).toEqual({ serviceProviderType: 'AL', serviceProviderId: '5200001' });
});
