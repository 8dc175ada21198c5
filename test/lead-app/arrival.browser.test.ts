import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { asHost, type Host, rootOf, tick } from '../element/stage.js';
import { stage } from '../lead-board/board-stage.js';
import { hasNoNavigationApi } from '../runner/page/engine-bugs.js';
import * as screen from './app-stage.js';

screen.ownAddress();

const hasFocus = (app: Host): boolean =>
  rootOf(app).activeElement === screen.regionOf(app) && screen.regionOf(app) !== null;

function besideApp(app: Host, tag: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = 'host';
  app.before(element);
  return element;
}

describe('focus', () => {
  it('moves to the new view after a link, Back or Forward, with a focus ring only after a key', async () => {
    const app = await screen.openApp(screen.NOWHERE, { spId: screen.SP });
    const shown = () => [hasFocus(app), getComputedStyle(asHost(screen.regionOf(app))).outlineStyle];
    await userEvent.click(screen.linkIn(app, /lead board/));
    await screen.untilShown(app, 'lead-board');
    expect(shown()).toEqual([true, 'none']);
    await userEvent.keyboard('{Tab}');
    await screen.traverse(-1, app, 'not found');
    expect(shown()).toEqual([true, 'solid']);
    screen.linkIn(app, /lead board/).focus();
    await userEvent.keyboard('{Enter}');
    await screen.untilShown(app, 'lead-board');
    expect(shown()).toEqual([true, 'solid']);
    await screen.traverse(-1, app, 'not found');
    screen.regionOf(app)?.blur();
    await screen.traverse(1, app, 'lead-board');
    expect(hasFocus(app)).toBe(true);
  });

  it('does not move for the first view or when the host navigates, and each view names its region', async () => {
    const app = await screen.openApp(screen.BOARD);
    const name = () => screen.regionOf(app)?.ariaLabel;
    expect([rootOf(app).activeElement === null, document.activeElement === document.body]).toEqual([true, true]);
    expect(name()).toBe('Leads');
    const button = besideApp(app, 'button');
    button.focus();
    await screen.goTo(app, screen.NOWHERE);
    expect(name()).toBe('Page not found');
    await screen.goTo(app, screen.BOARD);
    expect(document.activeElement === button).toBe(true);
    await screen.traverse(-1, app, 'not found');
    expect(document.activeElement === button).toBe(true);
    button.remove();
    await screen.goTo(app, screen.LEAD_PAGE);
    expect([name(), document.activeElement === document.body]).toEqual(['Lead', true]);
  });

  it('moves to the new view when the host navigates while focus is inside the app', async () => {
    const app = await screen.openApp(screen.BOARD);
    screen.viewOf(app)?.shadowRoot?.querySelector<HTMLElement>('.toggle')?.focus();
    await screen.goTo(app, screen.NOWHERE);
    expect(hasFocus(app)).toBe(true);
  });
});

