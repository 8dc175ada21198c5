import { afterEach, expect, it, vi } from 'vitest';
import { createSandbox } from '../../src/sandbox.js';
import { cleanPage, type Host, listen, mount, rootOf, SP_ID } from '../element/stage.js';
import { bodyOf, DRAWN_DAY, openBoard, stage } from '../lead-board/board-stage.js';

cleanPage();
afterEach(() => vi.restoreAllMocks());

function numberOf(totalNumber: () => number) {
  const leads = vi.fn(async () => ({ leads: [], pagination: { totalNumber: totalNumber() } }));
  return { gateway: { leads }, leads };
}

const shownIn = (element: Host) => rootOf(element).querySelector<HTMLElement>('[part="count"]');
const digitsOf = (element: Host) => shownIn(element)?.querySelector('[aria-hidden]')?.textContent;
const wordsOf = (element: Host) => shownIn(element)?.querySelector('.sr')?.textContent;
const isSeen = (element: Host) => shownIn(element)?.checkVisibility({ visibilityProperty: true }) === true;

async function aCount(total: number): Promise<Host> {
  const element = mount('lead-unread-count', { spId: SP_ID, gateway: numberOf(() => total).gateway });
  await vi.waitFor(() => expect(wordsOf(element)).toBeDefined());
  return element;
}

it('the number of leads with unread messages has a text for screen readers', async () => {
  const element = await aCount(3);
  expect([digitsOf(element), wordsOf(element)]).toEqual(['3', '3 leads with unread messages']);
  expect([isSeen(element), wordsOf(await aCount(1))]).toEqual([true, '1 lead with unread messages']);
});

it('the menu does not move when the number loads', async () => {
  const menu = document.createElement('nav');
  menu.innerHTML = '<lead-unread-count></lead-unread-count><span>Reports</span>';
  document.body.append(menu);
  const [element, next] = menu.children;
  let answer: (value: object) => void = () => {};
  const answered = new Promise((resolve) => (answer = resolve));
  Object.assign(element ?? {}, { spId: SP_ID, gateway: { leads: () => answered } });
  await vi.waitFor(() => expect(element?.shadowRoot?.querySelector('[part="count"]')).not.toBeNull());
  const place = () => JSON.stringify(next?.getBoundingClientRect());
  const before = place();
  answer({ leads: [], pagination: { totalNumber: 7 } });
  await vi.waitFor(() => expect(element?.shadowRoot?.querySelector('[aria-hidden]')?.textContent).toBe('7'));
  expect(place()).toBe(before);
});

it('several numbers of one provider make one call and report each change', async () => {
  let total = 3;
  const { gateway, leads } = numberOf(() => total);
  const elements = [...Array(4)].map(() => mount('lead-unread-count', { spId: SP_ID, gateway }));
  const [first] = elements;
  const heard = listen(document, 'unread-count-change');
  // The events come after the digits.
  await vi.waitFor(() => expect(heard).toEqual(Array(4).fill({ count: 3 })));
  expect([elements.map(digitsOf), leads.mock.calls.length]).toEqual([['3', '3', '3', '3'], 1]);
  total = 4;
  const refresh: unknown = first?.['refresh'];
  if (typeof refresh === 'function') Reflect.apply(refresh, first, []);
  await vi.waitFor(() => expect(heard.slice(4)).toEqual(Array(4).fill({ count: 4 })));
  expect([elements.map(digitsOf), leads.mock.calls.length]).toEqual([['4', '4', '4', '4'], 2]);
});

it('on a page with a board, it decreases when the conversation is opened in a thread', async () => {
  const on = stage();
  const board = await openBoard(on, { pageSize: 50, pollSeconds: 0 });
  const element = mount('lead-unread-count', { spId: SP_ID, gateway: on.gateway });
  await vi.waitFor(() => expect(Number(digitsOf(element))).toBeGreaterThan(1));
  const before = Number(digitsOf(element));
  const unread = rootOf(board).querySelector<HTMLAnchorElement>('a.msg.has');
  const userId = /u\d+/.exec(unread?.href ?? '')?.[0];
  const { chat } = createSandbox({ clock: DRAWN_DAY });
  mount('message-thread', { spId: SP_ID, userId, gateway: on.gateway, chat });
  await vi.waitFor(() => expect(on.to('/messages/thread/read').length).toBe(1));
  await vi.waitFor(() => expect(Number(digitsOf(element))).toBeLessThan(before));
  const bodies = await Promise.all(on.to(`/serviceProvider/${SP_ID}`).map(bodyOf));
  expect(bodies.filter((body) => Reflect.get(Object(body), 'limit') === 1)).toHaveLength(1);
});
