import { afterEach, describe, expect, it, vi } from 'vitest';
import { SANDBOX_REQUESTS } from '../../src/sandbox.js';
import { fill, press } from '../element/press.js';
import { type Host, listen, make, tick } from '../element/stage.js';
import { here, traverse, viewOf } from '../lead-app/app-stage.js';
import * as screen from './funnel-stage.js';

screen.funnelPage();

it('initialValues prefill project, address and contact, and are sent with the request', async () => {
  const on = screen.funnelStage();
  const { first: firstName, last: lastName, email, phone } = screen.CUSTOMER;
  const project = {
    title: 'A wet floor',
    description: 'Since Monday.',
    urgency: 'ThisMonth',
    attributes: [{ questionText: 'Campaign', answerText: 'Spring' }],
    address: { firstLine: '1408 Kinney Ave', secondLine: 'Unit 2', city: 'Austin', state: 'TX', postalCode: '78704' },
  };
  const contactInformation = { firstName, lastName, email, phoneNumber: '(512) 555-0177' };
  const initialValues = { categoryId: '10202', postalCode: '78704', contactInformation, ...project };
  await screen.open(on, { initialValues }, 'project');
  await expect.element(screen.textbox('Description')).toHaveValue('Since Monday.');
  await press(screen.button('Continue'));
  await expect.element(screen.radio(/^This month/)).toBeChecked();
  await press(screen.button('Continue'));
  await expect.element(screen.textbox('Phone')).toHaveValue('(512) 555-0177');
  await expect.element(screen.checkbox(/^I agree/)).not.toBeChecked();
  await screen.agree();
  await screen.untilAt('suggestions');
  const sent = { ...project, showAddress: true, contactInformation: { email, phoneNumber: phone } };
  expect(await screen.createdBody(on)).toMatchObject(sent);
});

const named = (all: unknown[], name: string) => all.filter((each) => Reflect.get(Object(each), 'name') === name);

describe('changes by the host', () => {
  it('a changed spId starts a new funnel', async () => {
    const on = screen.funnelStage();
    const funnel = await screen.open(on, { spId: '5200001', postalCode: '78704' }, 'project');
    await screen.walk(['project'], 'timing');
    funnel['spId'] = '5200002';
    await screen.untilAt('project');
    await expect.element(screen.textbox('Description')).toHaveValue('');
    await vi.waitFor(() => expect(on.to('/5200002/details').length).toBe(1));
  });

  it('a changed categoryId starts a new funnel for that service', async () => {
    const on = screen.funnelStage();
    const funnel = await screen.open(on, { categoryId: '10202', postalCode: '78704' }, 'project');
    funnel['categoryId'] = '10300';
    await tick(200);
    await screen.walk(['project', 'timing', 'contact'], 'suggestions');
    expect(await screen.createdBody(on)).toMatchObject({ categoryId: '10300' });
  });

  it('a modal opens with open, keeps typed text when it is closed, and reports funnel-close', async () => {
    const on = screen.funnelStage();
    const funnel = screen.place(on, { presentation: 'modal', variant: 'short-form.2' });
    await tick(100);
    expect([screen.isThere(screen.heading(/./)), on.requests.length]).toEqual([false, 0]);
    funnel.setAttribute('open', '');
    await screen.walkTo('project');
    await fill(screen.textbox('Description'), 'It gurgles.');
    await press(screen.button('Close'));
    await vi.waitFor(() => expect(screen.isThere(screen.heading(/./))).toBe(false));
    expect([funnel.hasAttribute('open'), screen.heard(funnel, 'funnel-close')]).toEqual([
      false,
      [{ variant: 'short-form.2' }],
    ]);
    screen.call(funnel, 'show');
    await screen.untilAt('project');
    await expect.element(screen.textbox('Description')).toHaveValue('It gurgles.');
  });

  it('goTo() opens only steps that were reached', async () => {
    const funnel = await screen.openAt(screen.funnelStage(), 'timing');
    screen.call(funnel, 'goTo', 'contact');
    await tick(50);
    await screen.untilAt('timing');
    screen.call(funnel, 'goTo', 'postal-code');
    await screen.untilAt('postal-code');
    await expect.element(screen.textbox('ZIP code')).toHaveValue('78704');
  });
});

