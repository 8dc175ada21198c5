import { describe, expect, it, vi } from 'vitest';
import { type Host, listen, rootOf, tick } from '../element/stage.js';
import { stage } from '../lead-board/board-stage.js';
import { hasNoNavigationApi } from '../runner/page/engine-bugs.js';
import * as screen from './app-stage.js';

screen.ownAddress();

const given = (app: Host, name: string): unknown => Reflect.get(screen.viewOf(app) ?? {}, name);

async function onPageTwo(app: Host): Promise<void> {
  const board = screen.viewOf(app);
  if (board === null) throw new Error('There is no board.');
  Reflect.set(board, 'filters', { name: 'a' });
  Reflect.set(board, 'page', 2);
  await screen.untilText(app, /Showing 11/);
  await vi.waitFor(() => expect(board.shadowRoot?.querySelector('[part=board]')?.ariaBusy).toBe('false'));
  const second = board.shadowRoot?.querySelectorAll<HTMLElement>('.toggle')[1];
  second?.click();
  await vi.waitFor(() => expect(openLeads(app)).toEqual([second?.closest<HTMLElement>('.lead')?.dataset['leadId']]));
}

function openLeads(app: Host): (string | undefined)[] {
  const open = screen.viewOf(app)?.shadowRoot?.querySelectorAll<HTMLElement>('.lead.open') ?? [];
  return [...open].map(({ dataset }) => dataset['leadId']);
}

it('an unknown page shows its path and links to the board of the service provider in its address', async () => {
  const heard: unknown[] = [];
  history.pushState(null, '', `${screen.BOARD}/more?token=1`);
  const app = screen.placeApp(stage(), { analytics: (event: unknown) => heard.push(event) });
  const ready = listen(app, 'widget-ready');
  await screen.untilShown(app, 'not found');
  expect(rootOf(app).querySelector('h2')?.textContent).toBe('This page was not found');
  expect(rootOf(app).querySelector('p')?.textContent).toBe(`There is nothing at ${screen.BOARD}/more`);
  expect(screen.linkIn(app, /Go to the lead board/).getAttribute('href')).toBe(screen.BOARD);
  const view = { name: 'page-view', page: 'SP : Not Found', location: 'not found', userType: 'Authenticated' };
  await vi.waitFor(() => expect([heard, ready]).toEqual([[view], [{ tag: 'lead-app' }]]));
});

