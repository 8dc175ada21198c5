import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillLink, isWebAddress } from '../../../src/element/link-template.js';
import * as routes from '../../../src/element/routes.js';

const view = (tag: string, values: object) => ({ kind: 'view', tag, values });

describe('routes', () => {
  it.each([
    ['/app/lead', '?leadId=7&serviceProviderId=42', view('lead-page', { leadId: '7', spId: '42' })],
    ['/app/lead', '?leadId=7', view('lead-page', { leadId: '7' })],
    ['/app/lead/board/42', '', view('lead-board', { spId: '42' })],
    [
      '/app/lead/board/42',
      '?leadId=7&newMessages=true',
      view('lead-board', { spId: '42', leadId: '7', newMessages: true }),
    ],
    ['/app/conversation/42/thread/u9', '', view('message-thread', { spId: '42', userId: 'u9' })],
    ['/app/conversation/42/thread/u9', '?leadId=7', view('message-thread', { spId: '42', userId: 'u9', leadId: '7' })],
    ['/app/lead/request_a_quote', '', view('raq-funnel', {})],
    ['/app/lead/request_a_quote', '?withAlId=true', view('raq-funnel', { withAlId: true })],
    ['/app/lead/request_a_quote/42/project', '', view('raq-funnel', { spId: '42', step: 'project' })],
    ['/app/lead/request_a_quote/lead/7/suggestions', '', view('raq-funnel', { leadId: '7', step: 'suggestions' })],
    ['/app/lead/request_a_quote/lead/7/summary', '', view('raq-funnel', { leadId: '7', step: 'summary' })],
  ])('match a widget: %s%s', (path, search, match) => expect(routes.matchRoute('/app', path, search)).toEqual(match));

  it.each([
    '/app/lead',
    '/app/lead/board',
    '/app/lead/board/42/more',
    '/app/lead/Board/42',
    '/app/lead/nowhere',
    '/app/lead/board/%20',
    '/app/lead/board/%E0%A4',
    '/app/conversation/42',
    '/app/conversation//thread/u9',
    '/app/lead/request_a_quote/42',
    '/app/lead/request_a_quote/lead/7/done',
  ])('do not match %s', (path) => expect(routes.matchRoute('/app', path)).toMatchObject({ kind: 'not-found', path }));

  it.each(['/', '/app', '/app/', '/application/lead/board/42', '/app/Lead/board/42', ''])(
    'leave %s to the host',
    (path) => expect(routes.matchRoute('/app', path)).toEqual({ kind: 'elsewhere' }),
  );

  it('treat an empty id as missing, collapse repeated slashes, and decode ids', () => {
    expect(routes.matchRoute('/app', '/app/lead', '?leadId=')).toMatchObject({ kind: 'not-found' });
    expect(routes.matchRoute('/app', '/app/lead', '?leadId=7&serviceProviderId=')).toEqual(
      view('lead-page', { leadId: '7' }),
    );
    expect(routes.matchRoute('/app', '/app/lead/board/42', '?leadId=%20')).toEqual(view('lead-board', { spId: '42' }));
    const board = view('lead-board', { spId: '42' });
    for (const path of ['/app/lead/board/42/', '/app//lead/board/42', '//app/lead///board/42//']) {
      expect(routes.matchRoute('/app', path)).toEqual(board);
    }
    expect(routes.matchRoute('/app', '/app/lead/board/a%20b%2Fc')).toEqual(view('lead-board', { spId: 'a b/c' }));
    expect(routes.matchRoute('/app', '/app/lead', '?leadId=a+b%26c')).toEqual(view('lead-page', { leadId: 'a b&c' }));
  });

  it.each([
    ['?newMessages=true', true],
    ['?newMessages', true],
    ['?newMessages=', true],
    ['?newMessages=false', undefined],
    ['?newMessages=1', undefined],
    ['', undefined],
  ])('read newMessages from %s as %s', (search, newMessages) =>
    expect(routes.matchRoute('/app', '/app/lead/board/42', search)).toEqual(
      view('lead-board', newMessages ? { spId: '42', newMessages } : { spId: '42' }),
    ),
  );
});

