import { describe, expect, it } from 'vitest';
import { matchAddress, matchRoute, splitAddress } from '../../../src/element/routes.js';

const view = (tag: string, values: object) => ({ kind: 'view', tag, values });

describe('the routes of the product', () => {
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
  ])('name a widget: %s%s', (path, search, match) => {
    expect(matchRoute('/app', path, search)).toEqual(match);
  });

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
  ])('do not know %s', (path) => {
    expect(matchRoute('/app', path)).toMatchObject({ kind: 'not-found', path });
  });

  it.each(['/', '/app', '/app/', '/application/lead/board/42', '/app/Lead/board/42', ''])(
    'leave %s to the host',
    (path) => {
      expect(matchRoute('/app', path)).toEqual({ kind: 'elsewhere' });
    },
  );

  it('take an empty id in the query as none', () => {
    expect(matchRoute('/app', '/app/lead', '?leadId=')).toMatchObject({ kind: 'not-found' });
    expect(matchRoute('/app', '/app/lead', '?leadId=7&serviceProviderId=')).toEqual(view('lead-page', { leadId: '7' }));
    expect(matchRoute('/app', '/app/lead/board/42', '?leadId=%20')).toEqual(view('lead-board', { spId: '42' }));
  });

  it.each([
    ['?newMessages=true', true],
    ['?newMessages', true],
    ['?newMessages=', true],
    ['?newMessages=false', undefined],
    ['?newMessages=1', undefined],
    ['', undefined],
  ])('read the unread filter from %s as %s', (search, newMessages) => {
    expect(matchRoute('/app', '/app/lead/board/42', search)).toEqual(
      view('lead-board', newMessages ? { spId: '42', newMessages } : { spId: '42' }),
    );
  });

  it('take slashes at the end and repeated ones for one', () => {
    const board = view('lead-board', { spId: '42' });
    for (const path of ['/app/lead/board/42/', '/app//lead/board/42', '//app/lead///board/42//']) {
      expect(matchRoute('/app', path)).toEqual(board);
    }
  });

  it('decode ids', () => {
    expect(matchRoute('/app', '/app/lead/board/a%20b%2Fc')).toEqual(view('lead-board', { spId: 'a b/c' }));
    expect(matchRoute('/app', '/app/lead', '?leadId=a+b%26c')).toEqual(view('lead-page', { leadId: 'a b&c' }));
  });
});

describe('a base path', () => {
  const board = view('lead-board', { spId: '42' });

  it.each(['', '/'])('may be none: %j', (base) => {
    expect(matchRoute(base, '/lead/board/42')).toEqual(board);
    expect(matchRoute(base, '/app/lead/board/42')).toEqual({ kind: 'elsewhere' });
  });

  it.each(['/my/office', '/my/office/', 'my/office'])('may be long, with or without slashes around: %s', (base) => {
    expect(matchRoute(base, '/my/office/lead/board/42')).toEqual(board);
    expect(matchRoute(base, '/my/offices/lead/board/42')).toEqual({ kind: 'elsewhere' });
    expect(matchRoute(base, '/my')).toEqual({ kind: 'elsewhere' });
  });

  it('is the same encoded and not', () => {
    expect(matchRoute('/büro', '/b%C3%BCro/lead/board/42')).toEqual(board);
    expect(matchRoute('/b%C3%BCro', '/b%C3%BCro/lead/board/42')).toEqual(board);
    expect(matchRoute('/100%', '/100%/lead/board/42')).toEqual(board);
  });
});

describe('an unknown route', () => {
  it.each([
    ['/app/lead/board/42/more', '', '42'],
    ['/app/conversation/42/thread', '', '42'],
    ['/app/lead/nowhere', '?serviceProviderId=42', '42'],
    ['/app/lead', '?serviceProviderId=42', '42'],
    ['/app/lead/nowhere', '', undefined],
    ['/app/conversation/%E0%A4/thread/1', '', undefined],
  ])('names the provider of its address: %s%s', (path, search, spId) => {
    expect(matchRoute('/app', path, search)).toEqual({ kind: 'not-found', path, spId });
  });
});

describe('an address', () => {
  it('is a path and a query; the fragment does not count', () => {
    expect(splitAddress('/a/b?c=d?e#f?g')).toEqual({ path: '/a/b', search: '?c=d?e' });
    expect(splitAddress('/a/b#f?g')).toEqual({ path: '/a/b', search: '' });
    expect(matchAddress('/app', '/app/lead?leadId=7#top')).toEqual(view('lead-page', { leadId: '7' }));
  });
});