it('funnel-abandon is reported once, and not for an untouched or completed funnel', async () => {
  const told = listen(document, 'analytics');
  const on = screen.funnelStage();
  const plain = await screen.open(on);
  plain.remove();
  await tick(50);
  expect(named(told, 'funnel-abandon')).toEqual([]);
  const begun: unknown[] = [];
  const hearing = (all: unknown[]) => ({ persist: 'none', analytics: (event: unknown) => all.push(event) });
  const funnel = await screen.openAndWalk(on, 'timing', hearing(begun));
  window.dispatchEvent(new Event('pagehide'));
  // A render in between does not count as a second visit.
  funnel['locale'] = 'es-US';
  await screen.untilSays(funnel, 'Plazo');
  funnel.remove();
  const abandoned = () => named(begun, 'funnel-abandon').map((each) => Reflect.get(Object(each), 'value'));
  await vi.waitFor(() => expect(abandoned()).toEqual(['timing']));
  const done: unknown[] = [];
  const whole = await screen.openAndWalk(on, 'summary', hearing(done));
  whole.remove();
  await tick(50);
  expect([named(done, 'funnel-abandon'), named(done, 'lead-create').length]).toEqual([[], 1]);
});

const HOME = location.href;
const ENTRY = '/app/lead/request_a_quote';

afterEach(() => history.replaceState(null, '', HOME));

async function moved(steps: number, step: screen.Step): Promise<void> {
  await traverse(steps);
  await screen.untilAt(step);
}

const untilHere = (address: string) => vi.waitFor(() => expect(here()).toBe(address));

function openByAddress(on: screen.FunnelStage, address: string, properties: Record<string, unknown> = {}): Host {
  history.pushState(null, '', address);
  return screen.place(on, { routing: 'history', ...properties });
}

describe('a funnel with history routing', () => {
  it('adds a history entry for each step, and Back and Forward restore step and answers', async () => {
    openByAddress(screen.funnelStage(), ENTRY);
    await screen.walkTo('timing');
    await untilHere(`${ENTRY}?step=timing`);
    await moved(-1, 'project');
    await expect.element(screen.textbox('Description')).toHaveValue('The sink fills again.');
    await moved(-1, 'postal-code');
    await moved(-1, 'service');
    expect(here()).toBe(ENTRY);
    await moved(1, 'postal-code');
    await moved(1, 'project');
    expect(here()).toBe(`${ENTRY}?step=project`);
  });

  it('goes through the questions with Back and Forward, but not past one that must be answered', async () => {
    const texts = ['Which drain?', 'Since when?', 'Which floor?'];
    const options = [{ value: 'yes', label: 'Yes' }];
    const questions = texts.map((text, at) => ({ id: `q${at}`, text, type: 'one', options, required: at === 0 }));
    const at = (text: string) => expect.element(screen.heading(text)).toBeVisible();
    const funnel = openByAddress(screen.funnelStage(), ENTRY, { questions: () => questions });
    await screen.answer('service', 'postal-code');
    await at('Which drain?');
    await press(screen.radio('Yes'));
    await press(screen.button('Continue'));
    await at('Since when?');
    await press(screen.button('Continue'));
    await at('Which floor?');
    await traverse(-1);
    await at('Since when?');
    await traverse(-1);
    await at('Which drain?');
    await moved(-1, 'postal-code');
    await traverse(1);
    await traverse(1);
    await at('Since when?');
    screen.call(funnel, 'reset');
    await screen.answer('service', 'postal-code');
    await at('Which drain?');
    await traverse(-1);
    await traverse(-1);
    await traverse(-1);
    await at('Which drain?');
  });

  it('returns to its step after a reload, and one Back leaves a sent request', async () => {
    const on = screen.funnelStage();
    openByAddress(on, ENTRY);
    await screen.walkTo('timing');
    on.reload();
    screen.place(on, { routing: 'history' });
    await screen.walk(['timing', 'contact'], 'suggestions');
    await vi.waitFor(() => expect(here()).toMatch(/^\/app\/lead\/request_a_quote\/lead\/\d+\/suggestions$/));
    const address = here();
    // Back leaves the sent request. Forward shows it again.
    await traverse(-1);
    await vi.waitFor(() => expect(location.href).toBe(HOME));
    await moved(1, 'suggestions');
    await untilHere(address);
    on.reload();
    screen.place(on, { routing: 'history' });
    await screen.walk(['suggestions'], 'summary');
    await vi.waitFor(() => expect(here()).toMatch(/\/lead\/\d+\/summary$/));
    on.reload();
    screen.place(on, { routing: 'history' });
    await screen.untilAt('summary');
    expect([await on.leads(), on.to('/v3/lead').length]).toEqual([1, 1]);
  });

  it('removes withAlId from the address once the provider is loaded, without a new history entry', async () => {
    const on = screen.funnelStage();
    let answer = () => {};
    const held = new Promise<undefined>((resolve) => (answer = () => resolve(undefined)));
    on.setFault(({ url }) => (url.includes('/details?') ? held : undefined));
    openByAddress(on, `${ENTRY}/5200001/project?withAlId=true`);
    const before = history.length;
    const [asked] = await screen.calls(on, '/5200001/details', 1);
    expect(new URL(asked?.url ?? '').search).toBe('?withAlId=true');
    expect(here()).toBe(`${ENTRY}/5200001/project?withAlId=true`);
    answer();
    // The details contain the provider's own id.
    await untilHere(`${ENTRY}/5201001/project`);
    expect(history.length).toBe(before);
    await screen.untilAt('project');
  });

  it('on a page of another route reads withAlId, leadId and step from the query', async () => {
    const on = screen.funnelStage();
    openByAddress(on, '/quotes?withAlId=true&utm_source=mail', { spId: '5200001' });
    const [asked] = await screen.calls(on, '/5200001/details', 1);
    expect(new URL(asked?.url ?? '').search).toBe('?withAlId=true');
    await untilHere(`${ENTRY}/5201001/project`);
    on.reload();
    const { assigned } = SANDBOX_REQUESTS;
    openByAddress(on, `/quotes?step=summary&leadId=${assigned}`);
    await screen.untilAt('summary');
    await untilHere(`${ENTRY}/lead/${assigned}/summary`);
  });

  it('on a page of another route ignores an unreached step, and ignores the query with memory routing', async () => {
    const on = screen.funnelStage();
    openByAddress(on, '/quotes?step=contact&leadId=');
    await screen.untilAt('service');
    on.reload();
    const { assigned } = SANDBOX_REQUESTS;
    openByAddress(on, `/quotes?step=summary&leadId=${assigned}`, { routing: 'memory' });
    await screen.untilAt('service');
    expect(on.requests.filter(({ url }) => url.includes(assigned))).toEqual([]);
  });
});