const board = view('lead-board', { spId: '42' });

it.each(['', '/'])('the base path can be empty: %j', (base) => {
  expect(routes.matchRoute(base, '/lead/board/42')).toEqual(board);
  expect(routes.matchRoute(base, '/app/lead/board/42')).toEqual({ kind: 'elsewhere' });
});

it.each(['/my/office', '/my/office/', 'my/office'])(
  'the base path can have several segments, with or without outer slashes: %s',
  (base) => {
    expect(routes.matchRoute(base, '/my/office/lead/board/42')).toEqual(board);
    expect(routes.matchRoute(base, '/my/offices/lead/board/42')).toEqual({ kind: 'elsewhere' });
    expect(routes.matchRoute(base, '/my')).toEqual({ kind: 'elsewhere' });
  },
);

it('the base path matches encoded and decoded paths', () => {
  expect(routes.matchRoute('/büro', '/b%C3%BCro/lead/board/42')).toEqual(board);
  expect(routes.matchRoute('/b%C3%BCro', '/b%C3%BCro/lead/board/42')).toEqual(board);
  expect(routes.matchRoute('/100%', '/100%/lead/board/42')).toEqual(board);
});

it.each([
  ['/app/lead/board/42/more', '', '42'],
  ['/app/conversation/42/thread', '', '42'],
  ['/app/lead/nowhere', '?serviceProviderId=42', '42'],
  ['/app/lead', '?serviceProviderId=42', '42'],
  ['/app/lead/nowhere', '', undefined],
  ['/app/conversation/%E0%A4/thread/1', '', undefined],
])('an unknown route has the service provider id from its address, if there is one: %s%s', (path, search, spId) =>
  expect(routes.matchRoute('/app', path, search)).toEqual({ kind: 'not-found', path, spId }),
);

it('an app address has path and query, gets a missing base path, and is undefined outside the app', () => {
  expect(routes.splitAddress('/a/b?c=d?e#f?g')).toEqual({ path: '/a/b', search: '?c=d?e' });
  expect(routes.splitAddress('/a/b#f?g')).toEqual({ path: '/a/b', search: '' });
  expect(routes.matchAddress('/app', '/app/lead?leadId=7#top')).toEqual(view('lead-page', { leadId: '7' }));
  expect(routes.appAddress('/app', '/app/lead/board/42?leadId=7#top')).toBe('/app/lead/board/42?leadId=7');
  expect(routes.appAddress('/app', '/app/lead/nowhere')).toBe('/app/lead/nowhere');
  expect(routes.appAddress('/app', '/lead/board/42?leadId=7')).toBe('/app/lead/board/42?leadId=7');
  expect(routes.appAddress('/my/office/', 'conversation/42/thread/9')).toBe('/my/office/conversation/42/thread/9');
  expect(routes.appAddress('', '/lead/board/42')).toBe('/lead/board/42');
  for (const address of [
    '',
    '/',
    '/app',
    '/account',
    'https://elsewhere.invalid/lead/board/42',
    'javascript:alert(1)',
  ]) {
    expect(routes.appAddress('/app', address)).toBeUndefined();
  }
});

// A browser removes the segments . and .. from a path, even if they are encoded.
const id = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .filter((text) => text.trim() !== '' && !['.', '..'].includes(text));
const base = fc.constantFrom('', '/', '/app', '/app/', '/my/office', '/büro');

