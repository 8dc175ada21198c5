import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillLink } from '../../../src/element/link-template.js';
import { type IdName, matchAddress, ROUTES, routeHref, routeTemplate } from '../../../src/element/routes.js';

// A browser takes the segments . and .. out of a path, however they are written
const id = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .filter((text) => text.trim() !== '' && !['.', '..'].includes(text));
const base = fc.constantFrom('', '/', '/app', '/app/', '/my/office', '/büro');

describe('the address of a view', () => {
  it('leads back to the view, for every route, whatever the ids are, as a browser writes it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ROUTES),
        base,
        id,
        id,
        id,
        fc.boolean(),
        (route, basePath, one, two, three, isOn) => {
          const ids: Record<IdName, string> = { spId: one, leadId: two, userId: three };
          const names = [
            ...route.path.flatMap((part) => (typeof part === 'string' ? [] : [part.id])),
            ...Object.values(route.ids ?? {}),
          ];
          const values = {
            ...Object.fromEntries(names.map((name) => [name, ids[name]])),
            ...Object.fromEntries((isOn ? (route.flags ?? []) : []).map((flag) => [flag, true])),
            ...(route.step === undefined ? {} : { step: route.step }),
          };
          const href = routeHref(basePath, route.tag, values);
          const { pathname, search } = new URL(href ?? 'missing:', 'https://page.invalid');
          expect(matchAddress(basePath, pathname + search)).toEqual({ kind: 'view', tag: route.tag, values });
        },
      ),
    );
  });

  it('leaves out what is not given', () => {
    expect(routeHref('/app', 'lead-board', { spId: '42' })).toBe('/app/lead/board/42');
    expect(routeHref('/app', 'lead-board', { spId: '42', leadId: undefined, newMessages: false })).toBe(
      '/app/lead/board/42',
    );
    expect(routeHref('', 'lead-board', { spId: 'a/b', leadId: '7', newMessages: true })).toBe(
      '/lead/board/a%2Fb?leadId=7&newMessages=true',
    );
  });

  it('is none where an id is missing', () => {
    expect(routeHref('/app', 'lead-board', {})).toBeUndefined();
    expect(routeHref('/app', 'lead-board', { spId: ' ' })).toBeUndefined();
    expect(routeHref('/app', 'message-thread', { spId: '42' })).toBeUndefined();
    expect(routeHref('/app', 'lead-page', { spId: '42' })).toBeUndefined();
  });
});

describe('the template of a route', () => {
  it('is filled like any link of a host', () => {
    const template = routeTemplate('/office/', 'message-thread');
    expect(template).toBe('/office/conversation/{spId}/thread/{userId}?leadId={leadId}');
    expect(fillLink(template, { spId: '4 2', userId: 'u9', leadId: '7' })).toBe(
      '/office/conversation/4%202/thread/u9?leadId=7',
    );
  });
});
