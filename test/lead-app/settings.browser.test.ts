import { describe, expect, it, vi } from 'vitest';
import { elementTables } from '../../src/elements/catalogue/tables.js';
import { leadAppTable } from '../../src/lead-app/table.js';
import { raqFunnelTable } from '../../src/raq-funnel/table.js';
import { type Host, listen, rootOf, SP_ID, tick } from '../element/stage.js';
import { stage } from '../lead-board/board-stage.js';
import * as screen from './app-stage.js';

screen.ownAddress();

type Given = Readonly<Record<string, unknown>>;

/** The settings that the app provides to a widget inside it. */
function settingsInside(app: Host): { latest: Given } {
  const heard: { latest: Given } = { latest: {} };
  const event = new Event('context-request', { bubbles: true, composed: true });
  const callback = (settings: Given) => {
    heard.latest = settings;
  };
  Object.assign(event, { context: Symbol.for('lead-widgets.gateway'), callback, subscribe: true });
  screen.regionOf(app)?.dispatchEvent(event);
  return heard;
}

describe('settings of the app', () => {
  it('reach its views by identity, also after a change, and authMode only if the host has set it', async () => {
    const [one, other] = [stage(), stage()];
    const auth = { getToken: () => 'secret' };
    const messages = { retry: 'Again' };
    const app = await screen.openApp(screen.BOARD, {
      on: one,
      auth,
      messages,
      features: ['lead-unlock'],
      locale: 'en-US',
    });
    const heard = settingsInside(app);
    expect(heard.latest['gateway']).toBe(one.gateway);
    expect(heard.latest['auth']).toBe(auth);
    expect(heard.latest['messages']).toBe(messages);
    expect([heard.latest['features'], heard.latest['authMode']]).toEqual([['lead-unlock'], undefined]);
    app['gateway'] = other.gateway;
    await vi.waitFor(() => expect(other.to(`/serviceProvider/${SP_ID}`)).toHaveLength(1));
    expect(heard.latest['gateway']).toBe(other.gateway);
    app['locale'] = 'es-US';
    await screen.untilText(app, /Mostrando/);
    app['authMode'] = 'one-time';
    await vi.waitFor(() => expect(heard.latest['authMode']).toBe('one-time'));
  });

  it('are passed to the board and the lead page, and all funnel settings to the funnel', async () => {
    const objects = {
      initialValues: { 'contact.firstName': 'Dana' },
      createFields: { campaign: 7 },
      questions: () => [],
      consent: { version: '3', text: 'I agree.' },
      categoryCatalog: [{ id: '10202', name: 'Handyman' }],
      prefillParams: ['zip'],
      addressProvider: { suggest: () => [] },
      uploadPhoto: () => 'photo-1',
      verifyPhone: { send: () => {}, check: () => true },
      saveProgress: () => 'code',
      loadProgress: () => null,
    };
    const places = { categoryId: '10202', fallbackCategoryId: '10202', postalCode: '80202', persist: 'none' };
    const calls = { source: 'Partner', suggestionLimit: '3', createVersion: 'v1', assignVersion: 'v1' };
    const texts = { ...places, ...calls, partnerId: 'p-1', clickId: 'c-1', resumeToken: 'tk-1' };
    const app = await screen.openApp(screen.LEAD_PAGE, { ...objects, ...texts, faqUrl: '/faq', callLogUrl: '/calls' });
    const given = (name: string): unknown => Reflect.get(screen.viewOf(app) ?? {}, name);
    expect(given('categoryCatalog')).toBe(objects.categoryCatalog);
    expect(given('faqUrl')).toBe('/faq');
    await screen.goTo(app, screen.BOARD);
    expect(given('callLogUrl')).toBe('/calls');
    for (const route of ['request_a_quote', `request_a_quote/${SP_ID}/project`]) {
      screen.call(app, 'goTo', `${screen.BASE}/lead/${route}`);
      await vi.waitFor(() => expect(screen.shownIn(app)).toBe('raq-funnel'));
      for (const [name, value] of Object.entries({ ...objects, ...texts, suggestionLimit: 3 })) {
        expect(given(name), name).toEqual(value);
      }
      expect(given('questions')).toBe(objects.questions);
    }
    app['partnerId'] = 'p-2';
    await vi.waitFor(() => expect(given('partnerId')).toBe('p-2'));
  });

  it('include every attribute and property of the funnel, except those set by the route', () => {
    // All attributes of the funnel, except those for the step that is shown and how it is shown.
    const own = ['spId', 'withAlId', 'leadId', 'step', 'presentation', 'for', 'launch', 'open', 'routing', 'basePath'];
    const taken = Object.keys(raqFunnelTable.attributes).filter((name) => !own.includes(name));
    expect(Object.keys(leadAppTable.attributes)).toEqual(expect.arrayContaining(taken));
    const properties = Object.keys(raqFunnelTable.properties);
    expect(Object.keys(leadAppTable.properties)).toEqual(expect.arrayContaining(properties));
  });

  it('do not appear in any attribute', async () => {
    const app = await screen.openApp(screen.BOARD, { oneTimeToken: 'secret-1', auth: { getToken: () => 'secret-2' } });
    expect(app.outerHTML + rootOf(app).innerHTML).not.toMatch(/secret/);
    expect(screen.viewOf(app)?.getAttributeNames()).toEqual(['exportparts', 'data-place', 'data-height']);
    // A random id of this history entry.
    expect(screen.viewOf(app)?.getAttribute('data-place')).toMatch(/^[\w-]{8,}$/);
  });
});