describe('the address of a view', () => {
  it('leads back to the view for every route and any ids', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...routes.ROUTES),
        base,
        id,
        id,
        id,
        fc.boolean(),
        (route, basePath, one, two, three, isOn) => {
          const ids: Record<routes.IdName, string> = { spId: one, leadId: two, userId: three };
          const names = [
            ...route.path.flatMap((part) => (typeof part === 'string' ? [] : [part.id])),
            ...Object.values(route.ids ?? {}),
          ];
          const values = {
            ...Object.fromEntries(names.map((name) => [name, ids[name]])),
            ...Object.fromEntries((isOn ? (route.flags ?? []) : []).map((flag) => [flag, true])),
            ...(route.step === undefined ? {} : { step: route.step }),
          };
          const href = routes.routeHref(basePath, route.tag, values);
          const { pathname, search } = new URL(href ?? 'missing:', 'https://page.invalid');
          expect(routes.matchAddress(basePath, pathname + search)).toEqual({ kind: 'view', tag: route.tag, values });
        },
      ),
    );
  });

  it('leaves out unset values, and is undefined if a required id is missing', () => {
    expect(routes.routeHref('/app', 'lead-board', { spId: '42' })).toBe('/app/lead/board/42');
    expect(routes.routeHref('/app', 'lead-board', { spId: '42', leadId: undefined, newMessages: false })).toBe(
      '/app/lead/board/42',
    );
    expect(routes.routeHref('', 'lead-board', { spId: 'a/b', leadId: '7', newMessages: true })).toBe(
      '/lead/board/a%2Fb?leadId=7&newMessages=true',
    );
    expect(routes.routeHref('/app', 'lead-board', {})).toBeUndefined();
    expect(routes.routeHref('/app', 'lead-board', { spId: ' ' })).toBeUndefined();
    expect(routes.routeHref('/app', 'message-thread', { spId: '42' })).toBeUndefined();
    expect(routes.routeHref('/app', 'lead-page', { spId: '42' })).toBeUndefined();
  });
});

it('the template of a route is filled like a link template of the host', () => {
  const template = routes.routeTemplate('/office/', 'message-thread');
  expect(template).toBe('/office/conversation/{spId}/thread/{userId}?leadId={leadId}');
  expect(fillLink(template, { spId: '4 2', userId: 'u9', leadId: '7' })).toBe(
    '/office/conversation/4%202/thread/u9?leadId=7',
  );
});

const IDS = { spId: '4711', userId: 'u 8', leadId: 'l/9' };

it.each([
  ['https://office.example.com/calls/{spId}', 'https://office.example.com/calls/4711'],
  ['/thread/{spId}/{userId}?lead={leadId}', '/thread/4711/u%208?lead=l%2F9'],
  ['{spId}/{spId}', '4711/4711'],
  ['/calls', '/calls'],
  ['/\\office.example.com', '/\\office.example.com'],
  ['calls?x=1#top', 'calls?x=1#top'],
  ['//office.example.com/calls', '//office.example.com/calls'],
])('a link template %j is filled as %j', (template, href) => expect(fillLink(template, IDS)).toBe(href));

it.each([undefined, ''])('an empty link template gives no link: %j', (template) =>
  expect(fillLink(template, IDS)).toBeUndefined(),
);

it.each([{ spId: '4711' }, { spId: '4711', userId: '' }])(
  'a link template whose id is missing in %j gives no link',
  (ids) => expect(fillLink('/thread/{spId}/{userId}', ids)).toBeUndefined(),
);

it('a link template does not fill placeholders inside an id', () =>
  expect(fillLink('/{spId}/{leadId}', { spId: '{leadId}', leadId: '9' })).toBe('/%7BleadId%7D/9'));

it.each([
  'javascript:alert({spId})',
  '  javascript:alert(1)',
  'java\nscript:alert(1)',
  'javascript\t:alert(1)',
  '\u0000\u001fjavascript:alert(1)',
  'data:text/html,<b>x</b>',
  'blob:https://office.example.com/1',
  'tel:5125550123',
  'mailto:a7@example.com',
  'https://',
])('a link template that is not a web address gives no link: %j', (template) =>
  expect(fillLink(template, IDS)).toBeUndefined(),
);

it.each([
  'https://office.example.com',
  '/a:b',
  '?next=javascript:alert(1)',
  '#javascript:alert(1)',
  'java\u0001script:alert(1)',
])('a link that the browser resolves to a web address is accepted: %j', (href) => {
  expect(isWebAddress(href)).toBe(true);
  expect(new URL(href, 'https://page.example').protocol).toMatch(/^https?:$/);
});
