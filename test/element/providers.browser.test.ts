import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { elementTables } from '../../src/elements/catalogue/tables.js';
import { callOn, cleanPage, listen, mount, recordedGateway, SP_ID, tick, untilText } from './stage.js';

cleanPage();

let fetched: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  fetched = vi.spyOn(globalThis, 'fetch');
});

afterEach(() => fetched.mockRestore());

it('a nested <lead-gateway> inherits what it does not set, and a demo makes no network call', async () => {
  const outer = mount('lead-gateway');
  outer.setAttribute('demo', '');
  const inner = mount('lead-gateway', { locale: 'es-US' }, outer);
  const board = mount('lead-board', { spId: SP_ID }, inner);
  await untilText(board, /Mostrando/);
  expect(fetched).not.toHaveBeenCalled();
});

it('a change of the outer <lead-gateway> reaches the widgets in the inner one', async () => {
  const [first, second] = [recordedGateway(), recordedGateway()];
  const outer = mount('lead-gateway', { gateway: first.gateway, locale: 'en-US' });
  const inner = mount('lead-gateway', {}, outer);
  const board = mount('lead-board', { spId: SP_ID }, inner);
  await untilText(board, /Showing 1/);
  outer['gateway'] = second.gateway;
  await vi.waitFor(() => expect(second.requests.length).toBeGreaterThan(0));
  outer['locale'] = 'es-US';
  await untilText(board, /Mostrando/);
  inner['locale'] = 'en-US';
  await untilText(board, /Showing 1/);
});

it('a moved <lead-gateway> inherits from its new ancestors', async () => {
  const [first, second] = [recordedGateway(), recordedGateway()];
  const from = mount('lead-gateway', { gateway: first.gateway });
  const to = mount('lead-gateway', { gateway: second.gateway });
  const inner = mount('lead-gateway', {}, from);
  const board = mount('lead-board', { spId: SP_ID }, inner);
  await untilText(board, /Showing 1/);
  to.append(inner);
  await vi.waitFor(() => expect(second.requests.length).toBeGreaterThan(0));
  const before = second.requests.length;
  from['gateway'] = recordedGateway().gateway;
  await tick(50);
  expect(second.requests.length).toBe(before);
});

it('the nearest <lead-gateway> with a gateway is used', async () => {
  const [far, near] = [recordedGateway(), recordedGateway()];
  const inner = mount('lead-gateway', { gateway: near.gateway }, mount('lead-gateway', { gateway: far.gateway }));
  await untilText(mount('lead-board', { spId: SP_ID }, inner), /Showing 1/);
  expect(far.requests).toEqual([]);
});

function sentHtml(html: string) {
  document.body.insertAdjacentHTML('beforeend', html);
  const [gateway, board] = ['lead-gateway', 'lead-board'].map((tag) => document.body.querySelector(tag));
  if (!gateway || !board) throw new Error('There is no such element.');
  return { gateway, board, errors: listen(board, 'widget-error') };
}

it('a <lead-gateway> whose properties are set after those of its widgets applies to the first call', async () => {
  const { gateway, board } = sentHtml('<lead-gateway><lead-board></lead-board></lead-gateway>');
  await tick(50);
  Reflect.set(board, 'spId', SP_ID);
  Reflect.set(gateway, 'gateway', recordedGateway().gateway);
  await untilText(board, /Showing 1/);
  expect(fetched).not.toHaveBeenCalled();
});

it('a widget in a <lead-gateway> that waits for hydration makes no call and reports no error', async () => {
  const { gateway, board, errors } = sentHtml(
    `<lead-gateway data-lead-waits><lead-gateway><lead-board sp-id="${SP_ID}"></lead-board></lead-gateway></lead-gateway>`,
  );
  await tick(50);
  expect(board.shadowRoot?.textContent).toBe('');
  Reflect.set(gateway, 'gateway', recordedGateway().gateway);
  gateway.removeAttribute('data-lead-waits');
  await untilText(board, /Showing 1/);
  expect([errors, fetched.mock.calls]).toEqual([[], []]);
});

it('a widget that waits for hydration does not report a missing attribute', async () => {
  const { gateway, board, errors } = sentHtml(
    '<lead-gateway demo><lead-board data-lead-waits></lead-board></lead-gateway>',
  );
  await tick(50);
  Reflect.set(board, 'spId', SP_ID);
  board.removeAttribute('data-lead-waits');
  await untilText(board, /Showing 1/);
  expect([gateway.isConnected, errors]).toEqual([true, []]);
});

describe('<lead-gateway> with widgets at any depth', () => {
  it('reloads their data with refresh()', async () => {
    const { gateway, requests } = recordedGateway();
    const outer = mount('lead-gateway', { gateway });
    const board = mount('lead-board', { spId: SP_ID }, mount('lead-gateway', {}, outer));
    await untilText(board, /Showing 1/);
    const lists = () => requests.filter(({ url }) => url.includes('/leads/serviceProvider/')).length;
    const before = lists();
    callOn(outer, 'refresh');
    await vi.waitFor(() => expect(lists()).toBe(before + 1));
  });

  it('sends their deferred calls with replayChallenges(), and drops them with clearChallenges()', async () => {
    const { gateway, requests, setFault } = recordedGateway();
    const challenge = () => Response.json({}, { status: 511 });
    setFault(challenge);
    const outer = mount('lead-gateway', { gateway });
    const board = mount('lead-board', { spId: SP_ID }, outer);
    const challenges = listen(board, 'challenge-required');
    await vi.waitFor(() => expect(challenges.length).toBeGreaterThan(0));
    await tick(100);
    setFault(null);
    callOn(outer, 'clearChallenges');
    const before = requests.length;
    await callOn(outer, 'replayChallenges');
    expect(requests.length).toBe(before);
    setFault(challenge);
    callOn(outer, 'refresh');
    await vi.waitFor(() => expect(requests.length).toBeGreaterThan(before));
    await tick(100);
    setFault(null);
    await callOn(outer, 'replayChallenges');
    await untilText(board, /Showing 1/);
  });
});

it('every method can be called on a new element before it is in the page', async () => {
  for (const { tag, methods } of elementTables) {
    const element = document.createElement(tag);
    for (const signature of Object.keys(methods)) callOn(element, signature.slice(0, signature.indexOf('(')));
  }
  await tick();
});