describe('scrolling', () => {
  const above = (app: Host) => {
    const header = besideApp(app, 'div');
    header.style.height = '300px';
    header.style.scrollBehavior = 'smooth';
  };
  const below = (app: Host) => {
    const footer = document.createElement('div');
    footer.style.height = '2000px';
    app.after(footer);
  };
  const rested = () => tick(400);
  const atTop = (app: Host) => Math.round(app.getBoundingClientRect().top);

  it('shows the top of the app for a new view, and Back and Forward restore the scroll position', async () => {
    document.documentElement.style.scrollBehavior = 'smooth';
    const app = await screen.openApp(screen.BOARD, { chat: screen.SILENT_CHAT });
    above(app);
    scrollTo({ top: 600, behavior: 'instant' });
    await rested();
    screen.linkIn(app, /^Message$/).click();
    await screen.untilShown(app, 'message-thread');
    expect(scrollY).toBeLessThanOrEqual(300);
    expect(atTop(app)).toBeGreaterThanOrEqual(0);
    await screen.traverse(-1, app, 'lead-board');
    await vi.waitFor(() => expect(Math.round(scrollY)).toBe(600));
    await vi.waitFor(() => {
      scrollTo({ top: 410, behavior: 'instant' });
      expect(history.state).toMatchObject({ 'lead-widgets': { left: 0, top: 410 } });
    });
    await screen.traverse(1, app, 'message-thread');
    await screen.traverse(-1, app, 'lead-board');
    await vi.waitFor(() => expect(Math.round(scrollY)).toBe(410));
    document.documentElement.style.scrollBehavior = '';
  });

  it('does not change if the top of the app is visible', async () => {
    const app = await screen.openApp(screen.BOARD);
    above(app);
    below(app);
    scrollTo(0, 200);
    await rested();
    screen.call(app, 'goTo', `${screen.BOARD}?newMessages=true`);
    await vi.waitFor(() => expect(Reflect.get(screen.viewOf(app) ?? {}, 'newMessages')).toBe(true));
    expect(Math.round(scrollY)).toBe(200);
  });

  it('is not restored if the person has started to scroll', async () => {
    const on = stage();
    const app = await screen.openApp(screen.BOARD, { on });
    below(app);
    scrollTo(0, 600);
    await rested();
    await screen.goTo(app, screen.NOWHERE);
    let answer = () => {};
    on.setFault(() => new Promise((resolve) => (answer = () => resolve(undefined))));
    await screen.traverse(-1);
    await vi.waitFor(() => expect(screen.shownIn(app)).toBe('lead-board'));
    await tick(60);
    scrollTo(0, 20);
    window.dispatchEvent(new WheelEvent('wheel'));
    on.setFault(null);
    answer();
    await screen.untilShown(app, 'lead-board');
    await tick(100);
    expect(Math.round(scrollY)).toBe(20);
  });

  it('stores the position next to the host’s history state, and not in a state that is not a plain object', async () => {
    history.pushState({ router: { key: 'a1' } }, '', screen.BOARD);
    const app = screen.placeApp(stage());
    await screen.untilShown(app, 'lead-board');
    scrollTo(0, 120);
    const state = { router: { key: 'a1' }, 'lead-widgets': { left: 0, top: 120 } };
    await vi.waitFor(() => expect(history.state).toMatchObject(state));
    for (const own of ['text', 7, ['list'], new Map([['a', 1]])]) {
      history.replaceState(own, '');
      scrollTo(0, scrollY === 120 ? 140 : 120);
      await rested();
      expect(history.state).toEqual(own);
    }
  });

  it('is restored after a reload', async () => {
    history.pushState({ 'lead-widgets': { left: 0, top: 320 } }, '', screen.BOARD);
    const app = screen.placeApp(stage());
    await screen.untilShown(app, 'lead-board');
    await vi.waitFor(() => expect(Math.round(scrollY)).toBe(320));
  });

  it('applies to the scroll container around the app', async () => {
    const scroller = document.createElement('main');
    Object.assign(scroller.style, { height: '400px', overflow: 'auto' });
    document.body.append(scroller);
    history.pushState(null, '', screen.BOARD);
    const app = screen.placeApp(stage(), {}, scroller);
    await screen.untilShown(app, 'lead-board');
    scroller.scrollTop = 350;
    await rested();
    await screen.goTo(app, screen.LEAD_PAGE);
    expect(scroller.scrollTop).toBe(0);
    await screen.traverse(-1, app, 'lead-board');
    await vi.waitFor(() => expect(Math.round(scroller.scrollTop)).toBe(350));
  });
});

it.skipIf(hasNoNavigationApi())('the title follows the view, and is the host’s title outside the app', async () => {
  document.title = 'Host';
  const app = await screen.openApp(screen.BOARD, { manageTitle: true });
  await vi.waitFor(() => expect(document.title).toBe('Business Center | Leads'));
  history.pushState(null, '', `${screen.BASE}/account`);
  await vi.waitFor(() => expect(document.title).toBe('Host'));
  screen.call(app, 'goTo', screen.NOWHERE);
  await vi.waitFor(() => expect(document.title).toBe('Business Center | Page not found'));
  app.remove();
  await vi.waitFor(() => expect(document.title).toBe('Host'));
});
