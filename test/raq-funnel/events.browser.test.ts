import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fill, press } from '../element/press.js';
import { tick } from '../element/stage.js';
import {
  answer,
  bodyOf,
  button,
  CUSTOMER,
  call,
  checkbox,
  funnelPage,
  funnelStage,
  heard,
  open,
  openAndWalk,
  openAt,
  refusal,
  striking,
  TOKEN,
  textbox,
  untilAt,
  walk,
} from './funnel-stage.js';

funnelPage();

const NAMES = ['dataLayer', 'events', 'noArray'];

afterEach(async () => {
  // A funnel that is gone says so.
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

it('names the version of the A/B test in every event, and writes the funnel’s story for a tag manager', async () => {
  const on = funnelStage();
  const told: unknown[] = [];
  const analytics = (event: unknown) => told.push(event);
  const funnel = await openAndWalk(on, 'summary', { dataLayer: true, variant: 'short-form.2', analytics });
  await vi.waitFor(() => expect(eventsOf(layer()).filter((event) => event !== 'ready')).toEqual(STORY));
  expect(eventsOf(layer())).toContain('ready');
  const at = { step: 'postal-code', index: 2, total: 7, variant: 'short-form.2' };
  expect(layer()).toContainEqual({ event: 'lead_widgets_step_view', ...at });
  expect(layer()).toContainEqual({ event: 'lead_widgets_success', step: 'contact', variant: 'short-form.2' });
  const details = ['funnel-step', 'lead-created', 'lead-assigned', 'funnel-complete'].map((name) =>
    heard(funnel, name),
  );
  for (const all of [...details, told, layer()]) {
    expect(all.length).toBeGreaterThan(0);
    for (const each of all) expect(each).toMatchObject({ variant: 'short-form.2' });
  }
  for (const request of on.requests) {
    const sent = request.method === 'GET' ? request.url : JSON.stringify(await bodyOf(request));
    expect(sent).not.toContain('short-form');
  }
});

it('writes to the array that the page names, after what is there already', async () => {
  Reflect.set(window, 'events', [{ event: 'page' }]);
  await open(funnelStage(), { dataLayer: 'events' });
  await vi.waitFor(() => expect(eventsOf(layer('events'))).toEqual(expect.arrayContaining(['page', 'step_view'])));
  expect(eventsOf(layer('events'))[0]).toBe('page');
  expect(Reflect.has(window, 'dataLayer')).toBe(false);
});

it('reports a failed request', async () => {
  const on = funnelStage();
  await openAt(on, 'contact', { dataLayer: true });
  on.setFault(striking('/v3/lead', refusal(404), 1));
  await answer('contact');
  await vi.waitFor(() => expect(eventsOf(layer())).toContain('error'));
  const error = { step: 'contact', operation: 'createLead', kind: 'http', status: 404 };
  expect(layer()).toContainEqual({ event: 'lead_widgets_error', ...error });
});

it('reports the step at which a customer leaves the page', async () => {
  const funnel = await openAt(funnelStage(), 'timing', { dataLayer: true });
  await vi.waitFor(() => expect(layer().length).toBeGreaterThan(0));
  funnel.remove();
  await vi.waitFor(() => expect(layer().at(-1)).toEqual({ event: 'lead_widgets_step_leave', step: 'timing' }));
});

it('writes nothing if the page does not want it, or names no array', async () => {
  for (const dataLayer of [undefined, false, 'false', 'Nova Lindqvist', '__proto__ x']) {
    const funnel = await open(funnelStage(), { dataLayer, persist: 'none' });
    await vi.waitFor(() => expect(heard(funnel, 'funnel-step').length).toBe(1));
    expect([Reflect.has(window, 'dataLayer'), layer()], String(dataLayer)).toEqual([false, []]);
    funnel.remove();
  }
});

it('leaves a value that is no array alone, and a tag manager that throws stops nothing', async () => {
  const given = { push: vi.fn() };
  Reflect.set(window, 'noArray', given);
  const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
  await open(funnelStage(), { dataLayer: 'noArray' });
  expect([Reflect.get(window, 'noArray'), given.push.mock.calls]).toEqual([given, []]);
  const push = () => {
    throw new Error('No tag manager');
  };
  Reflect.set(window, 'dataLayer', Object.assign([], { push }));
  document.body.replaceChildren();
  await openAndWalk(funnelStage(), 'postal-code', { dataLayer: true });
  await vi.waitFor(() => expect(reported).toHaveBeenCalled());
});

it('has nothing of what was typed, no consent and no id', async () => {
  const kinds = ['service', 'question', 'where', 'description', 'first', 'last', 'consent', 'click', 'street'] as const;
  const secret = (kind: (typeof kinds)[number]) => `${kind}zqxjkvbw`;
  const email = `${secret('first')}@example.com`;
  const typed = [...kinds.map(secret), email, CUSTOMER.phone, '78704'];
  const on = funnelStage();
  const message = `No ${secret('first')} ${email}`;
  on.setFault(striking('/v3/lead', () => Response.json({ message, leadId: secret('last') }, { status: 404 }), 1));
  const funnel = await open(on, {
    dataLayer: true,
    clickId: secret('click'),
    consent: { version: secret('consent'), text: `I agree to ${secret('consent')}.` },
    initialValues: { address: { firstLine: secret('street'), city: 'Austin', state: 'TX', postalCode: '78704' } },
    questions: () => [{ id: secret('question'), text: `Where ${secret('question')}?`, type: 'text' }],
  });
  await fill(page.getByRole('combobox', { name: 'Service' }), secret('service'));
  await answer('service', 'postal-code');
  await fill(textbox('Your answer'), secret('where'));
  await press(button('Continue'));
  await fill(textbox('Description'), secret('description'));
  await press(button('Continue'));
  await answer('timing');
  await fill(textbox('First name'), secret('first'));
  await fill(textbox('Last name'), secret('last'));
  await fill(textbox('Email'), email);
  await fill(textbox('Phone'), CUSTOMER.phone);
  await press(checkbox(/^I agree/));
  await press(button('Get quotes'));
  await vi.waitFor(() => expect(eventsOf(layer())).toContain('error'));
  await press(button('Get quotes'));
  await untilAt('suggestions');
  await walk(['suggestions'], 'summary');
  await vi.waitFor(() => expect(eventsOf(layer())).toContain('success'));
  const [created] = heard(funnel, 'lead-created');
  const ids = [TOKEN, `"${field(created, 'leadId')}"`, field(field(created, 'consent'), 'textHash')];
  const requestIds = on.requests.map(({ headers }) => headers.get('X-Request-Id'));
  const told = JSON.stringify(layer());
  for (const each of [...typed, ...ids, ...requestIds]) expect(told).not.toContain(each);
  const names = new Set(layer().flatMap((entry) => Object.keys(Object(entry))));
  expect([...names].sort()).toEqual(['event', 'index', 'kind', 'operation', 'status', 'step', 'total']);
});

it('names the new version from then on, and keeps step and answers', async () => {
  const on = funnelStage();
  const funnel = await openAt(on, 'project', { variant: 'a' });
  funnel['variant'] = 'b';
  await walk(['project'], 'timing');
  expect(heard(funnel, 'funnel-step')).toEqual([
    expect.objectContaining({ step: 'project', variant: 'a' }),
    expect.objectContaining({ step: 'timing', variant: 'b' }),
  ]);
});

it('leaves out a value that is no name of a version, and diagnose() says so', async () => {
  for (const variant of ['nova@example.com', 'v'.repeat(65), '<b>']) {
    const funnel = await open(funnelStage(), { variant, persist: 'none' });
    expect(JSON.stringify(heard(funnel)), variant).not.toContain('variant');
    const finding = { code: 'unknown-value', mend: 'Write at most 64 letters, digits, dots, - and _.' };
    const findings = expect.arrayContaining([expect.objectContaining(finding)]);
    expect(await call(funnel, 'diagnose')).toMatchObject({ findings });
    funnel.remove();
  }
});
