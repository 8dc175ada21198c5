import { afterEach, describe, expect, it, vi } from 'vitest';
import { SANDBOX_REQUESTS } from '../../src/sandbox.js';
import { fill, press } from '../element/press.js';
import { type Host, listen, make, tick } from '../element/stage.js';
import { here, traverse, viewOf } from '../lead-app/app-stage.js';
import {
  agree,
  button,
  CUSTOMER,
  call,
  calls,
  checkbox,
  createdBody,
  type FunnelStage,
  funnelPage,
  funnelStage,
  heading,
  heard,
  isThere,
  open,
  openAndWalk,
  openAt,
  place,
  radio,
  type Step,
  TOKEN,
  textbox,
  untilAt,
  untilSays,
  walk,
  walkTo,
} from './funnel-stage.js';

funnelPage();

it('a partner fills in form values: contact and address too', async () => {
  const on = funnelStage();
  const { first: firstName, last: lastName, email, phone } = CUSTOMER;
  const project = {
    title: 'A wet floor',
    description: 'Since Monday.',
    urgency: 'ThisMonth',
    attributes: [{ questionText: 'Campaign', answerText: 'Spring' }],
    address: { firstLine: '1408 Kinney Ave', secondLine: 'Unit 2', city: 'Austin', state: 'TX', postalCode: '78704' },
  };
  const contactInformation = { firstName, lastName, email, phoneNumber: '(512) 555-0177' };
  const initialValues = { categoryId: '10202', postalCode: '78704', contactInformation, ...project };
  await open(on, { initialValues }, 'project');
  await expect.element(textbox('Description')).toHaveValue('Since Monday.');
  await press(button('Continue'));
  await expect.element(radio(/^This month/)).toBeChecked();
  await press(button('Continue'));
  await expect.element(textbox('Phone')).toHaveValue('(512) 555-0177');
  await expect.element(checkbox(/^I agree/)).not.toBeChecked();
  await agree();
  await untilAt('suggestions');
  const sent = { ...project, showAddress: true, contactInformation: { email, phoneNumber: phone } };
  expect(await createdBody(on)).toMatchObject(sent);
});

const named = (all: unknown[], name: string) => all.filter((each) => Reflect.get(Object(each), 'name') === name);

describe('what a host changes later', () => {
  it('another provider begins another funnel', async () => {
    const on = funnelStage();
    const funnel = await open(on, { spId: '5200001', postalCode: '78704' }, 'project');
    await walk(['project'], 'timing');
    funnel['spId'] = '5200002';
    await untilAt('project');
    await expect.element(textbox('Description')).toHaveValue('');
    await vi.waitFor(() => expect(on.to('/5200002/details').length).toBe(1));
  });

  it('another service begins another funnel, about that service', async () => {
    const on = funnelStage();
    const funnel = await open(on, { categoryId: '10202', postalCode: '78704' }, 'project');
    funnel['categoryId'] = '10300';
    await tick(200);
    await walk(['project', 'timing', 'contact'], 'suggestions');
    expect(await createdBody(on)).toMatchObject({ categoryId: '10300' });
  });

  it('a modal opens with open, closes by its cross, keeps what was typed, and reports both', async () => {
    const on = funnelStage();
    const funnel = place(on, { presentation: 'modal', variant: 'short-form.2' });
    await tick(100);
    expect([isThere(heading(/./)), on.requests.length]).toEqual([false, 0]);
    funnel.setAttribute('open', '');
    await walkTo('project');
    await fill(textbox('Description'), 'It gurgles.');
    await press(button('Close'));
    await vi.waitFor(() => expect(isThere(heading(/./))).toBe(false));
    expect([funnel.hasAttribute('open'), heard(funnel, 'funnel-close')]).toEqual([
      false,
      [{ variant: 'short-form.2' }],
    ]);
    call(funnel, 'show');
    await untilAt('project');
    await expect.element(textbox('Description')).toHaveValue('It gurgles.');
  });

  it('goTo() leads to a step that was reached and to no other', async () => {
    const funnel = await openAt(funnelStage(), 'timing');
    call(funnel, 'goTo', 'contact');
    await tick(50);
    await untilAt('timing');
    call(funnel, 'goTo', 'postal-code');
    await untilAt('postal-code');
    await expect.element(textbox('ZIP code')).toHaveValue('78704');
  });
});

