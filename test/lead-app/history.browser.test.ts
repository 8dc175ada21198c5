import { describe, expect, it, vi } from 'vitest';
import { type Host, listen, rootOf, tick } from '../element/stage.js';
import { stage } from '../lead-board/board-stage.js';
import { hasNoNavigationApi } from '../runner/page/engine-bugs.js';
import {
  addLink,
  BASE,
  BOARD,
  call,
  goTo,
  here,
  isLeftToBrowser,
  LEAD_PAGE,
  linkIn,
  NOWHERE,
  openApp,
  ownAddress,
  placeApp,
  SILENT_CHAT,
  SP,
  shownIn,
  traverse,
  untilShown,
  untilText,
  viewOf,
} from './app-stage.js';

ownAddress();

const given = (app: Host, name: string): unknown => Reflect.get(viewOf(app) ?? {}, name);

/** Another page and a filter, and another lead than the first. */
async function onPageTwo(app: Host): Promise<void> {
  const board = viewOf(app);
  if (board === null) throw new Error('There is no board.');
  Reflect.set(board, 'filters', { name: 'a' });
  Reflect.set(board, 'page', 2);
  await untilText(app, /Showing 11/);
  await vi.waitFor(() => expect(board.shadowRoot?.querySelector('[part=board]')?.ariaBusy).toBe('false'));
  const second = board.shadowRoot?.querySelectorAll<HTMLElement>('.toggle')[1];
  second?.click();
  await vi.waitFor(() => expect(openLeads(app)).toEqual([second?.closest<HTMLElement>('.lead')?.dataset['leadId']]));
}

function openLeads(app: Host): (string | undefined)[] {
  const open = viewOf(app)?.shadowRoot?.querySelectorAll<HTMLElement>('.lead.open') ?? [];
  return [...open].map(({ dataset }) => dataset['leadId']);
}

describe('what is not found', () => {
  it('says which page it was, and leads back to the board of the provider in its address', async () => {
    const heard: unknown[] = [];
    history.pushState(null, '', `${BOARD}/more?token=1`);
    const app = placeApp(stage(), { analytics: (event: unknown) => heard.push(event) });
    const ready = listen(app, 'widget-ready');
    await untilShown(app, 'not found');
    expect(rootOf(app).querySelector('h2')?.textContent).toBe('This page was not found');
    expect(rootOf(app).querySelector('p')?.textContent).toBe(`There is nothing at ${BOARD}/more`);
    expect(linkIn(app, /Go to the lead board/).getAttribute('href')).toBe(BOARD);
    const view = { name: 'page-view', page: 'SP : Not Found', location: 'not found', userType: 'Authenticated' };
    await vi.waitFor(() => expect(heard).toEqual([view]));
    await vi.waitFor(() => expect(ready).toEqual([{ tag: 'lead-app' }]));
  });
});

