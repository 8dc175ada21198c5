import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fill, press } from '../element/press.js';
import { tick } from '../element/stage.js';
import {
  answer,
  bodyOf,
  button,
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
  ...['submit', 'success', 'step_leave', 'step_view'],
];

it('reports each step, the request and its success to a tag manager, in order, with the version of the test', async () => {
  await openAndWalk(funnelStage(), 'suggestions', { dataLayer: true, variant: 'short-form' });
  await vi.waitFor(() => expect(eventsOf(layer()).filter((event) => event !== 'ready')).toEqual(STORY));
  expect(eventsOf(layer())).toContain('ready');
  for (const entry of layer()) expect(entry).toMatchObject({ variant: 'short-form' });
  expect(layer()).toContainEqual({
    event: 'lead_widgets_step_view',
    step: 'postal-code',
    index: 2,
    total: 7,
    variant: 'short-form',
  });
  expect(layer()).toContainEqual({ event: 'lead_widgets_success', step: 'contact', variant: 'short-form' });
});

it('writes to the array that the page names, after what is there already', async () => {
  Reflect.set(window, 'events', [{ event: 'page' }]);
  await openAndWalk(funnelStage(), 'postal-code', { dataLayer: 'events' });
  await vi.waitFor(() => expect(eventsOf(layer('events'))).toEqual(expect.arrayContaining(['page', 'step_leave'])));
  expect(eventsOf(layer('events'))[0]).toBe('page');
  expect(Reflect.has(window, 'dataLayer')).toBe(false);
});

it('reports a failed request', async () => {
  const on = funnelStage();
  await openAt(on, 'contact', { dataLayer: true });
  on.setFault(striking('/v3/lead', refusal(404), 1));
  await answer('contact');
  await vi.waitFor(() => expect(eventsOf(layer())).toContain('error'));
  expect(layer().find((entry) => field(entry, 'event') === 'lead_widgets_error')).toEqual({
    event: 'lead_widgets_error',
    step: 'contact',
    operation: 'createLead',
    kind: 'http',
    status: 404,
  });
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
    await answer('service');
    await untilAt('postal-code');
    expect(heard(funnel, 'funnel-step').length).toBe(2);
    expect([Reflect.has(window, 'dataLayer'), layer()], String(dataLayer)).toEqual([false, []]);
    funnel.remove();
  }
});

it('leaves a value that is no array alone, and a tag manager that throws stops nothing', async () => {
  const given = { push: vi.fn() };
  Reflect.set(window, 'noArray', given);
  const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
  await openAndWalk(funnelStage(), 'postal-code', { dataLayer: 'noArray' });
  expect([Reflect.get(window, 'noArray'), given.push.mock.calls]).toEqual([given, []]);
  const throwing = Object.assign([], {
    push: () => {
      throw new Error('No tag manager');
    },
  });
  Reflect.set(window, 'dataLayer', throwing);
  document.body.replaceChildren();
  await openAndWalk(funnelStage(), 'project', { dataLayer: true });
  await vi.waitFor(() => expect(reported).toHaveBeenCalled());
});

it('has nothing of what was typed, no consent and no id', async () => {
  const secret = (prefix: string) => `${prefix}zqxjkvbw`;
  const typed = {
    service: secret('s'),
    question: secret('q'),
    where: secret('w'),
    description: secret('d'),
    first: secret('f'),
    last: secret('l'),
    email: `${secret('e')}@example.com`,
    consent: secret('c'),
    click: secret('k'),
    street: secret('t'),
    phone: '5125550177',
    place: '78704',
  };
  const on = funnelStage();
  const message = `No ${typed.first} ${typed.email}`;
  on.setFault(striking('/v3/lead', () => Response.json({ message, leadId: typed.last }, { status: 404 }), 1));
  const funnel = await open(on, {
    dataLayer: true,
    clickId: typed.click,
    consent: { version: typed.consent, text: `I agree to ${typed.consent}.` },
    initialValues: { address: { firstLine: typed.street, city: 'Austin', state: 'TX', postalCode: typed.place } },
    questions: () => [{ id: typed.question, text: `Where ${typed.question}?`, type: 'text' }],
  });
  await fill(page.getByRole('combobox', { name: 'Service' }), typed.service);
  await answer('service', 'postal-code');
  await fill(textbox('Your answer'), typed.where);
  await press(button('Continue'));
  await fill(textbox('Description'), typed.description);
  await press(button('Continue'));
  await answer('timing');
  await fill(textbox('First name'), typed.first);
  await fill(textbox('Last name'), typed.last);
  await fill(textbox('Email'), typed.email);
  await fill(textbox('Phone'), typed.phone);
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
  for (const each of [...Object.values(typed), ...ids, ...requestIds]) expect(told).not.toContain(each);
  const names = new Set(layer().flatMap((entry) => Object.keys(Object(entry))));
  expect([...names].sort()).toEqual(['event', 'index', 'kind', 'operation', 'status', 'step', 'total']);
});

const ECHOING = ['funnel-step', 'lead-created', 'lead-assigned', 'funnel-complete'] as const;

it('names the version of the A/B test in every event of the funnel', async () => {
  const on = funnelStage();
  const told: unknown[] = [];
  const analytics = (event: unknown) => told.push(event);
  const funnel = await openAt(on, 'summary', { variant: 'short-form.2', analytics });
  for (const name of ECHOING) {
    const details = heard(funnel, name);
    expect(details.length, name).toBeGreaterThan(0);
    for (const detail of details) expect(detail, name).toMatchObject({ variant: 'short-form.2' });
  }
  expect(told.length).toBeGreaterThan(0);
  for (const event of told) expect(event).toMatchObject({ variant: 'short-form.2' });
  for (const request of on.requests) {
    const sent = request.method === 'GET' ? request.url : JSON.stringify(await bodyOf(request));
    expect(sent).not.toContain('short-form');
  }
});

it('names it when a person closes the dialog', async () => {
  const on = funnelStage();
  const funnel = await open(on, { variant: 'short-form.2', presentation: 'modal', open: true });
  await press(button('Close'));
  expect(heard(funnel, 'funnel-close')).toEqual([{ variant: 'short-form.2' }]);
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
    expect(await call(funnel, 'diagnose')).toMatchObject({
      findings: expect.arrayContaining([
        expect.objectContaining({ code: 'unknown-value', mend: 'Write at most 64 letters, digits, dots, - and _.' }),
      ]),
    });
    funnel.remove();
  }
});