it('a funnel reports once that it was abandoned, and not if nothing was begun or all is done', async () => {
  const told = listen(document, 'analytics');
  const on = funnelStage();
  const plain = await open(on);
  plain.remove();
  await tick(50);
  expect(named(told, 'funnel-abandon')).toEqual([]);
  const begun: unknown[] = [];
  const hearing = (all: unknown[]) => ({ persist: 'none', analytics: (event: unknown) => all.push(event) });
  const funnel = await openAndWalk(on, 'timing', hearing(begun));
  window.dispatchEvent(new Event('pagehide'));
  // A render in between is no second visit.
  funnel['locale'] = 'es-US';
  await untilSays(funnel, 'Plazo');
  funnel.remove();
  await tick(50);
  expect(named(begun, 'funnel-abandon').map((each) => Reflect.get(Object(each), 'value'))).toEqual(['timing']);
  const done: unknown[] = [];
  const whole = await openAndWalk(on, 'summary', hearing(done));
  whole.remove();
  await tick(50);
  expect([named(done, 'funnel-abandon'), named(done, 'lead-create').length]).toEqual([[], 1]);
});

const HOME = location.href;
const ENTRY = '/app/lead/request_a_quote';

afterEach(() => history.replaceState(null, '', HOME));

/** Goes back or forward, to this step. */
async function moved(steps: number, step: Step): Promise<void> {
  await traverse(steps);
  await untilAt(step);
}

const untilHere = (address: string) => vi.waitFor(() => expect(here()).toBe(address));

function openByAddress(on: FunnelStage, address: string, properties: Record<string, unknown> = {}): Host {
  history.pushState(null, '', address);
  return place(on, { routing: 'history', ...properties });
}

describe('a funnel with history', () => {
  it('makes an entry of each step; Back and Forward go to theirs, with the answers', async () => {
    const on = funnelStage();
    openByAddress(on, ENTRY);
    await walkTo('timing');
    await untilHere(`${ENTRY}?step=timing`);
    await moved(-1, 'project');
    await expect.element(textbox('Description')).toHaveValue('The sink fills again.');
    await moved(-1, 'postal-code');
    await moved(-1, 'service');
    expect(here()).toBe(ENTRY);
    await moved(1, 'postal-code');
    await moved(1, 'project');
    expect(here()).toBe(`${ENTRY}?step=project`);
  });

  it('comes back to its step by a reload; once it was sent, one Back leaves it', async () => {
    const on = funnelStage();
    openByAddress(on, ENTRY);
    await walkTo('timing');
    on.reload();
    place(on, { routing: 'history' });
    await walk(['timing', 'contact'], 'suggestions');
    await vi.waitFor(() => expect(here()).toMatch(/^\/app\/lead\/request_a_quote\/lead\/\d+\/suggestions$/));
    const address = here();
    // One Back leaves the request, however many steps it had. Forward comes back to it.
    await traverse(-1);
    await vi.waitFor(() => expect(location.href).toBe(HOME));
    await moved(1, 'suggestions');
    await untilHere(address);
    on.reload();
    place(on, { routing: 'history' });
    await walk(['suggestions'], 'summary');
    await vi.waitFor(() => expect(here()).toMatch(/\/lead\/\d+\/summary$/));
    on.reload();
    place(on, { routing: 'history' });
    await untilAt('summary');
    expect([await on.leads(), on.to('/v3/lead').length]).toEqual([1, 1]);
  });

  it('drops withAlId from the address once the details have come, without a new entry', async () => {
    const on = funnelStage();
    let answer = () => {};
    const held = new Promise<undefined>((resolve) => (answer = () => resolve(undefined)));
    on.setFault(({ url }) => (url.includes('/details?') ? held : undefined));
    openByAddress(on, `${ENTRY}/5200001/project?withAlId=true`);
    const before = history.length;
    const [asked] = await calls(on, '/5200001/details', 1);
    expect(new URL(asked?.url ?? '').search).toBe('?withAlId=true');
    expect(here()).toBe(`${ENTRY}/5200001/project?withAlId=true`);
    answer();
    // The id of the details' answer is the provider's own.
    await untilHere(`${ENTRY}/5201001/project`);
    expect(history.length).toBe(before);
    await untilAt('project');
  });

  it('on a page of another route reads withAlId, the request and the step from the page’s query', async () => {
    const on = funnelStage();
    openByAddress(on, '/quotes?withAlId=true&utm_source=mail', { spId: '5200001' });
    const [asked] = await calls(on, '/5200001/details', 1);
    expect(new URL(asked?.url ?? '').search).toBe('?withAlId=true');
    await untilHere(`${ENTRY}/5201001/project`);
    on.reload();
    const { assigned } = SANDBOX_REQUESTS;
    openByAddress(on, `/quotes?step=summary&leadId=${assigned}`);
    await untilAt('summary');
    await untilHere(`${ENTRY}/lead/${assigned}/summary`);
  });

  it('on a page of another route goes to no step that was never reached, and reads nothing without history', async () => {
    const on = funnelStage();
    openByAddress(on, '/quotes?step=contact&leadId=');
    await untilAt('service');
    on.reload();
    const { assigned } = SANDBOX_REQUESTS;
    openByAddress(on, `/quotes?step=summary&leadId=${assigned}`, { routing: 'memory' });
    await untilAt('service');
    expect(on.requests.filter(({ url }) => url.includes(assigned))).toEqual([]);
  });
});