describe('the app', () => {
  it('forwards the events of its views, including page views, and fires its own widget-ready once', async () => {
    const heard: unknown[] = [];
    history.pushState(null, '', screen.BOARD);
    const app = screen.placeApp(stage(), { analytics: (event: unknown) => heard.push(event) });
    const ready = listen(app, 'widget-ready');
    const targets: boolean[] = [];
    document.addEventListener('analytics', ({ target }) => targets.push(target === app));
    await vi.waitFor(() => expect(ready).toEqual([{ tag: 'lead-board' }, { tag: 'lead-app' }]));
    screen.call(app, 'goTo', screen.LEAD_PAGE);
    await vi.waitFor(() => expect(ready).toEqual([{ tag: 'lead-board' }, { tag: 'lead-app' }, { tag: 'lead-page' }]));
    await screen.goTo(app, screen.NOWHERE);
    const views = () => heard.map((event) => Object(event)).filter(({ name }) => name === 'page-view');
    const pages = ['SP : Lead Board', 'SP : Lead Page', 'SP : Not Found'];
    await vi.waitFor(() => expect(views().map(({ page }) => page)).toEqual(pages));
    expect(targets.length).toBeGreaterThan(2);
    expect(targets).not.toContain(false);
  });

  it('forwards its methods to the current view', async () => {
    const on = stage();
    const app = await screen.openApp(screen.BOARD, { on });
    screen.call(app, 'refresh');
    await vi.waitFor(() => expect(on.to(`/serviceProvider/${SP_ID}`)).toHaveLength(2));
    const board = screen.viewOf(app);
    const asked: string[] = [];
    for (const name of ['replayChallenges', 'clearChallenges']) Reflect.set(board ?? {}, name, () => asked.push(name));
    await screen.call(app, 'replayChallenges');
    screen.call(app, 'clearChallenges');
    expect(asked).toEqual(['replayChallenges', 'clearChallenges']);
    await screen.goTo(app, screen.NOWHERE);
    screen.call(app, 'refresh');
    await screen.call(app, 'replayChallenges');
  });

  it('exports every part of a view except root', async () => {
    const app = await screen.openApp(screen.BOARD);
    for (const address of [screen.BOARD, screen.LEAD_PAGE]) {
      screen.call(app, 'goTo', address);
      await screen.untilShown(app, address === screen.BOARD ? 'lead-board' : 'lead-page');
      const view = screen.viewOf(app);
      const table = elementTables.find(({ tag }) => tag === view?.localName);
      const parts = Object.keys(table?.parts ?? {}).filter((part) => part !== 'root');
      expect(view?.getAttribute('exportparts')?.split(', ').sort()).toEqual(parts.sort());
    }
  });
});

it('keeps view and typed text when it is moved, does nothing while removed, and restarts at the current address', async () => {
  const on = stage();
  const app = await screen.openApp(screen.BOARD, { on });
  const view = screen.viewOf(app);
  const search = await vi.waitFor(() => {
    const field = view?.shadowRoot?.querySelector<HTMLInputElement>('input[type="search"], input[type="text"]');
    if (!field) throw new Error('There is no field yet.');
    return field;
  });
  search.value = 'typed';
  const before = on.requests.length;
  const to = document.createElement('div');
  document.body.append(to);
  to.append(app);
  await tick(60);
  expect([screen.viewOf(app) === view, search.isConnected, search.value]).toEqual([true, true, 'typed']);
  expect(on.requests.length).toBe(before);
  await screen.goTo(app, screen.NOWHERE);
  app.remove();
  await vi.waitFor(() => expect(rootOf(app).childElementCount).toBe(0));
  history.pushState(null, '', screen.BOARD);
  await tick(30);
  expect(rootOf(app).childElementCount).toBe(0);
  document.body.append(app);
  await screen.untilShown(app, 'lead-board');
  await screen.traverse(-1, app, 'not found');
});