describe('a modal funnel with routing', () => {
  it('adds a history entry when it opens, and Back goes through the steps and closes it', async () => {
    const on = screen.funnelStage();
    const own = location.href;
    const funnel = screen.place(on, { routing: 'hash', presentation: 'modal' });
    expect(location.href).toBe(own);
    funnel['open'] = true;
    await screen.untilAt('service');
    await vi.waitFor(() => expect(location.hash).toBe(`#${ENTRY}`));
    await screen.walkTo('project');
    await moved(-1, 'postal-code');
    await moved(-1, 'service');
    await traverse(-1);
    await vi.waitFor(() => expect(funnel['open']).toBe(false));
    expect(location.href).toBe(own);
    await traverse(1);
    await vi.waitFor(() => expect(funnel['open']).toBe(true));
    await screen.untilAt('service');
  });

  it('restores the address of the page when it is closed', async () => {
    const on = screen.funnelStage();
    history.pushState(null, '', '/my/page?a=1');
    const funnel = screen.place(on, { routing: 'history', presentation: 'modal' });
    funnel['open'] = true;
    await screen.walkTo('project');
    await untilHere(`${ENTRY}?step=project`);
    funnel['open'] = false;
    await untilHere('/my/page?a=1');
    funnel['open'] = true;
    await untilHere(`${ENTRY}?step=project`);
  });
});

it('a funnel with memory routing does not change the address or the history', async () => {
  const on = screen.funnelStage();
  const [address, entries] = [location.href, history.length];
  await screen.open(on);
  await screen.walkTo('timing');
  expect([location.href, history.length]).toEqual([address, entries]);
});

it('one funnel in <lead-app> shows all steps from the entry to the summary', async () => {
  const on = screen.funnelStage();
  history.pushState(null, '', ENTRY);
  const app = make('lead-app', { gatewayUrl: on.url(), oneTimeToken: screen.TOKEN, locale: 'en-US' });
  document.body.append(app);
  await screen.walkTo('postal-code');
  await untilHere(`${ENTRY}?step=postal-code`);
  const before = viewOf(app);
  expect(before?.localName).toBe('raq-funnel');
  expect(on.to('/v1/topCategories')[0]?.headers.get('Authorization')).toBe(`OneTime ${screen.TOKEN}`);
  await moved(-1, 'service');
  Object.assign(before ?? {}, { questions: () => [] });
  await screen.walkTo('summary');
  await vi.waitFor(() => expect(here()).toMatch(/\/lead\/\d+\/summary$/));
  expect([viewOf(app) === before, await on.leads()]).toEqual([true, 1]);
});
