import { describe, expect, it } from 'vitest';
import { boardAddress, boardRoute } from '../../examples/routes.js';

describe('the routes of the example app', () => {
  it('read the board of a provider', () => {
    expect(boardRoute('/app/lead/board/77', '')).toEqual({
      serviceProviderId: '77',
      leadId: undefined,
      newMessages: false,
    });
    expect(boardRoute('/app/lead/board/77/', '?leadId=5&newMessages=true')).toEqual({
      serviceProviderId: '77',
      leadId: '5',
      newMessages: true,
    });
    expect(boardRoute('/app/lead/board/77', '?newMessages=false')?.newMessages).toBe(false);
    expect(boardRoute('/app/lead/board/a%20b', '')?.serviceProviderId).toBe('a b');
  });

  it.each([
    '/app',
    '/app/lead',
    '/app/lead/board/',
    '/app/lead/board/1/more',
    '/app/lead/board/%E0%A4',
    '/app/conversation/1/thread/2',
  ])('do not know %s', (path) => {
    expect(boardRoute(path, '')).toBeUndefined();
  });

  it('lead back to the board of the same provider, else of the demo', () => {
    expect(boardAddress('/app/conversation/77/thread/9')).toBe('/app/lead/board/77');
    expect(boardAddress('/app/nowhere')).toBe('/app/lead/board/4711042');
  });
});
