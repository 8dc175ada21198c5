import { afterEach, describe, expect, it, vi } from 'vitest';
import { SANDBOX_REQUESTS } from '../../src/sandbox.js';
import { type Host, make } from '../element/stage.js';
import { here, traverse, viewOf } from '../lead-app/app-stage.js';
import {
  calls,
  type FunnelStage,
  funnelPage,
  funnelStage,
  open,
  place,
  TOKEN,
  textbox,
  untilAt,
  walk,
  walkTo,
} from './funnel-stage.js';

funnelPage();

const HOME = location.href;
const ENTRY = '/app/lead/request_a_quote';

afterEach(() => history.replaceState(null, '', HOME));

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
    await traverse(-1);
    await untilAt('project');
    await expect.element(textbox('Description')).toHaveValue('The sink fills again.');
    await traverse(-1);
    await untilAt('postal-code');
    await traverse(-1);
    await untilAt('service');
    expect(here()).toBe(ENTRY);
    await traverse(1);
    await untilAt('postal-code');
    await traverse(1);
    await untilAt('project');
    expect(here()).toBe(`${ENTRY}?step=project`);
  });

  it('comes back to its step by a reload, and by Back to no request that was sent, which the address names', async () => {
    const on = funnelStage();
    openByAddress(on, ENTRY);
    await walkTo('timing');
    on.reload();
    place(on, { routing: 'history' });
    await walk(['timing', 'contact'], 'suggestions');
    await vi.waitFor(() => expect(here()).toMatch(/^\/app\/lead\/request_a_quote\/lead\/\d+\/suggestions$/));
    const address = here();
    await traverse(-1);
    await untilAt('suggestions');
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
    await traverse(-1);
    await untilAt('postal-code');
    await traverse(-1);
    await untilAt('service');
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
  await traverse(-1);
  await untilAt('service');
  Object.assign(before ?? {}, { questions: () => [] });
  await walkTo('summary');
  await vi.waitFor(() => expect(here()).toMatch(/\/lead\/\d+\/summary$/));
  expect([viewOf(app) === before, await on.leads()]).toEqual([true, 1]);
});
