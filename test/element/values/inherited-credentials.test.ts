import { expect, test } from 'vitest';
import { hasWithheldCredentials, mergeSettings, type WidgetSettings } from '../../../src/element/page/settings.js';

const auth = { getToken: () => 'a token' };
const page: WidgetSettings = { gatewayUrl: 'https://one.example', auth, oneTimeToken: 'once' };

/** The credentials of a widget in a page, and whether those of the page are withheld from it. */
function credentials(widget: WidgetSettings, around: WidgetSettings = page) {
  const levels = [widget, around];
  const merged = mergeSettings(levels);
  return { auth: merged.auth, oneTimeToken: merged.oneTimeToken, isWithheld: hasWithheldCredentials(levels) };
}

const ALL = { auth, oneTimeToken: 'once', isWithheld: false };
const NONE = { auth: undefined, oneTimeToken: undefined, isWithheld: true };

test('the credentials of a page apply to a widget without a gateway or with one of the same origin', () => {
  expect(credentials({ locale: 'es-US' })).toEqual(ALL);
  expect(credentials({ gatewayUrl: 'https://one.example/leads' })).toEqual(ALL);
});

test.each<[string, WidgetSettings]>([
  ['another origin', { gatewayUrl: 'https://two.example' }],
  ['another port', { gatewayUrl: 'https://one.example:8443' }],
  ['an address that is not valid', { gatewayUrl: 'https://' }],
  ['a gateway object', { gateway: {} }],
  ['a fetch function', { fetch: () => Promise.reject(new Error('no call')) }],
])('the credentials of a page do not apply to %s', (_name, widget) => expect(credentials(widget)).toEqual(NONE));

test.each<[string, WidgetSettings]>([
  ['a gateway object', { gateway: {} }],
  ['a fetch function', { fetch: () => Promise.reject(new Error('no call')) }],
])('the credentials of a page without gateway-url do not apply to %s', (_name, widget) =>
  expect(credentials(widget, { auth, oneTimeToken: 'once' })).toEqual(NONE),
);

test('a widget with another gateway uses its own credentials', () => {
  const own = { getToken: () => 'its own' };
  const widget: WidgetSettings = { gatewayUrl: 'https://two.example', auth: own, oneTimeToken: 'its own' };
  expect(credentials(widget)).toEqual({ auth: own, oneTimeToken: 'its own', isWithheld: false });
});