describe('moving', () => {
  it('goes by links, and back and forward again, each time with the view of the address', async () => {
    const app = await openApp(NOWHERE, { spId: SP });
    linkIn(app, /lead board/).click();
    await untilShown(app, 'lead-board');
    expect(here()).toBe(BOARD);
    expect(app['path']).toBe(BOARD);
    await goTo(app, LEAD_PAGE);
    expect(here()).toBe(LEAD_PAGE);
    await traverse(-1, app, 'lead-board');
    await traverse(-1, app, 'not found');
    expect(app['path']).toBe(NOWHERE);
    await traverse(2, app, 'lead-page');
    await traverse(-1, app, 'lead-board');
  });

  it('comes back from a thread to the same page of the board, its filters, its open lead and its place', async () => {
    const app = await openApp(`${BOARD}`, { chat: SILENT_CHAT });
    await onPageTwo(app);
    const [open] = openLeads(app);
    scrollTo(0, 200);
    const place = scrollY;
    expect(place).toBeGreaterThan(0);
    linkIn(app, /^Message$/).click();
    await untilShown(app, 'message-thread');
    await traverse(-1);
    await vi.waitFor(() => expect(shownIn(app)).toBe('lead-board'));
    await untilText(app, /Showing 11/);
    expect(openLeads(app)).toEqual([open]);
    expect(given(app, 'filters')).toMatchObject({ name: 'a', archived: false });
    await vi.waitFor(() => expect(scrollY).toBe(place));
  });

  it('finds the filters and the page of the board again after a reload, and begins anew by a link', async () => {
    const on = stage();
    const app = await openApp(`${BOARD}?from=start`, { on });
    await onPageTwo(app);
    await tick(30);
    app.remove();
    const again = placeApp(on);
    await untilText(again, /Showing 11/);
    expect(given(again, 'filters')).toMatchObject({ name: 'a' });
    expect([location.href, JSON.stringify(history.state)].join()).not.toMatch(/name.{0,6}"a"/);
    await goTo(again, NOWHERE);
    call(again, 'goTo', BOARD);
    await untilText(again, /Showing 1 /);
    expect(given(again, 'filters')).not.toHaveProperty('name');
  });

  it('leaves Message to a host that gave a thread-url', async () => {
    const app = await openApp(BOARD, { threadUrl: '/elsewhere/{userId}' });
    const message = linkIn(app, /^Message$/);
    expect(message.getAttribute('href')).toMatch(/^\/elsewhere\//);
    expect(isLeftToBrowser(message)).toBe(true);
  });

  it('asks the host first: a cancelled navigate moves nothing', async () => {
    const app = await openApp(NOWHERE, { spId: SP });
    const asked: unknown[] = [];
    app.addEventListener('navigate', (event) => {
      asked.push(event instanceof CustomEvent && event.detail);
      event.preventDefault();
    });
    linkIn(app, /lead board/).click();
    await tick(30);
    expect(asked).toEqual([{ to: 'board', href: BOARD }]);
    expect([here(), shownIn(app)]).toEqual([NOWHERE, 'not found']);
  });

  it('leaves clicks that ask for a new tab, and links that are not the app’s, to the browser', async () => {
    const app = await openApp(NOWHERE, { spId: SP });
    const link = linkIn(app, /lead board/);
    for (const init of [{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }]) {
      expect([init, isLeftToBrowser(link, init)]).toEqual([init, true]);
    }
    for (const attributes of [
      { href: BOARD, target: '_blank' },
      { href: BOARD, download: '' },
      { href: `https://elsewhere.invalid${BOARD}` },
      { href: `${BASE}/account` },
      { href: `${BASE}/lead/terms.pdf` },
      { href: '#part' },
      { name: 'no-address' },
    ]) {
      const other = addLink(app, attributes);
      expect([attributes, isLeftToBrowser(other)]).toEqual([attributes, true]);
      other.remove();
    }
    expect([here(), shownIn(app)]).toEqual([NOWHERE, 'not found']);
    expect(isLeftToBrowser(addLink(app, { href: BOARD, target: '_self' }))).toBe(false);
    await untilShown(app, 'lead-board');
  });

  it('keeps the fragment of a link, and makes no second entry of the page that is open', async () => {
    const app = await openApp(NOWHERE);
    addLink(app, { href: `${BOARD}#leads` }).click();
    await untilShown(app, 'lead-board');
    expect([location.hash, app['path']]).toEqual(['#leads', BOARD]);
    const before = history.length;
    expect(isLeftToBrowser(addLink(app, { href: BOARD }))).toBe(false);
    expect(isLeftToBrowser(addLink(app, { href: `${BOARD}#part` }))).toBe(true);
    expect(history.length).toBe(before);
  });

  it.skipIf(hasNoNavigationApi())(
    'follows what the host pushes and replaces, and shows nothing elsewhere',
    async () => {
      const app = await openApp(BOARD);
      history.pushState({ own: 1 }, '', LEAD_PAGE);
      await untilShown(app, 'lead-page');
      history.replaceState({ own: 2 }, '', NOWHERE);
      await untilShown(app, 'not found');
      history.pushState(null, '', `${BASE}/account`);
      await vi.waitFor(() => expect(shownIn(app)).toBe(''));
      await traverse(-1, app, 'not found');
    },
  );

  it.skipIf(hasNoNavigationApi())('is no move where only the fragment or a foreign parameter changes', async () => {
    const app = await openApp(BOARD);
    const view = viewOf(app);
    history.replaceState(null, '', `${BOARD}?b.page=2`);
    history.pushState(null, '', `${BOARD}?b.page=2#part`);
    await vi.waitFor(() => expect(app['path']).toBe(`${BOARD}?b.page=2`));
    expect(viewOf(app) === view).toBe(true);
    await traverse(-1);
    await tick(60);
    expect(viewOf(app) === view).toBe(true);
    await traverse(-1);
  });
});

describe('goTo()', () => {
  it('takes a path with the base path or without it, and leaves what is no page of the product alone', async () => {
    const app = await openApp(NOWHERE);
    const foreign = [`${BASE}/account`, 'https://elsewhere.invalid/', '', 'javascript:alert(1)'];
    for (const path of foreign) call(app, 'goTo', path);
    await tick(30);
    expect(here()).toBe(NOWHERE);
    call(app, 'goTo', `/lead/board/${SP}`);
    await untilShown(app, 'lead-board');
    expect(here()).toBe(BOARD);
    const entries = history.length;
    call(app, 'goTo', BOARD);
    expect(history.length).toBe(entries);
  });

  it('may be called before the app has drawn anything', async () => {
    history.pushState(null, '', NOWHERE);
    const app = placeApp(stage());
    await goTo(app, BOARD);
    expect(here()).toBe(BOARD);
  });
});

it('the property path only says where the page stands: what a host sets there moves nothing', async () => {
  const app = await openApp(BOARD);
  app['path'] = NOWHERE;
  await vi.waitFor(() => expect(app['path']).toBe(BOARD));
  expect([here(), shownIn(app)]).toEqual([BOARD, 'lead-board']);
});