describe('a funnel as a dialog with an address', () => {
  it('adds an entry when it opens: Back goes through the steps, and then closes it', async () => {
    const on = funnelStage();
    const own = location.href;
    const funnel = place(on, { routing: 'hash', presentation: 'modal' });
    expect(location.href).toBe(own);
    funnel['open'] = true;
    await untilAt('service');
    await vi.waitFor(() => expect(location.hash).toBe(`#${ENTRY}`));
    await walkTo('project');
    await moved(-1, 'postal-code');
    await moved(-1, 'service');
    await traverse(-1);
    await vi.waitFor(() => expect(funnel['open']).toBe(false));
    expect(location.href).toBe(own);
    await traverse(1);
    await vi.waitFor(() => expect(funnel['open']).toBe(true));
    await untilAt('service');
  });

  it('gives the page its own address back when it is closed', async () => {
    const on = funnelStage();
    history.pushState(null, '', '/my/page?a=1');
    const funnel = place(on, { routing: 'history', presentation: 'modal' });
    funnel['open'] = true;
    await walkTo('project');
    await untilHere(`${ENTRY}?step=project`);
    funnel['open'] = false;
    await untilHere('/my/page?a=1');
    funnel['open'] = true;
    await untilHere(`${ENTRY}?step=project`);
  });
});

it('a funnel with memory leaves the address alone', async () => {
  const on = funnelStage();
  const [address, entries] = [location.href, history.length];
  await open(on);
  await walkTo('timing');
  expect([location.href, history.length]).toEqual([address, entries]);
});

it('a funnel in <lead-app> moves through its steps, and is one from its entry to the summary', async () => {
  const on = funnelStage();
  history.pushState(null, '', ENTRY);
  const app = make('lead-app', { gatewayUrl: on.url(), oneTimeToken: TOKEN, locale: 'en-US' });
  document.body.append(app);
  await walkTo('postal-code');
  await untilHere(`${ENTRY}?step=postal-code`);
  const before = viewOf(app);
  expect(before?.localName).toBe('raq-funnel');
  expect(on.to('/v1/topCategories')[0]?.headers.get('Authorization')).toBe(`OneTime ${TOKEN}`);
  await moved(-1, 'service');
  Object.assign(before ?? {}, { questions: () => [] });
  await walkTo('summary');
  await vi.waitFor(() => expect(here()).toMatch(/\/lead\/\d+\/summary$/));
  expect([viewOf(app) === before, await on.leads()]).toEqual([true, 1]);
});
