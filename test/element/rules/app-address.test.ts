import { expect, it } from 'vitest';
import { appAddress } from '../../../src/element/routes.js';

it('an address with the base path stays as it is, without its fragment', () => {
  expect(appAddress('/app', '/app/lead/board/42?leadId=7#top')).toBe('/app/lead/board/42?leadId=7');
  expect(appAddress('/app', '/app/lead/nowhere')).toBe('/app/lead/nowhere');
});

it('an address without the base path gets it', () => {
  expect(appAddress('/app', '/lead/board/42?leadId=7')).toBe('/app/lead/board/42?leadId=7');
  expect(appAddress('/my/office/', 'conversation/42/thread/9')).toBe('/my/office/conversation/42/thread/9');
  expect(appAddress('', '/lead/board/42')).toBe('/lead/board/42');
});

it('what is no page of the product has none', () => {
  for (const address of [
    '',
    '/',
    '/app',
    '/account',
    'https://elsewhere.invalid/lead/board/42',
    'javascript:alert(1)',
  ]) {
    expect(appAddress('/app', address)).toBeUndefined();
  }
});
