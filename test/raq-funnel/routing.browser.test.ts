import { afterEach, describe, expect, it, vi } from 'vitest';
import { SANDBOX_REQUESTS } from '../../src/sandbox.js';
import { type Host, make } from '../element/stage.js';
import { here, traverse, viewOf } from '../lead-app/app-stage.js';
import {
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

async function openByAddress(
  on: FunnelStage,
  address: string,
  properties: Record<string, unknown> = {},
): Promise<Host> {
  history.pushState(null, '', address);
  return place(on, { routing: 'history', ...properties });
}

describe('a funnel with history', () => {
  it('makes an entry of each step; Back and Forward go to theirs, with the answers', async () => {
    const on = funnelStage();
    await openByAddress(on, ENTRY);
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

  it('comes back to its step by a reload, and names the request in the address once there is one', async () => {
    const on = funnelStage();
    await openByAddress(on, ENTRY);
    await walkTo('timing');
    on.reload();
    place(on, { routing: 'history' });
    await walk(['timing', 'contact'], 'suggestions');
    await vi.waitFor(() => expect(here()).toMatch(/^\/app\/lead\/request_a_quote\/lead\/\d+\/suggestions$/));
    on.reload();
    place(on, { routing: 'history' });
    await walk(['suggestions'], 'summary');
    await vi.waitFor(() => expect(here()).toMatch(/\/lead\/\d+\/summary$/));
    on.reload();
    place(on, { routing: 'history' });
    await untilAt('summary');
    expect([await on.leads(), on.to('/v3/lead').length]).toEqual([1, 1]);
  });

  it('does not let Back change a request that was sent', async () => {
    const on = funnelStage();
    await openByAddress(on, ENTRY);
    await walkTo('suggestions');
    await vi.waitFor(() => expect(here()).toMatch(/suggestions$/));
    const address = here();
    await traverse(-1);
    await untilAt('suggestions');
    await untilHere(address);
    expect(await on.leads()).toBe(1);
  });

  it('drops withAlId from the address once the details have come, without a new entry', async () => {
    const on = funnelStage();
    let answer = () => {};
    const held = new Promise<undefined>((resolve) => {
      answer = () => resolve(undefined);
    });
    on.setFault(({ url }) => (url.includes('/details?') ? held : undefined));
    await openByAddress(on, `${ENTRY}/5200001/project?withAlId=true`);
    const before = history.length;
    await vi.waitFor(() => expect(on.to('/5200001/details').length).toBe(1));
    expect([here(), new URL(on.to('/5200001/details')[0]?.url ?? '').search]).toEqual([
      `${ENTRY}/5200001/project?withAlId=true`,
      '?withAlId=true',
    ]);
    answer();
    // The id of the details' answer is the provider's own.
    await untilHere(`${ENTRY}/5201001/project`);
    expect(history.length).toBe(before);
    await untilAt('project');
  });

  it('on a page of another route reads withAlId, the request and the step from the page’s query', async () => {
    const on = funnelStage();
    await openByAddress(on, '/quotes?withAlId=true&utm_source=mail', { spId: '5200001' });
    await vi.waitFor(() => expect(on.to('/5200001/details').length).toBe(1));
    expect(new URL(on.to('/5200001/details')[0]?.url ?? '').search).toBe('?withAlId=true');
    await untilHere(`${ENTRY}/5201001/project`);
    on.reload();
    const { assigned } = SANDBOX_REQUESTS;
    await openByAddress(on, `/quotes?step=summary&leadId=${assigned}`);
    await untilAt('summary');
    await untilHere(`${ENTRY}/lead/${assigned}/summary`);
  });

  it('on a page of another route goes to no step that was never reached, and reads nothing without history', async () => {
    const on = funnelStage();
    await openByAddress(on, '/quotes?step=contact&leadId=');
    await untilAt('service');
    on.reload();
    const { assigned } = SANDBOX_REQUESTS;
    await openByAddress(on, `/quotes?step=summary&leadId=${assigned}`, { routing: 'memory' });
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

describe('a funnel with hash and with memory', () => {
  it('memory leaves the address alone', async () => {
    const on = funnelStage();
    const [address, entries] = [location.href, history.length];
    await open(on);
    await walkTo('timing');
    expect([location.href, history.length]).toEqual([address, entries]);
  });
});

describe('a funnel in <lead-app>', () => {
  function openApp(on: FunnelStage, address: string): Host {
    history.pushState(null, '', address);
    const app = make('lead-app', { gatewayUrl: on.url(), oneTimeToken: TOKEN, locale: 'en-US' });
    document.body.append(app);
    return app;
  }

  it('starts at its entry and moves through its steps', async () => {
    const on = funnelStage();
    const app = openApp(on, ENTRY);
    await walkTo('postal-code');
    await untilHere(`${ENTRY}?step=postal-code`);
    expect(viewOf(app)?.localName).toBe('raq-funnel');
    expect(on.to('/v1/topCategories')[0]?.headers.get('Authorization')).toBe(`OneTime ${TOKEN}`);
    await traverse(-1);
    await untilAt('service');
  });

  it('keeps one funnel from the contact through the suggestions to the summary', async () => {
    const on = funnelStage();
    const app = openApp(on, ENTRY);
    await untilAt('service');
    const before = viewOf(app);
    Object.assign(before ?? {}, { questions: () => [] });
    await walkTo('summary');
    await vi.waitFor(() => expect(here()).toMatch(/\/lead\/\d+\/summary$/));
    expect([viewOf(app) === before, await on.leads()]).toEqual([true, 1]);
  });
});