describe('navigation', () => {
  it('back from a thread restores page, filters, open lead and scroll position of the board', async () => {
    const app = await screen.openApp(`${screen.BOARD}`, { chat: screen.SILENT_CHAT });
    await onPageTwo(app);
    const [open] = openLeads(app);
    scrollTo(0, 200);
    const place = scrollY;
    expect(place).toBeGreaterThan(0);
    screen.linkIn(app, /^Message$/).click();
    await screen.untilShown(app, 'message-thread');
    await screen.traverse(-1);
    await vi.waitFor(() => expect(screen.shownIn(app)).toBe('lead-board'));
    await screen.untilText(app, /Showing 11/);
    expect(openLeads(app)).toEqual([open]);
    expect(given(app, 'filters')).toMatchObject({ name: 'a', archived: false });
    await vi.waitFor(() => expect(scrollY).toBe(place));
  });

  it('after a reload restores filters and page of the board, and goTo() starts fresh', async () => {
    const on = stage();
    const app = await screen.openApp(`${screen.BOARD}?from=start`, { on });
    await onPageTwo(app);
    await tick(30);
    app.remove();
    const again = screen.placeApp(on);
    await screen.untilText(again, /Showing 11/);
    expect(given(again, 'filters')).toMatchObject({ name: 'a' });
    expect([location.href, JSON.stringify(history.state)].join()).not.toMatch(/name.{0,6}"a"/);
    await screen.goTo(again, screen.NOWHERE);
    const warned = vi.spyOn(console, 'error');
    screen.call(again, 'goTo', screen.BOARD);
    await screen.untilText(again, /Showing 1 /);
    expect(given(again, 'filters')).not.toHaveProperty('name');
    // React warns if state is set while another component renders.
    expect(warned).not.toHaveBeenCalled();
  });

  it('leaves Message to the host if thread-url is set', async () => {
    const app = await screen.openApp(screen.BOARD, { threadUrl: '/elsewhere/{userId}' });
    const message = screen.linkIn(app, /^Message$/);
    expect(message.getAttribute('href')).toMatch(/^\/elsewhere\//);
    expect(screen.isLeftToBrowser(message)).toBe(true);
  });

  it('does not happen if the host cancels navigate', async () => {
    const app = await screen.openApp(screen.NOWHERE, { spId: screen.SP });
    const asked: unknown[] = [];
    app.addEventListener('navigate', (event) => {
      asked.push(event instanceof CustomEvent && event.detail);
      event.preventDefault();
    });
    screen.linkIn(app, /lead board/).click();
    await tick(30);
    expect(asked).toEqual([{ to: 'board', href: screen.BOARD }]);
    expect([screen.here(), screen.shownIn(app)]).toEqual([screen.NOWHERE, 'not found']);
  });

  it('leaves clicks for a new tab, and links outside the app, to the browser', async () => {
    const app = await screen.openApp(screen.NOWHERE, { spId: screen.SP });
    const link = screen.linkIn(app, /lead board/);
    for (const init of [{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }]) {
      expect([init, screen.isLeftToBrowser(link, init)]).toEqual([init, true]);
    }
    for (const attributes of [
      { href: screen.BOARD, target: '_blank' },
      { href: screen.BOARD, download: '' },
      { href: `https://elsewhere.invalid${screen.BOARD}` },
      { href: `${screen.BASE}/account` },
      { href: `${screen.BASE}/lead/terms.pdf` },
      { href: '#part' },
      { name: 'no-address' },
    ]) {
      const other = screen.addLink(app, attributes);
      expect([attributes, screen.isLeftToBrowser(other)]).toEqual([attributes, true]);
      other.remove();
    }
    expect([screen.here(), screen.shownIn(app)]).toEqual([screen.NOWHERE, 'not found']);
    expect(screen.isLeftToBrowser(screen.addLink(app, { href: screen.BOARD, target: '_self' }))).toBe(false);
    await screen.untilShown(app, 'lead-board');
  });

  it('keeps the fragment of a link, and adds no second entry for the current page', async () => {
    const app = await screen.openApp(screen.NOWHERE);
    screen.addLink(app, { href: `${screen.BOARD}#leads` }).click();
    await screen.untilShown(app, 'lead-board');
    expect([location.hash, app['path']]).toEqual(['#leads', screen.BOARD]);
    const before = history.length;
    expect(screen.isLeftToBrowser(screen.addLink(app, { href: screen.BOARD }))).toBe(false);
    expect(screen.isLeftToBrowser(screen.addLink(app, { href: `${screen.BOARD}#part` }))).toBe(true);
    expect(history.length).toBe(before);
  });

  it.skipIf(hasNoNavigationApi())(
    'follows history changes of the host, and shows nothing outside the app',
    async () => {
      const app = await screen.openApp(screen.BOARD);
      history.pushState({ own: 1 }, '', screen.LEAD_PAGE);
      await screen.untilShown(app, 'lead-page');
      history.replaceState({ own: 2 }, '', screen.NOWHERE);
      await screen.untilShown(app, 'not found');
      history.pushState(null, '', `${screen.BASE}/account`);
      await vi.waitFor(() => expect(screen.shownIn(app)).toBe(''));
      await screen.traverse(-1, app, 'not found');
    },
  );

  it.skipIf(hasNoNavigationApi())('keeps the view if only the fragment or an unknown parameter changes', async () => {
    const app = await screen.openApp(screen.BOARD);
    const view = screen.viewOf(app);
    history.replaceState(null, '', `${screen.BOARD}?b.page=2`);
    history.pushState(null, '', `${screen.BOARD}?b.page=2#part`);
    await vi.waitFor(() => expect(app['path']).toBe(`${screen.BOARD}?b.page=2`));
    expect(screen.viewOf(app) === view).toBe(true);
    await screen.traverse(-1);
    await tick(60);
    expect(screen.viewOf(app) === view).toBe(true);
    await screen.traverse(-1);
  });
});

it('goTo() accepts a path with or without the base path, and ignores addresses outside the app', async () => {
  const app = await screen.openApp(screen.NOWHERE);
  const foreign = [`${screen.BASE}/account`, 'https://elsewhere.invalid/', '', 'javascript:alert(1)'];
  for (const path of foreign) screen.call(app, 'goTo', path);
  await tick(30);
  expect(screen.here()).toBe(screen.NOWHERE);
  screen.call(app, 'goTo', `/lead/board/${screen.SP}`);
  await screen.untilShown(app, 'lead-board');
  expect(screen.here()).toBe(screen.BOARD);
  const entries = history.length;
  screen.call(app, 'goTo', screen.BOARD);
  expect(history.length).toBe(entries);
});

it('goTo() works before the first render, and setting the property path has no effect', async () => {
  history.pushState(null, '', screen.NOWHERE);
  const app = screen.placeApp(stage());
  await screen.goTo(app, screen.BOARD);
  expect(screen.here()).toBe(screen.BOARD);
  app['path'] = screen.NOWHERE;
  await vi.waitFor(() => expect(app['path']).toBe(screen.BOARD));
  expect([screen.here(), screen.shownIn(app)]).toEqual([screen.BOARD, 'lead-board']);
});
